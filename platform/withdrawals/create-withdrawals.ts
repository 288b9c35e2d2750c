import type { PspPayout } from '#contracts/psp/calls.ts'
import type { WithdrawalAdministration } from '#contracts/withdrawal-administration.ts'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import type { Context } from '../context.ts'
import { type JobHandler, putJob } from '../jobs/index.ts'
import { findPlayerById } from '../players/index.ts'
import { playerRefOf } from '../psp/index.ts'
import { readDocumentsSay, requestDueDocuments } from '../verification/index.ts'
import { createWithdrawalAdministration } from './administer-withdrawals.ts'
import { createAdvance } from './advance-withdrawal.ts'
import { createAskForPayout, isSamePayout, returnedOf } from './ask-for-payout.ts'
import { createReversePayout, readPayout } from './reverse-payout.ts'
import { ADVANCE, advanceJob, RETURN, returnJob } from './settle.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import { findById, type WithdrawalRow } from './withdrawal-store.ts'

type Options = Pick<Context, 'db' | 'clock' | 'logger'> & {
  wakeJobs: WithdrawalDeps['wakeJobs']
  provider: Pick<PaymentProvider, 'payOut' | 'findPayout'>
}

export type Withdrawals = {
  deps: WithdrawalDeps
  administration: WithdrawalAdministration
  /** The job handlers of withdrawals. */
  handlers: Readonly<Record<string, JobHandler>>
  /** Handles the payment provider's own events about a payout. */
  onPayout(payout: PspPayout): Promise<string>
  /** Asks the provider about the payout of that reference; null: there is no such withdrawal. */
  askAbout(reference: string): Promise<'ASKED' | null>
}

/** All of withdrawals; nothing happens by itself until the jobs are run. */
export function createWithdrawals({ db, clock, wakeJobs, provider, logger }: Options): Withdrawals {
  const readPayee = async (playerId: string) => {
    const player = await findPlayerById(db, playerId)
    if (!player) throw new Error('a withdrawal has no player')
    return { playerRef: playerRefOf(player), country: player.country_code }
  }
  const askForPayout = createAskForPayout({ psp: provider, readPayee })
  const deps: WithdrawalDeps = {
    ...{ db, clock, wakeJobs },
    readDocuments: (player) => readDocumentsSay({ db, clock }, player, 'WITHDRAWAL'),
    async requestDocuments(player, wanted) {
      const due = await requestDueDocuments({ db, clock, logger }, player.id, wanted)
      return due !== null && due.requests.length > 0
    },
  }
  // An event is not accepted as the outcome of a payout: the provider is queried, now rather than later.
  const ask = async (
    withdrawal: WithdrawalRow,
    { isUnderWay, mayBeBack }: { isUnderWay: boolean; mayBeBack: boolean },
  ) => {
    const now = clock()
    if (isUnderWay) await putJob(db, advanceJob(withdrawal, now, now))
    if (mayBeBack) await putJob(db, returnJob(withdrawal, now))
    wakeJobs()
    return 'ASKED' as const
  }
  return {
    deps,
    administration: createWithdrawalAdministration(deps),
    handlers: {
      [ADVANCE]: createAdvance({ db, clock, askForPayout }),
      [RETURN]: createReversePayout({ db, clock, psp: provider, logger }),
    },
    async onPayout(said) {
      const withdrawal = await findById(db, said.reference)
      if (!withdrawal) {
        logger.warn({ event: 'payout_unknown', reference: said.reference, state: said.state })
        return 'UNKNOWN_REFERENCE'
      }
      const isUnderWay = withdrawal.state === 'PROCESSING'
      // Also where PAID is not stored yet: the instance that is about to store it may be slower than this.
      const mayBeBack = isUnderWay
        ? returnedOf(said) > 0n
        : readPayout(withdrawal, said) !== 'SAME' && !isLate(withdrawal, said)
      if (!isUnderWay && !mayBeBack) return 'NOTHING_TO_DO'
      return ask(withdrawal, { isUnderWay, mayBeBack })
    },
    async askAbout(reference) {
      const withdrawal = await findById(db, reference)
      if (!withdrawal) return null
      return ask(withdrawal, { isUnderWay: withdrawal.state === 'PROCESSING', mayBeBack: true })
    },
  }
}

/** An event from before the outcome that is stored, which is a later one: it says nothing new. */
function isLate(withdrawal: WithdrawalRow, said: PspPayout): boolean {
  const isUnderWay = said.state === 'CREATED' || said.state === 'PENDING'
  const wasSent = ['PAID', 'FAILED', 'RETURNED'].includes(withdrawal.state)
  return isUnderWay && wasSent && isSamePayout(withdrawal, said)
}
