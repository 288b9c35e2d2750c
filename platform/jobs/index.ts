export { createJobRunner, type JobHandler, type JobOutcome, type JobRunner } from './job-runner.ts'
export { type JobItem, putJob, releaseJobs } from './job-store.ts'
export { repeat } from './repeat.ts'
