/**
 * A first part of a statement's `with`: the commit is not flushed to the disk, for which everybody on an embedded
 * database waits. A crash loses the last moments of it and no more (PostgreSQL, asynchronous commit): for counts
 * against floods, never for money or what a player said. The statement has to read from `unflushed`.
 */
export const UNFLUSHED =
  "unflushed as materialized (select set_config('synchronous_commit', 'off', true) as setting)"
