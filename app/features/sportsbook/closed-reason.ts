import { isClosed, type OperatorSettings } from '#app/session/closed-products.ts'
import type { GuardName } from '#app/session/guards.ts'
import type { Whereabouts } from '#markets/products.ts'

/** The guards whose refusal the page of the sportsbook explains, instead of sending the visitor away. */
export const EXPLAINED = [
  'restrictedPlayer',
  'productFlag',
  'closure',
] as const satisfies readonly GuardName[]

/** Why the sportsbook is closed to a visitor (GRD-04, GRD-08 to GRD-13). */
export type ClosedReason =
  /** The account may only take money out. */
  | 'account'
  /** Betting is switched off for this player. */
  | 'withheld'
  /** The operator has closed it everywhere. */
  | 'switchedOff'
  /** The market has none; or none yet, as the operator has not opened it. */
  | 'market'
  | 'notOpened'
  /** The visitor's own country has none, whatever market the address names. */
  | 'country'
  | 'region'

/** By law, everywhere outside the account and the operator's settings. */
export const BY_LAW: readonly ClosedReason[] = ['market', 'notOpened', 'country', 'region']

/** The first reason, from the widest to the narrowest; null where the sportsbook is open. */
export function closedReason(
  refusedBy: GuardName | null,
  where: Whereabouts,
  settings: OperatorSettings,
): ClosedReason | null {
  if (refusedBy === null) return null
  if (refusedBy === 'restrictedPlayer') return 'account'
  if (refusedBy === 'productFlag') return 'withheld'
  const closes = (it: Partial<Whereabouts>) => isClosed('sportsbook', { ...where, ...it }, settings)
  if (settings.closedProducts.includes('sportsbook')) return 'switchedOff'
  if (closes({ country: null, region: null })) {
    return where.market.sportsbook === 'needs-flag' ? 'notOpened' : 'market'
  }
  return closes({ region: null }) ? 'country' : 'region'
}
