import { parseArgs } from 'node:util'
import { hasLocalPostgres } from '#tests/fixtures/local-postgres.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { type Checkout, copyCheckout, type TestResult } from './checkout.ts'
import { type Killer, killersOf, type Mutant } from './mutant.ts'
import { AREAS } from './patches/index.ts'

const PROJECTS = ['unit', 'integration'] as const

type Outcome =
  | { kind: 'killed' }
  | { kind: 'survived'; by: Killer[] }
  /** Its text is no longer in the file, or a test of this name no longer runs. */
  | { kind: 'stale'; why: string }
  /** The tests could not start: no proof either way. */
  | { kind: 'broken'; why: string }
  | { kind: 'skipped'; why: string }

/**
 * `npm run mutants -- patches`: all mutants, or those of the named areas and with the given words. `--unit`: those
 * killed by unit tests. `--count 10`: this many of them. `--trust`: without running the tests on the unchanged code
 * first.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string' },
      unit: { type: 'boolean', default: false },
      list: { type: 'boolean' },
      trust: { type: 'boolean' },
    },
  })
  const mutants = choose(positionals, {
    count: values.count === undefined ? null : Number(values.count),
    isUnit: values.unit,
  })
  if (values.list) {
    for (const it of mutants) console.log(`${it.area.padEnd(12)} ${it.name}`)
    return 0
  }
  const checkout = copyCheckout()
  const stop = () => process.exit(130)
  process.on('exit', () => checkout.remove())
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const unfit = values.trust ? [] : await failWithout(checkout, mutants)
  if (unfit.length > 0) {
    console.log(`These tests do not pass without a fault either:\n${unfit.join('\n')}`)
    return 1
  }
  const outcomes: { mutant: Mutant; outcome: Outcome }[] = []
  for (const [index, mutant] of mutants.entries()) {
    const started = Date.now()
    const outcome = await evaluate(checkout, mutant)
    outcomes.push({ mutant, outcome })
    const seconds = Math.round((Date.now() - started) / 1000)
    const place = `${index + 1}/${mutants.length}`
    console.log(`${place.padEnd(7)} ${outcome.kind.padEnd(8)} ${seconds} s  ${mutant.name}`)
  }
  return printScore(outcomes)
}

function choose(
  words: readonly string[],
  { count, isUnit }: { count: number | null; isUnit: boolean },
): (Mutant & { area: string })[] {
  const all = Object.entries(AREAS).flatMap(([area, mutants]) =>
    mutants.map((it) => ({ ...it, area })),
  )
  const isNamed = ({ area, name }: { area: string; name: string }) =>
    words.length === 0 ||
    words.some((it) => area === it || (!Object.hasOwn(AREAS, it) && name.includes(it)))
  const isQuick = (it: Mutant) => killersOf(it).every(({ project }) => project === 'unit')
  const named = all.filter(isNamed).filter((it) => !isUnit || isQuick(it))
  if (named.length === 0) {
    throw new Error(`no fault of that name; the areas are ${Object.keys(AREAS).join(', ')}`)
  }
  return count === null ? named : sample('mutants', named, { count, idOf: (it) => it.name })
}

/** Tests of the site and its server use the build: it is rebuilt with the mutant. */
const needsBuild = ({ killedBy }: Mutant): boolean =>
  killedBy.some((it) => it.startsWith('tests/integration/server/'))

/** The named tests that fail, or are missing, on the unchanged code. */
async function failWithout(checkout: Checkout, mutants: readonly Mutant[]): Promise<string[]> {
  const killers = mutants.filter((it) => !lacksPostgres(it)).flatMap(killersOf)
  console.log(`The ${killers.length} tests without a fault`)
  const problem = mutants.some(needsBuild) ? await checkout.build() : null
  if (problem !== null) return [problem]
  const unfit: string[] = []
  for (const project of PROJECTS) {
    const own = killers.filter((it) => it.project === project)
    if (own.length === 0) continue
    const { results, output } = await checkout.test(project, own)
    const bad = own.filter((it) => {
      const found = results.filter((one) => isOf(it, one))
      return found.length === 0 || found.some(({ passed }) => !passed)
    })
    if (results.length === 0) unfit.push(output)
    unfit.push(...new Set(bad.map(inWords)))
  }
  return unfit
}

async function evaluate(checkout: Checkout, mutant: Mutant): Promise<Outcome> {
  if (lacksPostgres(mutant)) return { kind: 'skipped', why: 'no initdb and postgres here' }
  const times = checkout.count(mutant)
  if (times !== 1) {
    const why = times === null ? 'there is no such file' : `its text stands there ${times} times`
    return { kind: 'stale', why: `${mutant.file}: ${why}` }
  }
  const restore = checkout.apply(mutant)
  try {
    const problem = needsBuild(mutant) ? await checkout.build() : null
    if (problem !== null) return { kind: 'broken', why: problem }
    return await look(checkout, mutant)
  } finally {
    restore()
  }
}

async function look(checkout: Checkout, mutant: Mutant): Promise<Outcome> {
  const by: Killer[] = []
  for (const project of PROJECTS) {
    const killers = killersOf(mutant).filter((it) => it.project === project)
    if (killers.length === 0) continue
    const { results, output } = await checkout.test(project, killers)
    for (const killer of killers) {
      const found = results.filter((it) => isOf(killer, it))
      if (found.length === 0) return { kind: 'broken', why: `${inWords(killer)}\n${output}` }
      if (found.every(({ passed }) => passed)) by.push(killer)
    }
  }
  return by.length === 0 ? { kind: 'killed' } : { kind: 'survived', by }
}

function isOf({ file, test = '' }: Killer, result: TestResult): boolean {
  return result.file === file && result.name.includes(test)
}

const inWords = ({ file, test }: Killer) => (test === undefined ? file : `${file} › ${test}`)

const lacksPostgres = ({ needsPostgres }: Mutant) => needsPostgres === true && !hasLocalPostgres()

/** Prints the score; returns 1 if a mutant survived, or a patch or a test no longer applies. */
function printScore(outcomes: readonly { mutant: Mutant; outcome: Outcome }[]): number {
  const killed = outcomes.filter(({ outcome }) => outcome.kind === 'killed').length
  const skipped = outcomes.filter(({ outcome }) => outcome.kind === 'skipped').length
  for (const { mutant, outcome } of outcomes) {
    if (outcome.kind === 'killed') continue
    console.log(`\n${outcome.kind}: ${mutant.name} (${mutant.file})`)
    if (outcome.kind === 'survived') for (const it of outcome.by) console.log(`  ${inWords(it)}`)
    else console.log(outcome.why.replace(/^/gm, '  '))
  }
  const evaluated = outcomes.length - skipped
  console.log(`\n${killed} of ${evaluated} faults noticed${skipped ? `, ${skipped} skipped` : ''}`)
  return killed === evaluated ? 0 : 1
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
