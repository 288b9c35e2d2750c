import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { mayRetry } from './budgets.ts'
import { bin, command, ROOT } from './command.ts'
import { type FileResult, readPlaywright, readVitest, withRetry } from './results.ts'

export const REPORTS = join(ROOT, 'test-results')

type Env = Record<string, string | undefined>

/** Runs a Vitest project, or some of its files, and reads the result of each. */
export async function vitest(
  project: 'unit' | 'integration',
  {
    files = [],
    isRelated = false,
    args = [],
    env = {},
    isQuiet = false,
  }: {
    files?: readonly string[]
    /** Also runs the tests that import the files. */
    isRelated?: boolean
    args?: readonly string[]
    env?: Env
    isQuiet?: boolean
  } = {},
): Promise<FileResult[]> {
  const report = join(REPORTS, `${project}.json`)
  rmSync(report, { force: true })
  const { code, output } = await command(
    bin('vitest'),
    [
      ...(isRelated && files.length > 0 ? ['related', '--run'] : ['run']),
      ...['--project', project, '--reporter=default', '--reporter=json'],
      ...[`--outputFile.json=${report}`, '--passWithNoTests', ...args, ...files],
    ],
    { env, isQuiet },
  )
  if (isQuiet) process.stdout.write(`── ${project} tests\n${output}`)
  return complete(project, code, report, () => readVitest(report, ROOT))
}

/** The same; failed files that may be retried run again after all others, one by one. */
export async function integration(options: Parameters<typeof vitest>[1]): Promise<FileResult[]> {
  const first = await vitest('integration', options)
  const again = first.filter((it) => it.failed.length > 0 && mayRetry(it.file))
  if (again.length === 0 || again.length > 20) return first
  process.stdout.write(`\n── ${again.length} integration files once more, one by one\n`)
  const second = await vitest('integration', {
    ...options,
    isRelated: false,
    files: again.map(({ file }) => file),
    args: [...(options?.args ?? []), '--maxWorkers=1'],
  })
  return withRetry(first, second)
}

export async function playwright({
  args = [],
  env = {},
}: {
  args?: readonly string[]
  env?: Env
}): Promise<FileResult[]> {
  const report = join(REPORTS, 'browser.json')
  rmSync(report, { force: true })
  const { code } = await command(bin('playwright'), ['test', '--reporter=list,json', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return complete('browser', code, report, () => readPlaywright(report))
}

/** A runner that fails without naming a failed test counts as one failure. */
function complete(
  name: string,
  code: number,
  report: string,
  read: () => FileResult[],
): FileResult[] {
  const failure = (text: string): FileResult[] => [
    { file: `${name} tests`, seconds: 0, passed: 0, failed: [text], flaky: [] },
  ]
  if (!existsSync(report)) return failure(`the ${name} tests wrote no report (code ${code})`)
  const results = read()
  const named = results.some((it) => it.failed.length > 0)
  return code === 0 || named
    ? results
    : [...results, ...failure(`the ${name} tests ended with code ${code}`)]
}
