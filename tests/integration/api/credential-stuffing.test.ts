import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { applyRetention } from '#platform/retention.ts'
import {
  type Answer,
  type OwnPlatform,
  openPlatform,
  PASSWORD,
} from '#tests/fixtures/running-platform.ts'
import { IS_FULL } from '#tests/fixtures/sample.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const TOGETHER = 50
/** Most hashes that a flood can have waiting or running: the queue and at most four threads. */
const MOST_AT_ONCE = 84

// A flood meets the queue in front of the hashes.
const { verifyPassword } = await vi.importActual<typeof import('#platform/players/password.ts')>(
  '#platform/players/password.ts',
)

let it: OwnPlatform
/** The time when each password reached the check. */
let checked: { at: number; password: string }[] = []
/** Hashes that run or wait, and the maximum. */
let underWay = 0
let mostUnderWay = 0
/**
 * Whether passwords are really hashed. The limits let the same through without it, and hundreds of hashes on
 * low-priority threads take as long as the machine is busy with other work.
 */
let hashes = false

beforeAll(async () => {
  it = await openPlatform({
    // The production limits.
    rateLimits: {},
    verifyPassword: async (stored, password) => {
      checked.push({ at: it.clock.now(), password })
      underWay += 1
      try {
        const isRight = hashes
          ? await verifyPassword(stored, password)
          : stored !== undefined && password === PASSWORD
        mostUnderWay = Math.max(mostUnderWay, underWay)
        return isRight
      } finally {
        underWay -= 1
      }
    },
  })
})
afterEach(() => {
  checked = []
  mostUnderWay = 0
  hashes = false
  // The limits used up by one test must not affect the next.
  it.clock.travel(3 * HOUR)
})
afterAll(() => it?.close())

const addressOf = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
const signIn = (from: string, email: string, password: string) =>
  it.call('POST', '/identity/sign_in', { from, body: { email, password } })

/** Attempts with a list of stolen passwords, evenly over time, with the concurrency of a botnet. */
async function attack(
  tries: number,
  overMs: number,
  aTry: (n: number) => Promise<Answer>,
): Promise<Map<string, number>> {
  const answers = new Map<string, number>()
  for (let n = 0; n < tries; n += TOGETHER) {
    const batch = Array.from({ length: Math.min(TOGETHER, tries - n) }, (_, i) => aTry(n + i))
    for (const { status, body, response } of await Promise.all(batch)) {
      if (status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      const answer = `${status} ${body.code}`
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
    it.clock.travel((overMs * batch.length) / tries)
  }
  return answers
}

/** The most of these times within any one hour. */
function mostWithinAnHour(moments: readonly number[]): number {
  return Math.max(
    0,
    ...moments.map((from) => moments.filter((at) => at >= from && at < from + HOUR).length),
  )
}

const rows = async (table: 'rate_window' | 'sign_in_failure') => {
  const [row] = await it.db.query<{ n: bigint }>(`select count(*) as n from platform.${table}`)
  return Number(row?.n)
}

/** Ten thousand in a full run; otherwise fewer, at the same rate per account. */
const SHARE = IS_FULL ? 1 : 0.25

describe('ten thousand stolen passwords', () => {
  test('tried on three accounts for hours, from another address each time, are ten guesses an hour', async () => {
    const accounts = await Promise.all([it.aPlayer(), it.aPlayer(), it.aPlayer()])
    const bystander = await it.aPlayer()
    const answers = await attack(600, 6 * HOUR, (n) => {
      const account = n % accounts.length
      return signIn(addressOf(n), accounts[account]?.email ?? '', `${account}: stolen ${n}`)
    })
    for (const account of accounts.keys()) {
      const moments = checked
        .filter((it) => it.password.startsWith(`${account}:`))
        .map(({ at }) => at)
      expect(moments.length).toBeGreaterThan(20)
      expect(mostWithinAnHour(moments)).toBeLessThanOrEqual(10)
    }
    expect([...answers.keys()].sort()).toEqual([
      '401 error.player.not.found',
      '429 TOO_MANY_REQUESTS',
      '429 error.sign.in.attempt.count.exceeded',
    ])
    // Other players are not affected.
    expect((await signIn('192.0.2.1', bystander.email, PASSWORD)).status).toBe(200)
  })

  test('tried within a minute on one account are five guesses', async () => {
    const { email } = await it.aPlayer()
    const answers = await attack(1_800 * SHARE, MINUTE - 1, (n) =>
      signIn(addressOf(n), email, `try ${n}`),
    )
    expect(checked).toHaveLength(5)
    expect(answers.get('401 error.player.not.found')).toBe(5)
    expect(answers.get('429 TOO_MANY_REQUESTS')).toBe(1_800 * SHARE - 10)
    // The attacked player's lock ends when the response says so, whichever IP address caused it.
    it.clock.travel(SECOND)
    const refused = await signIn('192.0.2.2', email, PASSWORD)
    expect(refused.body.code).toBe('error.sign.in.attempt.count.exceeded')
    it.clock.travel(Number(refused.response.headers.get('retry-after')) * SECOND)
    expect((await signIn('192.0.2.2', email, PASSWORD)).status).toBe(200)
  })

  test('tried within a minute from one address, each on another account, are ten guesses', async () => {
    const before = await rows('sign_in_failure')
    const answers = await attack(7_000 * SHARE, MINUTE - 1, (n) =>
      signIn('192.0.2.66', `listed-${n}@playhouse.test`, 'stolen'),
    )
    expect(checked).toHaveLength(10)
    expect(answers.get('429 TOO_MANY_REQUESTS')).toBe(7_000 * SHARE - 10)
    // Refused attempts are not stored one by one.
    expect((await rows('sign_in_failure')) - before).toBe(10)
    const { email } = await it.aPlayer()
    expect((await signIn('192.0.2.67', email, PASSWORD)).status).toBe(200)
  })

  test('are forgotten: a day later no row of theirs is left', async () => {
    expect(await rows('rate_window')).toBeGreaterThan(0)
    it.clock.travel(25 * HOUR)
    await applyRetention(it.db, it.clock.now())
    expect([await rows('rate_window'), await rows('sign_in_failure')]).toEqual([0, 0])
  })
})

test('a right password in between does not give the next ten guesses away', async () => {
  const { email } = await it.aPlayer()
  for (let n = 0; n < 60; n += 1) {
    await signIn(addressOf(n), email, `guess ${n}`)
    await signIn('192.0.2.1', email, PASSWORD)
    it.clock.travel(MINUTE)
  }
  const guesses = checked.filter(({ password }) => password !== PASSWORD)
  expect(guesses.length).toBeLessThanOrEqual(10)
})

test('the two other endpoints that check a password count with the first', async () => {
  const { email } = await it.aPlayer()
  for (let n = 0; n < 12; n += 1) {
    const path = n % 2 ? '/identity/confirm' : '/identity/sign_in'
    await it.call('POST', path, { from: addressOf(n), body: { email, password: `guess ${n}` } })
  }
  expect(checked).toHaveLength(5)
})

test('a flood that no limit catches waits in a queue of a known length, and the rest is sent away at once', async () => {
  hashes = true
  const { email } = await it.aPlayer()
  const flood = await Promise.all(
    Array.from({ length: 400 }, (_, n) =>
      signIn(addressOf(n), `flood-${n}@playhouse.test`, 'stolen'),
    ),
  )
  const received = flood.filter(({ status }) => status === 401)
  const sentAway = flood.filter(({ status }) => status === 429)
  expect(received.length + sentAway.length).toBe(flood.length)
  expect(sentAway.length).toBeGreaterThan(0)
  expect(mostUnderWay).toBeGreaterThan(MOST_AT_ONCE / 2)
  expect(mostUnderWay).toBeLessThanOrEqual(MOST_AT_ONCE)
  for (const { body, response } of sentAway) {
    expect([body.code, response.headers.get('retry-after')]).toEqual(['TOO_MANY_REQUESTS', '2'])
  }
  // After the attack everyone can sign in as before.
  expect((await signIn('192.0.2.1', email, PASSWORD)).status).toBe(200)
})
