import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIMIT_TYPES } from '#contracts/player-api/deposit-words.ts'
import {
  type LimitKind,
  type LimitPeriod,
  MONEY_LIMIT_KINDS,
} from '#contracts/player-api/protection-words.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { addDays, dayStart, localDay } from '#markets/local-moment.ts'
import { scaledFromEuro } from '#markets/payment-methods.ts'
import type { Db } from '#platform/db/db.ts'
import { createPoster, ledgerCheck } from '#platform/wallet/index.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { sample } from '#tests/fixtures/sample.ts'
import { aLimitedPlayer, giveUpDeposits, inForce, type LimitedPlayer } from './limited-player.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 3_600_000
const NOON = Date.UTC(2026, 10, 20, 12)
const REACHED = 'error.gambling.limit.reached'
const TIME_REACHED = 'error.gambling.limit.time'
const ZONES = [...new Set(MARKET_CODES.map((code) => MARKETS[code].timeZone))]
/** Closed markets have no players. */
const PEOPLED = MARKET_CODES.filter((code) => MARKETS[code].enabled)
const CASES = PEOPLED.flatMap((code) =>
  MONEY_LIMIT_KINDS.filter((kind) => kind !== 'loss' || MARKETS[code].lossLimits).flatMap((kind) =>
    LIMIT_TYPES.map((period) => [code, kind, period] as const),
  ),
)
/** Those of one kind and period differ by time zone, currency and waiting period. */
const SAMPLED = sample('limits of a market', CASES, { count: 40, idOf: (it) => it.join(' ') })

/** Uses up a limit of that kind, by a deposit or a stake. */
async function uses(player: LimitedPlayer, kind: LimitKind, minor: bigint) {
  if (kind !== 'deposit') return player.bet(minor)
  const code = await player.deposit(minor)
  return code === 'OK' ? null : code
}

/** A session: signed in, last seen, ended or not; Unix milliseconds. */
type Stay = { from: number; seen: number; ended: number | null }

/** The time signed in of these sessions within a period, counted session by session and not by the database. */
function signedIn(stays: readonly Stay[], since: number, until: number): number {
  const parts = stays
    .map(({ from, seen, ended }) => ({
      from: Math.max(from, since),
      to: Math.min(seen + MINUTE, from + 12 * HOUR, until, ended ?? until),
    }))
    .sort((a, b) => a.from - b.from)
  let [counted, upTo] = [0, since]
  for (const { from, to } of parts) {
    counted += Math.max(0, to - Math.max(from, upTo))
    upTo = Math.max(upTo, to)
  }
  return counted
}

/** The start of the period and of the next one, computed from the calendar and not by the database. */
function periodOf(period: LimitPeriod, at: number, zone: string): [number, number] {
  const day = localDay(at, zone)
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const first =
    period === 'D' ? day : period === 'W' ? addDays(day, -weekday) : `${day.slice(0, 7)}-01`
  const [year = 0, month = 0] = day.split('-').map(Number)
  const nextMonth = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  const next = period === 'D' ? addDays(day, 1) : period === 'W' ? addDays(first, 7) : nextMonth
  return [dayStart(first, zone), dayStart(next, zone)]
}

onBothEngines('limits', (db: () => Db) => {
  let now = NOON
  const clock = () => now
  const aPlayer = (market = MARKETS.FI) => aLimitedPlayer(db(), { market, clock })

  describe('periods', () => {
    test('are those of the calendar in every zone of a market, also on days when clocks change', async () => {
      const zone = fc.constantFrom(...ZONES)
      const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2037, 11) })
      const samples = fc.sample(fc.tuple(zone, moment), 400)
      // Around midnight of each day on which a zone has 23 or 25 hours.
      const odd = ZONES.flatMap((it) =>
        Array.from({ length: 800 }, (_, day) => addDays('2026-01-01', day))
          .map((day) => [dayStart(day, it), dayStart(addDays(day, 1), it)] as const)
          .filter(([from, until]) => until - from !== 24 * HOUR)
          .flatMap(([from, until]) => [from, from - 1, until - 1, until, from + 2 * HOUR])
          .map((at) => [it, at] as [string, number]),
      )
      expect(odd.length).toBeGreaterThan(50)
      const asked = [...samples, ...odd].flatMap(([it, at]) =>
        LIMIT_TYPES.map((period) => ({ zone: it, at, period })),
      )
      const rows = await db().query<{ found: Date; ends: Date }>(
        `select platform.limit_from(a->>'period', a->>'zone', to_timestamp((a->>'at')::numeric / 1000)) as found,
                platform.limit_ends(a->>'period', a->>'zone', to_timestamp((a->>'at')::numeric / 1000)) as ends
         from jsonb_array_elements($1::jsonb) with ordinality as it(a, n) order by n`,
        [JSON.stringify(asked)],
      )
      for (const [index, { zone: it, at, period }] of asked.entries()) {
        const found = [rows[index]?.found.getTime(), rows[index]?.ends.getTime()]
        expect([it, at, period, ...found]).toEqual([it, at, period, ...periodOf(period, at, it)])
      }
    })
  })

  describe('time', () => {
    /** Signed in since then, and still there. */
    const aPlayerSince = async (from: number) => {
      const player = await aPlayer()
      await db().query(
        'update platform.player_session set created_at = $2 where player_id = $1::uuid',
        [player.id, new Date(from)],
      )
      return player
    }

    test('no round starts once the time is used up, an open one ends, and midnight resets it', async () => {
      now = NOON
      const player = await aPlayerSince(NOON)
      await player.change('time', { duration: 'D', limit: 60 })
      expect((await player.read('time')).D).toMatchObject({ used: 0, remaining: 60, max: 1_440 })
      now = NOON + HOUR - 1
      expect(await player.bet(10n, { reference: `begun:${player.id}` })).toBeNull()
      now = NOON + HOUR
      const bets = Array.from({ length: 8 }, () => player.bet(10n))
      expect(new Set(await Promise.all(bets))).toEqual(new Set([TIME_REACHED]))
      expect((await player.read('time')).D).toMatchObject({ used: 60, remaining: 0 })
      expect(await player.bet(10n, { roundRef: `begun:${player.id}` })).toBeNull()
      expect(await player.win(20n, `begun:${player.id}`)).toBeNull()
      const [, end] = periodOf('D', now, MARKETS.FI.timeZone)
      now = end - 1
      expect(await player.bet(10n)).toBe(TIME_REACHED)
      now = end
      expect(await player.bet(10n)).toBeNull()
      now = end + HOUR
      expect(await player.bet(10n)).toBe(TIME_REACHED)
    })

    test('a day of 25 hours has no more of it, and one of 23 hours no less', async () => {
      const zone = MARKETS.FI.timeZone
      for (const [day, hours] of [
        ['2026-10-25', 25],
        ['2027-03-28', 23],
      ] as const) {
        const [from, end] = periodOf('D', dayStart(day, zone), zone)
        expect(end - from).toBe(hours * HOUR)
        now = from
        const player = await aPlayerSince(from - 5 * HOUR)
        await player.change('time', { duration: 'D', limit: 22 * 60 })
        now = from + 22 * HOUR - 1
        expect(await player.bet(10n)).toBeNull()
        now += 1
        expect(await player.bet(10n)).toBe(TIME_REACHED)
        now = end
        expect(await player.bet(10n)).toBeNull()
      }
    })

    test('a limit below what is used stops play at once, a higher one waits', async () => {
      now = NOON
      const player = await aPlayerSince(NOON - 2 * HOUR)
      await player.change('time', { duration: 'W', limit: 600 })
      expect(await player.bet(10n)).toBeNull()
      const bets = Array.from({ length: 8 }, () => player.bet(10n))
      const [lowered, ...answers] = await Promise.all([
        player.change('time', { duration: 'W', limit: 90 }),
        ...bets,
      ])
      expect(inForce(lowered, 'W')).toBe(90)
      for (const it of answers) expect([null, TIME_REACHED]).toContain(it)
      expect(await player.bet(10n)).toBe(TIME_REACHED)
      const raised = await player.change('time', { duration: 'W', limit: 600 })
      if (typeof raised === 'string') throw new Error(raised)
      expect(raised.W).toMatchObject({ value: 90, used: 120, remaining: 0, pendingValue: 600 })
      expect(await player.bet(10n)).toBe(TIME_REACHED)
    })

    test('of several devices counts once, up to the minute of the last activity', async () => {
      const stay = fc
        .tuple(
          fc.integer({ min: -20 * HOUR, max: 20 * HOUR }),
          fc.integer({ min: 0, max: 14 * HOUR }),
          fc.option(fc.integer({ min: 0, max: 15 * HOUR })),
        )
        .map(([from, seen, ended]) => ({
          from: NOON + from,
          seen: NOON + from + seen,
          ended: ended === null ? null : NOON + from + ended,
        }))
      const samples = fc.sample(fc.array(stay, { maxLength: 6 }), 60)
      const players = samples.map((stays) => ({ id: randomUUID(), stays }))
      const at = (name: string) => `to_timestamp((s->>'${name}')::numeric / 1000)`
      await db().query(
        `insert into platform.player_session (player_id, id, refresh_hash, created_at, last_seen_at, expires_at, revoked_at)
         select (p->>'id')::uuid, gen_random_uuid(), 'none', ${at('from')}, ${at('seen')},
                ${at('from')} + interval '12 hours', ${at('ended')}
         from jsonb_array_elements($1::jsonb) p, jsonb_array_elements(p->'stays') s`,
        [JSON.stringify(players)],
      )
      const [since, until] = [NOON - 12 * HOUR, NOON + 6 * HOUR]
      const rows = await db().query<{ counted: bigint }>(
        `select platform.signed_in(id::uuid, $2, $3) as counted
         from jsonb_array_elements_text($1::jsonb) with ordinality it(id, n) order by n`,
        [JSON.stringify(players.map(({ id }) => id)), new Date(since), new Date(until)],
      )
      expect(rows.map((it) => Number(it.counted))).toEqual(
        samples.map((stays) => signedIn(stays, since, until)),
      )
    })
  })

  describe.each(SAMPLED)('%s, %s, %s', (code, kind, period) => {
    const market = MARKETS[code]
    const rule = market.limitIncrease
    const euros = 100
    const value = Number(scaledFromEuro(BigInt(euros), market.currency))
    const minor = BigInt(value) * 100n

    test('accepts nothing beyond it until the period ends, to the minor unit and the second', async () => {
      now = NOON
      const player = await aPlayer(market)
      expect(inForce(await player.change(kind, { duration: period, limit: value }), period)).toBe(
        value,
      )
      expect(await uses(player, kind, minor + 1n)).toBe(REACHED)
      expect(await uses(player, kind, minor - 1n)).toBeNull()
      expect(await uses(player, kind, 2n)).toBe(REACHED)
      expect(await uses(player, kind, 1n)).toBeNull()
      expect((await player.read(kind))[period]).toMatchObject({ used: value, remaining: 0 })
      // Pending deposits would count in the next period, too: these are cancelled.
      const [, end] = periodOf(period, now, market.timeZone)
      now = end - SECOND
      expect(await uses(player, kind, 1n)).toBe(REACHED)
      if (kind === 'deposit') await giveUpDeposits(db(), player.id)
      now = end
      expect((await player.read(kind))[period]).toMatchObject({ used: 0, remaining: value })
      expect(await uses(player, kind, minor)).toBeNull()
      expect(await uses(player, kind, 1n)).toBe(REACHED)
    })

    test('a decrease applies at once, an increase after the wait and not a second before', async () => {
      now = NOON
      const player = await aPlayer(market)
      await player.change(kind, { duration: period, limit: value * 2 })
      const lowered = await player.change(kind, { duration: period, limit: value })
      expect(inForce(lowered, period)).toBe(value)
      expect(await uses(player, kind, minor + 1n)).toBe(REACHED)

      const [, end] = periodOf(period, now, market.timeZone)
      const due = Math.max(now + rule.delayHours * HOUR, rule.afterPeriodEnd ? end : 0)
      const raised = await player.change(kind, { duration: period, limit: value * 3 })
      if (typeof raised === 'string') throw new Error(raised)
      expect(raised[period]).toMatchObject({
        value,
        pendingValue: value * 3,
        pendingDate: new Date(due).toISOString(),
      })
      expect(raised.notice).toBe('updateReceived')

      now = due - SECOND
      expect(await uses(player, kind, minor + 1n)).toBe(REACHED)
      const early = await player.change(kind, { duration: period, confirmPendingLimit: true })
      expect(inForce(early, period)).toBe(value)
      now = due
      if (rule.confirmed) {
        expect(await uses(player, kind, minor + 1n)).toBe(REACHED)
        const yes = await player.change(kind, { duration: period, confirmPendingLimit: true })
        expect(inForce(yes, period)).toBe(value * 3)
      }
      expect(await uses(player, kind, minor * 3n + 1n)).toBe(REACHED)
      expect(await uses(player, kind, minor * 3n)).toBeNull()
      expect((await player.read(kind))[period]).toMatchObject({
        value: value * 3,
        pendingValue: null,
        pendingDate: null,
      })
    })
  })

  describe('a pending change', () => {
    test('lapses where it is not confirmed within a week', async () => {
      now = NOON
      const player = await aPlayer(MARKETS.GG)
      await player.change('spend', { duration: 'D', limit: 100 })
      await player.change('spend', { duration: 'D', deleteLimit: true })
      now = NOON + (24 + 7 * 24) * HOUR - SECOND
      expect((await player.read('spend')).D.pendingDate).not.toBeNull()
      now += SECOND
      expect((await player.read('spend')).D).toMatchObject({ value: 100, pendingDate: null })
      expect(await player.bet(10_001n)).toBe(REACHED)
    })

    test('that removes a limit takes effect when it is due, not before', async () => {
      now = NOON
      const player = await aPlayer()
      await player.change('spend', { duration: 'D', limit: 10 })
      await player.change('spend', { duration: 'D', deleteLimit: true })
      now += 24 * HOUR - SECOND
      expect(await player.bet(1_001n)).toBe(REACHED)
      now += SECOND
      expect(await player.bet(1_001n)).toBeNull()
    })
  })

  describe('clocks that change', () => {
    // The next day of 23 and of 25 hours in each zone that has them.
    const ODD_DAYS = PEOPLED.flatMap((code) => {
      const zone = MARKETS[code].timeZone
      return Array.from({ length: 366 }, (_, day) => addDays('2026-11-20', day))
        .map((day) => [dayStart(day, zone), dayStart(addDays(day, 1), zone)] as const)
        .filter(([from, until]) => until - from !== 24 * HOUR)
        .map(([from, until]) => [code, (until - from) / HOUR, from, until] as const)
    })

    test.each(ODD_DAYS)(
      '%s, a day of %s hours: its limit applies from its first second to its last',
      async (code, _, from, until) => {
        now = from - SECOND
        const market = MARKETS[code]
        const player = await aPlayer(market)
        const value = Number(scaledFromEuro(100n, market.currency))
        const minor = BigInt(value) * 100n
        await player.change('spend', { duration: 'D', limit: value })
        expect(await player.bet(minor)).toBeNull()
        expect(await player.bet(1n)).toBe(REACHED)
        now = from
        expect(await player.bet(minor)).toBeNull()
        now = until - SECOND
        expect(await player.bet(1n)).toBe(REACHED)
        now = until
        expect(await player.bet(minor + 1n)).toBe(REACHED)
        expect(await player.bet(minor)).toBeNull()
      },
    )

    test('there are such days in the markets', () => {
      expect(new Set(ODD_DAYS.map(([, hours]) => hours))).toEqual(new Set([23, 25]))
    })
  })

  describe('the check of the ledger', () => {
    const found = async (id: string) =>
      (await ledgerCheck(db())).differences
        .filter(({ playerId }) => playerId === id)
        .map(({ rule, subject, found: what }) => [rule, subject, what])

    test('reports where a count or a stop of limits differs from the ledger', async () => {
      now = NOON
      const player = await aPlayer(MARKETS.DE)
      const reference = randomUUID()
      await player.bet(300n, { reference })
      await player.change('spend', { duration: 'D', limit: 100 })
      await player.change('loss', { duration: 'M', limit: 100 })
      await player.win(200n, reference)
      await player.bet(500n)
      now += 24 * HOUR
      await player.bet(700n)
      expect(await found(player.id)).toEqual([])

      const turn = (sql: string) =>
        db().query(`update platform.limit_state set ${sql} where player_id = $1`, [player.id])
      await turn('spent = spent - 1')
      const counted = 'what limits have counted is what the ledger says'
      expect(await found(player.id)).toEqual([
        [counted, 'spend D', 'counted 699, in the ledger 700'],
        [counted, 'spend W', 'counted 1499, in the ledger 1500'],
        [counted, 'spend M', 'counted 1499, in the ledger 1500'],
      ])
      await turn('spent = spent + 1, loss_stop = loss_stop + 1')
      const stops = 'what stops a bet is what limits allow'
      expect((await found(player.id)).map(([rule]) => rule)).toEqual([stops])
      await turn('loss_stop = loss_stop - 1, counts_play = false')
      expect((await found(player.id)).map(([rule]) => rule)).toEqual([stops])
      await turn('counts_play = true')
      expect(await found(player.id)).toEqual([])
    })
  })

  describe('concurrency', () => {
    const BETTORS = PEOPLED.flatMap((code) =>
      (MARKETS[code].lossLimits ? (['spend', 'loss'] as const) : (['spend'] as const)).flatMap(
        (kind) => LIMIT_TYPES.map((period) => [code, kind, period] as const),
      ),
    )
    test.each(BETTORS)(
      'in %s 32 bettors together cannot exceed a limit: %s, %s',
      async (code, kind, period) => {
        now = NOON
        const market = MARKETS[code]
        const player = await aPlayer(market)
        const value = Number(scaledFromEuro(10n, market.currency))
        await player.change(kind, { duration: period, limit: value })
        // Thirteen of these stakes fit, and the rest is too little for one more.
        const stake = (BigInt(value) * 100n) / 13n
        const refusals = await Promise.all(Array.from({ length: 32 }, () => player.bet(stake)))
        expect(refusals.filter((it) => it === null)).toHaveLength(13)
        expect(new Set(refusals)).toEqual(new Set([null, REACHED]))
        expect((await player.read(kind))[period].used).toBe(Number(stake * 13n) / 100)
      },
    )

    test.each(['spend', 'loss'] as const)(
      '32 bettors of one player never pass a limit (%s)',
      async (kind) => {
        now = NOON
        const player = await aPlayer(MARKETS.DE)
        await player.change(kind, { duration: 'D', limit: 50 })
        await player.change(kind, { duration: 'W', limit: 100 })
        // Two instances, two providers.
        const posters = [createPoster({ db: db(), clock }), createPoster({ db: db(), clock })]
        const taken = await Promise.all(
          Array.from({ length: 32 }, async (_, bettor) => {
            let sum = 0n
            for (let round = 0; round < 6; round += 1) {
              const minor = BigInt(1 + ((bettor * 7 + round * 13) % 97))
              const refused = await player.bet(minor, {
                provider: bettor % 2 ? 'relax' : 'other',
                ...(posters[bettor % 2] ? { post: posters[bettor % 2] } : {}),
              } as Parameters<LimitedPlayer['bet']>[1])
              if (refused === null) sum += minor
              else expect(refused).toBe(REACHED)
            }
            return sum
          }),
        )
        const sum = taken.reduce((all, it) => all + it, 0n)
        expect(sum).toBeLessThanOrEqual(5_000n)
        expect(sum).toBeGreaterThan(5_000n - 97n)
        expect((await player.read(kind)).D.used).toBe(Number(sum) / 100)
      },
    )

    test('limits changed between bets lose none of them', async () => {
      now = NOON
      const player = await aPlayer(MARKETS.DE)
      await player.change('spend', { duration: 'D', limit: 20_000 })
      const changes = Array.from({ length: 20 }, (_, index) =>
        player.change('spend', { duration: 'D', limit: 19_999 - index }),
      )
      const bets = Array.from({ length: 200 }, () => player.bet(100n))
      await Promise.all(changes)
      expect(await Promise.all(bets)).toEqual(bets.map(() => null))
      expect((await player.read('spend')).D.used).toBe(200)
    })

    test('concurrent deposits do not exceed a limit together', async () => {
      now = NOON
      const player = await aPlayer()
      await player.change('deposit', { duration: 'D', limit: 100 })
      const codes = await Promise.all(Array.from({ length: 16 }, () => player.deposit(3_000n)))
      expect(codes.filter((it) => it === 'OK')).toHaveLength(3)
      expect(new Set(codes)).toEqual(new Set(['OK', REACHED]))
    })

    test('deposits of a player without documents do not exceed the legal sum together', async () => {
      now = NOON
      const player = await aPlayer()
      const codes = await Promise.all([1, 2, 3].map(() => player.deposit(90_000n, 200_000n)))
      expect(codes.sort()).toEqual(['DOCUMENTS_REQUIRED', 'OK', 'OK'])
    })

    test('a lowered limit and a concurrent deposit are consistent', async () => {
      now = NOON
      for (let round = 0; round < 12; round += 1) {
        const player = await aPlayer()
        await player.change('deposit', { duration: 'D', limit: 100 })
        const [, before] = await Promise.all([
          player.change('deposit', { duration: 'D', limit: 20 }),
          player.deposit(10_000n),
        ])
        // In either order: there is no third outcome, and after it nothing more is accepted.
        const { D } = await player.read('deposit')
        expect(D).toMatchObject(
          before === 'OK'
            ? { value: 20, used: 100, remaining: 0 }
            : { value: 20, used: 0, remaining: 20 },
        )
        expect(await player.deposit(2_001n)).toBe(REACHED)
      }
    })

    test('concurrent changes are applied one after the other, and all on record', async () => {
      now = NOON
      const player = await aPlayer()
      await player.change('spend', { duration: 'D', limit: 1_000 })
      // Unsorted: a change decided before a lower limit was in force must not raise it.
      const limits = [400, 900, 200, 700, 600, 500, 800, 300]
      await Promise.all(limits.map((limit) => player.change('spend', { duration: 'D', limit })))
      const record = await db().query<{ no: number; value_before: bigint; value_after: bigint }>(
        'select no, value_before, value_after from platform.limit_change where player_id = $1 order by no',
        [player.id],
      )
      expect(record.map((it) => it.no)).toEqual(record.map((_, index) => index + 1))
      for (const [index, { value_before }] of record.entries()) {
        expect(value_before).toBe(index === 0 ? null : record[index - 1]?.value_after)
      }
      expect((await player.read('spend')).D.value).toBe(200)
    })
  })

  test('the counts match the ledger, through any sequence of bets, wins, rollbacks and days', async () => {
    const amount = fc.bigInt({ min: 1n, max: 4_000n })
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.record({ op: fc.constant('bet' as const), amount }) },
      {
        weight: 2,
        arbitrary: fc.record({
          op: fc.constant('win' as const),
          amount,
          of: fc.nat({ max: 20 }),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ op: fc.constant('back' as const), of: fc.nat({ max: 20 }) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ op: fc.constant('wait' as const), hours: fc.nat({ max: 60 }) }),
      },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        // The night of the clock change in Germany in autumn, at the end of a week and of a month.
        now = Date.UTC(2026, 9, 24, 20)
        const player = await aPlayer(MARKETS.DE)
        await player.change('spend', { duration: 'D', limit: 60 })
        await player.change('loss', { duration: 'W', limit: 70 })
        const bets: string[] = []
        for (const it of steps) {
          if (it.op === 'wait') now += it.hours * HOUR
          else if (it.op === 'bet') {
            const before = [await player.read('spend'), await player.read('loss')]
            const reference = randomUUID()
            const refused = await player.bet(it.amount, { reference })
            const left = Math.min(before[0]?.D.remaining ?? 0, before[1]?.W.remaining ?? 0)
            expect([left, it.amount, refused]).toEqual([
              left,
              it.amount,
              Number(it.amount) / 100 > left ? REACHED : null,
            ])
            if (refused === null) bets.push(reference)
          } else {
            const reference = bets[it.of % Math.max(1, bets.length)]
            if (reference === undefined) continue
            if (it.op === 'win') await player.win(it.amount, reference)
            else await player.takeBack(reference)
          }
        }
        for (const kind of ['spend', 'loss'] as const) {
          const set = await player.read(kind)
          for (const period of LIMIT_TYPES) {
            const [row] = await db().query<{ spent: bigint; lost: bigint }>(
              'select spent, lost from platform.played($1, $2, $3)',
              [player.id, new Date(set[period].startedAt), new Date(set[period].resetAt)],
            )
            const used = kind === 'spend' ? row?.spent : row?.lost
            const shown = Math.max(0, Number(used)) / 100
            expect([kind, period, set[period].used]).toEqual([kind, period, shown])
          }
        }
      }),
      { numRuns: 25 },
    )
    // For no player: neither of these runs nor of an earlier test.
    const { differences } = await ledgerCheck(db())
    expect(differences.filter(({ rule }) => rule.includes('limits'))).toEqual([])
  })

  test('the record of changes is append-only', async () => {
    await expect(db().query(`update platform.limit_change set cause = 'nobody'`)).rejects.toThrow(
      /append-only/,
    )
    await expect(db().query('delete from platform.limit_change')).rejects.toThrow(/append-only/)
  })
})
