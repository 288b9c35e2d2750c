export { createLookAfter, LOOK_AFTER, type WarningDeps } from './look-after.ts'
export { createWarningDesk } from './warning-desk.ts'
export {
  answerWarning,
  mayMarketTo,
  noteWarningShown,
  readNotices,
  readWarnings,
} from './warnings.ts'
