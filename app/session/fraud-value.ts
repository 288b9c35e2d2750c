/**
 * The value of a fraud script for one visit (BNK-24, BNK-28, GAP-081): what the script has found out about the device,
 * for the service that reads it. Empty where no script has run.
 */
export type FraudValue = (visit: { request: Request; form?: Record<string, unknown> }) => string

/** The field of a form into which an operator's script writes its value. */
const FIELD = 'blackbox'
/** The longest value that the player API takes. */
const MOST = 4_096

/** The value that a script of the operator has put into the form; a page that is only read has none. */
export const fraudValueInForm: FraudValue = ({ form }) => {
  const value = form?.[FIELD]
  return typeof value === 'string' && value.length <= MOST ? value : ''
}

/** The value of the demo, where no script runs (GAP-081). */
export const sandboxFraudValue: FraudValue = () => 'sandbox-blackbox'
