export { reconcile } from './reconcile.ts'
export { forgetOldReports, selectReports } from './report-store.ts'
