import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'

/** The result of one test file, or of one check. */
export type FileResult = {
  file: string
  seconds: number
  passed: number
  /** Each failed test with its message. */
  failed: readonly string[]
  /** Tests that passed only at a retry. */
  flaky: readonly string[]
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      startTime: z.number().default(0),
      endTime: z.number().default(0),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Reads the JSON report of Vitest. A file that fails before its first test counts as failed as a whole. */
export function readVitest(report: string, root: string): FileResult[] {
  return vitestReport.parse(read(report)).testResults.map((it) => {
    const file = relative(root, it.name)
    const failed = it.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        (test) => `${file} › ${test.fullName}\n${indent(test.failureMessages?.join('\n') ?? '')}`,
      )
    const isBroken = it.status === 'failed' && failed.length === 0
    return {
      file,
      seconds: Math.max(0, it.endTime - it.startTime) / 1000,
      passed: it.assertionResults.filter(({ status }) => status === 'passed').length,
      failed: isBroken ? [`${file}\n${indent(it.message)}`] : failed,
      flaky: [],
    }
  })
}

type Suite = {
  title: string
  file: string
  suites?: Suite[] | undefined
  specs: {
    title: string
    tests: {
      status: string
      results: { duration: number; errors: { message?: string | undefined }[] }[]
    }[]
  }[]
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    file: z.string(),
    suites: z.array(suite).optional(),
    specs: z.array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            status: z.string(),
            results: z.array(
              z.object({
                duration: z.number(),
                errors: z.array(z.object({ message: z.string().optional() })),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
)
const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
})

/** Reads the JSON report of Playwright: a result for each spec file, and one for errors outside any file. */
export function readPlaywright(report: string): FileResult[] {
  const { suites, errors } = playwrightReport.parse(read(report))
  const results = suites.map((it) => {
    const file = `tests/browser/${it.file}`
    const tests = testsOf(it, [])
    const named = (status: string) =>
      tests.filter((test) => test.status === status).map((test) => test.text)
    return {
      file,
      seconds: tests.reduce((sum, test) => sum + test.seconds, 0),
      passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
      failed: named('unexpected'),
      flaky: named('flaky'),
    }
  })
  const outside = errors.map((it) => `browser tests\n${indent(it.message ?? 'failed')}`)
  if (outside.length === 0) return results
  const none = { seconds: 0, passed: 0, flaky: [] }
  return [...results, { ...none, file: 'browser tests', failed: outside }]
}

function testsOf(
  { title, specs, suites = [] }: Suite,
  above: readonly string[],
): { status: string; seconds: number; text: string }[] {
  const path = [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      status,
      seconds: results.reduce((sum, it) => sum + it.duration, 0) / 1000,
      text: `${[...path, spec.title].join(' › ')}\n${indent(
        results.flatMap((it) => it.errors.map(({ message }) => message ?? '')).join('\n'),
      )}`,
    })),
  )
  return [...own, ...suites.flatMap((it) => testsOf(it, path))]
}

/** Replaces first results with those of a retry: what passes now is flaky. */
export function withRetry(
  first: readonly FileResult[],
  second: readonly FileResult[],
): FileResult[] {
  return first.map((before) => {
    const after = second.find((it) => it.file === before.file)
    if (!after) return before
    const flaky = after.failed.length === 0 ? before.failed : []
    return { ...after, seconds: before.seconds + after.seconds, flaky }
  })
}

function read(report: string): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

const indent = (text: string) => text.slice(0, 2_000).replace(/^/gm, '    ')
