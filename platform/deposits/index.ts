export { cancelDeposit } from './cancel-deposit.ts'
export { continueDeposit } from './continue-deposit.ts'
export type { DepositDeps } from './deposit-deps.ts'
export { POLL_DEPOSIT } from './deposit-job.ts'
export { createPollDeposit } from './poll-unfinished.ts'
export { publicMethods } from './public-methods.ts'
export {
  deleteInstrument,
  readDeposit,
  readDepositCheck,
  readDepositMethods,
  readInstruments,
  readPendingDeposits,
  readRecentMethods,
} from './read-deposits.ts'
export { saveInstrument } from './save-instrument.ts'
export { type ApplyPayment, createApplyPayment, createAskAboutDeposit } from './settle-deposit.ts'
export { startDeposit } from './start-deposit.ts'
