import { randomUUID } from 'node:crypto'
import type { BookBetAnswer, CashOutAnswer } from '#contracts/sportsbook/book-api.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { aPlatform } from '#tests/fixtures/running-platform.ts'
import { aBetGift } from '#tests/fixtures/sports-bets.ts'
import { aSportsbook, sportsbookSecret } from '#tests/fixtures/sports-betting.ts'
import { openNamed } from './engine.ts'
import { answerParent } from './killed-process.ts'

type Leg = { event: string; market: string; outcome: string; odds: number }
/** `now`: the moment of the clock, which the parent moves. */
export type BetAsk = { now: number } & (
  | {
      kind: 'open'
      ownMinor: number
      /** Of a bonus for bets; 0 for none. */
      bonusMinor: number
    }
  /** Some odds that are offered, for the number `n`. */
  | { kind: 'pick'; n: number }
  | { kind: 'place'; key: string; betId: string; legs: Leg[] }
  | { kind: 'sell'; key: string; betId: string; cashOutId: string }
  | { kind: 'turn' }
)
export type BetAnswer = {
  key?: string
  playerId?: string
  legs?: Leg[]
  placed?: BookBetAnswer
  sold?: CashOutAnswer['state'] | null
}

/** A platform and its sports book on the database of the first argument, until they are killed. */
const [where = ''] = process.argv.slice(2)
let now = 0
const db = await openNamed(where)
const it = await aPlatform(db, { ...sportsbookSecret, clock: () => now })
const platform = { ...it, clock: { ...it.clock, now: () => now }, db, close: () => db.close() }
/** Opened with the first moment: the world is played from there. */
let book: Awaited<ReturnType<typeof aSportsbook>> | null = null

async function answer(ask: BetAsk): Promise<BetAnswer> {
  now = Math.max(now, ask.now)
  book ??= await aSportsbook(platform)
  switch (ask.kind) {
    case 'open': {
      const { playerId, email } = await platform.aPlayer({
        email: `bettor-${randomUUID()}@playhouse.test`,
        openingBalance: { minor: BigInt(ask.ownMinor), currency: 'EUR' },
        countryCode: 'GB',
      })
      if (ask.bonusMinor > 0) await giveBonus(playerId, ask.bonusMinor)
      const { idToken } = await platform.signIn(email)
      return { playerId, key: (await book.open(idToken)).key }
    }
    case 'pick':
      return { legs: pick(await book.offer(), ask.n) }
    case 'place': {
      const { key, legs, betId } = ask
      const { body } = await book.place(key, legs, { betId, priceChange: 'ANY' })
      return { placed: body }
    }
    case 'sell':
      return { sold: await sell(book, ask) }
    case 'turn':
      await book.turn()
      for (const error of book.errors.splice(0)) console.error(error)
      return {}
  }
}

/** It takes bets of nearly any odds, and cannot be wagered within the drill. */
async function giveBonus(playerId: string, minor: number): Promise<void> {
  const campaignId = 'for-bets'
  const gift = aBetGift(campaignId, {
    ...{ amount: minor / 100, sports: { minOdds: 1.01, scope: 'BOTH' }, wrMultiplier: 10 },
  })
  const { bonuses } = platform.platform
  const put = await bonuses.putCampaigns(JSON.stringify([gift]))
  const claimed = await bonuses.claim({ playerId, campaignId })
  if (!put.ok || !claimed.ok) throw new Error(JSON.stringify([put, claimed]))
}

/** One open outcome, or two of different matches. */
function pick(events: readonly OfferedEvent[], n: number): Leg[] {
  const open = events.flatMap(({ id, markets }) => {
    const active = markets.filter((market) => market.state === 'ACTIVE')
    const market = active[n % Math.max(1, active.length)]
    const priced = market?.outcomes.filter((it) => it.odds !== null) ?? []
    const outcome = priced[n % Math.max(1, priced.length)]
    if (!market || !outcome?.odds) return []
    return [{ event: id, market: market.id, outcome: outcome.id, odds: outcome.odds }]
  })
  const at = (place: number) => open[place % Math.max(1, open.length)]
  const legs = n % 3 === 0 ? [at(n), at(n + 1)] : [at(n)]
  return [...new Map(legs.flatMap((leg) => (leg ? [[leg.event, leg]] : []))).values()]
}

async function sell(
  to: NonNullable<typeof book>,
  { key, betId, cashOutId }: Extract<BetAsk, { kind: 'sell' }>,
): Promise<CashOutAnswer['state'] | null> {
  const { body } = await to.call('my-bets', { key, list: 'OPEN' })
  const bet = (body.bets as { id: string; cashOut: { stakeMinor: number } | null }[]).find(
    (one) => one.id === betId,
  )
  if (!bet?.cashOut) return null
  const part = Math.ceil(bet.cashOut.stakeMinor / 2)
  const asked = { key, betId, cashOutId, stakeMinor: part, payoutMinor: 1 }
  return (await to.call('cash-out', asked)).body.state
}

answerParent(answer)
