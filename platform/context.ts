import type { Db } from './db/db.ts'

/** Where the platform reports what an operator should know: fields to search for, and a sentence. */
export type Logger = {
  info(fields: object, text?: string): void
  warn(fields: object, text?: string): void
  error(fields: object, text?: string): void
}

/**
 * The infrastructure of the platform. A function takes only the parts it uses, as `Pick<Context, 'db' | 'clock'>`; its
 * dependencies on other modules and systems are listed beside it, by name.
 */
export type Context = {
  db: Db
  /** Unix milliseconds. */
  clock: () => number
  /** Unpredictable bytes. */
  random: (bytes: number) => Buffer
  logger: Logger
}
