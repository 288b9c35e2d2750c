import type { SandboxDatabase } from '../sandbox-database.ts'

export type PspOptions = {
  db: SandboxDatabase
  clock: () => number
  /** Under which browsers reach the provider's pages. */
  publicUrl: string
  /** Where the operator is told of changes. */
  platformUrl: string
  /** Shared with the operator; both sides sign with it. */
  secret: string
  /** Pages that may frame the card form and talk to it. */
  siteOrigins: readonly string[]
  /** What goes wrong on purpose with telling. */
  tellFaults?: TellFaults
  logger: { error(data: object, text: string): void }
}

/** Asked for each round of notices that has something to tell; held, nothing is told and all of it stays due. */
export type TellFaults = { isHeld(): boolean; isDoubled(): boolean; isReversed(): boolean }
