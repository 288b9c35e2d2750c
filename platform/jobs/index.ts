export {
  createJobRunner,
  type JobHandler,
  type JobOutcome,
  type JobRunner,
  repeat,
} from './job-runner.ts'
export { type JobItem, putJob, releaseJobs } from './job-store.ts'
