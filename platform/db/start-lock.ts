/** Every instance that starts takes it before it changes the schema. The number is any constant. */
export const START_LOCK = { sql: 'select pg_advisory_xact_lock(7301982)' }
