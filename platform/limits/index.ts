export { changeLimit, type LimitSaving, saveLimit } from './change-limit.ts'
export { limitBounds } from './limit-bounds.ts'
export { createSettleLimits, SETTLE_LIMITS } from './limit-job.ts'
export { createLimitAdministration } from './lock-limit.ts'
export {
  areMandatoryLimitsMissing,
  type MandatoryLimits,
  mandatoryLimitsOf,
} from './mandatory-limits.ts'
export { readLimits, readReachedLimit, readTimeLeft } from './read-limits.ts'
