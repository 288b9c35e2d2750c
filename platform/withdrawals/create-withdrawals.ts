import type { PspPayout } from '#contracts/psp/calls.ts'
import type { WithdrawalAdministration } from '#contracts/withdrawal-administration.ts'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import type { Context } from '../context.ts'
import { type JobHandler, type JobOutcome, putJob } from '../jobs/index.ts'
import { findPlayerById } from '../players/index.ts'
import { playerRefOf } from '../psp/index.ts'
import { readDocumentVerification, requestDueDocuments } from '../verification/index.ts'
import { createWithdrawalAdministration } from './administer-withdrawals.ts'
import { createAdvance } from './advance-withdrawal.ts'
import { createAskForPayout, isSamePayout, returnedOf } from './ask-for-payout.ts'
import {
  ADVANCE,
  advanceJob,
  moveWithdrawal,
  RETURN,
  returnJob,
  withdrawalPayload,
} from './settle.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import { findById, findWithdrawal, type WithdrawalRow } from './withdrawal-store.ts'

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
    readDocuments: (player) => readDocumentVerification({ db, clock }, player, 'WITHDRAWAL'),
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
    async onPayout(report) {
      const withdrawal = await findById(db, report.reference)
      if (!withdrawal) {
        logger.warn({ event: 'payout_unknown', reference: report.reference, state: report.state })
        return 'UNKNOWN_REFERENCE'
      }
      const isUnderWay = withdrawal.state === 'PROCESSING'
      // Also where PAID is not stored yet: the instance that is about to store it may be slower than this.
      const mayBeBack = isUnderWay
        ? returnedOf(report) > 0n
        : readPayout(withdrawal, report) !== 'SAME' && !isLate(withdrawal, report)
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
function isLate(withdrawal: WithdrawalRow, report: PspPayout): boolean {
  const isUnderWay = report.state === 'CREATED' || report.state === 'PENDING'
  const wasSent = ['PAID', 'FAILED', 'RETURNED'].includes(withdrawal.state)
  return isUnderWay && wasSent && isSamePayout(withdrawal, report)
}

const DONE: JobOutcome = { next: 'none' }
/** How long the provider has to clear up what it said, before it is asked again. */
const ASK_AGAIN_MS = 60 * 60_000

type ReversePayoutDeps = Pick<Context, 'db' | 'clock' | 'logger'> & {
  psp: Pick<PaymentProvider, 'findPayout'>
}

/**
 * Compares a payout with the provider's answer: an event alone is not trusted. What a bank has sent back is posted to the
 * player's wallet, each part once. An answer that cannot be true of the withdrawal changes nothing: staff are alarmed,
 * and the provider is asked again. A withdrawal that is not PAID yet waits: its outcome comes first.
 */
function createReversePayout({ db, clock, psp, logger }: ReversePayoutDeps): JobHandler {
  return async (payload) => {
    const of = withdrawalPayload.parse(payload)
    const withdrawal = await findWithdrawal(db, of)
    if (withdrawal?.state === 'PROCESSING') return { next: 'later' }
    if (!withdrawal) return DONE
    const report = await psp.findPayout(of.id)
    const reading = readPayout(withdrawal, report)
    if (reading === 'CONTRADICTS') {
      const { state, amount, currency, returned } = withdrawal
      logger.error(
        {
          ...{ event: 'payout_contradicts', ...of, theirs: report },
          ours: { state, amount: String(amount), currency, returned: String(returned) },
        },
        'the payment provider contradicts what was paid out',
      )
      return { next: 'at', at: clock() + ASK_AGAIN_MS }
    }
    if (reading === 'SAME') return DONE
    const providerNote = report?.reason ?? 'returned'
    const moved = await moveWithdrawal({ db, clock }, withdrawal, {
      ...{ event: 'return', cause: 'provider', providerNote, returned: reading.returned },
    })
    if (!moved.ok) return { next: 'later' }
    const returned = String(reading.returned)
    logger.warn({ event: 'payout_returned', ...of, returned }, 'a payout came back')
    return DONE
  }
}

/**
 * What the provider's answer means for a withdrawal whose outcome is stored. Money that came back never leaves again, and
 * what has failed or was never sent is not paid.
 */
export function readPayout(
  withdrawal: Pick<WithdrawalRow, 'state' | 'amount' | 'currency' | 'returned'>,
  report: PspPayout | null,
): 'SAME' | 'CONTRADICTS' | { returned: bigint } {
  const { state } = withdrawal
  const isPaid = state === 'PAID' || state === 'RETURNED'
  if (!isPaid) {
    const isGone = report !== null && report.state !== 'FAILED' && report.state !== 'CANCELLED'
    return isGone ? 'CONTRADICTS' : 'SAME'
  }
  if (!report || !isSamePayout(withdrawal, report)) return 'CONTRADICTS'
  if (report.state !== 'PAID' && report.state !== 'FAILED') return 'CONTRADICTS'
  const returned = returnedOf(report)
  if (returned === withdrawal.returned) return 'SAME'
  const isPart = returned > withdrawal.returned && returned <= withdrawal.amount
  return isPart ? { returned } : 'CONTRADICTS'
}
