import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db/db.ts'
import { endDueBonuses } from '#platform/rewards/index.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { aPlatform, type TestPlatform } from '#tests/fixtures/running-platform.ts'
import {
  aBetGift,
  aBettor,
  type Bettor,
  signInToSports,
  sportsMessages,
} from '#tests/fixtures/sports-bets.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

onBothEngines('bonus money in bets', (db: () => Db) => {
  let it: TestPlatform
  let book: ReturnType<typeof sportsMessages>
  beforeAll(async () => {
    it = await aPlatform(db())
    book = sportsMessages(it)
    const put = await it.platform.bonuses.putCampaigns(
      JSON.stringify([
        aBetGift('bets'),
        aBetGift('bets-once', { wrMultiplier: 1 }),
        aBetGift('bets-live', { sports: { minOdds: 2, scope: 'LIVE' } }),
        aBetGift('bets-before', { sports: { minOdds: 2, scope: 'PRE_MATCH' } }),
        aBetGift('bets-odds', { sports: { minOdds: 4.001, scope: 'BOTH' } }),
      ]),
    )
    expect(put).toMatchObject({ ok: true })
  })
  afterAll(() => it?.platform.close())

  const balanced = async () => expect((await it.platform.ledgerCheck()).differences).toEqual([])
  const claim = async ({ playerId }: Bettor, campaignId: string) => {
    const claimed = await it.platform.bonuses.claim({ playerId, campaignId })
    return claimed.ok ? (claimed.value as { assignmentId: string }).assignmentId : claimed.refusal
  }
  /** A player with so much own money and a bonus of 10.00 that has to be staked twice. */
  const aPlayer = async (minor: number, campaign = 'bets') => {
    const opening = BigInt(minor === 0 ? 100 : minor)
    const of = await aBettor(it, { openingBalance: { minor: opening, currency: 'EUR' } })
    const player = { ...of, bonus: String(await claim(of, campaign)) }
    // Who never had money of their own is given no bonus.
    if (minor === 0) await placed(of, 100)
    return player
  }
  type Player = Awaited<ReturnType<typeof aPlayer>>
  const wallet = async ({ playerId }: Bettor) => {
    const rows = await db().query<{ account: string; balance: bigint }>(
      'select account, balance from platform.wallet_account where player_id = $1',
      [playerId],
    )
    const of = (account: string) => Number(rows.find((row) => row.account === account)?.balance)
    return [of('MAIN'), of('BONUS:SPORTS')]
  }
  const bonus = async (player: Player) => {
    const [row] = await db().query<{ state: string; wager_done: bigint }>(
      'select state, wager_done from platform.bonus_assignment where player_id = $1 and id = $2',
      [player.playerId, player.bonus],
    )
    return [row?.state, Number(row?.wager_done)]
  }
  const rowsOf = async ({ playerId }: Bettor, id: string) => {
    const rows = await db().query<{ category: string; type: string; amount: bigint; way: string }>(
      `select category, type, t.amount, coalesce(l.debit || ' ' || l.credit, '') as way
       from platform.ledger_transaction t
       left join platform.ledger_transfer l on l.player_id = t.player_id and l.transaction_id = t.id
       where t.player_id = $1 and round_ref = $2 order by t.id`,
      [playerId, id],
    )
    return rows.map((row) => `${row.category} ${row.type} ${row.amount} ${row.way}`.trim())
  }
  const place = async (of: Bettor, stake: number, over: object = {}) => {
    const id = randomUUID()
    const { body } = await book.place(of, id, stake, over)
    return { id, code: body.code ?? 'OK', share: body.bonusStakeMinor }
  }
  const placed = async (of: Bettor, stake: number) => {
    const { id, code } = await place(of, stake)
    expect(code).toBe('OK')
    return id
  }
  const giveUp = async (of: Player) => {
    const body = { state: 'FORFEITED', wageringProgress: 0 }
    const path = `/v2/bonus/${of.bonus}/state`
    expect((await it.call('PUT', path, { token: of.token, body })).status).toBe(204)
  }

  test('a bet covered by real money uses none of it', async () => {
    const of = await aPlayer(500)
    expect(await place(of, 500)).toMatchObject({ code: 'OK', share: 0 })
    expect(await wallet(of)).toEqual([0, 1_000])
  })

  test('a stake of both is divided, paid in the same parts, and counts when it is won', async () => {
    const of = await aPlayer(301)
    await it.platform.limits.save({
      ...{ playerId: of.playerId, kind: 'loss', duration: 'D', limit: 900 },
    })
    const { id, share } = await place(of, 900)
    expect([share, await wallet(of), await bonus(of)]).toEqual([
      ...[599, [0, 401], ['ACTIVATED', 0]],
    ])
    // A retry says the same.
    expect((await book.place(of, id, 900)).body).toMatchObject({
      ...{ replayed: true, bonusStakeMinor: 599 },
    })
    await book.settle(id, 2, 1_001)
    // 1001 × 599 / 900 is 666.2: what does not divide is own money.
    expect(await wallet(of)).toEqual([335, 1_067])
    expect(await bonus(of)).toEqual(['ACTIVATED', 599])
    expect(await rowsOf(of, id)).toEqual([
      ...['SPORTS BET 301 MAIN H:GGR', 'BONUS BET 599 BONUS:SPORTS H:GGR'],
      ...['SPORTS WIN 335 H:GGR MAIN', 'BONUS WIN 666 H:GGR BONUS:SPORTS'],
    ])
    const [state] = await db().query<{ spent: bigint; lost: bigint }>(
      'select spent - spent_at_day as spent, lost - lost_at_day as lost from platform.limit_state where player_id = $1',
      [of.playerId],
    )
    expect([Number(state?.spent), Number(state?.lost)]).toEqual([301, -34])
    const get = async (path: string) => (await it.call('GET', path, { token: of.token })).body
    const sums = await get('/v1/player/wallet/net-position-win-loss')
    expect(sums).toMatchObject({ bets: 3.01, wins: 3.35 })
    expect(await get(`/v1/player/bets/context:${id}`)).toMatchObject({
      ...{ stake: 9, bonusStake: 5.99, paid: 10.01, bonusPaid: 6.66, bonusLapsed: 0, owed: 0 },
    })
    await balanced()
  })

  test('a void returns each part and counts nothing, and a reopened bet takes each again', async () => {
    const of = await aPlayer(301)
    const id = await placed(of, 900)
    await book.settle(id, 2, 0)
    expect(await bonus(of)).toEqual(['ACTIVATED', 599])
    await book.voidBet(id, 3)
    expect([await wallet(of), await bonus(of)]).toEqual([
      [301, 1_000],
      ['ACTIVATED', 0],
    ])
    expect(await book.unsettle(id, 4)).toMatchObject({ state: 'REOPENED', owedMinor: 0 })
    expect(await wallet(of)).toEqual([0, 401])
    await book.settle(id, 5, 0)
    await book.settle(id, 6, 1_800)
    expect([await wallet(of), await bonus(of)]).toEqual([
      [602, 1_599],
      ['ACTIVATED', 599],
    ])
    await book.unsettle(id, 7)
    expect([await wallet(of), await bonus(of)]).toEqual([
      [0, 401],
      ['ACTIVATED', 0],
    ])
    await balanced()
  })

  describe('a bet that needs bonus money', () => {
    const leg = (odds: number, over: object = {}) => ({ odds, ...over })
    const slip = (
      legs: { odds: number; isLive?: boolean; startsAt?: string }[],
      of: object = {},
    ) => {
      const home = { sport: 'FOOTBALL', region: 'norland', competition: 'first-league' }
      const named = legs.map((each, at) => ({ event: `e${at}`, ...each }))
      return {
        terms: {
          ...{ kind: legs.length > 1 ? 'COMBINATION' : 'SINGLE', sizes: [] as number[] },
          ...{ stakePerLineMinor: 400, currency: 'EUR' },
          legs: named.map(({ event, odds }) => ({
            ...{ event, odds, market: '1x2', outcome: 'home', isBanker: false },
          })),
          ...of,
        },
        events: named.map(({ event: id, isLive = false, startsAt }) => ({
          ...{ id, ...home, home: 'Aberholm', away: 'Brackwater', isLive },
          startsAt: startsAt ?? '2026-11-21T18:00:00.000Z',
        })),
        potentialPayoutMinor: 400,
      }
    }
    const system = { kind: 'SYSTEM', sizes: [2], stakePerLineMinor: 400 }
    test.each([
      ['at the lowest odds', 'bets', slip([leg(2_000)]), 'OK'],
      ['below them', 'bets', slip([leg(1_999)]), 'BONUS_BET_ODDS'],
      ['whose legs reach them together', 'bets', slip([leg(1_500), leg(1_400)]), 'OK'],
      ['that is a system', 'bets', slip([leg(3_000), leg(3_000)], system), 'BONUS_BET_KIND'],
      ['of the highest stake', 'bets', slip([leg(2_000)], { stakePerLineMinor: 900 }), 'OK'],
      ['above it', 'bets', slip([leg(2_000)], { stakePerLineMinor: 901 }), 'BONUS_BET_STAKE'],
      ['before the match', 'bets-live', slip([leg(2_000)]), 'BONUS_BET_SCOPE'],
      [
        'partly live',
        'bets-live',
        slip([leg(2_000, { isLive: true }), leg(2_000)]),
        'BONUS_BET_SCOPE',
      ],
      ['live', 'bets-live', slip([leg(2_000, { isLive: true })]), 'OK'],
      ['live at last', 'bets-before', slip([leg(2_000, { isLive: true })]), 'BONUS_BET_SCOPE'],
      [
        'of more than all money',
        'bets-odds',
        slip([leg(4_000)], { stakePerLineMinor: 1_200 }),
        'INSUFFICIENT_FUNDS',
      ],
      ['of other odds', 'bets-odds', slip([leg(4_000)]), 'BONUS_BET_ODDS'],
    ])('%s, with the bonus %s', async (_, campaign, bet, code) => {
      const of = await aPlayer(100, campaign)
      expect((await place(of, 400, bet)).code).toBe(code)
      expect(await wallet(of)).toEqual(
        code === 'OK' ? [0, 1_100 - bet.terms.stakePerLineMinor] : [100, 1_000],
      )
      // A stake that own money covers is checked against none of these terms.
      const small = {
        ...{ ...bet, terms: { ...bet.terms, stakePerLineMinor: 100 } },
        potentialPayoutMinor: 100,
      }
      if (code !== 'OK') expect((await place(of, 100, small)).code).toBe('OK')
    })

    test('ends in time for the bonus, to the millisecond', async () => {
      const of = await aPlayer(100)
      const endsAt = it.clock.now() + 60 * DAY
      const at = (ms: number) =>
        slip([leg(2_000), leg(2_000, { startsAt: new Date(ms).toISOString() })])
      expect((await place(of, 400, at(endsAt - 6 * HOUR + 1))).code).toBe('BONUS_BET_TIME')
      expect((await place(of, 400, at(endsAt - 6 * HOUR))).code).toBe('OK')
    })

    test('is refused without a bonus, past its time, at a limit, and for players who may have none', async () => {
      const of = await aPlayer(1_000)
      const none = await aBettor(it, { openingBalance: { minor: 100n, currency: 'EUR' } })
      expect((await place(none, 400)).code).toBe('INSUFFICIENT_FUNDS')
      await it.platform.players.update(of.playerId, { bonuses: false }, 'a test')
      expect((await place(of, 1_100)).code).toBe('INSUFFICIENT_FUNDS')
      await it.platform.players.update(of.playerId, { bonuses: true }, 'a test')
      const limit = { playerId: of.playerId, kind: 'spend' as const, duration: 'D' as const }
      await it.platform.limits.save({ ...limit, limit: 10 })
      expect((await place(of, 1_000)).code).toBe('OK')
      expect((await place(of, 400)).code).toBe('error.gambling.limit.reached')
      it.clock.travel(61 * DAY)
      Object.assign(of, await signInToSports(it, of.email))
      expect((await place(of, 400)).code).toBe('INSUFFICIENT_FUNDS')
    })
  })

  test('cannot be cashed out, with a code of its own', async () => {
    const of = await aPlayer(100)
    const id = await placed(of, 400)
    const part = { id: 'c1', stakeMinor: 50, payoutMinor: 60 }
    const sold = { betId: id, revision: 2, cashOuts: [part], outcome: null, results: [null] }
    expect(await book.send('cashout', sold)).toMatchObject({ code: 'BONUS_BET_SALE' })
    await balanced()
  })

  test('completes the bonus at its settlement, with its winnings; no correction revokes that', async () => {
    const of = await aPlayer(0, 'bets-once')
    const [won, lost] = [await placed(of, 600), await placed(of, 400)]
    await book.settle(lost, 2, 0)
    expect(await bonus(of)).toEqual(['ACTIVATED', 400])
    await book.settle(won, 2, 900)
    expect([await wallet(of), await bonus(of)]).toEqual([
      [900, 0],
      ['COMPLETED', 1_000],
    ])
    await book.unsettle(won, 3)
    expect([await wallet(of), await bonus(of)]).toEqual([
      [0, 0],
      ['COMPLETED', 1_000],
    ])
    await book.settle(won, 4, 700)
    await book.voidBet(lost, 3)
    expect([await wallet(of), await bonus(of)]).toEqual([
      [1_100, 0],
      ['COMPLETED', 1_000],
    ])
    await balanced()
  })

  test('a bonus without money waits for its open bets, and is active again for a correction', async () => {
    const of = await aPlayer(0)
    const [first, second] = [await placed(of, 600), await placed(of, 400)]
    await book.settle(first, 2, 0)
    expect(await bonus(of)).toEqual(['ACTIVATED', 600])
    await book.settle(second, 2, 0)
    expect(await bonus(of)).toEqual(['USED_UP', 1_000])
    await book.settle(first, 3, 1_200)
    expect([await wallet(of), await bonus(of)]).toEqual([
      [0, 1_200],
      ['ACTIVATED', 1_000],
    ])
    await book.unsettle(first, 4)
    await book.settle(first, 5, 0)
    expect([await wallet(of), await bonus(of)]).toEqual([
      [0, 0],
      ['USED_UP', 1_000],
    ])
    // Beside another active bonus it is not active again: its part goes to the house.
    expect(await claim(of, 'bets-once')).toMatch(/-/)
    await book.settle(first, 6, 1_200)
    expect([await wallet(of), await bonus(of)]).toEqual([
      [0, 1_000],
      ['USED_UP', 1_000],
    ])
    expect((await rowsOf(of, first)).at(-1)).toBe('BONUS FORFEIT 1200 H:GGR H:BONUS')
    await balanced()
  })

  test.each([
    ['given up', (of: Player) => giveUp(of)],
    [
      'ended by a break',
      (of: Player) =>
        it.platform.players.changeStatus({
          ...{ playerId: of.playerId, status: 'TIMEOUT', until: new Date(it.clock.now() + DAY) },
        }),
    ],
    [
      'past its time',
      async () => {
        it.clock.travel(60 * DAY)
        await endDueBonuses({ db: db(), clock: it.clock.now })
      },
    ],
  ])(
    'of a bonus that was %s meanwhile only the real-money part is the player’s',
    async (_, end) => {
      const of = await aPlayer(300)
      const [won, voided] = [await placed(of, 600), await placed(of, 200)]
      await end(of)
      expect(await wallet(of)).toEqual([0, 0])
      await book.settle(won, 2, 1_000)
      await book.voidBet(voided, 2)
      expect(await wallet(of)).toEqual([500, 0])
      expect((await rowsOf(of, won)).slice(2)).toEqual([
        ...['SPORTS WIN 500 H:GGR MAIN', 'BONUS FORFEIT 500 H:GGR H:BONUS'],
      ])
      expect((await rowsOf(of, voided)).at(-1)).toBe('BONUS BET_VOID 200 H:GGR H:BONUS')
      const [row] = await db().query<{ bonus_lapsed: bigint }>(
        'select bonus_lapsed from platform.sports_bet where player_id = $1 and bet_ref = $2',
        [of.playerId, won],
      )
      expect(Number(row?.bonus_lapsed)).toBe(500)
      expect(await book.unsettle(won, 3)).toMatchObject({ owedMinor: 0 })
      expect(await book.settle(won, 4, 1_000)).toMatchObject({ owedMinor: 0 })
      expect(await wallet(of)).toEqual([500, 0])
      await balanced()
    },
  )

  test('a break records the open bets, and their stakes', async () => {
    const of = await aPlayer(1_000)
    const [sold] = [await placed(of, 300), await placed(of, 900)]
    const part = { id: 'c1', stakeMinor: 100, payoutMinor: 90 }
    await book.send('cashout', {
      ...{ betId: sold, revision: 2, cashOuts: [part], outcome: null, results: [null] },
    })
    await book.settle(await placed(of, 50), 2, 0)
    const until = new Date(it.clock.now() + DAY)
    const { playerId } = of
    await it.platform.players.changeStatus({ playerId, status: 'TIMEOUT', until })
    const [row] = await db().query<{ details: unknown }>(
      'select details from platform.protection_event where player_id = $1',
      [playerId],
    )
    expect(row?.details).toEqual({ openBets: 2, stake: 11, currency: 'EUR' })
  })

  test('bonus money that was staked elsewhere is owed by its bet alone', async () => {
    const of = await aPlayer(0)
    const won = await placed(of, 600)
    await book.settle(won, 2, 500)
    await placed(of, 900)
    expect(await book.unsettle(won, 3)).toMatchObject({ state: 'REOPENED', owedMinor: 500 })
    expect(await wallet(of)).toEqual([0, 0])
    expect(await bonus(of)).toEqual(['ACTIVATED', 0])
    expect(await book.settle(won, 4, 500)).toMatchObject({ owedMinor: 0 })
    expect(await wallet(of)).toEqual([0, 0])
    await balanced()
  })

  test('concurrent bets stake the same money once, and a forfeit races a settlement', async () => {
    for (let n = 0; n < 5; n += 1) {
      const of = await aPlayer(100)
      const all = await Promise.all(Array.from({ length: 6 }, () => place(of, 550)))
      expect(all.map(({ code }) => code).sort()).toEqual([
        ...Array(4).fill('INSUFFICIENT_FUNDS'),
        ...['OK', 'OK'],
      ])
      expect(await wallet(of)).toEqual([0, 0])
      const [one, other] = all.filter(({ code }) => code === 'OK').map(({ id }) => id)
      await Promise.all([
        ...[giveUp(of), book.settle(String(one), 2, 1_100), book.voidBet(String(other), 2)],
      ])
      expect((await wallet(of))[1]).toBe(0)
      expect((await bonus(of))[0]).toBe('FORFEITED')
    }
    await balanced()
  })

  test('a currency without decimals is divided into whole amounts', async () => {
    const parts = await db().query<{ amount: bigint; share: bigint }>(
      `select amount, platform.bonus_part(b, amount) as share
       from generate_series(0, 90000, 100::bigint) amount,
            jsonb_populate_record(null::platform.sports_bet,
              '{"stake":70000,"bonus_stake":30000,"currency":"CLP"}') b`,
    )
    expect(parts.every(({ share }) => share % 100n === 0n)).toBe(true)
    expect(parts.every(({ amount, share }) => share * 7n <= amount * 3n)).toBe(true)
    expect(parts.at(-1)?.share).toBe(38_500n)
  })

  test('damaged records are found by the check', async () => {
    const of = await aPlayer(301)
    const id = await placed(of, 900)
    await book.settle(id, 2, 1_000)
    const broken = async (set: string, back: string, table = 'sports_bet') => {
      const change = (what: string) =>
        db().query(`update platform.${table} set ${what} where player_id = $1`, [of.playerId])
      await change(set)
      const { differences } = await it.platform.ledgerCheck()
      await change(back)
      return differences.map(({ rule }) => rule)
    }
    const says = 'a bet of a sportsbook has the bonus money that it says'
    const counts = 'a bet of a sportsbook counts its bonus stake while it is won or lost'
    for (const column of ['bonus_refunded', 'bonus_lapsed', 'bonus_paid']) {
      const more =
        column === 'bonus_refunded'
          ? 'refund_paid = 1, bonus_refunded = 1'
          : `${column} = ${column} - 1`
      const less =
        column === 'bonus_refunded'
          ? 'refund_paid = 0, bonus_refunded = 0'
          : `${column} = ${column} + 1`
      const swap = column === 'bonus_lapsed'
      expect(await broken(swap ? less : more, swap ? more : less), column).toContain(says)
    }
    expect(await broken('bonus_stake = bonus_stake - 1', 'bonus_stake = bonus_stake + 1')).toEqual(
      expect.arrayContaining([says, counts]),
    )
    expect(await broken("state = 'REOPENED'", "state = 'SETTLED'")).toEqual([counts])
    await balanced()
  })
})
