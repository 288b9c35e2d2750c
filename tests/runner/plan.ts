import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { affectedBy } from './affected.ts'
import { git, ROOT } from './command.ts'
import { type Options, type Part, partOf } from './options.ts'

/** What runs in each part: all files, or these; `null` is nothing. */
export type Plan = Record<Part, 'all' | readonly string[] | null> & {
  /** Unit and integration files are sources, too: the tests that import them run. */
  isRelated?: true
}

const EVERYTHING: Plan = { static: 'all', unit: 'all', integration: 'all', browser: 'all' }

/** The plan for the arguments after `npm test --`. */
export async function planOf({ run }: Options): Promise<Plan> {
  if (run.kind === 'changed') return planOfChange()
  const of = (part: Part) => {
    if (run.kind === 'parts') return run.parts.includes(part) ? 'all' : null
    const files = run.files.filter((it) => partOf(it) === part)
    return files.length > 0 ? files : null
  }
  return {
    static: of('static'),
    unit: of('unit'),
    integration: of('integration'),
    browser: of('browser'),
  }
}

async function planOfChange(): Promise<Plan> {
  const changed = await changedFiles()
  if (changed === null) return EVERYTHING
  const files = (await git('ls-files', '--cached', '--others', '--exclude-standard')) ?? []
  const affected = affectedBy(changed, files, (it) => readFileSync(join(ROOT, it), 'utf8'))
  const specs = affected.browser === 'all' ? 'all' : affected.browser.length
  process.stdout.write(`${changed.length} files changed; ${specs} browser specs run.\n`)
  for (const it of affected.unmapped)
    process.stdout.write(`Mapped to nothing, so everything runs: ${it}\n`)
  const of = (tests: 'all' | readonly string[]) => (tests.length === 0 ? null : tests)
  return {
    isRelated: true,
    static: 'all',
    unit: of(affected.unit),
    integration: of(affected.integration),
    browser: of(affected.browser),
  }
}

/** Files changed since the branch left main, or uncommitted; null: no such commit. */
export async function changedFiles(): Promise<string[] | null> {
  const trunk = process.env.TEST_BASE ?? 'main'
  const [base] =
    (await git('merge-base', 'HEAD', `origin/${trunk}`)) ??
    (await git('merge-base', 'HEAD', trunk)) ??
    []
  if (!base) return null
  const tracked = await git('diff', '--name-only', base)
  const others = await git('ls-files', '--others', '--exclude-standard')
  return tracked === null ? null : [...tracked, ...(others ?? [])]
}
