import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { REWARD_GROUPS, type RewardGroup } from '#app/rewards/reward-rules.ts'
import type { RewardView } from '#app/rewards/reward-view.ts'
import { loadRewards, loadSportsRewards } from '#app/rewards/rewards.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import { pageCaller } from '#app/session/caller.server.ts'

export type RewardsPageData = {
  /** The non-empty groups, in order (REW-07). */
  groups: { group: RewardGroup; rewards: RewardView[] }[]
  /** A part could not be read, and shows its own message (REW-19). */
  failed: boolean
  /** The rewards of the sportsbook could not be read. */
  sportsFailed: boolean
  /** The player has chosen to forfeit this one: to be confirmed. */
  asked: RewardView | null
  /** Whether this player may enter codes (BCD-05). */
  takesCodes: boolean
  /** Idempotency key: a double click is one claim. */
  key: string
}

/** URL parameter: the bonus that the player wants to forfeit. */
const FORFEIT = 'forfeit'

/** The rewards of a player: all of them, or the active ones (RTE-28). Tournaments have separate pages (REW-20). */
export async function loadRewardsPage(
  args: LoaderFunctionArgs,
  who: Who,
  { onlyActive }: { onlyActive: boolean },
): Promise<RewardsPageData> {
  const without = { excludeTriggerType: 'TOURNAMENT' } as const
  const caller = pageCaller(args, who.player)
  const [active, eligible, sports, takesCodes] = await Promise.all([
    loadRewards(args, who, { rewardsType: 'ACTIVE', ...without }),
    onlyActive ? [] : loadRewards(args, who, { rewardsType: 'ELIGIBLE', ...without }),
    loadSportsRewards(args, who),
    args.context.platform.readManualClaim(caller),
  ])
  const ofSports = (sports ?? []).filter((it) => !onlyActive || it.assignmentId !== null)
  const all = [...(active ?? []), ...(eligible ?? []), ...ofSports]
  const wanted = new URL(args.request.url).searchParams.get(FORFEIT)
  return {
    groups: REWARD_GROUPS.flatMap((group) => {
      const rewards = all.filter((it) => it.group === group)
      return rewards.length === 0 ? [] : { group, rewards }
    }),
    failed: active === null || eligible === null,
    sportsFailed: sports === null,
    asked: (wanted !== null && all.find((it) => it.assignmentId === wanted)) || null,
    takesCodes,
    key: randomUUID(),
  }
}
