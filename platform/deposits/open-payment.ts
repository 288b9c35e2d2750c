import { areMandatoryLimitsMissing } from '../limits/index.ts'
import type { PlayerRow } from '../players/index.ts'
import { readDocumentVerification } from '../verification/index.ts'
import { type ContinueRefusal, continueRefusal, mayPayIn } from './continue-rule.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { readIsPastLimit } from './deposit-store.ts'

/** Why this player may not finish any open payment now, by what is stored, without a call to others. */
export async function readContinueRefusal(
  deps: DepositDeps,
  player: PlayerRow,
): Promise<ContinueRefusal | null> {
  const isClosed = { needsDocuments: false, limitsMissing: false, isPastLimit: false }
  const eligibility = {
    mayPayIn: mayPayIn(player),
    isMarketOpen: deps.takesRealMoney(player.country_code),
  }
  const refusal = continueRefusal({ ...isClosed, ...eligibility })
  if (refusal !== null) return refusal
  const [documents, limitsMissing, isPastLimit] = await Promise.all([
    readDocumentVerification(deps, player, 'DEPOSIT'),
    areMandatoryLimitsMissing(deps, player),
    readIsPastLimit(deps.db, { playerId: player.id, now: new Date(deps.clock()) }),
  ])
  const { check } = documents
  const needsDocuments = check !== null && check !== 'DOCUMENTS_PREFERRED'
  return continueRefusal({ ...eligibility, needsDocuments, limitsMissing, isPastLimit })
}

/**
 * What the player may do with an open payment. `showsNext`: the way to its page may be shown at once; otherwise the
 * exclusion register is asked first, by `continueDeposit`.
 */
export type OpenPaymentActions = { mayContinue: boolean; showsNext: boolean }
export const NO_ACTIONS: OpenPaymentActions = { mayContinue: false, showsNext: false }

export async function readOpenPaymentActions(
  deps: DepositDeps,
  player: PlayerRow,
): Promise<OpenPaymentActions> {
  if ((await readContinueRefusal(deps, player)) !== null) return NO_ACTIONS
  return { mayContinue: true, showsNext: await deps.isKnownClear(player) }
}
