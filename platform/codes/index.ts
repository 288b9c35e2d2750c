export { CODE_LIMITS, createOneTimeCodes } from './one-time-codes.ts'
