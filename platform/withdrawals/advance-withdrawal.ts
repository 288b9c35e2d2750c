import type { Context } from '../context.ts'
import type { JobHandler, JobOutcome } from '../jobs/index.ts'
import type { AskForPayout } from './ask-for-payout.ts'
import { type Move, moveWithdrawal, withdrawalPayload } from './settle.ts'
import { findWithdrawal, type WithdrawalRow } from './withdrawal-store.ts'

const DONE: JobOutcome = { next: 'none' }

type AdvanceDeps = Pick<Context, 'db' | 'clock'> & { askForPayout: AskForPayout }

/**
 * Advances one withdrawal as far as it can go now. Safe to run late, twice and in parallel: every step reads the row
 * again, and the provider knows the withdrawal by its id. That the provider is about to be called is stored before the
 * call: whatever crashes in between, money that may have left is never given back.
 */
export function createAdvance(deps: AdvanceDeps): JobHandler {
  return async (payload) => {
    const of = withdrawalPayload.parse(payload)
    for (;;) {
      const withdrawal = await findWithdrawal(deps.db, of)
      if (!withdrawal) return DONE
      const step = await nextStep(deps, withdrawal)
      if ('next' in step) return step
      // A faster decision by staff, the player or another instance: read again.
      await moveWithdrawal(deps, withdrawal, step)
    }
  }
}

type Step = JobOutcome | Move

async function nextStep(
  { clock, askForPayout }: AdvanceDeps,
  withdrawal: WithdrawalRow,
): Promise<Step> {
  switch (withdrawal.state) {
    case 'REQUESTED': {
      // Staff's approval queues the job again.
      if (withdrawal.needs_review) return DONE
      const at = withdrawal.hold_until.getTime()
      return clock() < at ? { next: 'at', at } : { event: 'approve', cause: 'clock' }
    }
    case 'APPROVED':
      return { event: 'send', cause: 'clock' }
    case 'PROCESSING': {
      const { state, note, isBack = false } = await askForPayout(withdrawal)
      if (state === 'UNDER_WAY') return { next: 'later' }
      const event = state === 'PAID' ? 'pay' : 'fail'
      const report = note === null ? {} : { providerNote: note }
      return { event, cause: 'provider', ...report, checks: isBack }
    }
    case 'PAID':
    case 'REJECTED':
    case 'CANCELLED':
    case 'FAILED':
    case 'RETURNED':
      return DONE
  }
}
