export {
  type ExclusionDeps,
  excludeOneself,
  readProtectionEvents,
  startTimeout,
} from './exclusions.ts'
