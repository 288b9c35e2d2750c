import type { RewardKind } from '#contracts/player-api/reward-words.ts'
import type { RewardGroup } from './reward-rules.ts'

/** A time for people and for machines. */
export type Moment = { at: string; when: string }

/** The conditions of a bonus, in the page's language and the player's currency. */
export type TermsCardView = {
  facts: { name: string; value: string }[]
  notes: string[]
}

export type ProgressView = {
  granted: string
  required: string
  done: string
  left: string
  bonusBalance: string
  /** In percent, in whole steps (GAP-132). */
  part: number
  steps: number
}

export type RewardView = {
  campaignId: string
  /** If claimed. */
  assignmentId: string | null
  group: RewardGroup
  name: string
  product: 'CASINO' | 'LIVE_CASINO' | 'SPORTS'
  /** Null if the player API returns no terms. */
  kind: RewardKind | null
  /** The amount of a free bet; null for all other rewards. */
  freeBet: string | null
  offerEnds: Moment | null
  /** Deadline of the wagering requirement, or to use a free bet. */
  expires: Moment | null
  card: TermsCardView | null
  progress: ProgressView | null
  /** Wagered so far: sent along with a forfeit (CON-37). */
  wageringAmount: number
}

/** What forfeiting a bonus loses; an unknown amount is shown as a dash, not as zero. */
export const lostWith = ({ progress, freeBet }: Pick<RewardView, 'progress' | 'freeBet'>): string =>
  freeBet ?? progress?.bonusBalance ?? '–'

export const REWARDS_PATH = '/my-account/rewards'
export const ACTIVE_REWARDS_PATH = '/my-account/rewards/active'
export const BONUS_CODE_PATH = '/my-account/bonus-code'
