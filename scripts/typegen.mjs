// `npm run typegen`: content types from the schemas and from the site's named queries. With --check it fails when the
// committed file differs from what would be written: a changed schema or query then breaks here, and a changed type
// where it is used.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, ROOT } from './setup.mjs'

const studio = join(ROOT, 'studio')
const sanity = [studio, ROOT]
  .map((it) => join(it, 'node_modules', 'sanity', 'bin', 'sanity'))
  .find(existsSync)
if (!sanity) fail('The Studio is not installed: npm ci installs it.')
const result = join(ROOT, 'schemas', 'generated', 'sanity-types.ts')
const extracted = join(studio, 'schema.json')

function run(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [sanity, ...args], {
    cwd: studio,
    encoding: 'utf8',
    env: {
      ...process.env,
      DO_NOT_TRACK: '1',
      NO_COLOR: '1',
      SANITY_STUDIO_API_HOST: 'http://localhost:3200',
    },
  })
  if (status !== 0) fail(`sanity ${args.join(' ')} failed\n${stdout}\n${stderr}`)
}

/** The generator writes one member a line; long lines make the file less than half as long. */
function compact(text) {
  const args = ['format', '--stdin-file-path=sanity-types.ts', '--expand=never', '--line-width=320']
  const biome = join(ROOT, 'node_modules', '.bin', 'biome')
  const { status, stdout, stderr } = spawnSync(biome, args, {
    cwd: ROOT,
    encoding: 'utf8',
    input: text,
  })
  if (status !== 0) fail(`biome format failed\n${stderr}`)
  return stdout
}

const before = existsSync(result) ? readFileSync(result, 'utf8') : ''
mkdirSync(join(result, '..'), { recursive: true })
run(['schema', 'extract', '--path', './schema.json', '--enforce-required-fields'])
run(['typegen', 'generate'])
rmSync(extracted, { force: true })
const after = compact(readFileSync(result, 'utf8'))
writeFileSync(result, after)
if (process.argv.includes('--check') && before !== after) {
  writeFileSync(result, before)
  fail('schemas/generated is not up to date: npm run typegen')
}
process.stdout.write(`schemas/generated/sanity-types.ts has ${after.split('\n').length} lines\n`)
