import type { RewardView } from './reward-view.ts'

/** Which bonus ends, and what was wagered for it so far (CON-26, CON-37). */
export function LostFields({ reward }: { reward: RewardView }) {
  return (
    <>
      <input type="hidden" name="assignmentId" value={reward.assignmentId ?? ''} />
      <input type="hidden" name="wageringAmount" value={reward.wageringAmount} />
    </>
  )
}
