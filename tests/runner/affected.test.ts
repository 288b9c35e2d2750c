import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { affectedBy, NAMED_SPECS } from './affected.ts'
import { projectFiles } from './command.ts'

const files = (await projectFiles()) ?? []
const textOf = (file: string) => readFileSync(file, 'utf8')
const of = (...changed: string[]) => affectedBy(changed, files, textOf)

describe('what a change can affect', () => {
  test('everything, where no rule knows the path', () => {
    for (const path of [
      'markets/index.ts',
      'package-lock.json',
      'scripts/setup.mjs',
      'new/file.ts',
    ])
      expect(of(path), path).toMatchObject({ unit: 'all', integration: 'all', browser: 'all' })
    expect(of('docs/testing.md', 'markets/index.ts').unmapped).toEqual(['markets/index.ts'])
  })

  test('the checks and the house rules, for a text', () => {
    const { unit, ...others } = of('README.md', 'docs/faults.md')
    expect(others).toMatchObject({ browser: [], unmapped: [] })
    expect(unit).toContain('tests/house/docs-links.test.ts')
  })

  test('the house rules, for whatever they read', () => {
    for (const path of ['app/market/messages/de/account.json', 'platform/limits/a.ts'])
      expect(of(path).unit, path).toContain('tests/house/texts.test.ts')
    expect(of().unit).toEqual([])
  })

  test('names no spec that does not exist', () => {
    const there = readdirSync('tests/browser')
    expect([...NAMED_SPECS].filter((it) => !there.includes(it))).toEqual([])
  })

  test('the specs of a part, and integration files that run the built product', () => {
    const { browser, integration } = of('app/features/limits/limits.ts')
    expect(browser).toContain('tests/browser/limits.e2e.ts')
    expect(browser).not.toContain('tests/browser/studio-tools.e2e.ts')
    expect(integration).toContain('tests/integration/server/site-pages.test.ts')
    expect(of('app/root.tsx').browser).toBe('all')
  })

  test('a spec itself, and the specs that import a helper', () => {
    expect(of('tests/browser/limits.e2e.ts').browser).toEqual(['tests/browser/limits.e2e.ts'])
    expect(of('tests/fixtures/market-row.ts').browser).toContain('tests/browser/market-rows.e2e.ts')
    expect(of('tests/browser/fixtures.ts').browser).toBe('all')
  })

  test('every spec except those about all pages has its own rule', () => {
    const specs = readdirSync('tests/browser').filter((it) => it.endsWith('.e2e.ts'))
    const reached = [
      ...['studio/a.ts', 'content-lake/a.ts', 'sandbox/console/a.ts', 'app/features/game/a.ts'],
      ...['app/features/deposits/a.ts', 'platform/limits/a.ts', 'platform/account/a.ts'],
      'app/features/sportsbook/a.ts',
    ].flatMap((it) => of(it).browser)
    const left = specs.filter((it) => !reached.includes(`tests/browser/${it}`))
    expect(left).toEqual(['dialogs.e2e.ts', 'offline.e2e.ts', 'primitives.e2e.ts'])
  })
})
