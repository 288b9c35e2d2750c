export { exportProtectionRecord, findBrokenLine } from './export-record.ts'
export { readProtectionRecord } from './read-record.ts'
