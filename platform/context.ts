import type { Db } from './db/db.ts'

/** Where the platform reports what an operator should know: fields to search for, and a sentence. */
export type Logger = {
  info(fields: object, text?: string): void
  warn(fields: object, text?: string): void
  error(fields: object, text?: string): void
}

/**
 * The infrastructure of the platform. A function takes what it uses of it, as `Pick<Context, 'db' | 'clock'>`; what it
 * needs of other modules and systems stands beside it, by name.
 */
export type Context = {
  db: Db
  /** Unix milliseconds. */
  clock: () => number
  /** Unpredictable bytes. */
  random: (bytes: number) => Buffer
  logger: Logger
}
