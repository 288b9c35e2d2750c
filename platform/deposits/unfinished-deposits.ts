import { isUnfinished } from './deposit-states.ts'
import type { DepositRow } from './deposit-store.ts'

/** How long a payment that failed is offered again: a day. */
export const FAILURE_SHOWN_MS = 24 * 60 * 60_000

/**
 * Of a player's deposits, newest first, those that need a look: all open ones, and a failed one if it is the last that
 * the player has tried. One that the player has cancelled is as wanted, and none is shown once money has come.
 */
export function worthShowing<Row extends Pick<DepositRow, 'state'>>(rows: readonly Row[]): Row[] {
  return rows.filter(
    ({ state }, place) => isUnfinished(state) || (place === 0 && FAILED.includes(state)),
  )
}

const FAILED: readonly DepositRow['state'][] = ['DECLINED', 'EXPIRED', 'REFUSED']
