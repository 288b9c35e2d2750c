import { loadGameNames } from '#app/content/games/game-names.query.server.ts'
import { tagWord } from '#app/content/games/game-words.server.ts'
import { listIn } from '#app/market/format-list.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import type { Who } from '#app/session/caller.server.ts'
import { pageCaller } from '#app/session/caller.server.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import type { Player } from '#app/session/player.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { fromApiAmount, fromApiSum, toApiAmount } from '#contracts/money.ts'
import { productOfReward } from '#contracts/player-api/reward-words.ts'
import type {
  Reward,
  RewardProgress,
  RewardsQuery,
  RewardTerms,
} from '#contracts/player-api/rewards.ts'
import { decimalOdds } from '#contracts/sportsbook/words.ts'
import { dateWriter } from '#markets/dates.ts'
import { fallbackChain } from '#markets/languages.ts'
import { freeBetCard } from './free-bet-card.server.ts'
import { moneyIn, numberIn, percentIn, timeIn } from './reward-formats.server.ts'
import {
  averageCost,
  byEnd,
  EXAMPLE_RETURN_PERCENT,
  groupOf,
  isShown,
  progressPart,
} from './reward-rules.ts'
import type { Moment, ProgressView, RewardView, TermsCardView } from './reward-view.ts'

/**
 * A player's rewards, in order (REW-22); null if they cannot be read. Not requested for players who may have none: an
 * account without the flag, or one that may only withdraw.
 */
export async function loadRewards(
  args: RequestArgs,
  who: Who,
  query: RewardsQuery,
): Promise<RewardView[] | null> {
  const { player } = who
  if (!mayHaveBonus(player)) return []
  const caller = pageCaller(args, player)
  const answer = await args.context.platform.readRewards(query, caller)
  return answer.ok ? toViews(args, who, answer.value) : null
}

/**
 * The free bets that the player may claim, and those that wait to be used; null if they cannot be read. They load and
 * fail by themselves (REW-19).
 */
export async function loadSportsRewards(args: RequestArgs, who: Who): Promise<RewardView[] | null> {
  const { player, locale } = who
  if (!mayHaveBonus(player) || !player.products.sports) return []
  const caller = pageCaller(args, player)
  const answer = await args.context.platform.readSportsRewards({ lang: locale.language }, caller)
  return answer.ok ? toViews(args, who, answer.value) : null
}

async function toViews(
  args: RequestArgs,
  who: Who,
  rewards: readonly Reward[],
): Promise<RewardView[]> {
  const shown = rewards.filter((it) => isShown(it, who.player.products)).sort(byEnd)
  const games = await loadGameNames(
    args.context,
    shown.flatMap((it) => it.terms?.excludedGames.map(({ gameId }) => gameId) ?? []),
  )
  const timeZone = readTimeZone(args.request, who.player.market)
  return shown.map((it) => toRewardView(it, { ...who, timeZone, games }))
}

/** The active bonus that a claim conflicts with: of the same product (CON-25); null if it has ended meanwhile. */
export function inTheWay(
  active: readonly RewardView[] | null,
  wanted: RewardView | undefined,
): RewardView | null {
  return active?.find((it) => !wanted || it.product === wanted.product) ?? null
}

export const mayHaveBonus = ({ products, restricted }: Pick<Player, 'products' | 'restricted'>) =>
  products.bonuses && !restricted

export function toRewardView(
  reward: Reward,
  of: Who & { timeZone: string; games: ReadonlyMap<string, string> },
): RewardView {
  const { locale } = of
  const { campaignId, assignmentId, wageringAmount, terms, progress, freeBet } = reward
  const currency = terms?.currency ?? freeBet?.currency ?? of.player.currency
  const money = moneyIn(locale, currency)
  const when = (iso: string | null) => (iso === null ? null : momentIn(iso, of))
  return {
    ...{ campaignId, assignmentId, wageringAmount },
    group: groupOf(reward),
    name: nameOf(reward, locale),
    product: productOfReward(reward.vertical),
    kind: freeBet ? 'FREE_BET' : (terms?.kind ?? null),
    freeBet: freeBet && money(freeBet.amount),
    offerEnds: assignmentId === null ? when(reward.endedAt) : null,
    expires: when(reward.expiresAt),
    card: freeBet ? freeBetCard(reward, freeBet, of) : terms && toTermsCard(reward, terms, of),
    progress: progress && toProgress(progress, reward, money),
  }
}

/** In the language of the page or one of its fallbacks; English always exists. */
function nameOf({ campaignDisplayInfo, campaignId }: Reward, locale: Locale): string {
  const { names } = campaignDisplayInfo
  const language = fallbackChain(locale.language).find((it) => names[it] !== undefined)
  return (language && names[language]) ?? campaignId
}

function toProgress(
  { granted, required, done, left, bonusBalance }: RewardProgress,
  { campaignDisplayInfo: { steps } }: Reward,
  money: (amount: number) => string,
): ProgressView {
  return {
    granted: money(granted),
    required: money(required),
    done: money(done),
    left: money(left),
    bonusBalance: money(bonusBalance),
    part: progressPart({ doneMinor: fromApiSum(done), leftMinor: fromApiAmount(left), steps }),
    steps,
  }
}

function momentIn(iso: string, { locale, timeZone }: { locale: Locale; timeZone: string }): Moment {
  const when = dateWriter(locale, timeZone, 'moment')(iso)
  return { at: iso, when }
}

type Of = { locale: Locale; games: ReadonlyMap<string, string> }
type Row = [name: string, value: string | null]

/**
 * The conditions of a bonus, generated from the figures that bets are checked against. Before the claim they are those
 * of the offer, after it those of the day of the claim; what is left is then shown in its progress.
 */
export function toTermsCard(reward: Reward, terms: RewardTerms, of: Of): TermsCardView {
  const { t } = wordsOf(of.locale)
  const money = moneyIn(of.locale, terms.currency)
  const bonusMinor = fromApiAmount(reward.progress?.granted ?? terms.maxAmount)
  const required = reward.progress?.required ?? terms.maxAmount * terms.wrMultiplier
  const toStakeMinor = fromApiAmount(Math.round(required * 100) / 100)
  const cost = averageCost({ toStakeMinor, bonusMinor })
  const isExact = terms.kind === 'GIFT' || reward.progress !== null
  const rows: Row[] = [
    [t('rewards:terms.get'), getOf(terms, of)],
    [
      t('rewards:terms.deposit'),
      terms.minDeposit === null
        ? null
        : t('rewards:terms.depositFrom', { amount: money(terms.minDeposit) }),
    ],
    [
      t('rewards:terms.stake'),
      t(isExact ? 'rewards:terms.stakeExact' : 'rewards:terms.stakeMost', {
        times: numberIn(of.locale, terms.wrMultiplier),
        amount: money(toApiAmount(toStakeMinor)),
      }),
    ],
    [
      t('rewards:terms.within'),
      reward.expiresAt === null
        ? t('rewards:terms.withinFrom', { time: timeIn(of.locale, terms.hoursToFulfil) })
        : null,
    ],
    ...(terms.sports
      ? betRows(terms.sports, of)
      : [
          [t('rewards:terms.games'), gamesOf(terms, of)] satisfies Row,
          [t('rewards:terms.excluded'), excludedOf(terms, of)] satisfies Row,
        ]),
    [t(terms.sports ? 'rewards:bets.maxStake' : 'rewards:terms.maxStake'), money(terms.maxStake)],
    [
      t('rewards:terms.cost'),
      t(cost.isAll ? 'rewards:terms.costAll' : 'rewards:terms.costPart', {
        amount: money(toApiAmount(cost.minor)),
      }),
    ],
    [t('rewards:terms.stop'), t('rewards:terms.stopKept')],
  ]
  return {
    facts: rows.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    notes: [
      t(reward.bonusType === 'STICKY' ? 'rewards:notes.sticky' : 'rewards:notes.ownFirst'),
      ...(terms.sports
        ? [t('rewards:bets.divided'), t('rewards:bets.noCashOut')]
        : [t('rewards:notes.others')]),
      t(terms.sports ? 'rewards:bets.average' : 'rewards:notes.average', {
        percent: percentIn(of.locale, EXAMPLE_RETURN_PERCENT),
      }),
      t(reward.assignmentId === null ? 'rewards:notes.frozen' : 'rewards:notes.kept'),
    ],
  }
}

/** What a bet with bonus money is held to, and which bets count. */
function betRows({ minOdds, scope }: NonNullable<RewardTerms['sports']>, { locale }: Of): Row[] {
  const { t } = wordsOf(locale)
  return [
    [t('rewards:bets.counts'), t('rewards:bets.countsValue')],
    [t('rewards:freeBet.odds'), decimalOdds(minOdds)],
    [t('rewards:freeBet.matches'), t(`rewards:freeBet.scope.${scope}`)],
    [t('rewards:bets.lastMatch'), t('rewards:bets.lastMatchValue')],
  ]
}

function getOf(terms: RewardTerms, { locale }: Of): string {
  const { t } = wordsOf(locale)
  const amount = moneyIn(locale, terms.currency)(terms.maxAmount)
  if (terms.percentage === null) return t('rewards:terms.gift', { amount })
  return t('rewards:terms.match', { percent: percentIn(locale, terms.percentage), amount })
}

/** Those with the highest contribution first. */
function gamesOf({ contributions }: RewardTerms, { locale }: Of): string {
  const counted = contributions.filter(({ percent }) => percent > 0)
  return listIn(
    locale,
    counted
      .sort((a, b) => b.percent - a.percent)
      .map(
        ({ gameType, percent }) =>
          `${tagWord('type', gameType, locale)} ${percentIn(locale, percent)}`,
      ),
  )
}

/** By name; one that is not in the catalogue, by the provider's game id. */
function excludedOf({ excludedGames }: RewardTerms, { locale, games }: Of): string | null {
  const names = excludedGames.map(({ gameId }) => games.get(gameId) ?? gameId)
  return names.length === 0 ? null : listIn(locale, [...new Set(names)])
}
