import type {
  DocumentFile,
  FileProblem,
  PlayerDocument,
  PlayerDocuments,
} from '#contracts/player-api/verification.ts'
import {
  ADDRESS_SUB_TYPES,
  type DocumentType,
  type FileDocumentType,
  MAX_DOCUMENT_FILES,
  type RequestStatus,
  WEALTH_CODES,
} from '#contracts/player-api/verification-words.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import { newId } from '../wallet/index.ts'
import { changeDocument } from './change-document.ts'
import { cleanFile } from './clean-file.ts'
import {
  type DocumentRow,
  ensureDocument,
  type FileRow,
  selectDocuments,
  selectFiles,
} from './document-store.ts'
import { keepFile } from './file-store.ts'
import { stepsToReview } from './request-rules.ts'
import type { VerificationDeps } from './verification-deps.ts'

type Named = { documentType: FileDocumentType; documentId?: string | undefined }
type Invalid = {
  ok: false
  refusal: 'VALIDATION_FAILED'
  fields: { field: string; code: string }[]
}

const DAY_MS = 86_400_000
/** Uploaded files that were never sent are not kept for longer. */
const KEEP_UNSENT_MS = DAY_MS

/** Every document of the player (KYC-07); those never requested are listed as UNREQUESTED. */
export async function readDocuments(
  { db }: Pick<Context, 'db'>,
  playerId: string,
): Promise<PlayerDocuments> {
  const rows = await selectDocuments(db, playerId)
  const ids = rows.map((it) => it.id)
  const files = ids.length === 0 ? [] : await selectFiles(db, ids)
  const of = (type: DocumentType) =>
    rows.filter((it) => it.document_type === type).map((it) => toDocument(it, files))
  const one = (type: DocumentType) => of(type)[0] ?? unrequested(type)
  return {
    idDocument: one('PROOF_OF_ID'),
    addressDocument: one('PROOF_OF_ADDRESS'),
    paymentDocument: of('PROOF_OF_PAYMENT'),
    sowDocument: one('SOURCE_OF_WEALTH'),
    eddQuestionnaire: of('EDD_QUESTIONNAIRE'),
    otherDocument: of('OTHER'),
  }
}

/** Every player has one of these; until it is used, its type is its id. */
const unrequested = (type: DocumentType): PlayerDocument => ({
  documentStatus: 'UNREQUESTED',
  documentTypeName: type,
  id: type,
  files: [],
})

function toDocument(row: DocumentRow, files: readonly FileRow[]): PlayerDocument {
  return {
    documentStatus: row.status,
    documentTypeName: row.document_type,
    id: row.id,
    ...(row.sub_type === null ? {} : { subType: row.sub_type }),
    ...(row.rejection_reason === null ? {} : { rejectionReason: row.rejection_reason }),
    ...(row.about === '' ? {} : { about: row.about }),
    ...(row.trigger === null ? {} : { trigger: row.trigger }),
    ...(row.request_reason === null ? {} : { requestReason: row.request_reason }),
    files: files.filter((it) => it.document_id === row.id).map(toFile),
  }
}

export function toFile(row: FileRow): DocumentFile {
  return {
    id: row.id,
    kind: row.kind,
    bytes: row.bytes,
    uploadedAt: row.uploaded_at.toISOString(),
    isSent: row.sent_at !== null,
  }
}

/** The document that is meant: the named one, else the first of its type that accepts files, else any of the type. */
function meantBy(rows: readonly DocumentRow[], { documentType, documentId }: Named) {
  const ofType = rows.filter((it) => it.document_type === documentType)
  if (documentId !== undefined) return ofType.find((it) => it.id === documentId)
  return ofType.find((it) => stepsToReview(it.status) !== null) ?? ofType[0]
}

/** The document created for a first file; two concurrent uploads get the same one. */
async function newDocument(
  { db, clock }: VerificationDeps,
  playerId: string,
  documentType: DocumentType,
): Promise<DocumentRow | undefined> {
  const now = clock()
  await ensureDocument(db, {
    ...{ id: newId(now), playerId, documentType, about: '' },
    now: new Date(now),
  })
  const rows = await selectDocuments(db, playerId)
  return rows.find((it) => it.document_type === documentType)
}

/** Accepts one file for a document: cleaned, encrypted, and not visible to reviewers until it is sent (GAP-063). */
export async function uploadFile(
  deps: VerificationDeps,
  playerId: string,
  { content, ...named }: Named & { content: Buffer },
): Promise<Result<DocumentFile, 'NOT_FOUND' | 'DOCUMENT_STATE'> | Invalid> {
  const known = meantBy(await selectDocuments(deps.db, playerId), named)
  if (!known && named.documentId !== undefined) return refuse('NOT_FOUND')
  if (known && stepsToReview(known.status) === null) return refuse('DOCUMENT_STATE')
  const clean = await cleanFile(content, { scan: deps.scan, owner: playerId })
  if (!clean.ok) return invalidFile(clean.refusal)
  const document = known ?? (await newDocument(deps, playerId, named.documentType))
  if (!document) return refuse('NOT_FOUND')
  const nowMs = deps.clock()
  const id = newId(nowMs)
  const now = new Date(nowMs)
  const { kind } = clean.value
  const bytes = clean.value.content.length
  const kept = await keepFile(deps.db, {
    ...{ id, documentId: document.id, playerId, kind, bytes, now },
    sealed: deps.vault.seal(clean.value.content, { fileId: id, playerId }),
    deleteAfter: new Date(nowMs + KEEP_UNSENT_MS),
    atMost: MAX_DOCUMENT_FILES,
  })
  if (kept === 'too_many_files') return invalidFile(kept)
  if (kept === 'DOCUMENT_STATE') return refuse(kept)
  return ok({ id, kind, bytes, uploadedAt: now.toISOString(), isSent: false })
}

const invalidFile = (code: FileProblem): Invalid => ({
  ok: false,
  refusal: 'VALIDATION_FAILED',
  fields: [{ field: 'file', code }],
})

const SUB_TYPES: Partial<Record<DocumentType, readonly string[]>> = {
  PROOF_OF_ADDRESS: ADDRESS_SUB_TYPES,
  SOURCE_OF_WEALTH: Object.values(WEALTH_CODES),
}

/** Submits what was uploaded for review (KYC-19). */
export async function sendDocument(
  deps: VerificationDeps,
  playerId: string,
  { subType, ...named }: Named & { subType?: string | undefined },
): Promise<Result<{ documentStatus: RequestStatus }, 'NOT_FOUND' | 'DOCUMENT_STATE'> | Invalid> {
  const allowed = SUB_TYPES[named.documentType]
  // A sub-type is required where the type has some, and not allowed elsewhere.
  if (allowed ? subType === undefined || !allowed.includes(subType) : subType !== undefined) {
    const fields = [
      { field: 'subType', code: subType === undefined ? 'required' : 'invalid_value' },
    ]
    return { ok: false, refusal: 'VALIDATION_FAILED', fields }
  }
  const document = meantBy(await selectDocuments(deps.db, playerId), named)
  if (!document) return named.documentId ? refuse('NOT_FOUND') : invalidFile('file_empty')
  const files = await selectFiles(deps.db, [document.id])
  if (!files.some((it) => it.sent_at === null)) return invalidFile('file_empty')
  const changed = await changeDocument(
    deps,
    { playerId, documentId: document.id, cause: 'the player' },
    ({ status }) => {
      const to = stepsToReview(status)
      return (
        to && {
          to,
          sendFiles: true,
          ...(subType === undefined ? {} : { subType }),
          ...(to.length > 1 ? { trigger: 'OPT_IN' } : {}),
        }
      )
    },
  )
  return changed.ok ? ok({ documentStatus: changed.value }) : changed
}
