/**
 * The states of a bet after its acceptance. PARTLY_CASHED_OUT: a part of the stake is cashed out, the rest runs.
 * REOPENED: a settlement or a void was rolled back, and what it paid is reversed or owed. RESETTLED: settled again
 * after that, or corrected. A refused bet has no state: its id stays refused.
 */
export const BET_STATES = [
  'OPEN',
  'PARTLY_CASHED_OUT',
  'CASHED_OUT',
  'SETTLED',
  'VOIDED',
  'REOPENED',
  'RESETTLED',
] as const
export type BetState = (typeof BET_STATES)[number]

/**
 * Events of a bet, all from the sportsbook. A player requests a cash-out; the sportsbook's confirmation is the event.
 */
export const BET_EVENTS = [
  'cashOutPart',
  'cashOutRest',
  'voidOneCashOut',
  'voidAllCashOuts',
  'settle',
  'void',
  'unsettle',
  'unvoid',
] as const
export type BetEvent = (typeof BET_EVENTS)[number]

/**
 * Every transition of a bet. `settle`, `void` and their rollbacks concern the part of the stake that is not cashed out.
 * A cash-out remains in effect until it is voided itself, which needs a settled bet to be reopened first. A reopened
 * bet cannot be cashed out: what it paid may still be owed.
 */
const TRANSITIONS = {
  OPEN: {
    cashOutPart: 'PARTLY_CASHED_OUT',
    cashOutRest: 'CASHED_OUT',
    settle: 'SETTLED',
    void: 'VOIDED',
  },
  PARTLY_CASHED_OUT: {
    cashOutPart: 'PARTLY_CASHED_OUT',
    cashOutRest: 'CASHED_OUT',
    voidOneCashOut: 'PARTLY_CASHED_OUT',
    voidAllCashOuts: 'OPEN',
    settle: 'SETTLED',
    void: 'VOIDED',
  },
  CASHED_OUT: { voidOneCashOut: 'PARTLY_CASHED_OUT', voidAllCashOuts: 'OPEN' },
  SETTLED: { settle: 'RESETTLED', void: 'VOIDED', unsettle: 'REOPENED' },
  VOIDED: { unvoid: 'REOPENED' },
  REOPENED: {
    voidOneCashOut: 'REOPENED',
    voidAllCashOuts: 'REOPENED',
    settle: 'RESETTLED',
    void: 'VOIDED',
  },
  RESETTLED: { settle: 'RESETTLED', void: 'VOIDED', unsettle: 'REOPENED' },
} as const satisfies Record<BetState, Partial<Record<BetEvent, BetState>>>

/** The state after the event; null where the event cannot happen. */
export function nextBetState(state: BetState, event: BetEvent): BetState | null {
  const ways: Partial<Record<BetEvent, BetState>> = TRANSITIONS[state]
  return ways[event] ?? null
}

/** Whether a part of its stake is still waiting for a result. */
export function isRunning(state: BetState): boolean {
  return state === 'OPEN' || state === 'PARTLY_CASHED_OUT' || state === 'REOPENED'
}
