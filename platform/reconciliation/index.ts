export { reconcile } from './reconcile.ts'
export { deleteOldReports, selectReports } from './report-store.ts'
