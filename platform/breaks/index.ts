export {
  type BreakDeps,
  beginTimeout,
  excludeOneself,
  readProtectionEvents,
} from './breaks.ts'
