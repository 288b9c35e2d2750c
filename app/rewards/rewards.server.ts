import { readGameNames } from '#app/content/games/game-names.query.server.ts'
import { dateWriter } from '#app/market/format.ts'
import type { Locale } from '#app/market/locale.ts'
import type { Who } from '#app/session/caller.server.ts'
import { pageCaller } from '#app/session/caller.server.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import type { Player } from '#app/session/player.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { fromApiAmount, fromApiSum } from '#contracts/money.ts'
import { productOfReward } from '#contracts/player-api/reward-words.ts'
import type { Reward, RewardProgress, RewardsQuery } from '#contracts/player-api/rewards.ts'
import { fallbackChain } from '#markets/languages.ts'
import { byEnd, groupOf, isShown, progressPart } from './reward-rules.ts'
import type { Moment, ProgressView, RewardView } from './reward-view.ts'
import { moneyIn, toTruthCard } from './truth-card.server.ts'

/**
 * A player's rewards, in order (REW-22); null if they cannot be read. Not requested for players who may have none: an
 * account without the flag, or one that may only withdraw.
 */
export async function readRewards(
  args: RequestArgs,
  who: Who,
  query: RewardsQuery,
): Promise<RewardView[] | null> {
  const { player } = who
  if (!mayHaveBonus(player)) return []
  const caller = pageCaller(args, player)
  const answer = await args.context.platform.readRewards(query, caller)
  if (!answer.ok) return null
  const shown = answer.value.filter((it) => isShown(it, player.products)).sort(byEnd)
  const games = await readGameNames(
    args.context,
    shown.flatMap((it) => it.terms?.excludedGames.map(({ gameId }) => gameId) ?? []),
  )
  return shown.map((it) =>
    toRewardView(it, { ...who, timeZone: readTimeZone(args.request), games }),
  )
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
  const { campaignId, assignmentId, wageringAmount, terms, progress } = reward
  const currency = terms?.currency ?? of.player.currency
  const when = (iso: string | null) => (iso === null ? null : momentIn(iso, of))
  return {
    ...{ campaignId, assignmentId, wageringAmount },
    group: groupOf(reward),
    name: nameOf(reward, locale),
    product: productOfReward(reward.vertical),
    kind: terms?.kind ?? null,
    offerEnds: assignmentId === null ? when(reward.endedAt) : null,
    expires: when(reward.expiresAt),
    card: terms && toTruthCard(reward, terms, of),
    progress: progress && toProgress(progress, reward, moneyIn(locale, currency)),
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
