// The part of `npm test` after the installation of packages (scripts/test.mjs): the parts, then the closing lines.
import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { PREPARED_DATA, putPreparedData } from '#tests/fixtures/prepared-data.ts'
import { copyTemplate } from '#tests/fixtures/template-folders.ts'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { ensureNode, ensureSite, ensureStudio, run, step } from '../../scripts/setup.mjs'
import { affectedBy } from './affected.ts'
import { BUDGET_MINUTES } from './budgets.ts'
import { staticChecks } from './checks.ts'
import { closingLines, type PartResult, type Sampled } from './closing-lines.ts'
import { git, projectFiles, ROOT } from './command.ts'
import { type Options, type Part, parseOptions, partOf } from './options.ts'
import type { FileResult } from './results.ts'
import { integration, playwright, REPORTS, vitest } from './run-tests.ts'
import { warmProduct } from './warm-product.ts'

const SAMPLES = join(REPORTS, 'samples.jsonl')

/** The same commit has the same seed; TEST_SEED overrides it. */
async function seedOfRun(): Promise<string> {
  const [commit] = (await git('rev-parse', 'HEAD')) ?? []
  return process.env.TEST_SEED || (commit?.slice(0, 12) ?? 'no-commit')
}

const filesOf = (plan: 'all' | readonly string[] | null) =>
  plan === 'all' || plan === null ? [] : plan

/** Builds what the tests of a plan need, and the data of the browser tests. */
async function build(plan: Plan, isWarm: boolean, scratch: string): Promise<void> {
  const server = ensureSite().then(ensureNode)
  await Promise.all([
    isWarm ? server : server.then(() => prepareData(scratch)),
    plan.browser ? ensureStudio() : null,
  ])
}

/** Once, otherwise several servers would draw the same images in parallel. New data is made in memory where there is room. */
async function prepareData(scratch: string): Promise<void> {
  const isThere = existsSync(PREPARED_DATA)
  const folder = isThere ? PREPARED_DATA : join(scratch, 'prepared')
  await step('Creating the data of the browser tests and drawing the demo catalogue', () =>
    run(process.execPath, [join(ROOT, 'dist', 'node', 'main.mjs'), '--prepare'], {
      env: { PLAYHOUSE_DATA: folder },
    }),
  )
  if (isThere) return
  // Renamed when it is whole: a run that is ended in between leaves nothing that looks ready.
  const draft = `${PREPARED_DATA}.new`
  rmSync(draft, { recursive: true, force: true })
  await copyTemplate(folder, draft)
  renameSync(draft, PREPARED_DATA)
  rmSync(folder, { recursive: true, force: true })
}

/** A copy of the browser tests' data for one run, which changes it: the next run starts with the original. */
async function copyOfData(scratch: string): Promise<string> {
  const folder = join(scratch, 'browser-tests')
  await putPreparedData(folder)
  return folder
}

/** Keeps processors busy for the stress run. */
function busyProcessors(): () => void {
  const work = 'for (;;) Math.sqrt(Math.random())'
  const children = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', work], { stdio: 'ignore' }),
  )
  return () => {
    for (const it of children) it.kill('SIGKILL')
  }
}

/** Runs the selected parts, each with its own entry in `parts`. */
async function runAll(options: Options, parts: PartResult[]): Promise<void> {
  const plan = await planOf(options)
  const env: Record<string, string> = {
    TEST_SEED: await seedOfRun(),
    TEST_SAMPLES: SAMPLES,
    TMPDIR: scratchFolder(),
    ...(options.full ? { TEST_FULL: '1' } : {}),
  }
  const isRelated = plan.isRelated ?? false
  // Repeated runs of named files share a product that stays running.
  const isWarm = options.run.kind === 'files'
  const shuffled = options.stress ? ['--sequence.shuffle.files'] : []
  // Budgets apply to whole parts of an ordinary run.
  const isOrdinary = options.run.kind === 'parts' && !options.full && !options.stress
  const part = async (name: string, minutes: number | null, work: () => Promise<FileResult[]>) => {
    const began = performance.now()
    const files = await work()
    const seconds = (performance.now() - began) / 1000
    parts.push({ part: name, files, seconds, budgetMinutes: isOrdinary ? minutes : null })
  }
  const needsBuild = plan.integration !== null || plan.browser !== null
  const browsers = needsBuild ? ensureChromium() : Promise.resolve({})

  if (plan.static || plan.unit) {
    await part('static and unit', BUDGET_MINUTES.checks, async () => {
      const unit = { files: filesOf(plan.unit), isRelated, args: shuffled, env, isQuiet: true }
      // In parallel: for long stretches each of them uses only one processor.
      const [checks, tests] = await Promise.all([
        plan.static ? staticChecks() : [],
        plan.unit ? vitest('unit', unit) : [],
        browsers,
      ])
      return [...checks, ...tests]
    })
  }
  if (!needsBuild) return
  await part('builds and data', null, () => build(plan, isWarm, env.TMPDIR ?? '').then(() => []))
  Object.assign(env, await browsers)
  process.stdout.write(`Browser: ${env.CHROMIUM_PATH}\n`)
  const calm = options.stress ? busyProcessors() : () => undefined
  try {
    if (plan.integration) {
      const files = filesOf(plan.integration)
      await part('integration', BUDGET_MINUTES.integration, () =>
        integration({ files, isRelated, args: shuffled, env }),
      )
    }
    if (plan.browser) {
      const args = [...filesOf(plan.browser), ...(options.stress ? ['--repeat-each=2'] : [])]
      if (isWarm) args.push('--no-deps')
      const open = isWarm
        ? { ...(await warmProduct()), PRODUCT_IS_OPEN: '1' }
        : { BROWSER_TESTS_DATA: await copyOfData(env.TMPDIR ?? '') }
      await part('browser', BUDGET_MINUTES.browser, () =>
        playwright({ args, env: { ...env, ...open } }),
      )
    }
    const changed = options.stress && plan.browser ? await changedSpecs() : []
    if (changed.length > 0) {
      const args = [...changed, '--repeat-each=10']
      const open = { BROWSER_TESTS_DATA: join(env.TMPDIR ?? '', 'browser-tests') }
      await part('changed specs', null, () => playwright({ args, env: { ...env, ...open } }))
    }
  } finally {
    calm()
  }
}

const changedSpecs = async () =>
  ((await changedFiles()) ?? []).filter((it) => it.endsWith('.e2e.ts'))

function samplesOf(): Sampled[] {
  if (!existsSync(SAMPLES)) return []
  const lines = readFileSync(SAMPLES, 'utf8')
    .split('\n')
    .filter((it) => it !== '')
  return lines.map((it) => JSON.parse(it) as Sampled)
}

/** What runs in each part: all files, or these; `null` is nothing. */
type Plan = Record<Part, 'all' | readonly string[] | null> & {
  /** Unit and integration files are sources, too: the tests that import them run. */
  isRelated?: true
}

const EVERYTHING: Plan = { static: 'all', unit: 'all', integration: 'all', browser: 'all' }

/** The plan for the arguments after `npm test --`. */
async function planOf({ run }: Options): Promise<Plan> {
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
  const files = (await projectFiles()) ?? []
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
async function changedFiles(): Promise<string[] | null> {
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

const IN_MEMORY = '/dev/shm'
/** A run needs less than half of it. */
const ROOM_BYTES = 6 * 1024 ** 3

/**
 * A folder for the temporary files of a run: in memory where the system has enough room there. Databases flush
 * each commit, and for most of their tests waiting for the disk takes half of the time. A killed process loses
 * nothing there either; only a power cut would. It is removed when this process ends.
 */
function scratchFolder(): string {
  const path = mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), 'playhouse-run-'))
  // A PostgreSQL that a test starts as root runs as another user, who needs access.
  chmodSync(path, 0o711)
  process.once('exit', () => rmSync(path, { recursive: true, force: true }))
  process.once('SIGTERM', () => process.exit(143))
  process.once('SIGINT', () => process.exit(130))
  return path
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(IN_MEMORY)) return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize >= ROOM_BYTES
}

const options = parseOptions(process.argv.slice(2))
if (typeof options === 'string') {
  process.stderr.write(`${options}\n`)
  process.exit(2)
}
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const parts: PartResult[] = []
await runAll(options, parts).catch((error: unknown) => {
  const failed = [error instanceof Error ? error.message : String(error)]
  const files = [{ file: 'set-up', seconds: 0, passed: 0, failed, flaky: [] }]
  parts.push({ part: 'set-up', seconds: 0, budgetMinutes: null, files })
})
const { text, passed, failed } = closingLines({
  parts,
  samples: samplesOf(),
  seed: await seedOfRun(),
})
process.stdout.write(text)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
