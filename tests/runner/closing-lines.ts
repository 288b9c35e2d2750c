import { MOST_FLAKY_FILES } from './budgets.ts'
import type { FileResult } from './results.ts'

export type PartResult = {
  part: string
  seconds: number
  budgetMinutes: number | null
  files: readonly FileResult[]
}
export type Sampled = { name: string; taken: number; of: number }
export type Closing = { text: string; passed: number; failed: number }

const SLOWEST = 10

/**
 * The end of a run's output: minutes of each part, the slowest files, what was sampled with which seed, flaky
 * tests, failures; the last line contains only the true totals. Too many flaky files are an additional failure.
 */
export function closingLines(run: {
  parts: readonly PartResult[]
  samples: readonly Sampled[]
  seed: string
}): Closing {
  const files = run.parts.flatMap((it) => it.files)
  const flaky = files.filter((it) => it.flaky.length > 0)
  const failures = files.flatMap((it) => it.failed)
  if (flaky.length > MOST_FLAKY_FILES) {
    failures.push(
      `${flaky.length} files passed only on a second try; at most ${MOST_FLAKY_FILES} may`,
    )
  }
  const passed = files.reduce((sum, it) => sum + it.passed, 0)
  const blocks = [
    titled('minutes', run.parts.map(minutesOf)),
    titled('slowest files', slowestOf(files)),
    titled(`sampled with seed ${run.seed}`, samplesOf(run.samples)),
    titled(
      'flaky: passed on a second try',
      flaky.flatMap((it) => it.flaky),
    ),
    titled('failed', failures, '\n\n'),
  ]
  const text = [...blocks.filter((it) => it !== ''), `${passed} passed, ${failures.length} failed`]
  return { text: `\n${text.join('\n\n')}\n`, passed, failed: failures.length }
}

const titled = (title: string, lines: readonly string[], between = '\n') =>
  lines.length === 0 ? '' : `── ${title}\n${lines.join(between)}`

function minutesOf({ part, seconds, budgetMinutes }: PartResult): string {
  const minutes = seconds / 60
  const line = `${part.padEnd(20)} ${minutes.toFixed(1).padStart(5)}`
  if (budgetMinutes === null) return line
  const isOver = minutes > budgetMinutes
  return `${line} of ${budgetMinutes}${isOver ? '  OVER BUDGET' : ''}`
}

function slowestOf(files: readonly FileResult[]): string[] {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map((it) => `${it.seconds.toFixed(0).padStart(5)} s  ${it.file}`)
}

/** Several files and processes each take a part of one sample. */
function samplesOf(samples: readonly Sampled[]): string[] {
  const sums = new Map<string, { taken: number; of: number }>()
  for (const { name, taken, of } of samples) {
    const before = sums.get(name) ?? { taken: 0, of: 0 }
    sums.set(name, { taken: before.taken + taken, of: before.of + of })
  }
  return [...sums]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, { taken, of }]) => `${name}: ${taken} of ${of}`)
}
