/** The parts of a run, in the order of the closing lines. */
export const PARTS = ['static', 'unit', 'integration', 'browser'] as const
export type Part = (typeof PARTS)[number]

export type Options = {
  /** Nothing is sampled. */
  full: boolean
  /** Shuffled order, busy processors, and repeated browser specs: finds flaky tests. */
  stress: boolean
  /** What runs: whole parts, the tests of a change, or these files. */
  run:
    | { kind: 'parts'; parts: readonly Part[] }
    | { kind: 'changed' }
    | { kind: 'files'; files: readonly string[] }
}

/** Parses the arguments after `npm test --`; a string is an error message. */
export function parseOptions(words: readonly string[]): Options | string {
  const flags = words.filter((it) => it.startsWith('--'))
  const names = words.filter((it) => !it.startsWith('--'))
  const unknown = flags.find((it) => it !== '--full' && it !== '--stress')
  if (unknown) return `${unknown}: known are --full and --stress`
  const common = { full: flags.includes('--full'), stress: flags.includes('--stress') }
  if (names.length === 0) return { ...common, run: { kind: 'parts', parts: PARTS } }
  if (names.length === 1 && names[0] === 'changed') return { ...common, run: { kind: 'changed' } }
  const parts = PARTS.filter((it) => names.includes(it))
  if (parts.length === new Set(names).size) return { ...common, run: { kind: 'parts', parts } }
  const stranger = names.find((it) => partOf(it) === null)
  if (stranger === undefined) return { ...common, run: { kind: 'files', files: names } }
  return `${stranger}: name parts (${PARTS.join(', ')}), 'changed', or files that end in .test.ts, .test.tsx or .e2e.ts`
}

/** The part that runs this test file; null: not a test file. */
export function partOf(file: string): Exclude<Part, 'static'> | null {
  if (file.endsWith('.e2e.ts')) return 'browser'
  if (!/\.test\.tsx?$/.test(file)) return null
  return /\.db\.test\.ts$|^(?:\.\/)?tests\/integration\//.test(file) ? 'integration' : 'unit'
}
