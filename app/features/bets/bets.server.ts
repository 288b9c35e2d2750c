import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { type Locale, outboundTag } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { pageCaller, type Who } from '#app/session/caller.server.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import { unavailable } from '#app/session/guard.server.ts'
import { fromApiAmount } from '#contracts/money.ts'
import { BET_LISTS, type SportsBet } from '#contracts/player-api/sportsbook.ts'
import { isRunning } from '#contracts/sportsbook/bet-states.ts'
import { type BookNames, marketName, NO_NAMES, outcomeName } from '#contracts/sportsbook/names.ts'
import { decimalOdds } from '#contracts/sportsbook/words.ts'
import { formatMoney, isCurrency } from '#markets/currencies.ts'
import { dateWriter } from '#markets/dates.ts'
import { type LegResult, legResult, payoutFormula, potentialPayout } from './bet-words.ts'

export type BetList = (typeof BET_LISTS)[number]
export type BetLegRow = {
  event: string
  competition: string
  market: string
  choice: string
  odds: string
  isBanker: boolean
  isLive: boolean
  startsAt: string
  result: LegResult
}
export type BetRow = {
  id: string
  kind: SportsBet['kind']
  state: SportsBet['state']
  at: string
  when: string
  isFreeBet: boolean
  stake: string
  potentialPayout: string
  /** Null while nothing was paid and a part of the bet is running. */
  paid: string | null
  legs: BetLegRow[]
  href: string
}
export type BetsPage = { list: BetList | null; timeZone: string } & (
  | { state: 'listed'; rows: BetRow[]; more: string | null }
  | { state: 'failed' }
)
export type BetPage = BetRow & {
  timeZone: string
  sizes: readonly number[]
  lines: number
  stakePerLine: string
  /** How the payout follows from odds and results; null while a leg is open, and for systems. */
  formula: string | null
  owed: string | null
  /** Of a stake with bonus money its two parts, and what became of the bonus money; null for other bets. */
  bonus: { own: string; stake: string; paid: string | null; lapsed: string | null } | null
  cashOuts: { id: string; stake: string; payout: string }[]
  movements: {
    id: string
    type: string
    isBonus: boolean
    when: string
    amount: string
    balanceAfter: string
  }[]
}

const PAGE_SIZE = 10
/** Maximum number of list pages shown at once. */
const MAX_PAGES = 5

/** The player's bets with sportsbooks, newest first; `?list=` shows those that run, or those that are over (SPB-12). */
export async function loadBetsPage(args: LoaderFunctionArgs, who: Who): Promise<BetsPage> {
  const { searchParams } = new URL(args.request.url)
  const list = BET_LISTS.find((it) => it === searchParams.get('list')) ?? null
  const pages = Math.min(Math.max(Math.trunc(Number(searchParams.get('pages'))) || 1, 1), MAX_PAGES)
  const timeZone = readTimeZone(args.request, who.player.market)
  const [answer, names] = await Promise.all([
    args.context.platform.readBets(
      { limit: pages * PAGE_SIZE, ...(list ? { list } : {}) },
      pageCaller(args, who.player),
    ),
    loadNames(args.context.bookOffers, outboundTag(who.locale)),
  ])
  if (!answer.ok) return { list, timeZone, state: 'failed' }
  const words = betWords(who.locale, timeZone, names)
  const { bets, hasMore } = answer.value
  const more = new URLSearchParams({ ...(list ? { list } : {}), pages: String(pages + 1) })
  return {
    ...{ list, timeZone, state: 'listed' },
    rows: bets.map((it) => toRow(it, who.locale, words)),
    more: hasMore && pages < MAX_PAGES ? `?${more}` : null,
  }
}

/** One bet with its legs and transactions. Throws 404 for an id that is not one of this player's bets. */
export async function loadBetPage(args: LoaderFunctionArgs, who: Who): Promise<BetPage> {
  const timeZone = readTimeZone(args.request, who.player.market)
  const [answer, names] = await Promise.all([
    args.context.platform.readBet(args.params.id ?? '', pageCaller(args, who.player)),
    loadNames(args.context.bookOffers, outboundTag(who.locale)),
  ])
  if (!answer.ok) {
    if (answer.refusal === 'NOT_FOUND') throw data(null, { status: 404 })
    throw unavailable()
  }
  const bet = answer.value
  const words = betWords(who.locale, timeZone, names)
  const money = (value: number) => words.money(value, bet.currency)
  return {
    ...toRow(bet, who.locale, words),
    ...{ timeZone, sizes: bet.sizes, lines: Math.round(bet.stake / bet.stakePerLine) },
    stakePerLine: money(bet.stakePerLine),
    formula: payoutFormula(bet, money),
    owed: bet.owed > 0 ? money(bet.owed) : null,
    bonus: bonusOf(bet, money),
    cashOuts: bet.cashOuts.map((it) => ({
      ...{ id: it.id, stake: money(it.stake), payout: money(it.payout) },
    })),
    movements: bet.movements.map((it) => ({
      ...{ id: it.referenceId, type: it.type, isBonus: it.isBonus, when: words.when(it.at) },
      ...{ amount: money(it.amount), balanceAfter: money(it.balanceAfter) },
    })),
  }
}

function bonusOf(bet: SportsBet, money: (value: number) => string): BetPage['bonus'] {
  const { stake, bonusStake, bonusPaid, bonusLapsed } = bet
  if (bonusStake === 0) return null
  return {
    ...{ own: money(stake - bonusStake), stake: money(bonusStake) },
    paid: bonusPaid > 0 ? money(bonusPaid) : null,
    lapsed: bonusLapsed > 0 ? money(bonusLapsed) : null,
  }
}

type Names = Readonly<Record<string, BookNames | null>>

/** How each sportsbook names what it offers, by provider: a player may have bets with several. */
async function loadNames(
  books: LoaderFunctionArgs['context']['bookOffers'],
  language: string,
): Promise<Names> {
  const read = Object.entries(books).map(
    async ([provider, book]) => [provider, await book.readNames(language)] as const,
  )
  return Object.fromEntries(await Promise.all(read))
}

/** Texts are formatted on the server, not in the browser: different versions of time zone data would break hydration. */
function betWords(locale: Locale, timeZone: string, names: Names) {
  return {
    namesOf: ({ id }: SportsBet) => names[id.split(':')[0] ?? ''] ?? NO_NAMES,
    when: dateWriter(locale, timeZone, 'second'),
    kickOff: dateWriter(locale, timeZone, { dateStyle: 'medium', timeStyle: 'short' }),
    money: (value: number, currency: string) =>
      formatMoney(
        fromApiAmount(value),
        isCurrency(currency) ? currency : locale.market.currency,
        locale.language,
      ),
  }
}

function toRow(bet: SportsBet, locale: Locale, words: ReturnType<typeof betWords>): BetRow {
  const money = (value: number) => words.money(value, bet.currency)
  const names = words.namesOf(bet)
  return {
    ...{ id: bet.id, kind: bet.kind, state: bet.state, isFreeBet: bet.isFreeBet },
    ...{ at: bet.placedAt, when: words.when(bet.placedAt), stake: money(bet.stake) },
    potentialPayout: money(potentialPayout(bet)),
    paid: isRunning(bet.state) && bet.paid === 0 ? null : money(bet.paid),
    legs: bet.legs.map((leg) => ({
      event: `${leg.home} – ${leg.away}`,
      competition: names.competitions[leg.competition] ?? leg.competition,
      market: marketName(names, leg.market, leg),
      choice: outcomeName(names, leg.market, leg),
      odds: decimalOdds(leg.odds),
      ...{ isBanker: leg.isBanker, isLive: leg.isLive, startsAt: words.kickOff(leg.startsAt) },
      result: legResult(leg.result),
    })),
    href: localePath(locale.segment, `/my-account/bets/${encodeURIComponent(bet.id)}`),
  }
}
