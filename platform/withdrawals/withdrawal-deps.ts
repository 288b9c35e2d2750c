import type { Db } from '../db/db.ts'
import type { PlayerRow } from '../players/index.ts'
import type { DocumentsSay } from '../verification/index.ts'

export type WithdrawalDeps = {
  db: Db
  clock: () => number
  /** What documents say to a withdrawal of this player. */
  readDocuments(player: PlayerRow): Promise<DocumentsSay>
  /** To be said when a job of withdrawals was put that is due. */
  wakeJobs(): void
}
