/**
 * The book's ids at the operator. One book plays both providers: by the first it is opened with a context, by the second
 * with a session of a player in the address of its frame.
 */
export const BY_CONTEXT = 'context'
export const BY_SESSION = 'sportradar'
export const BOOK_PROVIDERS = [BY_CONTEXT, BY_SESSION] as const
export type BookProvider = (typeof BOOK_PROVIDERS)[number]
