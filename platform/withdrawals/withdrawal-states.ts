import { WITHDRAWAL_STATES, type WithdrawalState } from '#contracts/player-api/withdrawal-words.ts'

/**
 * Events of a withdrawal: staff or the clock approves, staff rejects, the player cancels, the rest come from the PSP.
 */
export const WITHDRAWAL_EVENTS = [
  'approve',
  'reject',
  'cancel',
  'send',
  'pay',
  'fail',
  'return',
] as const
export type WithdrawalEvent = (typeof WITHDRAWAL_EVENTS)[number]

/**
 * Every transition of a withdrawal (GAP-082, GAP-084). From PROCESSING on the provider has been called: no one can
 * cancel it any more, only the provider's own report ends it. What it has paid may still be returned by a bank; of what
 * comes back in parts, this is the last one.
 */
const TRANSITIONS = {
  REQUESTED: { approve: 'APPROVED', reject: 'REJECTED', cancel: 'CANCELLED' },
  APPROVED: { send: 'PROCESSING', reject: 'REJECTED', cancel: 'CANCELLED' },
  PROCESSING: { pay: 'PAID', fail: 'FAILED' },
  PAID: { return: 'RETURNED' },
  REJECTED: {},
  CANCELLED: {},
  FAILED: {},
  RETURNED: {},
} as const satisfies Record<WithdrawalState, Partial<Record<WithdrawalEvent, WithdrawalState>>>

/** The state after the event; null where the event cannot happen. */
export function nextState(state: WithdrawalState, event: WithdrawalEvent): WithdrawalState | null {
  const ways: Partial<Record<WithdrawalEvent, WithdrawalState>> = TRANSITIONS[state]
  return ways[event] ?? null
}

/** The states in which the event can happen, for the condition of the update. */
export function statesBefore(event: WithdrawalEvent): WithdrawalState[] {
  return WITHDRAWAL_STATES.filter((state) => nextState(state, event) !== null)
}

/** The state after the event, the same from every state in which it can happen. */
export function stateAfter(event: WithdrawalEvent): WithdrawalState {
  const [before] = statesBefore(event)
  const after = before === undefined ? null : nextState(before, event)
  if (after === null) throw new Error(`the event ${event} leads nowhere`)
  return after
}

/** Its money is back in the wallet. */
export function isBack(state: WithdrawalState): boolean {
  return !isOpen(state) && state !== 'PAID'
}

/** Its money is in LOCKED. */
export function isOpen(state: WithdrawalState): boolean {
  return state === 'REQUESTED' || state === 'APPROVED' || state === 'PROCESSING'
}
