import { hasForm, type WithdrawState } from './withdraw-state.ts'

/** The content of a notice: the page's state or, more specific, why its form would be useless. */
export type Told =
  | Exclude<WithdrawState, 'INACTIVE' | 'LOADING' | 'ALLOWED'>
  | 'BELOW_LEAST'
  | 'NO_METHOD'

type Known = {
  state: WithdrawState
  /** The balance is below the withdrawal minimum. */
  isBelowLeast: boolean
  /** The limit leaves less than the withdrawal minimum. */
  isLimitBelowLeast: boolean
  methods: readonly unknown[]
}

/** Null if all is well. */
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

/** Whether the form is shown: a notice beside it does not block it. */
export function mayAsk(known: Known): boolean {
  const told = toldOf(known)
  return hasForm(known.state) && (told === null || told === known.state)
}
