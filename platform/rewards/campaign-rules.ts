import { type Currency, fromApiAmount, isPayable } from '#contracts/money.ts'
import { ODDS_ONE } from '#contracts/sportsbook/words.ts'
import { MARKETS, type Market } from '#markets/index.ts'
import type { FreeBetTerms } from '../sportsbook/index.ts'
import { type BonusTerms, versioned, withVersion } from './bonus-terms.ts'
import type { Campaign } from './campaign-file.ts'

/**
 * Problems of an offer, in plain text for the operator; empty: none. Each market's own rules apply to the whole offer:
 * it is refused when one of them forbids it, and no bonus is given that the market table forbids. Products cannot be
 * mixed (LCCP 5.1.1): an offer has one vertical.
 */
export function campaignProblems(campaign: Campaign): string[] {
  const { id, endsAt, startsAt } = campaign
  return [
    ...(endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)
      ? [`${id} ends before it begins`]
      : []),
    ...(campaign.kind === 'FREE_BET' ? [] : wageringProblems(campaign)),
    ...(campaign.category === 'MANUAL' && campaign.bonusCode === null
      ? [`${id} is given by hand and has no code to ask for it with`]
      : []),
    ...entriesOf<object>(campaign.amounts).flatMap(([currency, amounts]) =>
      Object.values(amounts).every((it) => isPayable(fromApiAmount(it), currency))
        ? []
        : [`${id} has amounts with decimals in ${currency}, which has none`],
    ),
    ...campaign.markets.flatMap((code) => marketProblems(campaign, MARKETS[code])),
  ]
}

/** Bonus money is staked in games or in bets, never in both. */
function wageringProblems({
  id,
  vertical,
  contributions,
  sports,
}: Exclude<Campaign, { kind: 'FREE_BET' }>): string[] {
  const counts = Object.values(contributions).some((it) => it > 0)
  if (vertical === 'SPORTS') {
    return [
      ...(sports ? [] : [`${id} is for bets and does not say which`]),
      ...(counts ? [`${id} is for bets and counts games`] : []),
    ]
  }
  return [
    ...(sports ? [`${id} is for games and says which bets`] : []),
    ...(counts ? [] : [`${id} can be wagered in no game`]),
  ]
}

/** What a market's rules ask of an offer; `amounts` by currency. */
type MarketedCampaign = Pick<
  Campaign,
  'id' | 'vertical' | 'wrMultiplier' | 'hoursToFulfil' | 'audience'
> & { amounts: Readonly<Partial<Record<string, unknown>>> }

const PRODUCT_OF = {
  CASINO: 'casino',
  LIVE_CASINO: 'liveCasino',
  SPORTS: 'sportsbook',
  FREE_BET: 'sportsbook',
} as const satisfies Record<Campaign['vertical'], keyof Market>

export function marketProblems(campaign: MarketedCampaign, market: Market): string[] {
  const { id, vertical, wrMultiplier, hoursToFulfil, audience, amounts } = campaign
  const { name, currency, wageringCap, bonuses, sources } = market
  const product = market[PRODUCT_OF[vertical]]
  return [
    ...(amounts[currency] === undefined ? [`${id} has no amounts in ${currency} for ${name}`] : []),
    ...(product !== 'open'
      ? [`${id} is for a product that is not open to everybody in ${name}`]
      : []),
    ...(wrMultiplier > wageringCap
      ? [
          `${id} is wagered ${wrMultiplier} times, ${name} allows ${wageringCap} (${sources.wageringCap.text})`,
        ]
      : []),
    ...(hoursToFulfil < bonuses.leastHoursToFulfil
      ? [
          `${id} leaves ${hoursToFulfil} hours, ${name} asks for ${bonuses.leastHoursToFulfil} (${sources.bonuses.text})`,
        ]
      : []),
    ...(bonuses.openTo === 'established' && audience !== 'established'
      ? [`${id} welcomes new players, ${name} allows no such bonus (${sources.bonuses.text})`]
      : []),
  ]
}

/** The terms of any offer in one currency. */
export type OfferTerms = BonusTerms | FreeBetTerms

/** The terms of an offer in each of its currencies. */
export function termsOf(campaign: Campaign): Record<string, OfferTerms> {
  return campaign.kind === 'FREE_BET' ? freeBetTermsOf(campaign) : bonusTermsOf(campaign)
}

function freeBetTermsOf(
  campaign: Extract<Campaign, { kind: 'FREE_BET' }>,
): Record<string, FreeBetTerms> {
  const { kind, hoursToFulfil, wrMultiplier, scope, audience } = campaign
  const minOdds = Math.round(campaign.minOdds * ODDS_ONE)
  return Object.fromEntries(
    entriesOf(campaign.amounts).map(([currency, { amount }]) => [
      currency,
      versioned({
        ...{ kind, currency, amountMinor: minorText(amount), hoursToFulfil, wrMultiplier },
        ...{ minOdds, scope, audience },
      }),
    ]),
  )
}

function bonusTermsOf(
  campaign: Exclude<Campaign, { kind: 'FREE_BET' }>,
): Record<string, BonusTerms> {
  const { wrMultiplier, hoursToFulfil, contributions, excludedGames, audience } = campaign
  const { sports } = campaign
  const shared = {
    ...{ wrMultiplier, hoursToFulfil, contributions, excludedGames, audience },
    ...(sports && { sports: { ...sports, minOdds: Math.round(sports.minOdds * ODDS_ONE) } }),
  }
  const all: Record<string, BonusTerms> = {}
  if (campaign.kind === 'GIFT') {
    for (const [currency, { amount, maxStake }] of entriesOf(campaign.amounts)) {
      all[currency] = withVersion({
        ...{ kind: 'GIFT', currency, percentage: null, minDepositMinor: null, ...shared },
        maxMinor: minorText(amount),
        maxStakeMinor: minorText(maxStake),
      })
    }
    return all
  }
  for (const [currency, { most, minDeposit, maxStake }] of entriesOf(campaign.amounts)) {
    all[currency] = withVersion({
      ...{ kind: 'DEPOSIT_MATCH', currency, percentage: campaign.percentage, ...shared },
      maxMinor: minorText(most),
      minDepositMinor: minorText(minDeposit),
      maxStakeMinor: minorText(maxStake),
    })
  }
  return all
}

const minorText = (amount: number) => fromApiAmount(amount).toString()

function entriesOf<Amounts>(amounts: Partial<Record<Currency, Amounts>>): [Currency, Amounts][] {
  return Object.entries(amounts) as [Currency, Amounts][]
}
