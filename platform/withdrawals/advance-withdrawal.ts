import type { JobHandler, JobOutcome } from '../jobs/index.ts'
import type { AskForPayout } from './ask-for-payout.ts'
import { moveWithdrawal, withdrawalPayload } from './settle.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import type { WithdrawalEvent } from './withdrawal-states.ts'
import { findWithdrawal, type WithdrawalRow } from './withdrawal-store.ts'

const DONE: JobOutcome = { next: 'none' }

type AdvanceDeps = Pick<WithdrawalDeps, 'db' | 'clock'> & { askForPayout: AskForPayout }

/**
 * Carries one withdrawal on as far as it goes now. Safe to run late, twice and side by side: every step asks the row
 * again, and the provider knows the withdrawal by its id. That the provider is about to be asked is stored before it
 * is asked: whatever dies in between, nobody gives money back that may have left.
 */
export function createAdvance(deps: AdvanceDeps): JobHandler {
  return async (payload) => {
    const of = withdrawalPayload.parse(payload)
    for (;;) {
      const withdrawal = await findWithdrawal(deps.db, of)
      if (!withdrawal) return DONE
      const step = await nextStep(deps, withdrawal)
      if ('next' in step) return step
      // Whoever was faster, staff, the player or another instance, has decided: look again.
      await moveWithdrawal(deps, withdrawal, step)
    }
  }
}

type Step = JobOutcome | { event: WithdrawalEvent; cause: string; providerNote?: string }

async function nextStep(
  { clock, askForPayout }: AdvanceDeps,
  withdrawal: WithdrawalRow,
): Promise<Step> {
  switch (withdrawal.state) {
    case 'REQUESTED': {
      // Staff's approval puts the job again.
      if (withdrawal.needs_review) return DONE
      const at = withdrawal.hold_until.getTime()
      return clock() < at ? { next: 'at', at } : { event: 'approve', cause: 'clock' }
    }
    case 'APPROVED':
      return { event: 'send', cause: 'clock' }
    case 'PROCESSING': {
      const { state, note } = await askForPayout(withdrawal)
      if (state === 'UNDER_WAY') return { next: 'later' }
      const event = state === 'PAID' ? 'pay' : 'fail'
      return { event, cause: 'provider', ...(note === null ? {} : { providerNote: note }) }
    }
    case 'PAID':
    case 'REJECTED':
    case 'CANCELLED':
    case 'FAILED':
    case 'RETURNED':
      return DONE
  }
}
