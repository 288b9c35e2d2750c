import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** One import across each boundary: file, import, and the boundary that must reject it. */
const PLANTED: [file: string, imports: string, wall: string][] = [
  ['contracts/spy.ts', '../markets/fi.ts', 'contracts-know-nobody'],
  ['markets/spy.ts', '../platform/platform.ts', 'markets-know-contracts'],
  ['game-providers/relax/spy.ts', '../../platform/platform.ts', 'game-providers-know-contracts'],
  ['payment-providers/spy.ts', '../platform/platform.ts', 'payment-providers-know-contracts'],
  ['schemas/thief.ts', '../game-providers/index.ts', 'schemas-know-markets'],
  ['schemas/spy.ts', '../app/root.ts', 'schemas-know-markets'],
  ['content-lake/spy.ts', '../contracts/money.ts', 'content-lake-stands-alone'],
  ['platform/wallet/spy.ts', '../../app/root.ts', 'platform-knows-the-words'],
  ['sandbox/spy.ts', '../platform/platform.ts', 'sandbox-is-a-stranger'],
  ['seed/spy.ts', '../platform/platform.ts', 'seed-goes-in-by-the-front-door'],
  ['app/features/lobby/spy.ts', '../../../platform/platform.ts', 'app-knows-contracts'],
  ['platform/spy.ts', '../server/main.ts', 'nobody-imports-server'],
  ['app/features/lobby/thief.ts', '../wallet/balance.ts', 'features-apart'],
  ['app/features/lobby/route-thief.ts', '../../routes/home.ts', 'nobody-imports-routes'],
  ['app/ui/spy.ts', '../features/wallet/balance.ts', 'ui-knows-no-feature'],
  ['platform/wallet/thief.ts', '../players/store.ts', 'platform-modules-by-their-front-door'],
  ['contracts/circle-a.ts', './circle-b.ts', 'no-cycles'],
]
const TARGETS = [
  'game-providers/index.ts',
  'markets/fi.ts',
  'contracts/money.ts',
  'platform/platform.ts',
  'platform/players/store.ts',
  'app/root.ts',
  'app/routes/home.ts',
  'app/features/wallet/balance.ts',
  'server/main.ts',
]

type Report = { summary: { violations: { from: string; rule: { name: string } }[] } }

test('an import through any wall is refused, by the wall it breaks', () => {
  const house = mkdtempSync(join(resolve('node_modules'), '.walls-'))
  try {
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(house, file)), { recursive: true })
      writeFileSync(join(house, file), text)
    }
    for (const file of TARGETS) write(file, 'export const it = 1\n')
    for (const [file, imports] of PLANTED)
      write(file, `import { it } from '${imports}'\nexport const that = it\n`)
    write('contracts/circle-b.ts', "import { that } from './circle-a.ts'\nexport const it = that\n")
    write('studio/page.ts', "import type { B } from './part.ts'\nexport type A = B | null\n")
    write('studio/part.ts', "import type { A } from './page.ts'\nexport type B = { of: A }\n")
    for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) {
      write(file, readFileSync(file, 'utf8'))
    }
    symlinkSync(resolve('node_modules'), join(house, 'node_modules'))
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
      'studio',
    ]
    const report = JSON.parse(cruise(house, folders)) as Report
    const found = report.summary.violations.map(({ from, rule }) => `${from} ${rule.name}`)
    for (const [file, , wall] of PLANTED) expect(found).toContain(`${file} ${wall}`)
    expect(found).toContain('studio/page.ts no-cycles')
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
