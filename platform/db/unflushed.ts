/**
 * A first part of a statement's `with`: the commit is not flushed to the disk, a flush that blocks all callers of an
 * embedded database. A crash loses only the last moments of it (PostgreSQL, asynchronous commit): for counters against
 * floods, never for money or a player's declarations. The statement has to read from `unflushed`.
 */
export const UNFLUSHED =
  "unflushed as materialized (select set_config('synchronous_commit', 'off', true) as setting)"
