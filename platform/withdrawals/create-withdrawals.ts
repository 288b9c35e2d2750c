import type { PspPayout } from '#contracts/psp/calls.ts'
import type { WithdrawalAdministration } from '#contracts/withdrawal-administration.ts'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import { createJobRunner, type JobRunner, putJob } from '../jobs/index.ts'
import { findPlayerById } from '../players/index.ts'
import { playerRefOf } from '../psp/index.ts'
import { createWithdrawalAdministration } from './administer-withdrawals.ts'
import { createAdvance } from './advance-withdrawal.ts'
import { createAskForPayout } from './ask-for-payout.ts'
import { documentsByLevel } from './documents-by-level.ts'
import { ADVANCE, advanceJob } from './settle.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import { findById } from './withdrawal-store.ts'

type Options = Pick<WithdrawalDeps, 'db' | 'clock'> & {
  provider: Pick<PaymentProvider, 'payOut'>
  /** From 0 to 1. */
  chance: () => number
  logger: { warn(fields: object, text: string): void; error(fields: object, text: string): void }
}

export type Withdrawals = {
  deps: WithdrawalDeps
  administration: WithdrawalAdministration
  jobs: JobRunner
  /** What the payment provider says of a payout by itself. */
  onPayout(payout: PspPayout): Promise<string>
}

/** Everything of withdrawals with the jobs that carry them on; nothing runs by itself before `jobs.start`. */
export function createWithdrawals({ db, clock, provider, chance, logger }: Options): Withdrawals {
  const readPayee = async (playerId: string) => {
    const player = await findPlayerById(db, playerId)
    if (!player) throw new Error('a withdrawal has no player')
    return { playerRef: playerRefOf(player), country: player.country_code }
  }
  const askForPayout = createAskForPayout({ psp: provider, readPayee })
  const jobs = createJobRunner({
    ...{ db, clock, chance, logger },
    handlers: { [ADVANCE]: createAdvance({ db, clock, askForPayout }) },
  })
  const deps: WithdrawalDeps = {
    db,
    clock,
    readDocuments: async (player) => documentsByLevel(player.kyc_status),
    wakeJobs: jobs.wake,
  }
  return {
    deps,
    administration: createWithdrawalAdministration(deps),
    jobs,
    async onPayout({ reference, state }) {
      const withdrawal = await findById(db, reference)
      if (!withdrawal) return 'UNKNOWN_REFERENCE'
      if (withdrawal.state === 'PAID' && state === 'FAILED') {
        // A bank sent it back after it had been paid: where the money goes now is for people to decide.
        logger.error({ event: 'payout_returned', withdrawal: reference }, 'a payout came back')
        return 'RETURNED'
      }
      if (withdrawal.state !== 'PROCESSING') return 'NOTHING_TO_DO'
      // The word of an event is not taken for the payout: the provider is asked, now rather than later.
      const now = clock()
      await putJob(db, advanceJob(withdrawal, now, now))
      jobs.wake()
      return 'ASKED'
    },
  }
}
