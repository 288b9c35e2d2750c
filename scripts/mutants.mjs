// `npm run mutants`: breaks the product on purpose and says which tests notice. `-- patches` runs the fixed faults of
// tests/mutants/, with words after it those of an area or a name; `-- rules` has Stryker change the pure rules, all or `--mutate <files>`.
import { join } from 'node:path'
import { ensureInstalled, ROOT, run } from './setup.mjs'

const PARTS = ['patches', 'rules']
const args = process.argv.slice(2)
const wanted = PARTS.filter((it) => args.includes(it))
const rest = args.filter((it) => !PARTS.includes(it))
const seedAt = rest.indexOf('--seed')
const [, seed] = seedAt === -1 ? [] : rest.splice(seedAt, 2)

const COMMANDS = {
  patches: [process.execPath, ['--import', 'tsx', join('tests', 'mutants', 'main.ts'), ...rest]],
  rules: [
    join(ROOT, 'node_modules', '.bin', 'stryker'),
    ['run', ...(wanted.includes('patches') || wanted.length === 0 ? [] : rest)],
  ],
}

await ensureInstalled()
const failed = []
for (const part of wanted.length > 0 ? wanted : PARTS) {
  const [file, its] = COMMANDS[part]
  const env = seed === undefined ? {} : { TEST_SEED: seed }
  await run(file, its, { quiet: false, env }).catch(() => failed.push(part))
}
if (failed.length > 0) process.stdout.write(`\nNot good: ${failed.join(', ')}\n`)
process.exit(failed.length === 0 ? 0 : 1)
