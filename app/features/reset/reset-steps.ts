/** The password reset (PWR-01): its steps as a state machine, without any I/O. */

export const RESET_STEPS = ['email', 'verification', 'password', 'complete'] as const
export type ResetStep = (typeof RESET_STEPS)[number]

/** Proof of identity: the two keys of an SMS code, or that of an emailed link (GAP-056). */
export type ResetProof =
  | { by: 'sms'; resetKey: string; smsResetKeyId: string }
  | { by: 'mail'; resetKey: string }

export type ResetState = {
  step: ResetStep
  visited: readonly ResetStep[]
  email: string | null
  proof: ResetProof | null
  /** How often a message was requested. */
  sends: number
  /** Why the reset started over: too many codes (PWR-08), or an invalid link. */
  problem: 'maxAttempts' | 'oldLink' | null
}

export type ResetEvent =
  | { type: 'sent'; email: string }
  | { type: 'proved'; proof: ResetProof; email?: string }
  | { type: 'changed' }
  | { type: 'previous' }
  | { type: 'maxAttempts' }
  | { type: 'linkRefused' }

export const RESET_START: ResetState = {
  step: 'email',
  visited: ['email'],
  email: null,
  proof: null,
  sends: 0,
  problem: null,
}

/** The state after an event. An event that does not fit the step changes nothing. */
export function afterReset(state: ResetState, event: ResetEvent): ResetState {
  switch (event.type) {
    case 'sent':
      // Again from Verification: another code for the same email address.
      return state.step === 'email' || state.step === 'verification'
        ? moved(
            { ...state, email: event.email, sends: state.sends + 1, problem: null },
            'verification',
          )
        : state
    case 'proved':
      // An emailed link leads here from any step, and from another browser.
      return event.proof.by === 'mail' || state.step === 'verification'
        ? moved(
            { ...state, proof: event.proof, email: event.email ?? state.email, problem: null },
            'password',
          )
        : state
    case 'changed':
      return state.step === 'password'
        ? moved({ ...state, email: null, proof: null }, 'complete')
        : state
    case 'previous':
      // A completed reset stays completed; a proof counts for one attempt at a time.
      return state.step === 'complete'
        ? state
        : moved({ ...state, proof: null, problem: null }, stepBeside(state.step, -1))
    case 'maxAttempts':
      return { ...RESET_START, problem: 'maxAttempts' }
    case 'linkRefused':
      return { ...RESET_START, problem: 'oldLink' }
  }
}

/** The step before or after, clamped at the ends. */
export function stepBeside(step: ResetStep, by: 1 | -1): ResetStep {
  return RESET_STEPS[RESET_STEPS.indexOf(step) + by] ?? step
}

function moved(state: ResetState, step: ResetStep): ResetState {
  const visited = state.visited.includes(step) ? state.visited : [...state.visited, step]
  return { ...state, step, visited }
}
