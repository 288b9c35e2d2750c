import type { Context } from '../context.ts'
import type { PlayerRow } from '../players/index.ts'
import type { DocumentsSay } from '../verification/index.ts'

export type WithdrawalDeps = Pick<Context, 'db' | 'clock'> & {
  /** The outcome of the documents rule for a withdrawal of this player. */
  readDocuments(player: PlayerRow): Promise<DocumentsSay>
  /** Call after queueing a withdrawal job that is due. */
  wakeJobs(): void
}
