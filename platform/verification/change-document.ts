import type {
  DocumentType,
  RequestReason,
  RequestStatus,
  Trigger,
} from '#contracts/player-api/verification-words.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import { newId } from '../wallet/index.ts'
import { type HeldRow, moveDocument, readHeld } from './document-store.ts'
import { levelAfterRule } from './due-requests.ts'
import { levelAfter, mayBecome } from './request-rules.ts'

/** The next steps of a document whose current state is `now`; null: none is allowed. */
export type Steps = {
  to: readonly RequestStatus[]
  /** For the last step, when it is a rejection. */
  reason?: string
  trigger?: Trigger
  /** Why a rule requests it. */
  requestReason?: RequestReason
  subType?: string
  sendFiles?: true
  /** When reviewed files are deleted. */
  deleteAfter?: Date
}
type Change = { playerId: string; documentId: string; cause: string }

const MAX_TRIES = 5
const MAX_CAUSE_LENGTH = 100

/**
 * Takes a document through its steps in one transaction with the record and the resulting level (GAP-062). After a
 * concurrent change to another document of the player the decision is made again on the new state.
 */
export async function changeDocument(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { playerId, documentId, cause }: Change,
  decide: (now: HeldRow, level: string) => Steps | null,
): Promise<Result<RequestStatus, 'NOT_FOUND' | 'DOCUMENT_STATE'>> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const held = await readHeld(db, playerId)
    const document = held?.documents.find((it) => it.id === documentId)
    if (!held || !document) return refuse('NOT_FOUND')
    const steps = decide(document, held.level)
    if (steps === null || !isTransition(document.status, steps.to)) return refuse('DOCUMENT_STATE')
    const { to, reason, deleteAfter, ...rest } = steps
    const end = to.at(-1) ?? document.status
    const nowMs = clock()
    const isMoved = await moveDocument(db, {
      ...rest,
      ...{ playerId, documentId, cause: cause.slice(0, MAX_CAUSE_LENGTH) },
      seen: held.seen,
      steps: to.map((status, index) => ({
        id: newId(nowMs),
        from: to[index - 1] ?? document.status,
        to: status,
        ...(index === to.length - 1 && reason !== undefined ? { reason } : {}),
      })),
      level: (rest.trigger === 'TRIGGERED' ? levelAfterRule : levelAfter)(
        held.level,
        held.documents.map((it) => toHeld(it, documentId, end)),
      ),
      changeId: newId(nowMs),
      at: new Date(nowMs).toISOString(),
      ...(deleteAfter ? { deleteAfter: deleteAfter.toISOString() } : {}),
    })
    if (isMoved) return ok(end)
  }
  throw new Error('the documents of a player change faster than they can be read')
}

const toHeld = (
  row: HeldRow,
  changed: string,
  status: RequestStatus,
): { documentTypeName: DocumentType; documentStatus: RequestStatus } => ({
  documentTypeName: row.document_type,
  documentStatus: row.id === changed ? status : row.status,
})

function isTransition(from: RequestStatus, to: readonly RequestStatus[]): boolean {
  return to.length > 0 && to.every((status, index) => mayBecome(to[index - 1] ?? from, status))
}
