export {
  CODE_LIMITS,
  type CodeLimits,
  createOneTimeCodes,
  type OneTimeCodes,
} from './one-time-codes.ts'
