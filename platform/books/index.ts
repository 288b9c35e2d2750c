export { forgetOldChecks, selectChecks } from './book-store.ts'
export { watchBooks } from './watch-books.ts'
