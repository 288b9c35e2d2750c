import type { SandboxDatabase } from '../sandbox-database.ts'

export type PspOptions = {
  db: SandboxDatabase
  clock: () => number
  /** The URL under which browsers reach the provider's pages. */
  publicUrl: string
  /** Where changes are reported to the operator. */
  platformUrl: string
  /** Shared with the operator; both sides sign with it. */
  secret: string
  /** Pages that may frame the card form and message it. */
  siteOrigins: readonly string[]
  /** Simulated faults of the event delivery. */
  notificationFaults?: NotificationFaults
  logger: { error(data: object, text: string): void }
}

/** Checked for each delivery round that has notices; while held, nothing is sent and all of them stay due. */
export type NotificationFaults = { isHeld(): boolean; isDoubled(): boolean; isReversed(): boolean }
