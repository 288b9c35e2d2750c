import type { ErrorFields } from '../database-error.ts'
import type { Statement } from '../db.ts'

/** What the main thread asks of the database's worker. */
export type WorkerRequest =
  | { id: number; kind: 'query'; statement: Statement }
  | { id: number; kind: 'batch'; statements: readonly Statement[] }
  | { id: number; kind: 'listen'; channel: string }
  | { id: number; kind: 'unlisten'; channel: string }
  | { id: number; kind: 'stats' }
  | { id: number; kind: 'close' }

export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'done'; id: number; value: unknown }
  | { kind: 'error'; id: number; error: ErrorFields }
  | { kind: 'notification'; channel: string; payload: string }
