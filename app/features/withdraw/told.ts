import { hasForm, type WithdrawState } from './withdraw-state.ts'

/** What a notice says: the state of the page or, closer, why its form would be of no use. */
export type Told =
  | Exclude<WithdrawState, 'INACTIVE' | 'LOADING' | 'ALLOWED'>
  | 'BELOW_LEAST'
  | 'NO_METHOD'

type Known = {
  state: WithdrawState
  /** The player has less than the least that is paid out. */
  isBelowLeast: boolean
  /** The limit leaves less than the least that is paid out. */
  isLimitBelowLeast: boolean
  methods: readonly unknown[]
}

/** Null where all is well. */
export function toldOf({ state, isBelowLeast, isLimitBelowLeast, methods }: Known): Told | null {
  if (hasForm(state)) {
    if (methods.length === 0) return 'NO_METHOD'
    if (isLimitBelowLeast) return 'WITHDRAWAL_LIMIT_REACHED'
  }
  switch (state) {
    case 'INACTIVE':
    case 'LOADING':
    case 'ALLOWED':
      return null
    case 'ERROR':
      return isBelowLeast ? 'BELOW_LEAST' : state
    default:
      return state
  }
}

/** Whether the form is shown: a notice beside it is no wall. */
export function mayAsk(known: Known): boolean {
  const told = toldOf(known)
  return hasForm(known.state) && (told === null || told === known.state)
}
