import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMIT_PATHS } from '#contracts/player-api/limits.ts'
import {
  type APlayer,
  type AtAGame,
  aPlatform,
  type OwnPlatform,
  openPlatform,
} from '#tests/fixtures/running-platform.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const EVENTS = '/callbacks/psp/events'

let it: OwnPlatform
beforeAll(async () => {
  it = await openPlatform()
})
afterAll(() => it?.close())

type Player = { playerId: string; email: string; token: string }
async function aPlayer(what: APlayer = {}): Promise<Player> {
  const { playerId, email } = await it.aPlayer(what)
  return { playerId, email, token: (await it.signIn(email)).idToken }
}
type Kind = keyof typeof LIMIT_PATHS
const read = ({ token }: { token: string }, kind: Kind = 'deposit') =>
  it.call('GET', LIMIT_PATHS[kind], { token })
const change = ({ token }: { token: string }, body: object, kind: Kind = 'deposit') =>
  it.call('PATCH', LIMIT_PATHS[kind], { token, body })
const submit = ({ token }: Player, amount: number) =>
  it.call('POST', '/v1/player/wallet/deposit/submit', {
    token,
    body: {
      ...{ key: randomUUID(), method: 'TRUSTLY', amount, currency: 'EUR' },
      ...{ language: 'fi', returnPath: '/fi-FI/deposit' },
    },
  })
const check = async ({ token }: Player) =>
  (await it.call('POST', '/v1/player/wallet/deposit/request', { token, body: {} })).body
/** A notice of the payment provider about a deposit. */
const notify = (reference: unknown, state: string, amount: number, sequence: number) =>
  it.callback(EVENTS, {
    ...{ eventId: randomUUID(), occurredAt: new Date(it.clock.now()).toISOString() },
    subject: 'payment',
    payment: {
      ...{ paymentId: `p-${reference}`, reference, sequence, state, method: 'TRUSTLY' },
      ...{ amountMinor: amount * 100, currency: 'EUR', next: null, instrument: null },
      expiresAt: new Date(it.clock.now() + HOUR).toISOString(),
    },
  })
const status = async ({ token }: Player, id: unknown) =>
  (await it.call('GET', `/v1/player/wallet/deposits/${id}`, { token })).body
const bet = (at: AtAGame, amountMinor: number, reference: string = randomUUID()) =>
  it.callback('/callbacks/relax/bet', {
    ...{ sessionId: at.sessionId, gameId: at.gameId, currency: 'EUR' },
    ...{ reference, roundId: reference, amountMinor },
  })

describe('the calls', () => {
  test('a player without limits reads the available settings', async () => {
    const { status, body } = await read(await aPlayer())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      currency: 'EUR',
      timeZone: 'Europe/Helsinki',
      increase: { delayHours: 24, afterPeriodEnd: false, confirmed: false },
      prompt: true,
      notice: null,
      D: {
        ...{ value: null, pendingValue: null, pendingDate: null, confirmBy: null, locked: false },
        ...{ used: 0, remaining: null, min: 10, max: 20_000, updatedAt: null },
        startedAt: '2026-11-19T22:00:00.000Z',
        resetAt: '2026-11-20T22:00:00.000Z',
        increaseFrom: '2026-11-21T12:00:00.000Z',
      },
      W: { startedAt: '2026-11-15T22:00:00.000Z', resetAt: '2026-11-22T22:00:00.000Z' },
      M: { startedAt: '2026-10-31T22:00:00.000Z', resetAt: '2026-11-30T22:00:00.000Z' },
    })
  })

  test('save, raise, cancel and delete return all limits and the notice', async () => {
    const player = await aPlayer()
    const saved = await change(player, { duration: 'W', limit: 100, textVersion: 'limits-1' })
    expect(saved.body).toMatchObject({
      W: { value: 100, remaining: 100 },
      D: { value: null },
      notice: 'updated',
      prompt: false,
    })
    const raised = await change(player, { duration: 'W', limit: 200 })
    expect(raised.body).toMatchObject({
      W: { value: 100, pendingValue: 200, pendingDate: '2026-11-21T12:00:00.000Z' },
      notice: 'updateReceived',
    })
    const kept = await change(player, { duration: 'W', cancelPendingLimit: true })
    expect(kept.body).toMatchObject({
      W: { value: 100, pendingValue: null, pendingDate: null },
      notice: 'canceled',
    })
    const removed = await change(player, { duration: 'W', deleteLimit: true })
    expect(removed.body).toMatchObject({
      W: { value: 100, pendingValue: null, pendingDate: '2026-11-21T12:00:00.000Z' },
      notice: 'removalReceived',
    })
    // Repeating the request is idempotent: no second notice, no longer wait.
    const again = await change(player, { duration: 'W', deleteLimit: true })
    expect([again.status, again.body.notice]).toEqual([200, null])
    expect((await read(player)).body.prompt).toBe(false)

    const record = await it.db.query(
      `select no, event, value_before, value_after, pending_value, cause, text_version
       from platform.limit_change where player_id = $1 order by no`,
      [player.playerId],
    )
    expect(record.map((row) => row.event)).toEqual([
      'SET',
      'RAISE_ASKED',
      'CANCELLED',
      'REMOVAL_ASKED',
    ])
    expect(record[0]).toMatchObject({ value_after: 10_000n, text_version: 'limits-1' })
    expect(record[1]).toMatchObject({ value_before: 10_000n, pending_value: 20_000n })
    expect(record.every((row) => row.cause === 'player')).toBe(true)
  })

  test.each([
    [{ duration: 'D', limit: 9 }, 422, 'error.deposit.limit.interval'],
    [{ duration: 'M', limit: 100_001 }, 422, 'error.deposit.limit.interval'],
    [{ duration: 'D', limit: Number.MAX_SAFE_INTEGER }, 422, 'error.deposit.limit.interval'],
    [{ duration: 'D', limit: -5 }, 422, 'error.deposit.limit.interval'],
    [{ duration: 'D', limit: 201 }, 422, 'error.deposit.limit.too_high'],
    [{ duration: 'M', limit: 199 }, 422, 'error.deposit.limit.too_low'],
    [{ duration: 'D', limit: 50.5 }, 400, 'VALIDATION_FAILED'],
    [{ duration: 'D' }, 400, 'VALIDATION_FAILED'],
    [{ duration: 'D', limit: 50, deleteLimit: true }, 400, 'VALIDATION_FAILED'],
    [{ duration: 'Y', limit: 50 }, 400, 'VALIDATION_FAILED'],
    [{ duration: 'D', deleteLimit: false }, 400, 'VALIDATION_FAILED'],
  ])('%o is refused', async (body, status, code) => {
    const player = await aPlayer()
    await change(player, { duration: 'W', limit: 200 })
    const refused = await change(player, body)
    expect([refused.status, refused.body.code]).toEqual([status, code])
  })

  test('limits on losses are available where the market has them', async () => {
    const finn = await aPlayer()
    expect((await read(finn, 'loss')).status).toBe(404)
    expect((await change(finn, { duration: 'D', limit: 50 }, 'loss')).status).toBe(404)
    const german = await aPlayer({ countryCode: 'DE' })
    const saved = await change(german, { duration: 'D', limit: 50 }, 'loss')
    expect(saved.body).toMatchObject({
      D: { value: 50 },
      increase: { delayHours: 168 },
      timeZone: 'Europe/Berlin',
    })
  })

  test('each kind is independent', async () => {
    const player = await aPlayer()
    await change(player, { duration: 'D', limit: 50 })
    expect((await read(player, 'spend')).body).toMatchObject({ D: { value: null } })
  })

  test('a staff lock stays on record, drops pending changes, and lets a limit be lowered only (LIM-10)', async () => {
    const player = await aPlayer()
    await change(player, { duration: 'D', limit: 50 })
    await change(player, { duration: 'D', limit: 60 })
    const { limits } = it.platform
    const at = it.clock.now()
    const of = { kind: 'deposit', period: 'D' } as const
    const until = new Date(at + HOUR).toISOString()
    const lock = { ...of, locked: true, reason: 'AFFORDABILITY', until, note: 'case 7' } as const
    const past = { ...lock, until: new Date(at).toISOString() }
    expect(await limits.lock(player.playerId, past, 'Anna')).toMatchObject({
      refusal: 'OUT_OF_RANGE',
    })
    expect(await limits.lock(player.playerId, lock, 'Anna')).toMatchObject({ ok: true })
    for (const body of [{ limit: 60 }, { limit: 50 }, { deleteLimit: true }] as const) {
      const refused = await change(player, { duration: 'D', ...body })
      expect([refused.status, refused.body.code]).toEqual([403, 'error.deposit.limit.locked'])
    }
    const locked = { locked: true, lockedUntil: until, lockReason: 'AFFORDABILITY' }
    expect((await read(player)).body).toMatchObject({
      D: { value: 50, pendingDate: null, ...locked },
    })
    const lowered = await change(player, { duration: 'D', limit: 20 })
    expect(lowered.body).toMatchObject({ D: { value: 20, ...locked } })

    const unlock = { ...of, locked: false, note: 'case 7 closed' } as const
    expect(await limits.lock(player.playerId, unlock, 'Ben')).toMatchObject({ ok: true })
    expect(await limits.lock(player.playerId, unlock, 'Ben')).toMatchObject({ ok: true })
    const after = await change(player, { duration: 'D', limit: 30 })
    expect(after.body).toMatchObject({ D: { value: 20, pendingValue: 30, lockReason: null } })
    expect(await limits.lock(randomUUID(), lock, 'Anna')).toMatchObject({ refusal: 'NOT_FOUND' })

    const held = await limits.ofPlayer(player.playerId)
    expect(held?.changes.map((one) => [one.event, one.cause, one.lockReason, one.staff])).toEqual([
      ['RAISE_ASKED', 'player', null, null],
      ['UNLOCKED', 'operator', null, 'Ben: case 7 closed'],
      ['LOWERED', 'player', null, null],
      ['LOCKED', 'operator', 'AFFORDABILITY', 'Anna: case 7'],
      ['RAISE_ASKED', 'player', null, null],
      ['SET', 'player', null, null],
    ])
    // The player's own record has the reason, and no name.
    const record = await it.call('GET', '/v1/player/protection-record', { token: player.token })
    expect(JSON.stringify(record.body)).not.toMatch(/Anna|Ben|case 7/)
    expect(
      (record.body.entries as { event: string }[]).find((one) => one.event === 'LIMIT_LOCKED'),
    ).toMatchObject({ cause: 'operator', until, details: { reason: 'AFFORDABILITY' } })
  })

  test('a lock expires at its end time', async () => {
    const player = await aPlayer()
    await change(player, { duration: 'D', limit: 50 })
    const until = new Date(it.clock.now() + MINUTE).toISOString()
    const lock = { kind: 'deposit', period: 'D', reason: 'LAW', until, note: 'a test' } as const
    await it.platform.limits.lock(player.playerId, { ...lock, locked: true }, 'Anna')
    it.clock.travel(MINUTE)
    expect((await change(player, { duration: 'D', limit: 60 })).body).toMatchObject({
      D: { pendingValue: 60, locked: false, lockReason: null },
    })
  })

  test('a pending change takes effect in time, on record, although the player does not return', async () => {
    const player = await aPlayer()
    await change(player, { duration: 'D', limit: 50 })
    await change(player, { duration: 'D', limit: 60 })
    it.clock.travel(24 * HOUR)
    await it.platform.runJobs()
    const [row] = await it.db.query(
      `select event, cause, value_after, at from platform.limit_change
       where player_id = $1 order by no desc limit 1`,
      [player.playerId],
    )
    expect(row).toMatchObject({ event: 'RAISED', cause: 'time', value_after: 6_000n })
  })
})

describe('deposits', () => {
  test('are held to the remaining limit, including those in progress, and the check says so', async () => {
    const player = await aPlayer()
    expect(await check(player)).toMatchObject({
      ...{ status: 'SUCCESS', limitLeft: null, limitType: null, resetOn: null },
    })
    await change(player, { duration: 'D', limit: 100 })
    await change(player, { duration: 'W', limit: 110 })
    expect(await check(player)).toMatchObject({
      ...{ status: 'SUCCESS', limitLeft: 100, limitType: 'D' },
    })
    // It stays unpaid, and counts all the same.
    const first = await submit(player, 70)
    expect(first.status).toBe(200)
    const refused = await submit(player, 30.01)
    expect([refused.status, refused.body.code]).toEqual([403, 'error.gambling.limit.reached'])
    expect(refused.body.message).toMatch(/limitLeft=30;limitType=D;resetOn=2026-/)
    expect((await submit(player, 30)).status).toBe(200)
    const reset = (await read(player)).body.D as { resetAt: string }
    expect(await check(player)).toMatchObject({
      ...{ status: 'SELF_LIMIT_REACHED', limitLeft: 0, limitType: 'D', resetOn: reset.resetAt },
    })
    // A failed deposit frees its amount again.
    await notify(first.body.referenceId, 'DECLINED', 70, 1)
    expect(await check(player)).toMatchObject({ status: 'SUCCESS', limitLeft: 70 })
  })

  test('the week limit applies where it leaves less than the day', async () => {
    const player = await aPlayer()
    await change(player, { duration: 'W', limit: 40 })
    await change(player, { duration: 'D', limit: 40 })
    expect((await submit(player, 30)).status).toBe(200)
    expect(await check(player)).toMatchObject({ limitLeft: 10, limitType: 'W' })
  })

  test('a completed payment is credited regardless of the limit by then, and flagged', async () => {
    const player = await aPlayer()
    await change(player, { duration: 'D', limit: 50 })
    const { body } = await submit(player, 50)
    await notify(body.referenceId, 'EXPIRED', 50, 1)
    const second = await submit(player, 40)
    await notify(second.body.referenceId, 'PAID', 40, 1)
    expect(await status(player, second.body.referenceId)).toMatchObject({
      ...{ status: 'SUCCESS', pastLimit: false },
    })
    await notify(body.referenceId, 'PAID', 50, 2)
    expect(await status(player, body.referenceId)).toMatchObject({
      ...{ status: 'SUCCESS', pastLimit: true },
    })
    expect((await read(player)).body.D).toMatchObject({ value: 50, used: 90, remaining: 0 })
    expect(it.logged()).toContain('"pastLimit":true')
    const [row] = await it.db.query(
      `select event, cause from platform.limit_change where player_id = $1 order by no desc limit 1`,
      [player.playerId],
    )
    expect(row).toEqual({ event: 'PASSED', cause: `deposit:${body.referenceId}` })
    expect((await it.platform.ledgerCheck()).differences).toEqual([])
  })

  test('a player who has used up a personal limit cannot deposit', async () => {
    const at = await it.atAGame()
    const player = { ...at, token: at.tokens.idToken }
    await change(player, { duration: 'D', limit: 10 }, 'spend')
    await bet(at, 1_000)
    expect(await check(player)).toMatchObject({
      ...{ status: 'SELF_SPEND_LIMIT_REACHED', limitLeft: 0, limitType: 'D' },
    })
    expect((await submit(player, 20)).body.code).toBe('error.gambling.limit.reached')
  })
})

describe('play', () => {
  test('a bet beyond the limit is refused at the callback, and counts nothing', async () => {
    const at = await it.atAGame()
    const player = { token: at.tokens.idToken }
    await change(player, { duration: 'D', limit: 10 }, 'spend')
    const refused = await bet(at, 1_001)
    expect([refused.status, refused.body.code]).toEqual([403, 'error.gambling.limit.reached'])
    expect((await bet(at, 600, 'mine')).status).toBe(200)
    // The same request again is the same bet, not another one.
    expect((await bet(at, 600, 'mine')).body.replayed).toBe(true)
    expect((await read(player, 'spend')).body.D).toMatchObject({ used: 6, remaining: 4 })
    await it.callback('/callbacks/relax/rollback', {
      ...{ sessionId: at.sessionId, reference: 'back', roundId: 'mine', betReference: 'mine' },
    })
    expect((await read(player, 'spend')).body.D).toMatchObject({ used: 0, remaining: 10 })
  })

  test('a win lowers the loss, and no more than the limit can be lost after it', async () => {
    const at = await it.atAGame({ countryCode: 'NL' })
    const player = { token: at.tokens.idToken }
    await change(player, { duration: 'D', limit: 10 }, 'loss')
    expect((await bet(at, 100, 'round')).status).toBe(200)
    await it.callback('/callbacks/relax/win', {
      ...{ sessionId: at.sessionId, reference: 'win', roundId: 'round', currency: 'EUR' },
      ...{ amountMinor: 5_000, closesRound: true },
    })
    expect((await read(player, 'loss')).body.D).toMatchObject({ used: 0, remaining: 10 })
    expect((await bet(at, 1_001)).body.code).toBe('error.gambling.limit.reached')
    expect((await bet(at, 1_000)).status).toBe(200)
  })

  test('a game for money is not opened once nothing is left', async () => {
    const at = await it.atAGame()
    const token = at.tokens.idToken
    const open = () =>
      it.call('POST', '/v1/gaming/ticket', {
        token,
        body: { gameId: at.gameId, channel: 'web', partner: 'main', jurisdiction: 'MT' },
      })
    await change({ token }, { duration: 'D', limit: 10 }, 'spend')
    expect((await open()).status).toBe(200)
    await bet(at, 1_000)
    const refused = await open()
    expect([refused.status, refused.body.code]).toEqual([403, 'error.gambling.limit.reached'])
  })

  test('once the time is used up no round starts, an open one ends, and money can still be withdrawn', async () => {
    const at = await it.atAGame()
    const player = { token: at.tokens.idToken }
    const summary = async () =>
      (await it.call('GET', '/v1/player/game-session/summary', player)).body
    await change(player, { duration: 'D', limit: 20 }, 'time')
    expect(await summary()).toMatchObject({ reachedLimit: null, timeLeftMs: 20 * MINUTE })
    it.clock.travel(19 * MINUTE)
    expect((await bet(at, 100, 'begun')).status).toBe(200)
    expect((await read(player, 'time')).body).toMatchObject({
      ...{ currency: null, D: { value: 20, used: 19, remaining: 1, min: 1, max: 1_440 } },
    })
    it.clock.travel(MINUTE)
    const refused = await bet(at, 100)
    expect([refused.status, refused.body.code]).toEqual([403, 'error.gambling.limit.time'])
    const launch = await it.call('POST', '/v1/gaming/ticket', {
      ...player,
      body: { gameId: at.gameId, channel: 'web', partner: 'main', jurisdiction: 'MT' },
    })
    expect([launch.status, launch.body.code]).toEqual([403, 'error.gambling.limit.time'])
    const paid = await it.callback('/callbacks/relax/win', {
      ...{ sessionId: at.sessionId, reference: 'win-begun', roundId: 'begun', currency: 'EUR' },
      ...{ amountMinor: 200, closesRound: true },
    })
    expect(paid.status).toBe(200)
    expect(await summary()).toMatchObject({
      reachedLimit: { kind: 'time', period: 'D', value: 20, timeZone: 'Europe/Helsinki' },
      timeLeftMs: 0,
    })
    const out = await it.call('POST', '/v1/player/wallet/withdrawal/request', {
      ...{ ...player, body: { ipAddress: '192.0.2.7', blackbox: '' } },
    })
    expect(out.status).toBe(200)
    const asked = await change(player, { duration: 'D', limit: 60 }, 'time')
    expect(asked.body).toMatchObject({ D: { value: 20, pendingValue: 60, remaining: 0 } })
    const record = await it.call('GET', '/v1/player/protection-record', player)
    expect(JSON.stringify(record.body)).toContain('"kind":"time","period":"D","valueBefore":null')
  })

  test('the session says which limit is reached and until when: of several the one that lasts longest', async () => {
    const at = await it.atAGame()
    const player = { token: at.tokens.idToken }
    const reached = async () =>
      (await it.call('GET', '/v1/player/game-session/summary', player)).body.reachedLimit
    await change(player, { duration: 'W', limit: 20 }, 'spend')
    await change(player, { duration: 'D', limit: 10 }, 'spend')
    await bet(at, 999)
    expect(await reached()).toBeNull()
    await bet(at, 1)
    const day = (await read(player, 'spend')).body.D as { resetAt: string }
    expect(await reached()).toEqual({
      ...{ kind: 'spend', period: 'D', value: 10, timeZone: 'Europe/Helsinki' },
      resetAt: day.resetAt,
    })
    await change(player, { duration: 'D', deleteLimit: true }, 'spend')
    await change(player, { duration: 'W', limit: 10 }, 'spend')
    expect(await reached()).toMatchObject({ period: 'W' })
  })

  test('every limit change is sent to listeners, and so is the bet that reaches a limit', async () => {
    const at = await it.atAGame()
    const player = { token: at.tokens.idToken }
    let notifications = 0
    const stop = await it.db.listen('player_changed', (id) => {
      if (id === at.playerId) notifications += 1
    })
    const notificationsDuring = async (work: () => Promise<unknown>) => {
      const before = notifications
      await work()
      await it.db.query(`select pg_notify('player_changed', $1)`, [at.playerId])
      await expect.poll(() => notifications).toBeGreaterThan(before)
      return notifications - before - 1
    }
    const limited = { ...player, playerId: at.playerId }
    expect(
      await notificationsDuring(() => change(limited, { duration: 'D', limit: 10 }, 'spend')),
    ).toBe(1)
    expect(
      await notificationsDuring(() => change(limited, { duration: 'D', limit: 20 }, 'spend')),
    ).toBe(1)
    expect(await notificationsDuring(() => bet(at, 999))).toBe(0)
    expect(await notificationsDuring(() => bet(at, 2))).toBe(0)
    expect(await notificationsDuring(() => bet(at, 1))).toBe(1)
    await stop()
  })

  test('stakes from before a limit was set count, too', async () => {
    const at = await it.atAGame()
    const player = { token: at.tokens.idToken }
    await bet(at, 700)
    expect((await read(player, 'spend')).body.D).toMatchObject({ used: 7, remaining: null })
    await change(player, { duration: 'D', limit: 10 }, 'spend')
    expect((await bet(at, 301)).status).toBe(403)
    expect((await bet(at, 300)).status).toBe(200)
  })
})

test('limit changes are rate-limited per visitor', async () => {
  const strict = await aPlatform(it.db, {
    rateLimits: {
      forms: { limit: 2, windowMs: 60_000 },
      // Sign-ins of earlier tests are counted in the same table.
      signIn: { limit: 1_000, windowMs: 60_000 },
    },
  })
  const { email } = await strict.aPlayer()
  const token = (await strict.signIn(email)).idToken
  const asked = () =>
    strict.call('PATCH', LIMIT_PATHS.deposit, {
      ...{ token, body: { duration: 'D', limit: 50 } },
      from: '192.0.2.77',
    })
  expect([(await asked()).status, (await asked()).status, (await asked()).status]).toEqual([
    200, 200, 429,
  ])
  await strict.platform.close()
})
