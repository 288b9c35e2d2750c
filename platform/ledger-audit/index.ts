export { auditLedger } from './audit-ledger.ts'
export { deleteOldChecks, selectChecks } from './audit-store.ts'
