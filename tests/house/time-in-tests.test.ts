import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectFiles } from '#tests/runner/command.ts'

/**
 * A sleep is too short on a busy machine and too long on every other one, and polling without a pause takes the
 * processor from what is waited for. Tests wait for an event, a response or a state (`until`, `expect.poll`), or
 * advance a clock. `tests/bench` is not a test.
 */
const SLEEPS: readonly RegExp[] = [
  /\bwaitForTimeout\(/,
  /\bnode:timers\/promises\b/,
  /\bsetTimeout\((?:resolve|done|next|it|r|answer|wake)\b/,
  /\bsetTimeout\(\(\) => (?:resolve|done|next)\(/,
  /\bpromisify\(setTimeout\)/,
  /\bAtomics\.wait\(/,
  /\bsetImmediate\b/,
  // No sleep, but no wait either: the promise that an async function returns is true.
  /\bwaitForFunction\(\s*async\b/,
]

/** Justified exceptions, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'tests/house/time-in-tests.test.ts': 'the rule itself',
  'tests/fixtures/product-process.ts': 'the pause of `until`',
  'tests/fixtures/local-postgres.ts':
    'the pause between two attempts to connect to a server that starts',
  'tests/integration/lake/until.ts': 'the pause of `until`',
  'tests/fixtures/settled.ts': 'turns of the event loop',
  'content-lake/documents/plan.test.ts': 'counts the turns that others have',
  'tests/faults/bank-kills.ts': 'a drill that kills for as long as it was told to',
  'tests/faults/bet-kills.ts': 'a drill that kills at random moments',
  'tests/faults/killed-process.ts': 'the pause between two requests to a process that starts',
  'tests/faults/payment-storm.ts': 'the pause between two looks of a drill',
  'tests/faults/simulation/scheduler.ts': 'one turn of a simulated world',
  'tests/faults/simulation/simulation-process.ts': 'lets the parent’s word in between two worlds',
}

const files = ((await projectFiles()) ?? []).filter(
  // A file that was removed is listed until the removal is staged.
  (it) => /^tests\/(?!bench\/).*\.ts$|\.test\.tsx?$/.test(it) && existsSync(it),
)
const sleepsOf = (source: string) => SLEEPS.filter((it) => it.test(source)).map(String)

test('no test sleeps or waits in a busy loop', () => {
  expect(files.length).toBeGreaterThan(700)
  const sleeping = files.filter((it) => sleepsOf(readFileSync(it, 'utf8')).length > 0)
  expect(sleeping.filter((it) => !Object.hasOwn(ALLOWED, it))).toEqual([])
})

test.each([
  'await page.waitForTimeout(500)',
  "import { setTimeout as wait } from 'node:timers/promises'",
  'await new Promise((resolve) => setTimeout(resolve, 10))',
  'await new Promise((resolve) => setImmediate(resolve))',
  'await page.waitForFunction(async () => (await caches.keys()).length > 0)',
])('a wait is found: %s', (source) => {
  expect(sleepsOf(source)).not.toEqual([])
})

/** A calendar date of this century. The version of an interface may look like one. */
const DATE = /(?<!apiVersion: ')\b20\d\d-[01]\d-[0-3]\d/

test('no browser test names a date: the product there runs on the real clock, and the day would come', () => {
  const specs = files.filter((it) => it.startsWith('tests/browser/'))
  expect(specs.length).toBeGreaterThan(60)
  expect(specs.filter((it) => DATE.test(readFileSync(it, 'utf8')))).toEqual([])
  expect(DATE.test("fill('2031-06-01T12:00')")).toBe(true)
})
