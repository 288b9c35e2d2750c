import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { balanceResponse } from '#contracts/player-api/v1.ts'
import type { BalanceUpdate } from '#contracts/provider-callbacks/balance-update.ts'
import type { SportsReport } from '#contracts/reconciliation.ts'
import { type BookBet, EMPTY_SLIP } from '#contracts/sportsbook/book-api.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { VOID } from '#contracts/sportsbook/words.ts'
import { referenceAt } from '#platform/gameplay/index.ts'
import { putJob } from '#platform/jobs/index.ts'
import { until } from '#tests/fixtures/product-process.ts'
import {
  type APlayer,
  type OwnPlatform,
  openPlatform,
  signed,
} from '#tests/fixtures/running-platform.ts'
import { aBetGift, aFreeBet } from '#tests/fixtures/sports-bets.ts'
import { aSportsbook, legOn, sportsbookSecret } from '#tests/fixtures/sports-betting.ts'

const MINUTE = 60_000
let it: OwnPlatform
let book: Awaited<ReturnType<typeof aSportsbook>>
/** The balance updates that the book received. */
const balances: BalanceUpdate[] = []

beforeAll(async () => {
  it = await openPlatform(
    {
      ...sportsbookSecret,
      requestStakeRefund: (bet) => book.requestStakeRefund(bet),
      readStatement: (...asked) => book.readStatement(...asked),
      sendBalance: async (provider, update) => {
        balances.push(update)
        await book.sendBalance(provider, update)
      },
    },
    false,
  )
  book = await aSportsbook(it)
})
afterAll(() => it?.close())
afterEach(() => {
  book.setFault(() => null)
  book.setDuringWait(() => undefined)
  book.setBookFaults()
  expect(book.errors.splice(0)).toEqual([])
})

const freeBetsOf = async ({ key }: { key: string }) =>
  (await book.call('free-bets', { key })).body.freeBets as { id: string }[]
/** A player with a free bet of 5.00, for odds of `minOdds` and more. */
async function aFreeBettor(minOdds = 1_001) {
  const player = await aBettor()
  const [row] = await it.db.query<{ id: string }>(
    'select id from platform.player where email = $1',
    [player.email],
  )
  const [now, playerId] = [it.clock.now(), row?.id ?? '']
  const terms = { amountMinor: 500, now, expiresAt: now + 3_600_000, minOdds }
  return { ...player, voucher: await aFreeBet(it.db, playerId, terms) }
}

async function aBettor(minor = 10_000n, what: APlayer = { countryCode: 'GB' }) {
  const currency = what.currency ?? 'EUR'
  const { email } = await it.aPlayer({ openingBalance: { minor, currency }, ...what })
  const { idToken: token } = await it.signIn(email)
  return { email, ...(await book.open(token, { currency })) }
}
/** The token of a new login: matches take longer than a token is valid. */
const read = async ({ email }: { email: string }, path: string) => {
  const { idToken: token } = await it.signIn(email)
  return (await it.call('GET', path, { token })).body
}
const balanceOf = async (player: { email: string }) =>
  balanceResponse.parse(await read(player, '/v1/player/wallet/balance')).balanceMap.main[0]?.cash
const walletBets = async (player: { email: string }) =>
  (await read(player, '/v1/player/bets')).bets as Record<string, unknown>[]
const stateOf = async (betId: string) => {
  const sql = 'select state from platform.sports_bet where bet_ref = $1'
  return (await it.db.query<{ state: string }>(sql, [betId]))[0]?.state
}
const myBets = async ({ key }: { key: string }, list: 'OPEN' | 'OVER') =>
  (await book.call('my-bets', { key, list })).body.bets as BookBet[]

async function upcoming(count: number): Promise<OfferedEvent[]> {
  const found = (await book.offer()).filter((e) => e.state === 'NOT_STARTED')
  expect(found.length).toBeGreaterThanOrEqual(count)
  return found.sort((a, b) => a.startsAt.localeCompare(b.startsAt)).slice(0, count)
}
const aMatch = async () => (await upcoming(1))[0] as OfferedEvent
/** A live match that accepts bets. */
async function live(): Promise<OfferedEvent> {
  for (let tries = 0; tries < 40; tries += 1) {
    const found = (await book.offer()).find((e) => e.state === 'LIVE' && takesBets(e))
    if (found) return found
    it.clock.travel(10_000)
  }
  throw new Error('no live match takes bets')
}
const takesBets = ({ markets }: OfferedEvent) =>
  markets.find((m) => m.id === 'result')?.state === 'ACTIVE'
const anOutcome = (event: OfferedEvent) => {
  const result = event.markets.find((m) => m.id === 'result')
  return result?.outcomes.find((o) => o.odds !== null)?.id ?? 'home'
}
const resultLeg = (event: OfferedEvent) => legOn(event, 'result', anOutcome(event))

async function playOn(event: OfferedEvent) {
  for (let tries = 0; tries < 60; tries += 1) {
    it.clock.travel(2 * MINUTE)
    await book.turn()
    const over = (await book.results(event.id))?.proof.seed
    if (over) return book.turn()
  }
  throw new Error(`${event.id} does not end`)
}

describe('a bet before the match', () => {
  test('is accepted, settled with the match, and the same in every list', async () => {
    const player = await aBettor()
    const event = await aMatch()
    const leg = resultLeg(event)
    const placed = await book.place(player.key, [leg])
    expect(placed.body).toMatchObject({ state: 'ACCEPTED', balanceMinor: 9_500 })
    expect(await balanceOf(player)).toBe(95)
    expect(await myBets(player, 'OPEN')).toMatchObject([
      {
        id: placed.betId,
        state: 'OPEN',
        stakeMinor: 500,
        legs: [{ odds: leg.odds, result: null }],
      },
    ])
    await playOn(event)
    const facts = (await book.results(event.id))?.facts ?? []
    const won =
      facts.find((f) => f.market === 'result' && f.outcome === leg.outcome)?.result.result === 'WON'
    const payout = won ? Math.floor((500 * leg.odds) / 1_000) : 0
    expect(await myBets(player, 'OPEN')).toEqual([])
    expect(await myBets(player, 'OVER')).toMatchObject([{ state: 'SETTLED', payoutMinor: payout }])
    expect(await walletBets(player)).toMatchObject([{ state: 'SETTLED', paid: payout / 100 }])
    expect(await balanceOf(player)).toBe((9_500 + payout) / 100)
  })

  test('is one bet, however often it is sent', async () => {
    const player = await aBettor()
    const legs = [resultLeg(await aMatch())]
    const betId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => book.place(player.key, legs, { betId })))
    const again = await book.place(player.key, legs, { betId })
    for (const { body } of [...answers, again]) expect(body).toMatchObject({ state: 'ACCEPTED' })
    expect(await balanceOf(player)).toBe(95)
    const other = await book.place(player.key, legs, { betId, stakePerLineMinor: 600 })
    expect(other.status).toBe(409)
    const stranger = await aBettor()
    expect((await book.place(stranger.key, legs, { betId })).status).toBe(409)
    expect(await balanceOf(stranger)).toBe(100)
  })

  test('of two at once, one waits for the other', async () => {
    const player = await aBettor()
    const legs = [resultLeg(await aMatch())]
    const both = await Promise.all([book.place(player.key, legs), book.place(player.key, legs)])
    const states = both.map(({ body }) => body.state).sort()
    expect(states).toEqual(['ACCEPTED', 'REFUSED'])
    expect(await balanceOf(player)).toBe(95)
  })

  test('says why it is refused, and takes nothing', async () => {
    const player = await aBettor(1_000n)
    const event = await aMatch()
    const leg = resultLeg(event)
    const refusals = async (...args: Parameters<typeof book.place>) => {
      const { body } = await book.place(...args)
      return body.state === 'REFUSED' ? body.refusals : body
    }
    expect(await refusals(player.key, [{ ...leg, odds: leg.odds + 10 }])).toEqual([
      { code: 'ODDS_CHANGED', leg: 0, from: leg.odds + 10, to: leg.odds },
    ])
    expect(await refusals(player.key, [{ ...leg, event: 'harbour-sprint.1.1' }])).toEqual([
      { code: 'NOT_OFFERED', leg: 0 },
    ])
    expect(
      await refusals(player.key, [leg, { ...leg, market: 'both-score', outcome: 'yes' }]),
    ).toEqual([{ code: 'RELATED_LEGS', event: event.id }])
    expect(await refusals(player.key, [leg], { stakePerLineMinor: 1 })).toMatchObject([
      { code: 'STAKE_OUT_OF_RANGE', minMinor: 10 },
    ])
    expect(await refusals(player.key, [leg], { stakePerLineMinor: 1_001 })).toMatchObject([
      { code: 'INSUFFICIENT_FUNDS' },
    ])
    expect(await balanceOf(player)).toBe(10)
    expect(await walletBets(player)).toEqual([])
  })

  test('has several outcomes of one match as one leg, which all have to win', async () => {
    const player = await aBettor()
    const event = await aMatch()
    const leg = await book.builderLeg(event, ['both-score:yes', 'result:home'])
    const placed = await book.place(player.key, [leg])
    expect(placed.body).toMatchObject({ state: 'ACCEPTED', bet: { legs: [leg] } })
    // With another leg on the match it would be a combination of what is related.
    const related = await book.place(player.key, [leg, legOn(event, 'total:2.5', 'over')])
    expect(related.body).toMatchObject({ refusals: [{ code: 'RELATED_LEGS', event: event.id }] })
    const impossible = { ...leg, outcome: 'both-score:yes+correct-score:0-0' }
    expect((await book.place(player.key, [impossible])).body).toMatchObject({
      refusals: [{ code: 'NOT_OFFERED', leg: 0 }],
    })
    await playOn(event)
    const payout = Math.floor((500 * leg.odds) / 1_000)
    for (const [home, away, paid] of [
      [2, 1, payout],
      [2, 0, 0],
      [1, 1, 0],
      [3, 2, payout],
    ]) {
      it.clock.travel(1_000)
      await book.steer(event.id, { kind: 'CORRECT', score: { home, away } } as never)
      await book.turn()
      expect(await myBets(player, 'OVER')).toMatchObject([{ payoutMinor: paid }])
      expect(await balanceOf(player)).toBe((9_500 + (paid ?? 0)) / 100)
    }
    expect(await walletBets(player)).toMatchObject([
      { legs: [{ market: 'bet-builder', outcome: 'both-score:yes+result:home' }] },
    ])
  })

  test('is resettled when its result is corrected', async () => {
    const player = await aBettor()
    const event = await aMatch()
    await book.place(player.key, [legOn(event, 'result', 'home')])
    await playOn(event)
    const correct = async (home: number, away: number) => {
      it.clock.travel(1_000)
      const done = await book.steer(event.id, { kind: 'CORRECT', score: { home, away } } as never)
      expect(done).toBe('DONE')
      await book.turn()
    }
    await correct(3, 0)
    const [won] = await myBets(player, 'OVER')
    expect(await balanceOf(player)).toBe((9_500 + (won?.payoutMinor ?? 0)) / 100)
    expect(won?.payoutMinor).toBe(won?.potentialPayoutMinor)
    await correct(0, 3)
    expect(await myBets(player, 'OVER')).toMatchObject([{ state: 'RESETTLED', payoutMinor: 0 }])
    expect(await balanceOf(player)).toBe(95)
  })
})

describe('bonus money', () => {
  test('covers what own money lacks: the book knows the share, refuses with a cause, and cashes none out', async () => {
    const over = { amount: 20, maxStake: 9 }
    const put = await it.platform.bonuses.putCampaigns(JSON.stringify([aBetGift('bets', over)]))
    expect(put.ok).toBe(true)
    const player = await aBettor(200n)
    const [row] = await it.db.query<{ id: string }>(
      'select id from platform.player where email = $1',
      [player.email],
    )
    const claim = { playerId: row?.id ?? '', campaignId: 'bets' }
    expect((await it.platform.bonuses.claim(claim)).ok).toBe(true)
    const { key } = player
    const balance = async () => (await book.call('balance', { key })).body
    expect(await balance()).toMatchObject({
      balanceMinor: 200,
      bonus: { amountMinor: 2_000, minOdds: 2_000, scope: 'BOTH', maxStakeMinor: 900 },
    })
    const event = await aMatch()
    const high = await book.place(key, [resultLeg(event)], { stakePerLineMinor: 901 })
    expect(high.body).toEqual({ state: 'REFUSED', refusals: [{ code: 'BONUS_BET_STAKE' }] })
    const results = event.markets.find(({ id }) => id === 'result')?.outcomes ?? []
    const long = results.find(({ odds }) => (odds ?? 0) >= 2_000)
    const placed = await book.place(key, [legOn(event, 'result', long?.id ?? '')])
    expect(placed.body).toMatchObject({
      ...{ state: 'ACCEPTED', balanceMinor: 0 },
      bet: { stakeMinor: 500, bonusStakeMinor: 300, cashOut: null },
    })
    expect(await balance()).toMatchObject({ balanceMinor: 0, bonus: { amountMinor: 1_700 } })
    const sale = { betId: placed.betId, cashOutId: randomUUID(), stakeMinor: 500, payoutMinor: 1 }
    expect((await book.call('cash-out', { key, ...sale })).body).toMatchObject({
      ...{ state: 'REFUSED', code: 'BONUS' },
    })
    expect(await walletBets(player)).toMatchObject([{ stake: 5, bonusStake: 3, bonusPaid: 0 }])
    await playOn(event)
    expect(await walletBets(player)).toMatchObject([{ state: 'SETTLED' }])
    const { differences } = await it.platform.ledgerCheck()
    expect(differences).toEqual([])
  })
})

describe('a free bet', () => {
  test('is the stake of a bet, which pays what it wins, corrected or not, and is never cashed out', async () => {
    const player = await aFreeBettor()
    const { voucher } = player
    expect(await freeBetsOf(player)).toMatchObject([
      { id: voucher.id, amountMinor: 500, minOdds: 1_001, scope: 'BOTH' },
    ])
    const event = await aMatch()
    const leg = legOn(event, 'result', 'home')
    const placed = await book.place(player.key, [leg], { freeBet: voucher.id })
    const winnings = Math.floor((500 * leg.odds) / 1_000) - 500
    expect(placed.body).toMatchObject({
      ...{ state: 'ACCEPTED', balanceMinor: 10_000 },
      bet: { isFreeBet: true, stakeMinor: 500, potentialPayoutMinor: winnings },
    })
    expect(await freeBetsOf(player)).toEqual([])
    const again = await book.place(player.key, [leg], { freeBet: voucher.id })
    expect(again.body).toEqual({ state: 'REFUSED', refusals: [{ code: 'FREE_BET_UNAVAILABLE' }] })
    expect(await myBets(player, 'OPEN')).toMatchObject([{ isFreeBet: true, cashOut: null }])
    const sale = { betId: placed.betId, cashOutId: randomUUID(), stakeMinor: 500, payoutMinor: 1 }
    expect((await book.call('cash-out', { key: player.key, ...sale })).body).toMatchObject({
      ...{ state: 'REFUSED', code: 'NOT_POSSIBLE' },
    })
    await playOn(event)
    const correct = async (home: number, away: number) => {
      it.clock.travel(1_000)
      await book.steer(event.id, { kind: 'CORRECT', score: { home, away } } as never)
      await book.turn()
    }
    await correct(3, 0)
    expect(await balanceOf(player)).toBe((10_000 + winnings) / 100)
    expect(await myBets(player, 'OVER')).toMatchObject([{ payoutMinor: winnings }])
    await correct(0, 1)
    expect(await balanceOf(player)).toBe(100)
    expect(await walletBets(player)).toMatchObject([{ isFreeBet: true, paid: 0, owed: 0 }])
    await correct(3, 0)
    expect(await balanceOf(player)).toBe((10_000 + winnings) / 100)
  })

  test('that does not fit the bet is refused, and one of a returned bet is restored', async () => {
    const player = await aFreeBettor(1_000_000)
    const event = await aMatch()
    const leg = resultLeg(event)
    const { voucher } = player
    const low = await book.place(player.key, [leg], { freeBet: voucher.id })
    expect(low.body).toEqual({ state: 'REFUSED', refusals: [{ code: 'FREE_BET_TERMS' }] })
    const other = { freeBet: voucher.id, stakePerLineMinor: 400 }
    expect((await book.place(player.key, [leg], other)).body).toMatchObject({ state: 'REFUSED' })
    const [fits, free] = [await aFreeBettor(), { freeBet: '' }]
    free.freeBet = fits.voucher.id
    // The wallet accepts the bet, and its answer is lost each time.
    book.setFault((path) => (path.endsWith('/bet') ? 'after' : null))
    await book.place(fits.key, [leg], free)
    book.setFault(() => null)
    await book.turn()
    expect(await freeBetsOf(fits)).toHaveLength(1)
    expect(await balanceOf(fits)).toBe(100)
    expect((await book.place(fits.key, [leg], free)).body).toMatchObject({ state: 'ACCEPTED' })
    expect((await it.platform.ledgerCheck()).differences).toEqual([])
  })
})

test('the account shows the result of a leg while the bet is open', async () => {
  const player = await aBettor()
  const matches = await upcoming(6)
  const [first, later] = [matches[0], matches.at(-1)]
  if (!first || !later) throw new Error('too few matches')
  const home = (event: OfferedEvent) => legOn(event, 'result', 'home')
  const placed = await book.place(player.key, [home(first), home(later)])
  expect(placed.body).toMatchObject({ state: 'ACCEPTED' })
  await playOn(first)
  const won = (await book.results(first.id))?.facts.find(
    (fact) => fact.market === 'result' && fact.outcome === 'home',
  )?.result.result
  const [bet] = await walletBets(player)
  expect(bet).toMatchObject({ legs: [{ result: { result: won } }, { result: null }] })
  expect(await balanceOf(player)).toBe(95)
})

describe('a cash-out', () => {
  const sell = async (key: string, bet: BookBet, with_: { part?: number; id?: string } = {}) => {
    const { stakeMinor = 0, payoutMinor = 0 } = bet.cashOut ?? {}
    const part = with_.part ?? 1
    const asked = {
      ...{ betId: bet.id, cashOutId: with_.id ?? randomUUID() },
      ...{ stakeMinor: stakeMinor * part, payoutMinor: Math.floor(payoutMinor * part) },
    }
    return book.call('cash-out', { key, ...asked })
  }

  test('pays a part at once, and the rest by the match', async () => {
    const player = await aBettor()
    const event = await aMatch()
    await book.place(player.key, [legOn(event, 'result', 'home')])
    const [open] = (await myBets(player, 'OPEN')) as [BookBet]
    const value = open.cashOut
    if (!value) throw new Error('no cash-out')
    expect(value.payoutMinor).toBe(Math.floor(value.fairMinor * 0.95))
    expect(value.fairMinor).toBeLessThanOrEqual(500)
    const id = randomUUID()
    const sold = await sell(player.key, open, { part: 0.4, id })
    expect(sold.body).toMatchObject({ state: 'ACCEPTED', bet: { state: 'PARTLY_CASHED_OUT' } })
    expect((await sell(player.key, open, { part: 0.4, id })).body).toMatchObject({
      state: 'ACCEPTED',
    })
    await book.turn()
    const paid = Number(sold.body.bet.cashOuts[0].payoutMinor)
    expect(await balanceOf(player)).toBe((9_500 + paid) / 100)
    await playOn(event)
    const [over] = (await myBets(player, 'OVER')) as [BookBet]
    const won = over.legs[0]?.result?.result === 'WON'
    expect(over.payoutMinor).toBe(won ? Math.floor(open.potentialPayoutMinor * 0.6) : 0)
    expect(await balanceOf(player)).toBe((9_500 + paid + (over.payoutMinor ?? 0)) / 100)
  })

  test('of the whole bet ends it, whatever the match result', async () => {
    const player = await aBettor()
    const event = await aMatch()
    await book.place(player.key, [legOn(event, 'result', 'home')])
    const [open] = (await myBets(player, 'OPEN')) as [BookBet]
    const stranger = await aBettor()
    expect((await sell(stranger.key, open)).status).toBe(404)
    expect((await sell(player.key, open)).body).toMatchObject({ bet: { state: 'CASHED_OUT' } })
    expect((await sell(player.key, open)).body).toMatchObject({
      state: 'REFUSED',
      code: 'NOT_POSSIBLE',
    })
    await playOn(event)
    expect(await walletBets(player)).toMatchObject([{ state: 'CASHED_OUT' }])
    expect(await balanceOf(player)).toBe((9_500 + (open.cashOut?.payoutMinor ?? 0)) / 100)
  })

  test('waits on a live match, and is refused where betting has stopped meanwhile', async () => {
    const player = await aBettor()
    const event = await live()
    await book.place(player.key, [resultLeg(event)], { priceChange: 'ANY' })
    const [open] = (await myBets(player, 'OPEN')) as [BookBet]
    book.setDuringWait(() => book.steer(event.id, { kind: 'SUSPEND' }))
    expect((await sell(player.key, open)).body).toMatchObject({
      state: 'REFUSED',
      code: 'SUSPENDED',
    })
    expect(await balanceOf(player)).toBe(95)
    await book.steer(event.id, { kind: 'RESUME' })
  })
})

describe('a bet on a live match', () => {
  test('waits, and is refused where betting has stopped meanwhile', async () => {
    const player = await aBettor()
    const event = await live()
    book.setDuringWait(() => book.steer(event.id, { kind: 'SUSPEND' }))
    const placed = await book.place(player.key, [resultLeg(event)], { priceChange: 'ANY' })
    const since = new Date(it.clock.now()).toISOString()
    expect(placed.body).toEqual({
      state: 'REFUSED',
      refusals: [{ code: 'SUSPENDED', leg: 0, since }],
    })
    expect(await balanceOf(player)).toBe(100)
    await book.steer(event.id, { kind: 'RESUME' })
  })

  test('that was refused as undecided meanwhile, by another instance, is not sent to the wallet', async () => {
    const player = await aBettor()
    const event = await live()
    book.setDuringWait(async () => {
      await it.db.query(`update sandbox.book_bet set state = 'REFUSED' where state = 'WAITING'`)
    })
    const placed = await book.place(player.key, [resultLeg(event)], { priceChange: 'ANY' })
    expect(placed.body).toEqual({ state: 'REFUSED', refusals: [{ code: 'UNAVAILABLE' }] })
    expect(await balanceOf(player)).toBe(100)
    expect(await walletBets(player)).toEqual([])
  })

  test('is returned where betting has stopped during the wallet call', async () => {
    const player = await aBettor()
    const event = await live()
    let calls = 0
    book.setFault((path) => {
      if (path.endsWith('/bet') && calls === 0) {
        calls += 1
        void book.steer(event.id, { kind: 'SUSPEND' })
        return 'after'
      }
      return null
    })
    const placed = await book.place(player.key, [resultLeg(event)])
    expect(placed.body).toEqual({ state: 'PENDING' })
    await book.turn()
    const again = await book.place(player.key, [resultLeg(event)], { betId: placed.betId })
    expect(again.body).toMatchObject({ state: 'REFUSED', refusals: [{ code: 'SUSPENDED' }] })
    expect(await balanceOf(player)).toBe(100)
    expect(await walletBets(player)).toMatchObject([{ state: 'VOIDED' }])
    await book.steer(event.id, { kind: 'RESUME' })
  })
})

describe('a wallet that fails', () => {
  test.each(['before', 'after'] as const)(
    '%s the bet: it is retried, and takes it once',
    async (when) => {
      const player = await aBettor()
      const legs = [resultLeg(await aMatch())]
      let calls = 0
      book.setFault((path) => (path.endsWith('/bet') && ++calls === 1 ? when : null))
      expect((await book.place(player.key, legs)).body).toMatchObject({ state: 'ACCEPTED' })
      expect(calls).toBe(2)
      expect(await balanceOf(player)).toBe(95)
    },
  )

  test('after the bet, and refuses the retry: the stake is returned', async () => {
    const player = await aBettor()
    const legs = [resultLeg(await aMatch())]
    let calls = 0
    book.setFault((path) => {
      if (!path.endsWith('/bet')) return null
      calls += 1
      return calls === 1 ? 'after' : Response.json({ code: 'UNAUTHORIZED' }, { status: 401 })
    })
    const placed = await book.place(player.key, legs)
    expect(placed.body).toEqual({ state: 'PENDING' })
    expect(await balanceOf(player)).toBe(95)
    await book.turn()
    const again = await book.place(player.key, legs, { betId: placed.betId })
    expect(again.body).toEqual({ state: 'REFUSED', refusals: [{ code: 'REFUSED' }] })
    expect(await balanceOf(player)).toBe(100)
    expect(await walletBets(player)).toMatchObject([{ state: 'VOIDED' }])
  })

  test('to accept a change for now: it is sent again', async () => {
    const player = await aBettor()
    const event = await aMatch()
    const placed = await book.place(player.key, [resultLeg(event)])
    await book.steer(event.id, { kind: 'ABANDON', retired: null })
    const bodies: string[] = []
    book.setFault((path, body) => {
      if (!path.endsWith('/void')) return null
      bodies.push(body)
      const of: { bets: { betId: string }[] } = JSON.parse(body)
      const bets = of.bets.map(({ betId }) => ({ isTaken: false, betId, code: 'UNKNOWN_BET' }))
      return Response.json({ bets })
    })
    await book.turn()
    expect(bodies).toHaveLength(1)
    expect(await stateOf(placed.betId)).toBe('OPEN')
    book.setFault(() => null)
    await book.turn()
    expect(await stateOf(placed.betId)).toBe('VOIDED')
    expect(await balanceOf(player)).toBe(100)
  })

  test.each(['before', 'after'] as const)('%s every bet: the stake is returned', async (when) => {
    const player = await aBettor()
    const legs = [resultLeg(await aMatch())]
    book.setFault((path) => (path.endsWith('/bet') ? when : null))
    const placed = await book.place(player.key, legs)
    expect(placed.body).toEqual({ state: 'PENDING' })
    // The wallet cannot be reached either, for a while.
    book.setFault(() => 'before')
    await book.turn()
    book.setFault(() => null)
    await book.turn()
    const again = await book.place(player.key, legs, { betId: placed.betId })
    expect(again.body).toEqual({ state: 'REFUSED', refusals: [{ code: 'UNAVAILABLE' }] })
    expect(await balanceOf(player)).toBe(100)
    expect(await myBets(player, 'OPEN')).toEqual([])
  })

  test('while bets are settled: each is paid once', async () => {
    const player = await aBettor()
    const event = await aMatch()
    const placed = await book.place(player.key, [resultLeg(event)])
    book.setFault((path) => (path.endsWith('/settle') ? 'after' : null))
    await playOn(event)
    const paid = await balanceOf(player)
    book.setFault(() => null)
    await book.turn()
    await book.turn()
    expect(await balanceOf(player)).toBe(paid)
    expect((await walletBets(player))[0]).toMatchObject({
      id: `context:${placed.betId}`,
      state: 'SETTLED',
    })
  })
})

test('a stop in the middle of a bet returns its stake, and bets are settled after it', async () => {
  const player = await aBettor()
  const events = await upcoming(2)
  const [first, second] = events.map(resultLeg)
  if (!first || !second) throw new Error('no matches')
  const kept = await book.place(player.key, [first])
  // The answer never arrives: the process stops while the wallet has the bet.
  let stopped: () => void = () => {}
  const stop = new Promise<void>((resolve) => {
    stopped = resolve
  })
  book.setFault((path) => {
    if (path.endsWith('/bet')) stopped()
    return path.endsWith('/bet') ? 'after' : null
  })
  const lost = randomUUID()
  const asked = book.place(player.key, [second], { betId: lost })
  await stop
  await asked
  await it.db.query(`UPDATE sandbox.book_bet SET state = 'SENT', revision = 1 WHERE id = $1`, [
    lost,
  ])
  await book.restart()
  book.setFault(() => null)
  await book.turn()
  expect(await balanceOf(player)).toBe(95)
  const again = await book.place(player.key, [second], { betId: lost })
  expect(again.body).toEqual({ state: 'REFUSED', refusals: [{ code: 'UNAVAILABLE' }] })
  await playOn(events[0] as OfferedEvent)
  expect(await myBets(player, 'OVER')).toMatchObject([{ id: kept.betId, state: 'SETTLED' }])
})

test('an exclusion voids bets on matches not yet started, and leaves the rest to be settled', async () => {
  // Where the market requires it (`openBets`).
  const inQuebec = { countryCode: 'CA', provinceCode: 'QC', currency: 'CAD' } as const
  const player = await aBettor(10_000n, inQuebec)
  const event = await aMatch()
  const liveEvent = await live()
  const ahead = await book.place(player.key, [resultLeg(event)])
  const running = await book.place(player.key, [resultLeg(liveEvent)], { priceChange: 'ANY' })
  expect([ahead.body.state, running.body.state]).toEqual(['ACCEPTED', 'ACCEPTED'])
  const { idToken: token } = await it.signIn(player.email)
  const exclusion = { exclusionInMonths: 6, exclusionDelayInHours: 0 }
  const excluded = await it.call('PATCH', '/v1/player/exclusion', { token, body: exclusion })
  expect(excluded.status).toBe(204)
  await it.platform.runJobs()
  await book.turn()
  expect(await stateOf(ahead.betId)).toBe('VOIDED')
  expect(await stateOf(running.betId)).toBe('OPEN')
  // Later results of its match do not restore it.
  await playOn(event)
  expect(await stateOf(ahead.betId)).toBe('VOIDED')
  expect(await stateOf(running.betId)).toBe('SETTLED')
  const unknown = await book.requestStakeRefund({ provider: 'context', roundRef: randomUUID() })
  expect(unknown).toBeNull()
})

describe('the calls of the page', () => {
  test('a slip is kept for its context, before and after a login', async () => {
    const context = randomBytes(32).toString('base64url')
    const anonymous = await book.call('session', { context, session: null })
    expect(anonymous.body).toMatchObject({ player: null, slip: { picks: [] } })
    const picks = [{ event: 'e', market: 'm', outcome: 'o', odds: 2_000, isBanker: false }]
    const slip = { ...anonymous.body.slip, picks }
    expect((await book.call('slip', { key: anonymous.body.key, slip })).status).toBe(204)
    const { email } = await it.aPlayer({ countryCode: 'GB' })
    const { idToken } = await it.signIn(email)
    expect(await book.open(idToken, { context })).toMatchObject({ slip: { picks } })
    const other = await book.call('session', {
      context: randomBytes(32).toString('base64url'),
      session: null,
    })
    expect(other.body.slip.picks).toEqual([])
  })

  test('bets need a player, and only the site’s own page may call', async () => {
    const key = randomBytes(32).toString('base64url')
    expect(
      (await book.place(key, [{ event: 'e', market: 'm', outcome: 'o', odds: 2_000 }])).status,
    ).toBe(401)
    expect((await book.call('my-bets', { key, list: 'OPEN' })).status).toBe(401)
    const crossSite = { 'sec-fetch-site': 'cross-site' }
    expect((await book.call('session', { context: key, session: null }, crossSite)).status).toBe(
      403,
    )
    expect((await book.call('session', { context: 'short', session: null })).status).toBe(400)
    expect((await book.call('session', { context: key, session: 'x'.repeat(43) })).status).toBe(401)
  })

  test('bets of another player are not listed', async () => {
    const [one, other] = [await aBettor(), await aBettor()]
    const legs = [resultLeg(await aMatch())]
    const { betId } = await book.place(one.key, legs)
    expect(await myBets(other, 'OPEN')).toEqual([])
    const after = await book.call('my-bets', { key: other.key, list: 'OPEN', before: betId })
    expect(after.body).toEqual({ bets: [], hasMore: false })
  })
})

test('the book receives balance updates, and reports the balance where a stake is too high', async () => {
  const player = await aBettor(1_000n)
  const leg = resultLeg(await aMatch())
  const without = await it.aPlayer({
    countryCode: 'GB',
    openingBalance: { minor: 1n, currency: 'EUR' },
  })
  expect((await book.place(player.key, [leg])).body.state).toBe('ACCEPTED')
  const update = await until(
    async () => balances.find((b) => b.balanceMinor === 500),
    'the balance',
  )
  expect(update).toMatchObject({ currency: 'EUR' })
  const refused = await until(async () => {
    const { body } = await book.place(player.key, [leg], { stakePerLineMinor: 501 })
    return (
      body.state === 'REFUSED' && body.refusals.find((r) => 'balanceMinor' in r && r.balanceMinor)
    )
  }, 'a refusal with the balance')
  expect(refused).toEqual({ code: 'INSUFFICIENT_FUNDS', balanceMinor: 500 })
  const { access_id } = await it.db
    .query<{ access_id: string }>('select access_id from platform.player where id = $1', [
      without.playerId,
    ])
    .then(([row]) => row as { access_id: string })
  expect(balances.map((b) => b.playerRef)).not.toContain(referenceAt('context', { access_id }))
})

async function aBettorOfTheSecond() {
  const { email, playerId } = await it.aPlayer({
    ...{ countryCode: 'GB', openingBalance: { minor: 10_000n, currency: 'EUR' } },
  })
  const { idToken: token } = await it.signIn(email)
  return { email, playerId, token, ...(await book.openBySession(token)) }
}

describe('the second provider', () => {
  const callsOf = (betCalls: readonly string[]) => [
    ...new Set(betCalls.map((path) => path.split('/')[2])),
  ]

  test('has bets of its own, which stay there when the player returns to the first', async () => {
    const player = await aBettorOfTheSecond()
    const event = await aMatch()
    book.walletCalls.splice(0)
    const placed = await book.place(player.key, [resultLeg(event)])
    expect(placed.body).toMatchObject({ state: 'ACCEPTED', balanceMinor: 9_500 })
    expect(callsOf(book.walletCalls.splice(0))).toEqual(['sportradar'])
    const [row] = await it.db.query<{ access_id: string }>(
      'select access_id from platform.player where id = $1',
      [player.playerId],
    )
    const playerRef = referenceAt('sportradar', { access_id: row?.access_id ?? '' })
    const isBalance = (b: BalanceUpdate) => b.playerRef === playerRef && b.balanceMinor === 9_500
    await until(async () => balances.find(isBalance), 'the balance')

    const atFirst = await book.open((await it.signIn(player.email)).idToken)
    const other = await book.place(atFirst.key, [resultLeg(event)])
    expect(other.body.state).toBe('ACCEPTED')
    expect(callsOf(book.walletCalls.splice(0))).toEqual(['context'])
    const ids = [`context:${other.betId}`, `sportradar:${placed.betId}`]
    expect((await walletBets(player)).map(({ id }) => id).sort()).toEqual(ids)
    // Each provider shows its own bets.
    expect((await myBets(player, 'OPEN')).map(({ id }) => id)).toEqual([placed.betId])

    await playOn(event)
    const settled = await walletBets(player)
    expect(settled.map(({ id }) => id).sort()).toEqual(ids)
    expect(settled.map(({ state }) => state)).toEqual(['SETTLED', 'SETTLED'])
    expect(callsOf(book.walletCalls.splice(0)).sort()).toEqual(['context', 'sportradar'])
    const [mine] = await myBets(player, 'OVER')
    expect(mine).toMatchObject({ id: placed.betId, state: 'SETTLED' })
    expect(settled[0]?.paid).toBe((mine?.payoutMinor ?? 0) / 100)
  })

  test('is trusted by its own signature alone, on both sides', async () => {
    const player = await aBettorOfTheSecond()
    const { betId } = await book.place(player.key, [resultLeg(await aMatch())])
    const path = '/callbacks/sportradar/void'
    const change = { betId, revision: 2, cashOuts: [], outcome: { kind: 'VOID' }, results: [VOID] }
    const sendAs = (provider: string) => {
      const body = JSON.stringify({ bets: [change] })
      const { secret = '' } = sportsbookSecret.sportsbookProviders[provider] ?? {}
      const headers = signed({ path, body, timestampMs: it.clock.now(), secret })
      return it.call('POST', path, { body, headers })
    }
    const refused = await sendAs('context')
    expect([refused.status, refused.body.code]).toEqual([401, 'SIGNATURE_INVALID'])
    expect(await stateOf(betId)).toBe('OPEN')

    const asked = { betIds: [betId] }
    expect((await book.readStatement('context', asked))?.bets).toEqual([])
    expect((await book.readStatement('sportradar', asked))?.bets).toMatchObject([{ betId }])
    expect(await book.requestStakeRefund({ provider: 'context', roundRef: betId })).toBeNull()
    const mine = await book.requestStakeRefund({ provider: 'sportradar', roundRef: betId })
    expect(mine).toBe('RETURNED')
    await book.turn()
    expect(await stateOf(betId)).toBe('VOIDED')
    expect(await balanceOf(player)).toBe(100)
  })

  test('has a session that its player ends, before and after the book has it', async () => {
    const player = await aBettorOfTheSecond()
    const end = (session: string) =>
      it.call('DELETE', `/v1/sportradar/session/${session}`, { token: player.token })
    for (const _ of ['once', 'twice']) expect((await end(player.session)).status).toBe(204)
    const { body } = await book.place(player.key, [resultLeg(await aMatch())])
    expect(body).toMatchObject({ refusals: [{ code: 'SESSION_ENDED' }] })
    const created = await it.call('POST', '/v1/sportradar/session', {
      ...{ token: player.token, body: { language: 'en', currency: 'EUR' } },
    })
    expect(created.body.url).toBe('https://book.test/sportradar/frame')
    const session = String(created.body.sessionId)
    for (const _ of ['once', 'twice']) expect((await end(session)).status).toBe(204)
    expect((await book.call('player-session', { session })).status).toBe(401)
    expect((await end(randomUUID())).status).toBe(404)
  })

  test('keeps the slip for the player, and accepts no session of the first', async () => {
    const player = await aBettorOfTheSecond()
    const slip = { ...EMPTY_SLIP, favourites: ['norvane-premier'] }
    expect((await book.call('slip', { key: player.key, slip })).status).toBe(204)
    const { idToken: token } = await it.signIn(player.email)
    expect(await book.openBySession(token)).toMatchObject({ slip })
    const first = await it.call('POST', '/v1/auth/session/create', {
      ...{ token, body: { language: 'en', currency: 'EUR' } },
    })
    const session = first.body.sessionId
    expect((await book.call('player-session', { session })).status).toBe(401)
  })
})

describe('a book that sends false data', () => {
  const desk = async (betId: string) =>
    (await book.desk().newest({ playerRefs: null, onlyStuck: false })).find((b) => b.id === betId)
  async function aLiveBet() {
    const player = await aBettor()
    const event = await live()
    const { betId, body } = await book.place(player.key, [legOn(event, 'result', 'home')])
    expect(body.state).toBe('ACCEPTED')
    return { player, event, betId }
  }

  test('pays nothing above the potential payout: the bet is stuck until it is settled correctly', async () => {
    const { player, event, betId } = await aLiveBet()
    book.setBookFaults('overpays')
    await playOn(event)
    expect(await desk(betId)).toMatchObject({
      ...{ state: 'SETTLED', settlement: 'STUCK', refusal: 'PAYOUT_OUT_OF_RANGE' },
    })
    expect(book.errors.splice(0)).toMatchObject([{ event: 'bet_stuck', bet: betId }])
    expect([await stateOf(betId), await balanceOf(player)]).toEqual(['OPEN', 95])
    book.setBookFaults()
    expect(await book.desk().settleAgain(betId)).toBe('TOLD')
    const paid = ((await desk(betId))?.payoutMinor ?? 0) / 100
    expect([await stateOf(betId), await balanceOf(player)]).toEqual(['SETTLED', 95 + paid])
    expect(await book.desk().settleAgain(betId)).toBeNull()
  })

  test('is paid once, whatever it says later under the same revision', async () => {
    const { player, event, betId } = await aLiveBet()
    book.setBookFaults('settlesTwice')
    await playOn(event)
    expect(await desk(betId)).toMatchObject({
      ...{ settlement: 'STUCK', refusal: 'REFERENCE_CONFLICT' },
    })
    expect(book.errors.splice(0)).toMatchObject([{ event: 'bet_stuck', bet: betId }])
    const paid = ((await desk(betId))?.payoutMinor ?? 0) / 100
    expect(await balanceOf(player)).toBe(95 + paid)
    book.setBookFaults()
    expect(await book.desk().settleAgain(betId)).toBe('TOLD')
    expect(await balanceOf(player)).toBe(95 + paid)
  })

  test('gets nothing for a bet that was refused', async () => {
    const player = await aBettor(100n)
    book.setBookFaults('settlesRefused')
    const placed = await book.place(player.key, [resultLeg(await aMatch())])
    expect(placed.body).toMatchObject({ refusals: [{ code: 'INSUFFICIENT_FUNDS' }] })
    await book.turn()
    expect(await desk(placed.betId)).toMatchObject({
      ...{ state: 'REFUSED', settlement: 'STUCK', refusal: 'BET_REFUSED' },
    })
    expect(book.errors.splice(0)).toMatchObject([{ event: 'bet_stuck' }])
    expect(await balanceOf(player)).toBe(1)
    expect(await book.desk().settleAgain(placed.betId)).toBe('TOLD')
  })
})

describe('the daily comparison of the bets', () => {
  const HOUR = 60 * MINUTE
  async function compare(provider = 'context'): Promise<SportsReport> {
    const kind = `reconcile-bets-${provider}`
    await it.db.query('delete from platform.job where kind = $1', [kind])
    await putJob(it.db, { id: randomUUID(), kind, key: kind, payload: {}, runAt: '0' })
    await it.platform.runJobs()
    const reports = await it.platform.reconciliation.sports()
    const report = reports.find((of) => of.provider === provider)
    if (!report) throw new Error('nothing was compared')
    return report
  }
  const found = ({ differences }: SportsReport) =>
    differences.map(({ problem, betId }) => [problem, betId])
  async function anOldBet() {
    const player = await aBettor()
    const event = await aMatch()
    const { betId, body } = await book.place(player.key, [resultLeg(event)])
    expect(body.state).toBe('ACCEPTED')
    return { betId, event }
  }

  test('finds nothing, whatever has happened to the bets', async () => {
    await anOldBet()
    it.clock.travel(2 * HOUR)
    await book.turn()
    it.clock.travel(2 * HOUR)
    const report = await compare()
    expect(report.differences).toEqual([])
    expect(report.theirs).toBeGreaterThan(0)
    expect(report.ours).toBeGreaterThan(0)
    expect((await compare()).theirs).toBe(0)
  })

  test('compares the bets of each provider with its own', async () => {
    await compare('sportradar')
    const { body } = await book.place((await aBettorOfTheSecond()).key, [resultLeg(await aMatch())])
    expect(body.state).toBe('ACCEPTED')
    it.clock.travel(2 * HOUR)
    await book.turn()
    it.clock.travel(2 * HOUR)
    expect(await compare('sportradar')).toMatchObject({ theirs: 1, ours: 1, differences: [] })
    expect((await compare()).differences).toEqual([])
  })

  test('reads more than one page of both, also of bets that changed at one moment', async () => {
    const at = it.clock.now()
    await it.db.query(
      `insert into sandbox.book_bet (id, player_ref, asked, state, terms, stake, created_at, changed_at)
       select 'many-' || n, 'p', '', 'OPEN', '{"currency":"EUR"}', 500, $1, $1 from generate_series(1, 1001) n`,
      [at],
    )
    await it.db.query(
      `insert into platform.sports_bet (player_id, id, provider, bet_ref, request_hash, kind, sizes, currency, stake,
         stake_per_line, potential_payout, placed_at, changed_at)
       select gen_random_uuid(), gen_random_uuid(), 'context', case n when 77 then 'other' else 'many-' || n end, '',
         'SINGLE', '[]', 'EUR', 500, 500, 900, $1, $1 from generate_series(1, 1001) n`,
      [new Date(at)],
    )
    it.clock.travel(2 * HOUR)
    const report = await compare()
    expect(report).toMatchObject({ theirs: 1_001, ours: 1_001 })
    expect(found(report).sort()).toEqual([
      ['MISSING_HERE', 'many-77'],
      ['MISSING_THERE', 'other'],
    ])
  })

  test('finds changed bets, and bets that only one side has, once they are an hour old', async () => {
    const bets = [await anOldBet(), await anOldBet(), await anOldBet(), await anOldBet()]
    const [paid, late, unknown, lost] = bets.map((it) => it.betId) as [
      string,
      string,
      string,
      string,
    ]
    it.clock.travel(HOUR)
    await book.turn()
    const sql = (text: string, id: string) => it.db.query(text, [id])
    await sql(
      `update platform.sports_bet set payout_due = payout_due + 1, payout_paid = payout_paid + 1
       where bet_ref = $1`,
      paid,
    )
    await sql(`update sandbox.book_bet set revision = revision + 1 where id = $1`, late)
    await sql(
      `update sandbox.book_bet set id = 'only-at-the-book', told = revision where id = $1`,
      unknown,
    )
    await sql(`delete from sandbox.book_bet where id = $1`, lost)
    const all = [
      ['PAYOUT_DIFFERS', paid],
      ['REVISION_DIFFERS', late],
      ['MISSING_THERE', unknown],
      ['MISSING_THERE', lost],
      ['MISSING_HERE', 'only-at-the-book'],
    ]
    it.clock.travel(2 * HOUR)
    const report = await compare()
    expect(found(report).sort()).toEqual(all.sort())
    expect(it.logged()).toContain('sports_differs')
  })
})
