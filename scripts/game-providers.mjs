// The list of the game providers, generated from the folders in game-providers/: each has its name, `facts.ts` and
// `index.ts`. With --check it fails when the committed list differs from what would be written. Another folder than the
// project's own may be named: `node scripts/game-providers.mjs [folder] [--check]`.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const CHECK = '--check'
const [folder = join(import.meta.dirname, '..', 'game-providers')] = process.argv
  .slice(2)
  .filter((it) => it !== CHECK)
const home = resolve(folder)
const generated = join(home, 'generated')
const problems = []

const names = readdirSync(home, { withFileTypes: true })
  .filter((it) => it.isDirectory() && it.name !== 'generated')
  .map((it) => it.name)
  .sort()
for (const name of names) {
  if (!/^[a-z][a-z0-9]{1,39}$/.test(name)) problems.push(`${name}: a provider is named in [a-z0-9]`)
  for (const file of ['facts.ts', 'index.ts']) {
    if (!existsSync(join(home, name, file))) problems.push(`${name}: has no ${file}`)
  }
}

const list = ({ file, value, type, title }) =>
  [
    '// Made by scripts/game-providers.mjs from the folders beside this one: edit those.',
    `import type { ${type} } from '../game-provider.ts'`,
    ...names.map((name) => `import { ${value} as ${name} } from '../${name}/${file}'`),
    '',
    `export const ${title}: readonly ${type}[] = [${names.join(', ')}]`,
    '',
  ].join('\n')
const files = {
  'facts.ts': list({
    file: 'facts.ts',
    value: 'facts',
    type: 'ProviderFacts',
    title: 'PROVIDER_FACTS',
  }),
  'providers.ts': list({
    file: 'index.ts',
    value: 'provider',
    type: 'GameProvider',
    title: 'GAME_PROVIDERS',
  }),
}

if (process.argv.includes(CHECK)) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(generated, name)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text)
      problems.push(`generated/${name} is not up to date: npm run game-providers`)
  }
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
if (!process.argv.includes(CHECK)) {
  mkdirSync(generated, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(generated, name), text)
}
process.stdout.write(`game-providers has ${names.length} providers\n`)
