import type { ReconciliationAdministration } from '#contracts/reconciliation.ts'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import { countAhead } from './budget/index.ts'
import {
  createApplyPayment,
  createAskAboutDeposit,
  createPollDeposit,
  type DepositDeps,
  POLL_DEPOSIT,
} from './deposits/index.ts'
import {
  createReturnOpenBets,
  RETURN_OPEN_BETS,
  type RequestStakeRefund,
} from './gameplay/index.ts'
import { createIntervene, INTERVENE } from './harm-markers/index.ts'
import { createHoldDuplicates, HOLD_DUPLICATES } from './identity-matching/index.ts'
import { createJobRunner, type JobHandler, type JobRunner, putJob, repeat } from './jobs/index.ts'
import { auditLedger, selectChecks } from './ledger-audit/index.ts'
import { createSettleLimits, SETTLE_LIMITS } from './limits/index.ts'
import type { Messenger } from './messages/index.ts'
import { createPspInbox, type PspInbox, selectUnread } from './psp/index.ts'
import { reconcile, selectReports } from './reconciliation/index.ts'
import { selectOpenBetsOf, selectSportsReports } from './sportsbook/index.ts'
import {
  createMailDocument,
  createRequestDocuments,
  MAIL_DOCUMENT_REJECTION,
  MAIL_DOCUMENT_REQUEST,
  REQUEST_DOCUMENTS,
} from './verification/index.ts'
import { newId } from './wallet/index.ts'
import { createWithdrawals, type Withdrawals } from './withdrawals/index.ts'

type PaymentsOptions = DepositDeps & {
  provider: PaymentProvider
  messenger: Messenger
  /** From 0 to 1. */
  chance: () => number
  requestStakeRefund: RequestStakeRefund
  /** Other recurring jobs, by kind. */
  repeated: Readonly<Record<string, JobHandler>>
}

export type Payments = {
  deposits: DepositDeps
  withdrawals: Pick<Withdrawals, 'deps' | 'administration'>
  /** Receives the payment provider's own events. */
  inbox: PspInbox
  reconciliation: ReconciliationAdministration
  /** All background jobs. */
  jobs: JobRunner
  /** Starts polling for due jobs. */
  start(): Promise<void>
}

const APPLY_EVENTS = 'apply-psp-events'
const APPLY_EVENTS_EVERY_MS = 10_000
const RECONCILE = 'reconcile'
const RECONCILE_EVERY_MS = 60 * 60_000
const AUDIT_LEDGER = 'watch-books'
const AUDIT_LEDGER_EVERY_MS = 60_000
const COUNT_DAYS = 'count-play-days'
const COUNT_DAYS_EVERY_MS = 60 * 60_000
const MAX_REPORTS = 20

/** Deposits and withdrawals, with their jobs and follow-up work. */
export function createPayments(options: PaymentsOptions): Payments {
  const { db, clock, logger, provider, chance, messenger, siteOrigin, requestStakeRefund } = options
  const { requireNotListed, isKnownClear, takesRealMoney } = options
  const context = { db, clock, logger }
  const deposits: DepositDeps = {
    ...context,
    ...{ provider, siteOrigin, requireNotListed, isKnownClear, takesRealMoney },
  }
  const withdrawals = createWithdrawals({
    ...context,
    provider,
    wakeJobs: () => jobs.wake(),
  })
  const askAboutDeposit = createAskAboutDeposit(deposits)
  const inbox = createPspInbox({
    ...context,
    listener: { payment: createApplyPayment(deposits), payout: withdrawals.onPayout },
    askAbout: async (reference) =>
      (await askAboutDeposit(reference)) ?? (await withdrawals.askAbout(reference)),
  })
  const reconciling = { ...context, provider }
  const repeated = {
    [APPLY_EVENTS]: repeat(clock, APPLY_EVENTS_EVERY_MS, inbox.applyWaiting),
    [RECONCILE]: repeat(clock, RECONCILE_EVERY_MS, () => reconcile(reconciling)),
    ...options.repeated,
    [COUNT_DAYS]: repeat(clock, COUNT_DAYS_EVERY_MS, () => countAhead(context)),
    [AUDIT_LEDGER]: repeat(clock, AUDIT_LEDGER_EVERY_MS, () => auditLedger(context)),
  }
  const jobs = createJobRunner({
    ...context,
    chance,
    handlers: {
      ...withdrawals.handlers,
      [POLL_DEPOSIT]: createPollDeposit(deposits),
      [SETTLE_LIMITS]: createSettleLimits(context),
      [INTERVENE]: createIntervene(context),
      [HOLD_DUPLICATES]: createHoldDuplicates(context),
      [REQUEST_DOCUMENTS]: createRequestDocuments(context),
      [MAIL_DOCUMENT_REQUEST]: createMailDocument('request', { ...context, messenger, siteOrigin }),
      [MAIL_DOCUMENT_REJECTION]: createMailDocument('rejection', {
        ...context,
        messenger,
        siteOrigin,
      }),
      [RETURN_OPEN_BETS]: createReturnOpenBets({
        ...{ ...context, requestStakeRefund },
        selectOtherBets: selectOpenBetsOf,
      }),
      ...repeated,
    },
  })
  return {
    deposits,
    withdrawals,
    inbox,
    reconciliation: {
      books: () => selectChecks(db, MAX_REPORTS),
      newest: () => selectReports(db, MAX_REPORTS),
      sports: () => selectSportsReports(db, { limit: MAX_REPORTS }),
      unread: () => selectUnread(db, MAX_REPORTS),
      run: () => reconcile(reconciling),
    },
    jobs,
    async start() {
      const now = clock()
      for (const kind of Object.keys(repeated)) {
        await putJob(db, { id: newId(now), kind, key: kind, payload: {}, runAt: String(now) })
      }
      jobs.start()
    },
  }
}
