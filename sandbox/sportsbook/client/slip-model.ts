import { type Currency, payablePart } from '#contracts/money.ts'
import { BET_BUILDER } from '#contracts/sportsbook/bet-builder.ts'
import type {
  BookBalance,
  BookFreeBet,
  BookSession,
  KeptSlip,
  PlaceBookBet,
  PriceChange,
} from '#contracts/sportsbook/book-api.ts'
import { type Boost, boostedMaxStake } from '#contracts/sportsbook/boosts.ts'
import { isLive, type ListedEvent } from '#contracts/sportsbook/listed.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import {
  freeLegs,
  lineCountOf,
  NAMED_SYSTEMS,
  type Slip,
  slipProblem,
} from '#contracts/sportsbook/slip.ts'
import {
  combinedOdds,
  payoutOfStake,
  potentialPayout,
  stakeOf,
} from '#contracts/sportsbook/slip-return.ts'
import {
  type BetKind,
  MAX_LEGS,
  MOST_FAVOURITE_TEAMS,
  MOST_FAVOURITES,
} from '#contracts/sportsbook/words.ts'
import { type BonusIssue, bonusShares, issuesOfBonus } from './bonus-shares.ts'

export type Pick = KeptSlip['picks'][number]
type Player = NonNullable<BookSession['player']>
/** The free bet that is the stake; `isUsable`: as far as the page knows. */
type ChosenFreeBet = BookFreeBet & { isUsable: boolean }

/** A pick with its current offer. */
export type PickNow = {
  pick: Pick
  event: ListedEvent | OfferedEvent | null
  /** LOADING: its market is not known yet. */
  state: 'OPEN' | 'SUSPENDED' | 'GONE' | 'LOADING'
  /** Null: as seen. `isAccepted`: the player has agreed to such changes in general. */
  moved: { to: number; isAccepted: boolean } | null
  /** It is offered at these odds instead of the normal ones. */
  boost: (Boost & { odds: number }) | null
}

export type SlipIssue =
  | { kind: 'related'; event: string }
  | { kind: 'lines'; lines: number }
  | { kind: 'sizes' | 'bankers' | 'moved' | 'suspended' | 'gone' | 'empty' }
  | { kind: 'low' | 'high' | 'highBoosted' | 'payout' | 'freeBetPayout'; minor: number }
  | { kind: 'freeBetKind' | 'freeBetLive' | 'freeBetBefore' | 'freeBetOver' }
  | BonusIssue
  | { kind: 'freeBetOdds'; odds: number }
  | { kind: 'payoutStake'; minor: number; stakeMinor: number }

export type SlipNow = {
  picks: PickNow[]
  kind: BetKind
  /** One for each single, else one for all picks. */
  bets: Slip[]
  lines: number
  stakeMinor: bigint | null
  /**
   * The part of the stake that is bonus money, as far as the page knows; also 0 if the money does not cover the stake.
   */
  bonusMinor: bigint
  payoutMinor: bigint | null
  /** Why it cannot be placed; the first is the most important. */
  issues: SlipIssue[]
}

export const EMPTY: KeptSlip = {
  ...{ picks: [], kind: 'SINGLE', sizes: [], stakePerLineMinor: null },
  ...{ priceChange: 'NONE', oddsFormat: 'DECIMAL', favourites: [], favouriteTeams: [] },
}

export const isSamePick = (
  a: Pick,
  b: { event: string; market: string; outcome: string },
): boolean => a.event === b.event && a.market === b.market && a.outcome === b.outcome

/** The slip with this pick added, or removed if the slip has it; null if the slip is full. */
export function togglePick(slip: KeptSlip, pick: Pick): KeptSlip | null {
  const rest = slip.picks.filter((it) => !isSamePick(it, pick))
  if (rest.length < slip.picks.length) return withPicks(slip, rest)
  return rest.length >= MAX_LEGS ? null : withPicks(slip, [...rest, pick])
}

/** The saved slip, with what was picked and chosen before it arrived, as far as there is room. */
export function joined(kept: KeptSlip, unsaved: KeptSlip): KeptSlip {
  const more = unsaved.picks.filter((it) => !kept.picks.some((other) => isSamePick(other, it)))
  const favourites = new Set([...kept.favourites, ...unsaved.favourites])
  const teams = new Set([...kept.favouriteTeams, ...unsaved.favouriteTeams])
  const slip = {
    ...{ kind: chosen('kind'), priceChange: chosen('priceChange') },
    ...{ oddsFormat: chosen('oddsFormat'), stakePerLineMinor: chosen('stakePerLineMinor') },
    sizes: unsaved.sizes.length > 0 ? unsaved.sizes : kept.sizes,
    favourites: [...favourites].slice(-MOST_FAVOURITES),
    favouriteTeams: [...teams].slice(-MOST_FAVOURITE_TEAMS),
    picks: [],
  }
  return withPicks(slip, [...kept.picks, ...more].slice(0, MAX_LEGS))

  function chosen<Key extends 'kind' | 'priceChange' | 'oddsFormat' | 'stakePerLineMinor'>(
    key: Key,
  ): KeptSlip[Key] {
    return unsaved[key] === EMPTY[key] ? kept[key] : unsaved[key]
  }
}

/** Drops system sizes that need more picks than there are: they would be an error that the player cannot see. */
export function withPicks(slip: KeptSlip, picks: readonly Pick[]): KeptSlip {
  const free = picks.filter((it) => !it.isBanker).length
  return { ...slip, picks: [...picks], sizes: slip.sizes.filter((it) => it <= free) }
}

const INSIDE: Readonly<Record<PriceChange, (from: number, to: number) => boolean>> = {
  NONE: () => false,
  BETTER: (from, to) => to > from,
  // At most a tenth lower, in whole thousandths.
  ANY: (from, to) => to * 10 >= from * 9,
}

/** An event as a row or whole; null: it is not offered; undefined: not known yet. */
export type OfferOf = (event: string, pick: Pick) => ListedEvent | OfferedEvent | null | undefined

/** The pick as it is offered now. */
export function pickNow(pick: Pick, offerOf: OfferOf, priceChange: PriceChange): PickNow {
  const offered = offerOf(pick.event, pick)
  const event = offered ?? null
  const market = event?.markets.find((it) => it.id === pick.market)
  const { odds = null, boost } = market?.outcomes.find((it) => it.id === pick.outcome) ?? {}
  const isOffered = market?.state === 'ACTIVE' || market?.state === 'SUSPENDED'
  // A row has one market only, and the price of a bet builder is requested separately.
  const isAsked = event !== null && ('open' in event || pick.market === BET_BUILDER)
  const isUnknown = !market && (isAsked || offered === undefined)
  if (isUnknown) return { pick, event, state: 'LOADING', moved: null, boost: null }
  if (!isOffered || odds === null) return { pick, event, state: 'GONE', moved: null, boost: null }
  const moved =
    odds === pick.odds ? null : { to: odds, isAccepted: INSIDE[priceChange](pick.odds, odds) }
  return {
    ...{ pick, event, state: market.state === 'ACTIVE' ? 'OPEN' : 'SUSPENDED', moved },
    boost: boost ? { ...boost, odds } : null,
  }
}

/** Everything that the page shows about a slip. Without a player there are no bounds. A free bet replaces the stake. */
export function slipNow(
  slip: KeptSlip,
  offerOf: OfferOf,
  {
    player,
    freeBet = null,
    balance = null,
  }: { player: Player | null; freeBet?: ChosenFreeBet | null; balance?: BookBalance | null },
): SlipNow {
  const picks = slip.picks.map((it) => pickNow(it, offerOf, slip.priceChange))
  const kind = picks.length < 2 ? 'SINGLE' : slip.kind
  const legs = picks.map(({ pick, moved }) => ({
    ...pick,
    odds: moved?.isAccepted ? moved.to : pick.odds,
    isBanker: kind === 'SYSTEM' && pick.isBanker,
  }))
  const bets: Slip[] =
    kind === 'SINGLE'
      ? legs.map((leg) => ({ kind, legs: [leg], sizes: [] }))
      : [{ kind, legs, sizes: kind === 'SYSTEM' ? slip.sizes : [] }]
  const problems = bets.flatMap((it) => issueOf(it) ?? [])
  const isWhole = problems.length === 0 && bets.length > 0
  const currency = (player?.currency ?? 'EUR') as Currency
  const stake = freeBet ? freeBet.amountMinor : slip.stakePerLineMinor
  const isFreeBet = freeBet !== null
  const staked =
    isWhole && stake !== null
      ? bets.map((it) => ({ ...it, stakePerLineMinor: BigInt(stake), currency }))
      : null
  const total = (amountOf: (bet: NonNullable<typeof staked>[number]) => bigint) =>
    staked?.reduce((sum, it) => sum + amountOf(it), 0n) ?? null
  const shares = staked && balance && !freeBet ? bonusShares(staked, balance) : null
  return {
    ...{ picks, kind, bets },
    bonusMinor: shares?.reduce((sum, it) => sum + it, 0n) ?? 0n,
    lines: isWhole ? bets.reduce((sum, it) => sum + lineCountOf(it), 0) : 0,
    stakeMinor: total(stakeOf),
    payoutMinor: total((it) => payoutOfStake(it, isFreeBet)),
    issues: [
      ...problems,
      ...issuesOfPicks(picks),
      ...(stake === null ? [{ kind: 'empty' as const }] : []),
      ...(freeBet ? issuesOfFreeBet(freeBet, { picks, bets, player, staked }) : []),
      ...(staked && player && !freeBet ? issuesOfStake(staked, player, picks) : []),
      ...(staked && shares && balance ? issuesOfBonus(staked, { shares, picks, balance }) : []),
    ],
  }
}

function issueOf(bet: Slip): SlipIssue | null {
  const problem = slipProblem(bet)
  if (!problem) return null
  if (problem.refusal === 'RELATED_LEGS') return { kind: 'related', event: problem.event }
  if (problem.refusal === 'TOO_MANY_LINES') return { kind: 'lines', lines: lineCountOf(bet) }
  return { kind: problem.refusal === 'WRONG_BANKERS' ? 'bankers' : 'sizes' }
}

function issuesOfPicks(picks: readonly PickNow[]): SlipIssue[] {
  return [
    ...(picks.some((it) => it.state === 'GONE') ? [{ kind: 'gone' as const }] : []),
    ...(picks.some((it) => it.state === 'SUSPENDED') ? [{ kind: 'suspended' as const }] : []),
    ...(picks.some((it) => it.moved && !it.moved.isAccepted) ? [{ kind: 'moved' as const }] : []),
  ]
}

/** What prevents the use of the chosen free bet: its terms, by the same rules as in the wallet. */
function issuesOfFreeBet(
  { minOdds, scope, isUsable }: ChosenFreeBet,
  of: {
    picks: readonly PickNow[]
    bets: readonly Slip[]
    player: Player | null
    staked: readonly Parameters<typeof potentialPayout>[0][] | null
  },
): SlipIssue[] {
  const [bet, ...more] = of.bets
  const isLiveNow = of.picks.map(({ event }) => event !== null && isLive(event))
  const isOneLine = bet !== undefined && more.length === 0 && bet.kind !== 'SYSTEM'
  const odds = isOneLine ? Number(combinedOdds(bet.legs)) : null
  const most = of.player?.maxPayoutMinor ?? null
  const payout = of.staked?.[0] ? payoutOfStake(of.staked[0], true) : 0n
  const isTooHigh = isOneLine && most !== null && payout > BigInt(most)
  return [
    ...(isUsable ? [] : [{ kind: 'freeBetOver' as const }]),
    ...(isOneLine ? [] : [{ kind: 'freeBetKind' as const }]),
    ...(odds !== null && odds < minOdds ? [{ kind: 'freeBetOdds' as const, odds: minOdds }] : []),
    ...(scope === 'LIVE' && !isLiveNow.every(Boolean) ? [{ kind: 'freeBetLive' as const }] : []),
    ...(scope === 'PRE_MATCH' && isLiveNow.some(Boolean)
      ? [{ kind: 'freeBetBefore' as const }]
      : []),
    ...(isTooHigh ? [{ kind: 'freeBetPayout' as const, minor: most }] : []),
  ]
}

/** The bounds are those of each bet. Only the wallet knows whether the balance covers it at the moment of the bet. */
function issuesOfStake(
  bets: readonly Parameters<typeof potentialPayout>[0][],
  { currency, minStakeMinor, maxStakeMinor, maxPayoutMinor }: Player,
  picks: readonly PickNow[],
): SlipIssue[] {
  const issues: SlipIssue[] = []
  const stakes = bets.map(stakeOf)
  const isAny = (check: (stake: bigint) => boolean) => stakes.some(check)
  if (isAny((it) => it < BigInt(minStakeMinor))) issues.push({ kind: 'low', minor: minStakeMinor })
  if (isAny((it) => it > BigInt(maxStakeMinor))) issues.push({ kind: 'high', minor: maxStakeMinor })
  const boosted = bets.filter(({ legs }) =>
    legs.some((leg) => picks.some((it) => it.boost && isSamePick(it.pick, leg))),
  )
  const mostBoosted = boostedMaxStake({
    ...{ currency: currency as Currency, minStakeMinor, maxStakeMinor },
  })
  if (boosted.some((it) => stakeOf(it) > BigInt(mostBoosted))) {
    issues.push({ kind: 'highBoosted', minor: mostBoosted })
  }
  const most = BigInt(maxPayoutMinor)
  const highest = bets.reduce((a, b) => (potentialPayout(a) >= potentialPayout(b) ? a : b))
  const payout = potentialPayout(highest)
  if (payout > most) {
    const possible = payablePart((highest.stakePerLineMinor * most) / payout, highest.currency)
    issues.push(
      possible > 0n
        ? { kind: 'payoutStake', minor: maxPayoutMinor, stakeMinor: Number(possible) }
        : { kind: 'payout', minor: maxPayoutMinor },
    )
  }
  return issues
}

/** Named systems for this number of picks, and every size on its own, with their lines. */
export function systemChoices(slip: KeptSlip): {
  named: { name: string; sizes: readonly number[]; lines: number }[]
  sizes: { size: number; lines: number }[]
} {
  const legs = slip.picks
  const free = freeLegs({ kind: 'SYSTEM', legs, sizes: [] }).length
  const linesOf = (sizes: readonly number[]) => lineCountOf({ kind: 'SYSTEM', legs, sizes })
  const named = Object.entries(NAMED_SYSTEMS).filter(
    ([, it]) => it.legs === legs.length && free === legs.length,
  )
  return {
    named: named.map(([id, { sizes }]) => ({ name: titleOf(id), sizes, lines: linesOf(sizes) })),
    sizes: Array.from({ length: free }, (_, at) => ({ size: at + 1, lines: linesOf([at + 1]) })),
  }
}

/** `LUCKY_15` is Lucky 15 in every language. */
const titleOf = (id: string) => `${id[0]}${id.slice(1).toLowerCase()}`.replace('_', ' ')

/** The calls that place the slip: each with its own id, which stays the same when the call is repeated. */
export function betRequests(
  { bets, picks }: SlipNow,
  { priceChange, ...slip }: KeptSlip,
  {
    key,
    newId,
    freeBet = null,
  }: { key: string; newId: () => string; freeBet?: BookFreeBet | null },
): PlaceBookBet[] {
  const stakePerLineMinor = freeBet ? freeBet.amountMinor : slip.stakePerLineMinor
  if (stakePerLineMinor === null) return []
  return bets.map(({ kind, legs, sizes }) => ({
    ...{ key, betId: newId(), kind, sizes: [...sizes], stakePerLineMinor, priceChange },
    ...(freeBet ? { freeBet: freeBet.id } : {}),
    // The odds that the player has seen: the book evaluates a price change by them.
    legs: legs.map((leg) => ({
      ...leg,
      odds: picks.find(({ pick }) => isSamePick(pick, leg))?.pick.odds ?? leg.odds,
    })),
  }))
}
