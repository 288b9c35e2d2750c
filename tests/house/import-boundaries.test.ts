import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)

type Planted = [file: string, imports: string, rule: string]

/** Imports across each boundary: file, import, and the rule that must refuse it. */
const PLANTED: Planted[] = [
  ['contracts/spy.ts', '../markets/fi.ts', 'imports-of-contracts'],
  ['markets/spy.ts', '../platform/platform.ts', 'imports-of-markets'],
  ['game-providers/relax/spy.ts', '../../platform/platform.ts', 'imports-of-game-providers'],
  ['payment-providers/spy.ts', '../platform/platform.ts', 'imports-of-payment-providers'],
  ['sportsbook-providers/spy.ts', '../platform/platform.ts', 'imports-of-sportsbook-providers'],
  ['schemas/thief.ts', '../game-providers/index.ts', 'imports-of-schemas'],
  ['schemas/spy.ts', '../app/root.ts', 'imports-of-schemas'],
  ['content-lake/spy.ts', '../contracts/money.ts', 'imports-of-content-lake'],
  ['platform/wallet/spy.ts', '../../app/root.ts', 'imports-of-platform'],
  ['sandbox/spy.ts', '../platform/platform.ts', 'imports-of-sandbox'],
  ['seed/spy.ts', '../platform/platform.ts', 'imports-of-seed'],
  ['app/features/lobby/spy.ts', '../../../platform/platform.ts', 'imports-of-app'],
  ['platform/spy.ts', '../server/main.ts', 'no-imports-of-server'],
  ['platform/test-spy.ts', '../tests/fixtures/sample.ts', 'no-imports-of-tests'],
  ['app/features/lobby/thief.ts', '../wallet/balance.ts', 'no-imports-between-features'],
  ['app/features/lobby/route-thief.ts', '../../routes/home.ts', 'no-imports-of-routes'],
  ['app/ui/spy.ts', '../features/wallet/balance.ts', 'no-imports-of-features-in-ui'],
  ['app/features/lobby/Spy.tsx', 'zod', 'no-zod-in-the-browser'],
  ['contracts/circle-a.ts', './circle-b.ts', 'no-cycles'],
]
const TARGETS = [
  'game-providers/index.ts',
  'markets/fi.ts',
  'contracts/money.ts',
  'platform/platform.ts',
  'app/root.ts',
  'app/routes/home.ts',
  'app/features/wallet/balance.ts',
  'server/main.ts',
  'tests/fixtures/sample.ts',
]

/** Every module of the platform, as the folders are today. */
const MODULES = readdirSync('platform', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['db', 'http'].includes(entry.name))
  .map(({ name }) => name)

/** For each module: imports of a file behind its index, from every kind of place that may use the module. */
const INTO_MODULES = MODULES.flatMap((name): Planted[] => {
  const other = name === 'wallet' ? 'players' : 'wallet'
  const inside = 'modules-entered-through-index'
  const outside = 'platform-entered-through-index'
  return [
    [`platform/${other}/to-${name}.ts`, `../${name}/inner.ts`, inside],
    [`platform/http/to-${name}.ts`, `../${name}/inner.ts`, inside],
    [`platform/to-${name}.ts`, `./${name}/inner.ts`, outside],
    [`server/to-${name}.ts`, `../platform/${name}/inner.ts`, outside],
  ]
})

/** What is allowed, so that a rule which refuses everything is noticed, too. */
const ALLOWED = MODULES.flatMap((name): [file: string, imports: string][] => [
  [`platform/${name}/own.ts`, './inner.ts'],
  [`platform/http/through-${name}.ts`, `../${name}/index.ts`],
  [`server/through-${name}.ts`, `../platform/${name}/index.ts`],
])

type Report = { summary: { violations: { from: string; rule: { name: string } }[] } }

test('every folder of the platform is a module with an index, except the database and HTTP', () => {
  expect(MODULES.filter((name) => !existsSync(`platform/${name}/index.ts`))).toEqual([])
})

test('an import across any boundary is refused, by the rule of that boundary', () => {
  const house = mkdtempSync(join(resolve('node_modules'), '.boundaries-'))
  try {
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(house, file)), { recursive: true })
      writeFileSync(join(house, file), text)
    }
    const modules = MODULES.flatMap((it) => [`platform/${it}/index.ts`, `platform/${it}/inner.ts`])
    for (const file of [...TARGETS, ...modules]) write(file, 'export const it = 1\n')
    const planted = [...PLANTED, ...INTO_MODULES]
    for (const [file, imports] of [...planted, ...ALLOWED])
      write(file, `import { it } from '${imports}'\nexport const that = it\n`)
    write('contracts/circle-b.ts', "import { that } from './circle-a.ts'\nexport const it = that\n")
    write('studio/page.ts', "import type { B } from './part.ts'\nexport type A = B | null\n")
    write('studio/part.ts', "import type { A } from './page.ts'\nexport type B = { of: A }\n")
    for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) {
      write(file, readFileSync(file, 'utf8'))
    }
    write('node_modules/zod/package.json', '{"name":"zod","main":"index.js"}')
    write('node_modules/zod/index.js', 'export const it = 1\n')
    const folders = [
      'app',
      'content-lake',
      'contracts',
      'game-providers',
      'markets',
      'payment-providers',
      'platform',
      'sandbox',
      'schemas',
      'seed',
      'server',
      'sportsbook-providers',
      'studio',
    ]
    const report = JSON.parse(cruise(house, folders)) as Report
    const found = report.summary.violations.map(({ from, rule }) => `${from} ${rule.name}`)
    for (const [file, , rule] of planted) expect(found).toContain(`${file} ${rule}`)
    expect(found).toContain('studio/page.ts no-cycles')
    const refused = new Set(report.summary.violations.map(({ from }) => from))
    for (const [file] of ALLOWED) expect(refused).not.toContain(file)
    const rules = new Set(planted.map(([, , rule]) => rule))
    const { forbidden } = require(resolve('.dependency-cruiser.cjs')) as {
      forbidden: { name: string }[]
    }
    expect(forbidden.map(({ name }) => name).filter((name) => !rules.has(name))).toEqual([])
  } finally {
    rmSync(house, { recursive: true, force: true })
  }
})

/** dependency-cruiser exits with the number of violations; only its report counts here. */
function cruise(house: string, folders: string[]): string {
  try {
    return execFileSync(
      process.execPath,
      [
        resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'json',
        ...folders,
      ],
      { cwd: house, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    )
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
