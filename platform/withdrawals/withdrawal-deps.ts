import type { Context } from '../context.ts'
import type { PlayerRow } from '../players/index.ts'
import type { DocumentVerification, WantedPayout } from '../verification/index.ts'

export type WithdrawalDeps = Pick<Context, 'db' | 'clock'> & {
  /** The outcome of the documents rule for a withdrawal of this player. */
  readDocuments(player: PlayerRow): Promise<DocumentVerification>
  /** Requests the documents that a rule wants before this withdrawal. True: something was requested. */
  requestDocuments(player: PlayerRow, wanted: WantedPayout): Promise<boolean>
  /** Call after queueing a withdrawal job that is due. */
  wakeJobs(): void
}
