import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reward } from '#contracts/player-api/rewards.ts'
import type { SportsFreeBet } from '#contracts/provider-callbacks/sports-wallet.ts'
import { type OwnPlatform, openPlatform } from '#tests/fixtures/running-platform.ts'
import {
  aBettor,
  type Bettor,
  signInToSports,
  sportsMessages,
} from '#tests/fixtures/sports-bets.ts'
import { aGift } from '#tests/integration/ledger/bonus-player.ts'

const DAY = 86_400_000
const LIST = '/v2/bonus/softswiss/sportsbook/bonuses'
const aFreeBetOffer = (id: string, over: object = {}) => ({
  ...{
    id,
    kind: 'FREE_BET',
    markets: ['FI'],
    audience: 'established',
    scope: 'BOTH',
    minOdds: 1.5,
  },
  ...{ startsAt: '2026-01-01T00:00:00Z', hoursToFulfil: 1_440, names: { en: 'North Stand' } },
  amounts: { EUR: { amount: 10 } },
  ...over,
})

let it: OwnPlatform
let book: ReturnType<typeof sportsMessages>
beforeAll(async () => {
  it = await openPlatform()
  book = sportsMessages(it)
  const offers = [
    aFreeBetOffer('stand', {
      names: { en: 'North Stand', fi: 'Pohjoiskatsomo', de: 'Nordtribüne' },
    }),
    aFreeBetOffer('second'),
    aFreeBetOffer('third'),
    aFreeBetOffer('odds', { minOdds: 4.001 }),
    aFreeBetOffer('live', { scope: 'LIVE' }),
    aFreeBetOffer('before', { scope: 'PRE_MATCH' }),
    aFreeBetOffer('over', { endsAt: '2026-02-01T00:00:00Z' }),
    aFreeBetOffer('draft', { status: 'DRAFT' }),
    aFreeBetOffer('in-quebec', { markets: ['CA'], amounts: { CAD: { amount: 10 } } }),
    aGift('gift'),
  ]
  expect(await it.platform.bonuses.putCampaigns(JSON.stringify(offers))).toMatchObject({ ok: true })
})
afterAll(() => it?.close())

/** A player in Finland who has deposited, with a session at the sportsbook. */
const aPlayer = () => aBettor(it, { countryCode: 'FI' })
const claim = async (of: Bettor, id: string) => {
  const path = `/v2/bonus/softswiss/sportsbook/${id}/claim`
  const { status, body } = await it.call('POST', path, { token: of.token })
  return status === 204 ? 204 : body.code
}
const list = async (of: Bettor, query = '') => {
  const { status, body } = await it.call('GET', `${LIST}${query}`, { token: of.token })
  expect(status).toBe(200)
  return body as unknown as Reward[]
}
const usable = async (of: Bettor) => {
  const { sessionId } = of
  const { status, body } = await it.callback('/callbacks/context/free-bets', { sessionId })
  return status === 200 ? (body.freeBets as SportsFreeBet[]) : [body.code]
}
const claimed = async (of: Bettor, id: string) => {
  expect(await claim(of, id)).toBe(204)
  const [first] = (await usable(of)) as SportsFreeBet[]
  if (!first) throw new Error('no free bet')
  return first
}
const codeOf = async (of: Bettor, voucher: SportsFreeBet, over: object = {}) => {
  const { status, body } = await book.placeFree(of, randomUUID(), voucher, over)
  return status === 200 ? 'OK' : body.code
}
const cash = async (of: Bettor) => {
  const { body } = await it.call('GET', '/v1/player/wallet/balance', { token: of.token })
  return (body.balanceMap as { main: { cash: number }[] }).main[0]?.cash
}
const balanced = async () => expect((await it.platform.ledgerCheck()).differences).toEqual([])

describe('a free bet', () => {
  test('is offered with its terms, claimed once, listed until it is used, and cancelled', async () => {
    const of = await aPlayer()
    const offered = await list(of)
    expect(offered.map((each) => each.campaignId).sort()).toEqual([
      ...['before', 'live', 'odds', 'second', 'stand', 'third'],
    ])
    const stand = offered.find((each) => each.campaignId === 'stand')
    expect(stand).toMatchObject({
      ...{ assignmentId: null, vertical: 'FREE_BET', expiresAt: null, terms: null, progress: null },
      ...{ wrMultiplier: 0, campaignDisplayInfo: { names: { fi: 'Pohjoiskatsomo' } } },
      freeBet: { amount: 10, currency: 'EUR', minOdds: 1_500, scope: 'BOTH', hoursToFulfil: 1_440 },
    })
    const inFinnish = (await list(of, '?lang=fi')).find((each) => each.campaignId === 'stand')
    expect(Object.keys(inFinnish?.campaignDisplayInfo.names ?? {})).toEqual(['en', 'fi'])

    expect(await claim(of, 'stand')).toBe(204)
    // The same claim, after an answer that was lost.
    expect(await claim(of, 'stand')).toBe(204)
    const [mine] = (await list(of)).filter((each) => each.assignmentId !== null)
    const expiresAt = new Date(it.clock.now() + 60 * DAY).toISOString()
    expect(mine).toMatchObject({ campaignId: 'stand', expiresAt, freeBet: stand?.freeBet })
    const id = mine?.assignmentId
    expect(await usable(of)).toEqual([
      { id, amountMinor: 1_000, currency: 'EUR', minOdds: 1_500, scope: 'BOTH', expiresAt },
    ])
    expect(await claim(of, 'second')).toBe('error.bonus.active.already.exists')
    // The list of bonus money has none of it, and no other call claims one.
    const { body: bonuses } = await it.call('GET', '/v2/bonus/rewards', { token: of.token })
    expect((bonuses as unknown as Reward[]).map((each) => each.campaignId)).toEqual(['gift'])
    const asGift = { token: of.token, body: { state: 'ACTIVATED', key: randomUUID() } }
    const byGifts = await it.call('POST', '/v2/bonus/rewards/second/claim', asGift)
    expect(byGifts.body.code).toBe('BONUS_UNAVAILABLE')
    expect(await claim(of, 'gift')).toBe('BONUS_UNAVAILABLE')

    const giveUp = (token: string) =>
      it.call('PUT', `/v2/bonus/${id}/state`, {
        ...{ token, body: { state: 'FORFEITED', wageringProgress: 0 } },
      })
    expect((await giveUp((await aPlayer()).token)).status).toBe(404)
    expect((await giveUp(of.token)).status).toBe(204)
    expect((await giveUp(of.token)).status).toBe(204)
    expect(await usable(of)).toEqual([])
    expect(await claim(of, 'stand')).toBe('BONUS_ALREADY_HAD')
    expect(await claim(of, 'second')).toBe(204)
    await balanced()
  })

  test('is staked in full, pays without its stake, and is marked as a free bet in every list', async () => {
    const of = await aPlayer()
    const voucher = await claimed(of, 'stand')
    const [id, lost] = [randomUUID(), randomUUID()]
    expect((await book.placeFree(of, id, voucher)).body).toMatchObject({ balanceMinor: 10_000 })
    // A retry is the same bet; the same id with own money is another.
    expect((await book.placeFree(of, id, voucher)).body.replayed).toBe(true)
    expect((await book.place(of, id, 1_000)).body.code).toBe('REFERENCE_CONFLICT')
    expect(await usable(of)).toEqual([])
    expect(await claim(of, 'stand')).toBe('BONUS_ALREADY_HAD')
    const part = { id: 'c1', stakeMinor: 500, payoutMinor: 600 }
    const sold = { betId: id, revision: 2, cashOuts: [part], outcome: null, results: [null] }
    expect(await book.send('cashout', sold)).toMatchObject({ code: 'BET_STATE_CONFLICT' })
    expect(await book.settle(id, 2, 3_001)).toMatchObject({ code: 'PAYOUT_OUT_OF_RANGE' })
    expect(await book.settle(id, 2, 3_000)).toMatchObject({ state: 'SETTLED' })
    expect(await cash(of)).toBe(130)

    const get = async (path: string) => (await it.call('GET', path, { token: of.token })).body
    const bet = await get(`/v1/player/bets/context:${id}`)
    expect(bet).toMatchObject({ isFreeBet: true, stake: 10, paid: 30, potentialPayout: 30 })
    expect((bet.movements as { type: string }[]).map(({ type }) => type)).toEqual(['BET', 'WIN'])
    expect(bet.movements).toMatchObject([{ isBonus: true }, { isBonus: true }])
    const { transactions } = (await get('/v1/player/wallet/transactions?category=BONUS')) as {
      transactions: Record<string, unknown>[]
    }
    expect(transactions).toMatchObject([
      { type: 'WIN', amount: 30, betId: `context:${id}` },
      { type: 'BET', amount: 10, betId: `context:${id}` },
    ])
    const position = await get('/v1/player/wallet/net-position-win-loss')
    expect(position).toMatchObject({ bets: 0, wins: 0, winLoss: 0 })
    const period = `from=2026-01-01T00:00:00Z&to=${new Date(it.clock.now() + DAY).toISOString()}`
    const statement = await get(`/v1/player/wallet/statement/rows?${period}`)
    const ofBet = (statement.rows as { roundId: string; change: number }[]).filter(
      ({ roundId }) => roundId === id,
    )
    expect(ofBet.map(({ change }) => change)).toEqual([0, 30])

    await book.placeFree(of, lost, await claimed(of, 'second'))
    await book.settle(lost, 2, 0)
    expect(await get(`/v1/player/bets/context:${lost}`)).toMatchObject({ paid: 0, owed: 0 })
    await book.voidBet(lost, 3)
    expect(await get(`/v1/player/bets/context:${lost}`)).toMatchObject({ paid: 0, owed: 0 })
    expect(await usable(of)).toHaveLength(1)
    await balanced()
  })

  const combination = (odds: number[], isLive: boolean[]) => {
    const home = { sport: 'FOOTBALL', region: 'norland', competition: 'first-league' }
    const match = { home: 'Aberholm', away: 'Brackwater', startsAt: '2026-11-21T18:00:00.000Z' }
    const legs = odds.map((each, at) => ({
      ...{ event: `e${at}`, market: '1x2', outcome: 'home', odds: each, isBanker: false },
    }))
    return {
      terms: {
        ...{ kind: odds.length === 1 ? 'SINGLE' : 'COMBINATION', legs, sizes: [] as number[] },
        ...{ stakePerLineMinor: 1_000, currency: 'EUR' },
      },
      events: legs.map(({ event }, at) => ({ id: event, ...home, ...match, isLive: isLive[at] })),
      potentialPayoutMinor: 100,
    }
  }

  test.each<[name: string, offer: string, bets: [object, string][]]>([
    [
      'the odds of the whole bet',
      'odds',
      [
        [combination([4_000], [false]), 'FREE_BET_TERMS'],
        [combination([2_000, 2_000], [false, false]), 'FREE_BET_TERMS'],
        [combination([2_000, 2_001], [false, false]), 'OK'],
      ],
    ],
    [
      'live bets only',
      'live',
      [
        [combination([2_000], [false]), 'FREE_BET_TERMS'],
        [combination([2_000, 2_000], [true, false]), 'FREE_BET_TERMS'],
        [combination([2_000, 2_000], [true, true]), 'OK'],
      ],
    ],
    [
      'bets before the match only',
      'before',
      [
        [combination([2_000, 2_000], [true, false]), 'FREE_BET_TERMS'],
        [combination([2_000], [false]), 'OK'],
      ],
    ],
    [
      'its amount',
      'stand',
      [
        [
          {
            ...combination([2_000], [false]),
            terms: { ...combination([2_000], [false]).terms, stakePerLineMinor: 999 },
          },
          'FREE_BET_TERMS',
        ],
        [{ potentialPayoutMinor: 3_001 }, 'VALIDATION_FAILED'],
        [
          {
            ...combination([2_000, 2_000], [false, false]),
            terms: {
              ...combination([2_000, 2_000], [false, false]).terms,
              ...{ kind: 'SYSTEM', sizes: [1], stakePerLineMinor: 500 },
            },
          },
          'VALIDATION_FAILED',
        ],
        [{ potentialPayoutMinor: 3_000 }, 'OK'],
      ],
    ],
  ])('is held to its terms: %s', async (_name, offer, bets) => {
    const of = await aPlayer()
    const voucher = await claimed(of, offer)
    for (const [bet, code] of bets) {
      expect(await codeOf(of, voucher, { potentialPayoutMinor: 100, ...bet })).toBe(code)
    }
  })

  test('belongs to its player alone, until it expires', async () => {
    const [of, other] = [await aPlayer(), await aPlayer()]
    const voucher = await claimed(of, 'stand')
    expect(await codeOf(other, voucher)).toBe('FREE_BET_UNAVAILABLE')
    expect(await codeOf(other, { ...voucher, id: randomUUID() })).toBe('FREE_BET_UNAVAILABLE')
    it.clock.travel(60 * DAY)
    const later = { ...of, ...(await signInToSports(it, of.email)) }
    expect(await usable(later)).toEqual([])
    expect(await codeOf(later, voucher)).toBe('FREE_BET_UNAVAILABLE')
    expect(await claim(later, 'stand')).toBe('BONUS_ALREADY_HAD')
    expect(await claim(later, 'second')).toBe(204)
  })

  test('is neither claimed nor used by a player who has reached a limit, or may have no bonus', async () => {
    const of = await aPlayer()
    const voucher = await claimed(of, 'stand')
    const limit = { playerId: of.playerId, kind: 'spend' as const, duration: 'D' as const }
    await it.platform.limits.save({ ...limit, limit: 10 })
    await book.place(of, randomUUID(), 1_000)
    expect(await usable(of)).toEqual([])
    expect(await codeOf(of, voucher)).toBe('error.gambling.limit.reached')
    expect(await claim(of, 'second')).toBe('error.gambling.limit.reached')
    expect(await list(of)).toEqual([])

    const without = await aPlayer()
    const theirs = await claimed(without, 'stand')
    await it.platform.players.update(without.playerId, { bonuses: false }, 'a test')
    expect(await codeOf(without, theirs)).toBe('FREE_BET_UNAVAILABLE')
    expect(await claim(without, 'second')).toBe('BONUS_FORBIDDEN')
    await it.platform.players.update(without.playerId, { bonuses: true, sports: false }, 'a test')
    expect(await codeOf(without, theirs)).toBe('PLAYER_BLOCKED')
    expect(await claim(without, 'second')).toBe('BONUS_UNAVAILABLE')
    const { email } = await it.aPlayer({ countryCode: 'FI' })
    const { idToken: token } = await it.signIn(email)
    const unpaid = { ...of, token }
    expect(await claim(unpaid, 'stand')).toBe('BONUS_NOT_ELIGIBLE')
    for (const id of ['over', 'draft', 'in-quebec', 'never-was', 'NO id']) {
      expect(await claim(of, encodeURIComponent(id)), id).toMatch(
        /^(BONUS_UNAVAILABLE|error.gambling.limit.reached)$/,
      )
    }
  })

  test('ends with a break, and what it has won by then is kept', async () => {
    const of = await aPlayer()
    const [won, voided] = [randomUUID(), randomUUID()]
    await book.placeFree(of, won, await claimed(of, 'stand'))
    await book.placeFree(of, voided, await claimed(of, 'second'))
    const waiting = await claimed(of, 'third')
    const until = new Date(it.clock.now() + DAY)
    await it.platform.players.changeStatus({ playerId: of.playerId, status: 'TIMEOUT', until })
    expect(await book.settle(won, 2, 3_000)).toMatchObject({ state: 'SETTLED' })
    await book.voidBet(voided, 2)
    await it.platform.players.changeStatus({ playerId: of.playerId, status: 'REGISTERED' })
    const back = { ...of, ...(await signInToSports(it, of.email)) }
    expect(await cash(back)).toBe(130)
    expect(await usable(back)).toEqual([])
    expect(await codeOf(back, waiting)).toBe('FREE_BET_UNAVAILABLE')
    await balanced()
  })
})
