import type { RewardKind } from '#contracts/player-api/reward-words.ts'
import type { RewardGroup } from './reward-rules.ts'

/** A moment for people and for machines. */
export type Moment = { at: string; when: string }

/** What a bonus asks for, in words of the page's language and figures of the player's currency. */
export type TruthCardView = {
  facts: { name: string; value: string }[]
  notes: string[]
  /** Of the terms: named in any dispute. */
  version: string
}

export type ProgressView = {
  granted: string
  required: string
  done: string
  left: string
  bonusBalance: string
  /** In hundredths, by whole steps (GAP-132). */
  part: number
  steps: number
}

/** One reward, ready to read. */
export type RewardView = {
  campaignId: string
  /** Of a claimed one. */
  assignmentId: string | null
  group: RewardGroup
  name: string
  product: 'CASINO' | 'LIVE_CASINO' | 'SPORTS'
  /** Null where the player API gives no terms. */
  kind: RewardKind | null
  offerEnds: Moment | null
  /** By when it must be worked off. */
  expires: Moment | null
  card: TruthCardView | null
  progress: ProgressView | null
  /** Staked so far: goes along with a forfeit (CON-37). */
  wageringAmount: number
}

/** What is lost by giving a bonus up; what nobody says is told as nothing by no form. */
export const lostWith = ({ progress }: Pick<RewardView, 'progress'>): string =>
  progress?.bonusBalance ?? '–'

export const REWARDS_PATH = '/my-account/rewards'
export const ACTIVE_REWARDS_PATH = '/my-account/rewards/active'
export const BONUS_CODE_PATH = '/my-account/bonus-code'
