import type { DepositReason, DepositStatus } from '#contracts/player-api/cashier-words.ts'
import type { PaymentState } from '#contracts/psp/states.ts'

/**
 * CREATED: we have it, the provider may not.  WAITING: for the player.  PENDING: the player has acted.  REFUSED: the
 * provider did not take it on.  REFUNDING: money came that we must not keep; it is being given back.
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

/** UNWANTED: the money is there, and is not to be kept. */
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

/** What a step does with money: the ledger gets it, the ledger gives it back, the provider is asked to give it back. */
export type DepositEffect = 'credit' | 'reverse' | 'refund'
export type Step = { to: DepositState; effect?: DepositEffect }
type Steps = Readonly<Partial<Record<DepositEvent, Step>>>

const credit: Step = { to: 'PAID', effect: 'credit' }
const refund: Step = { to: 'REFUNDING', effect: 'refund' }
/** Money that came and went before we heard of it leaves nothing behind. */
const GONE_AGAIN = {
  REFUNDED: { to: 'REFUNDED' },
  CHARGED_BACK: { to: 'CHARGED_BACK' },
} as const satisfies Steps
const ENDS = {
  DECLINED: { to: 'DECLINED' },
  CANCELLED: { to: 'CANCELLED' },
  EXPIRED: { to: 'EXPIRED' },
} as const satisfies Steps
/** Money may arrive whatever was said before: late, or because the provider was wrong. It is the player's. */
const MONEY = { PAID: credit, UNWANTED: refund, ...GONE_AGAIN } as const satisfies Steps

/** An event that a state does not name changes nothing there. */
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
  PAID: {
    REFUNDED: { to: 'REFUNDED', effect: 'reverse' },
    CHARGED_BACK: { to: 'CHARGED_BACK', effect: 'reverse' },
  },
  DECLINED: MONEY,
  CANCELLED: MONEY,
  EXPIRED: { PENDS: { to: 'PENDING' }, ...MONEY },
  REFUSED: MONEY,
  REFUNDING: GONE_AGAIN,
  REFUNDED: {},
  CHARGED_BACK: {},
}

export function stepOf(state: DepositState, event: DepositEvent): Step | null {
  return STEPS[state][event] ?? null
}

/** The event that a provider's word is, before anybody asks whether the money may be kept. */
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

/** More is to come without anybody doing anything, so the provider is asked when it is silent. */
export function isUnfinished(state: DepositState): boolean {
  return state === 'CREATED' || state === 'WAITING' || state === 'PENDING' || state === 'REFUNDING'
}

/** The state in the words of transactions (GAP-074). */
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

/** Why a deposit is in a state, where the state alone says it. */
export const REASON_OF: Readonly<Partial<Record<DepositState, DepositReason>>> = {
  DECLINED: 'DECLINED',
  EXPIRED: 'EXPIRED',
  REFUSED: 'PROVIDER_REFUSED',
  CHARGED_BACK: 'CHARGED_BACK',
}
