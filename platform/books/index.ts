export { forgetOldChecks, selectChecks } from './book-store.ts'
export { type BooksDeps, watchBooks } from './watch-books.ts'
