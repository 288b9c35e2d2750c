import type { Db } from '../db/db.ts'

export type LimitsDeps = {
  db: Db
  clock: () => number
  logger: { info(fields: object, text?: string): void }
}
