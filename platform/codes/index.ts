export {
  CODE_LIMITS,
  type CodeLimits,
  createOneTimeCodes,
  type OneTimeCodes,
  type SendRefusal,
} from './one-time-codes.ts'
