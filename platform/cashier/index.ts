export { createAskDeposit } from './ask-unfinished.ts'
export { cancelDeposit } from './cancel-deposit.ts'
export type { CashierDeps } from './cashier-deps.ts'
export { ASK_DEPOSIT } from './deposit-job.ts'
export {
  forgetInstrument,
  readDeposit,
  readDepositCheck,
  readDepositMethods,
  readInstruments,
  readRecentMethods,
} from './read-deposits.ts'
export { rememberInstrument } from './remember-instrument.ts'
export { type ApplyPayment, createApplyPayment } from './settle-deposit.ts'
export { startDeposit } from './start-deposit.ts'
