import type {
  DocumentRequest,
  DocumentReviews,
  ReviewDecision,
  ReviewedDocument,
} from '#contracts/document-review.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { newId } from '../wallet/index.ts'
import { changeDocument, type Steps } from './change-document.ts'
import {
  type DocumentRow,
  ensureDocument,
  type FileRow,
  findDocument,
  type HeldRow,
  readHeld,
  selectFiles,
  selectHistory,
  selectOfPlayer,
  selectWaiting,
  type WaitingRow,
} from './document-store.ts'
import { toFile } from './documents.ts'
import { openFile } from './file-store.ts'
import { findAnswer } from './questionnaire-store.ts'
import type { VerificationDeps } from './verification-deps.ts'

const QUEUE_SIZE = 100
const HISTORY_SIZE = 50
const DAY_MS = 86_400_000
/** The retention period of anti-money-laundering records; after it there is no reason to keep a passport. */
const KEEP_VERIFIED_DAYS = 5 * 365 + 2
/** Long enough to answer questions about the rejection. */
const KEEP_REJECTED_DAYS = 30

/** The reviewer's side: the queue, the decisions, and requests for more (GAP-062). */
export function createDocumentReviews(deps: VerificationDeps): DocumentReviews {
  const { db, clock, vault } = deps
  return {
    async queue() {
      return withFiles(deps, await selectWaiting(db, QUEUE_SIZE))
    },
    async ofPlayer(playerId) {
      const [rows, history, answer] = await Promise.all([
        selectOfPlayer(db, playerId),
        selectHistory(db, playerId, HISTORY_SIZE),
        findAnswer(db, playerId),
      ])
      return {
        documents: await withFiles(deps, rows),
        history: history.map((it) => ({
          at: it.at.toISOString(),
          documentType: it.document_type,
          from: it.from_status,
          to: it.to_status,
          cause: it.cause,
          reason: it.reason,
        })),
        answer,
      }
    },
    async decide(documentId, decision, cause) {
      const document = await findDocument(db, documentId)
      if (!document) return refuse('NOT_FOUND')
      const change = { playerId: document.player_id, documentId, cause }
      return noValue(await changeDocument(deps, change, (now) => stepsOf(decision, now, clock())))
    },
    async request(playerId, request, cause) {
      const document = await findRequested(deps, playerId, request)
      if (!document) return refuse('NOT_FOUND')
      const change = { playerId, documentId: document.id, cause }
      return noValue(await changeDocument(deps, change, askAgain))
    },
    async readFile(fileId) {
      const file = await openFile(db, vault, { fileId })
      return file && { bytes: file.content, kind: file.kind }
    },
  }
}

function stepsOf(decision: ReviewDecision, { status }: HeldRow, nowMs: number): Steps | null {
  const after = (days: number) => new Date(nowMs + days * DAY_MS)
  switch (decision.verdict) {
    case 'ACCEPT':
      return { to: ['VERIFIED'], deleteAfter: after(KEEP_VERIFIED_DAYS) }
    case 'REJECT':
      // The same step as a request, with another cause: only a document under review can be rejected.
      if (status !== 'UNDER_REVIEW') return null
      return {
        to: ['REQUESTED'],
        reason: decision.reason,
        deleteAfter: after(KEEP_REJECTED_DAYS),
      }
    case 'EXPIRE':
      return { to: ['EXPIRED'], deleteAfter: after(KEEP_REJECTED_DAYS) }
  }
}

/** Requested by staff; a verified document is withdrawn first. */
function askAgain({ status }: HeldRow): Steps | null {
  if (status === 'UNDER_REVIEW' || status === 'REQUESTED') return null
  return {
    to: status === 'VERIFIED' ? ['EXPIRED', 'REQUESTED'] : ['REQUESTED'],
    trigger: 'MANUAL',
  }
}

async function findRequested(
  { db, clock }: VerificationDeps,
  playerId: string,
  { documentType, about }: DocumentRequest,
): Promise<DocumentRow | null> {
  if ((await readHeld(db, playerId)) === null) return null
  const now = clock()
  await ensureDocument(db, {
    ...{ id: newId(now), playerId, documentType, about },
    now: new Date(now),
  })
  const rows = await selectOfPlayer(db, playerId)
  return rows.find((it) => it.document_type === documentType && it.about === about) ?? null
}

async function withFiles(
  { db }: VerificationDeps,
  rows: readonly WaitingRow[],
): Promise<ReviewedDocument[]> {
  const files = await selectFiles(
    db,
    rows.map((it) => it.id),
  )
  return rows.map((row) => toReviewed(row, files))
}

function toReviewed(row: WaitingRow, files: readonly FileRow[]): ReviewedDocument {
  return {
    id: row.id,
    playerId: row.player_id,
    email: row.email,
    displayName: row.display_name,
    kycStatus: row.kyc_status,
    documentType: row.document_type,
    status: row.status,
    subType: row.sub_type,
    about: row.about,
    rejectionReason: row.rejection_reason,
    trigger: row.trigger,
    requestReason: row.request_reason,
    changedAt: row.changed_at.toISOString(),
    files: files.filter((it) => it.document_id === row.id).map(toFile),
  }
}

function noValue<Refusal extends string>(result: Result<unknown, Refusal>): Result<null, Refusal> {
  return result.ok ? ok(null) : result
}
