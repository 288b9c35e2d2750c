import type { DepositReason, DepositStatus } from '#contracts/player-api/deposit-words.ts'
import type { PaymentState } from '#contracts/psp/states.ts'

/**
 * CREATED: stored by us, perhaps unknown to the provider.  WAITING: for the player.  PENDING: the player has acted.
 * REFUSED: the provider did not accept it.  REFUNDING: money arrived that we must not keep; it is being refunded.
 */
export const DEPOSIT_STATES = [
  'CREATED',
  'WAITING',
  'PENDING',
  'PAID',
  'DECLINED',
  'CANCELLED',
  'EXPIRED',
  'REFUSED',
  'REFUNDING',
  'REFUNDED',
  'CHARGED_BACK',
] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** UNWANTED: the money has arrived, and must not be kept. */
export const DEPOSIT_EVENTS = [
  'WAITS',
  'PENDS',
  'PAID',
  'UNWANTED',
  'DECLINED',
  'CANCELLED',
  'EXPIRED',
  'REFUSED',
  'REFUNDED',
  'CHARGED_BACK',
] as const
export type DepositEvent = (typeof DEPOSIT_EVENTS)[number]

/**
 * Effect of a step on money: credited in the ledger, once for each deposit, or a refund requested from the provider.
 * What goes back of a credited deposit follows the amounts that the provider reports, not the step.
 */
export type DepositEffect = 'credit' | 'refund'
export type Step = { to: DepositState; effect?: DepositEffect }
type Steps = Readonly<Partial<Record<DepositEvent, Step>>>

const credit: Step = { to: 'PAID', effect: 'credit' }
const refund: Step = { to: 'REFUNDING', effect: 'refund' }
/** All of the money is back with its payer. Where that was before we heard of it, it leaves no entries. */
const GONE_AGAIN = {
  REFUNDED: { to: 'REFUNDED' },
  CHARGED_BACK: { to: 'CHARGED_BACK' },
} as const satisfies Steps
const ENDS = {
  DECLINED: { to: 'DECLINED' },
  CANCELLED: { to: 'CANCELLED' },
  EXPIRED: { to: 'EXPIRED' },
} as const satisfies Steps
/** Money may arrive whatever was reported before: late, or because the provider was wrong. It is the player's. */
const MONEY = { PAID: credit, UNWANTED: refund, ...GONE_AGAIN } as const satisfies Steps

/** An event that a state does not list changes nothing there. */
const STEPS: Readonly<Record<DepositState, Steps>> = {
  CREATED: {
    WAITS: { to: 'WAITING' },
    PENDS: { to: 'PENDING' },
    REFUSED: { to: 'REFUSED' },
    ...ENDS,
    ...MONEY,
  },
  WAITING: { PENDS: { to: 'PENDING' }, ...ENDS, ...MONEY },
  PENDING: { ...ENDS, ...MONEY },
  PAID: GONE_AGAIN,
  DECLINED: MONEY,
  CANCELLED: MONEY,
  EXPIRED: { PENDS: { to: 'PENDING' }, ...MONEY },
  REFUSED: MONEY,
  REFUNDING: GONE_AGAIN,
  // A dispute that was won, a refund that failed: the money is there again.
  REFUNDED: { PAID: credit, UNWANTED: refund, CHARGED_BACK: GONE_AGAIN.CHARGED_BACK },
  CHARGED_BACK: { PAID: credit, UNWANTED: refund, REFUNDED: GONE_AGAIN.REFUNDED },
}

export function stepOf(state: DepositState, event: DepositEvent): Step | null {
  return STEPS[state][event] ?? null
}

/** The event for a provider's payment state, whatever has gone back of the money. */
export const EVENT_OF: Readonly<Record<PaymentState, DepositEvent>> = {
  CREATED: 'WAITS',
  PENDING: 'PENDS',
  PAID: 'PAID',
  DECLINED: 'DECLINED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
  REFUNDED: 'REFUNDED',
  CHARGED_BACK: 'CHARGED_BACK',
}

/** An update is due without any action, so the provider is queried when it is silent. */
export function isUnfinished(state: DepositState): boolean {
  return state === 'CREATED' || state === 'WAITING' || state === 'PENDING' || state === 'REFUNDING'
}

/** The state as a transaction status (GAP-074). */
export const STATUS_OF: Readonly<Record<DepositState, DepositStatus>> = {
  CREATED: 'WAITING_INPUT',
  WAITING: 'WAITING_INPUT',
  PENDING: 'PENDING',
  PAID: 'SUCCESS',
  DECLINED: 'FAILED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'FAILED',
  REFUSED: 'FAILED',
  REFUNDING: 'REVERTED',
  REFUNDED: 'REVERTED',
  CHARGED_BACK: 'REVERTED',
}

/** Why a deposit is in a state, where the state alone determines it. */
export const REASON_OF: Readonly<Partial<Record<DepositState, DepositReason>>> = {
  DECLINED: 'DECLINED',
  EXPIRED: 'EXPIRED',
  REFUSED: 'PROVIDER_REFUSED',
  CHARGED_BACK: 'CHARGED_BACK',
}
