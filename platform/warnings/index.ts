export { createLookAfter, LOOK_AFTER } from './look-after.ts'
export { createWarningDesk } from './warning-desk.ts'
export {
  answerWarning,
  mayMarketTo,
  noteWarningShown,
  readNotices,
  readWarnings,
} from './warnings.ts'
