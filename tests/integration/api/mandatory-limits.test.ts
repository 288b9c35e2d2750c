import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Money } from '#contracts/money.ts'
import { LIMIT_PATHS } from '#contracts/player-api/limits.ts'
import type { LimitKind, LimitPeriod } from '#contracts/player-api/protection-words.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { paymentMethodsIn, scaledFromEuro } from '#markets/payment-methods.ts'
import type { MarketCode } from '#markets/types.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { aPlatform, type TestPlatform, theProviders } from '#tests/fixtures/running-platform.ts'

const REQUIRED = 'error.gambling.limit.required'
const PEOPLED = MARKET_CODES.filter((code) => MARKETS[code].enabled)
/** Every limit that the market requires: of money, and on time. */
const requiredIn = (code: MarketCode): { kind: LimitKind; period: LimitPeriod }[] => {
  const { limitsBeforePlay: first, timeLimitsBeforePlay: time } = MARKETS[code]
  return [
    ...(first?.periods.map((period) => ({ kind: first.kind, period })) ?? []),
    ...(time?.map((period) => ({ kind: 'time' as const, period })) ?? []),
  ]
}
const LAWFUL = PEOPLED.filter((code) => requiredIn(code).length > 0)
const FREE = PEOPLED.filter((code) => requiredIn(code).length === 0)

/** Limits before play (issue 7): every market of the table, where money moves. */
onBothEngines('limits before play', (db) => {
  let it: TestPlatform
  beforeAll(async () => {
    it = await aPlatform(db(), {
      // Providers are restricted in some of these countries; this test is about another rule.
      gameProviders: Object.fromEntries(
        Object.entries(theProviders()).map(([id, its]) => [
          id,
          { ...its, licensedElsewhere: true },
        ]),
      ),
    })
  })
  afterAll(() => it.platform.close())

  const aNewcomer = async (code: MarketCode) => {
    const { originCountries, currency } = MARKETS[code]
    const openingBalance: Money = { minor: scaledFromEuro(10_000n, currency), currency }
    const { playerId, email } = await it.aPlayer({
      ...{ countryCode: originCountries[0] ?? 'US', currency, openingBalance },
      isWithoutLimits: true,
    })
    const { idToken: token } = await it.signIn(email)
    return { code, playerId, token, currency }
  }
  type Newcomer = Awaited<ReturnType<typeof aNewcomer>>
  const kindIn = (code: MarketCode) => MARKETS[code].limitsBeforePlay?.kind ?? 'deposit'
  const read = async ({ token, code }: Newcomer, kind: LimitKind = kindIn(code)) =>
    (await it.call('GET', LIMIT_PATHS[kind], { token })).body
  const change = ({ token, code }: Newcomer, body: object, kind: LimitKind = kindIn(code)) =>
    it.call('PATCH', LIMIT_PATHS[kind], { token, body })
  /** Euros, or minutes. */
  const set = async (
    of: Newcomer,
    duration: LimitPeriod,
    { units = 100, kind = kindIn(of.code) }: { units?: number; kind?: LimitKind } = {},
  ) => {
    const limit = kind === 'time' ? units : Number(scaledFromEuro(BigInt(units), of.currency))
    const { status, body } = await change(of, { duration, limit }, kind)
    expect([status, body]).toEqual([200, expect.anything()])
    return body
  }
  const deposit = ({ token, code, currency }: Newcomer) =>
    it.call('POST', '/v1/player/wallet/deposit/submit', {
      token,
      body: {
        ...{ key: randomUUID(), method: paymentMethodsIn(code)[0], currency, language: 'en' },
        ...{ amount: Number(scaledFromEuro(20n, currency)), returnPath: '/en-UN/deposit' },
      },
    })
  const check = async ({ token }: Newcomer) =>
    (await it.call('POST', '/v1/player/wallet/deposit/request', { token, body: {} })).body.status
  const launch = ({ token }: Newcomer) =>
    it.call('POST', '/v1/gaming/ticket', {
      token,
      body: { gameId: 'lucky-lantern', channel: 'web', partner: 'main', jurisdiction: 'MT' },
    })
  const open = async (of: Newcomer) => {
    const { status, body } = await launch(of)
    expect([status, body.code]).toEqual([200, undefined])
    const session = await it.callback('/callbacks/relax/session', { ticket: body.ticket })
    expect([session.status, session.body.code]).toEqual([200, undefined])
    return (reference: string, roundId = reference) =>
      it.callback('/callbacks/relax/bet', {
        ...{ sessionId: session.body.sessionId, reference, roundId, gameId: 'lucky-lantern' },
        ...{ amountMinor: 10, currency: of.currency },
      })
  }
  /** Simulates that a limit disappeared after the game was opened, which no call does. */
  const takeAway = (of: Newcomer, period: LimitPeriod, kind: LimitKind = kindIn(of.code)) =>
    db().query(
      `update platform.player_limit set value = null where player_id = $1 and kind = $2 and period = $3`,
      [of.playerId, kind, period],
    )

  test.each(LAWFUL)('%s: no deposit and no game before every one of them is set', async (code) => {
    const player = await aNewcomer(code)
    const wanted = requiredIn(code)
    for (const [at, { kind, period }] of wanted.entries()) {
      const of = (its: typeof wanted) => its.flatMap((one) => (one.kind === kind ? one.period : []))
      const [required, missing] = [of(wanted), of(wanted.slice(at))]
      expect(await read(player, kind)).toMatchObject({ required, missing })
      expect(await check(player)).toBe('LIMITS_REQUIRED')
      const answers = [await deposit(player), await launch(player)]
      expect(answers.map((its) => [its.status, its.body.code])).toEqual([
        [403, REQUIRED],
        [403, REQUIRED],
      ])
      // A withdrawal does not require the limits.
      const out = await it.call('GET', '/v1/player/wallet/balance', { token: player.token })
      expect(out.status).toBe(200)
      await set(player, period, { kind })
    }
    for (const { kind } of wanted) {
      expect(await read(player, kind)).toMatchObject({ missing: [] })
    }
    expect(await check(player)).not.toBe('LIMITS_REQUIRED')
    expect((await deposit(player)).body.code).not.toBe(REQUIRED)
    const bet = await open(player)
    expect((await bet(`a-${player.playerId}`)).status).toBe(200)
  })

  test.each(LAWFUL)('%s: they are changed, lowered and raised, and never removed', async (code) => {
    const player = await aNewcomer(code)
    const wanted = requiredIn(code)
    for (const { kind, period } of wanted) await set(player, period, { kind })
    for (const { kind, period: duration } of wanted) {
      const { status, body } = await change(player, { duration, deleteLimit: true }, kind)
      expect([kind, duration, status, body.code]).toEqual([
        ...[kind, duration, 403, 'error.deposit.limit.required'],
      ])
    }
    for (const kind of new Set(wanted.map((one) => one.kind))) {
      await set(player, 'D', { kind, units: 50 })
      const raised = await set(player, 'M', { kind, units: 150 })
      expect(raised.M).toMatchObject({ pendingDate: expect.any(String) })
      const cancelled = await change(player, { duration: 'M', cancelPendingLimit: true }, kind)
      expect(cancelled.status).toBe(200)
      expect(await read(player, kind)).toMatchObject({ missing: [] })
    }
  })

  test.each(LAWFUL)(
    '%s: each new round is checked under the lock of the wallet, and an open one ends',
    async (code) => {
      const player = await aNewcomer(code)
      const wanted = requiredIn(code)
      for (const { kind, period } of wanted) await set(player, period, { kind })
      const bet = await open(player)
      const round = `round-${player.playerId}`
      expect((await bet(round)).status).toBe(200)
      for (const { kind, period } of wanted) {
        await takeAway(player, period, kind)
        expect((await bet(`${kind}${period}-${player.playerId}`)).body.code).toBe(REQUIRED)
        const summary = await it.call('GET', '/v1/player/game-session/summary', player)
        expect(summary.body.limitsMissing).toBe(true)
        await set(player, period, { kind })
      }
      const [first] = wanted
      await takeAway(player, first?.period ?? 'D')
      expect((await bet(`more-${player.playerId}`, round)).status).toBe(200)
      await set(player, first?.period ?? 'D')
      expect((await bet(`again-${player.playerId}`)).status).toBe(200)
    },
  )

  test('a ticket from before a limit was removed opens no game', async () => {
    const player = await aNewcomer('PP')
    for (const period of ['M', 'W', 'D'] as const) await set(player, period)
    const { body } = await launch(player)
    await takeAway(player, 'W')
    const session = await it.callback('/callbacks/relax/session', { ticket: body.ticket })
    expect([session.status, session.body.code]).toEqual([403, REQUIRED])
  })

  describe('Germany', () => {
    test('takes no monthly limit above 1,000 euros, nor one of a shorter period', async () => {
      const player = await aNewcomer('DE')
      for (const duration of ['D', 'W', 'M'] as const) {
        const { status, body } = await change(player, { duration, limit: 1_001 })
        expect([status, body.code]).toEqual([422, 'error.deposit.limit.interval'])
      }
      expect((await change(player, { duration: 'M', limit: 1_000 })).status).toBe(200)
      expect(await read(player)).toMatchObject({ M: { max: 1_000 }, missing: [] })
    })

    test('counts a limit above it, from before the rule, as missing', async () => {
      const player = await aNewcomer('DE')
      await set(player, 'M')
      const bet = await open(player)
      const setTo = (minor: number) =>
        db().query('update platform.player_limit set value = $2 where player_id = $1', [
          ...[player.playerId, minor],
        ])
      await setTo(100_001)
      expect(await read(player)).toMatchObject({ missing: ['M'] })
      expect((await deposit(player)).body.code).toBe(REQUIRED)
      expect((await bet(`a-${player.playerId}`)).body.code).toBe(REQUIRED)
      await setTo(100_000)
      expect((await bet(`b-${player.playerId}`)).status).toBe(200)
    })
  })

  test.each(FREE)('%s requires none: a player without limits deposits and plays', async (code) => {
    const player = await aNewcomer(code)
    expect(await read(player)).toMatchObject({ required: [], missing: [] })
    expect(await check(player)).not.toBe('LIMITS_REQUIRED')
    expect((await deposit(player)).body.code).not.toBe(REQUIRED)
    expect((await launch(player)).body.code).not.toBe(REQUIRED)
  })

  test('of bets that race with the first limits, none is taken before the last of them', async () => {
    const player = await aNewcomer('PP')
    for (const period of ['M', 'W', 'D'] as const) await set(player, period)
    const bet = await open(player)
    await takeAway(player, 'D')
    expect((await bet(`before-${player.playerId}`)).body.code).toBe(REQUIRED)
    const bets = Array.from({ length: 12 }, (_, no) => bet(`${no}-${player.playerId}`))
    const [changed, ...answers] = await Promise.all([
      change(player, { duration: 'D', limit: 500 }),
      ...bets,
    ])
    expect(changed.status).toBe(200)
    const [row] = await db().query<{ before: bigint }>(
      `select count(*)::bigint as before from platform.ledger_transaction
       where player_id = $1 and type = 'BET'`,
      [player.playerId],
    )
    const taken = answers.filter(({ status }) => status === 200)
    expect(Number(row?.before)).toBe(taken.length)
    for (const { status, body } of answers) {
      if (status !== 200) expect(body.code).toBe(REQUIRED)
    }
    expect((await bet(`last-${player.playerId}`)).status).toBe(200)
  })
})
