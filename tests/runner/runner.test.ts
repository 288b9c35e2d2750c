import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mayRetry } from './budgets.ts'
import { closingLines } from './closing-lines.ts'
import { PARTS, parseOptions, partOf } from './options.ts'
import { type FileResult, readPlaywright, readVitest, withRetry } from './results.ts'

const aResult = (what: Partial<FileResult>): FileResult => ({
  ...{ file: 'a.test.ts', seconds: 1, passed: 1, failed: [], flaky: [] },
  ...what,
})
const aRun = (files: readonly FileResult[], budgetMinutes: number | null = null) =>
  closingLines({
    parts: [{ part: 'unit', seconds: 120, budgetMinutes, files }],
    samples: [],
    seed: 's',
  })

describe('the arguments of npm test', () => {
  test('none run everything; others run parts, the change, or files', () => {
    expect(parseOptions([])).toMatchObject({ run: { kind: 'parts', parts: PARTS }, full: false })
    expect(parseOptions(['unit', 'static'])).toMatchObject({ run: { parts: ['static', 'unit'] } })
    expect(parseOptions(['changed', '--full'])).toMatchObject({
      run: { kind: 'changed' },
      full: true,
    })
    expect(parseOptions(['tests/integration/api/limits.test.ts'])).toMatchObject({
      run: { kind: 'files' },
    })
    for (const wrong of [['--fast'], ['everything'], ['unit', 'a.test.ts', 'else']])
      expect(typeof parseOptions(wrong), wrong.join(' ')).toBe('string')
  })

  test('each file has its part', () => {
    expect(partOf('tests/browser/game.e2e.ts')).toBe('browser')
    expect(partOf('tests/integration/api/limits.test.ts')).toBe('integration')
    expect(partOf('sandbox/games/rounds.db.test.ts')).toBe('integration')
    expect(partOf('markets/odds.test.tsx')).toBe('unit')
    expect(partOf('markets/odds.ts')).toBeNull()
  })
})

describe('a second try', () => {
  test('that passes makes a flaky file, one that fails stays a failure', () => {
    const first = [aResult({ failed: ['x'] }), aResult({ file: 'b.test.ts', failed: ['y'] })]
    const second = [aResult({ passed: 2 }), aResult({ file: 'b.test.ts', failed: ['y'] })]
    expect(withRetry(first, second)).toEqual([
      aResult({ seconds: 2, passed: 2, flaky: ['x'] }),
      aResult({ file: 'b.test.ts', seconds: 2, failed: ['y'] }),
    ])
  })

  test('is for no race, no ledger and no authorisation', () => {
    for (const file of [
      'tests/integration/ledger/wallet.test.ts',
      'tests/integration/api/account-races.test.ts',
    ])
      expect(mayRetry(file), file).toBe(false)
    expect(mayRetry('tests/integration/lake/authorisation-matrix.test.ts')).toBe(false)
    expect(mayRetry('tests/integration/server/site-pages.test.ts')).toBe(true)
  })
})

describe('the closing lines', () => {
  test('end with the true totals, alone on their line', () => {
    const { text, passed, failed } = aRun([aResult({ passed: 3 }), aResult({ failed: ['z'] })])
    expect(text.endsWith('\n\n4 passed, 1 failed\n')).toBe(true)
    expect({ passed, failed }).toEqual({ passed: 4, failed: 1 })
    expect(text).toContain('── failed\nz\n')
  })

  test('name a part over its budget, and no other', () => {
    expect(aRun([], 1).text).toContain('2.0 of 1  OVER BUDGET')
    expect(aRun([], 3).text).not.toContain('OVER')
  })

  test('three flaky files pass, a fourth fails the run', () => {
    const flaky = (count: number) =>
      aRun(Array.from({ length: count }, (_, n) => aResult({ file: `${n}`, flaky: ['f'] })))
    expect(flaky(3).failed).toBe(0)
    expect(flaky(4).failed).toBe(1)
  })

  test('add up what the files took of one sample', () => {
    const samples = [
      { name: 'visits', taken: 1, of: 10 },
      { name: 'visits', taken: 2, of: 20 },
    ]
    expect(closingLines({ parts: [], samples, seed: 'abc' }).text).toContain(
      '── sampled with seed abc\nvisits: 3 of 30',
    )
  })
})

describe('a report', () => {
  const write = (data: object) => {
    const file = join(mkdtempSync(join(tmpdir(), 'playhouse-report-')), 'report.json')
    writeFileSync(file, JSON.stringify(data))
    return file
  }

  test('of Vitest: a file that broke before its first test has failed', () => {
    const report = write({
      testResults: [
        { name: '/r/a.test.ts', status: 'failed', message: 'broken', assertionResults: [] },
        {
          ...{ name: '/r/b.test.ts', status: 'failed', startTime: 0, endTime: 2_000 },
          assertionResults: [
            { status: 'passed', fullName: 'one' },
            { status: 'failed', fullName: 'two', failureMessages: ['no'] },
            { status: 'skipped', fullName: 'three' },
          ],
        },
      ],
    })
    expect(readVitest(report, '/r')).toEqual([
      aResult({ passed: 0, seconds: 0, failed: ['a.test.ts\n    broken'] }),
      aResult({ file: 'b.test.ts', seconds: 2, failed: ['b.test.ts › two\n    no'] }),
    ])
  })

  test('of Playwright: what passed on the second try has passed and is flaky', () => {
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ status, results: [{ duration: 500, errors: [{ message: 'no' }] }] }],
    })
    const specs = [spec('one', 'expected'), spec('two', 'flaky'), spec('three', 'unexpected')]
    const report = write({ suites: [{ title: 'a.e2e.ts', file: 'a.e2e.ts', specs }] })
    expect(readPlaywright(report)).toEqual([
      {
        ...{ file: 'tests/browser/a.e2e.ts', seconds: 1.5, passed: 2 },
        failed: ['a.e2e.ts › three\n    no'],
        flaky: ['a.e2e.ts › two\n    no'],
      },
    ])
  })
})
