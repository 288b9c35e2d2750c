import type {
  DocumentType,
  FileKind,
  RequestReason,
  RequestStatus,
  Trigger,
} from '#contracts/player-api/verification-words.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

export type DocumentRow = Rows['player_document'] & {
  document_type: DocumentType
  status: RequestStatus
  trigger: Trigger | null
}

/** The columns that a decision needs. */
export type HeldRow = Omit<DocumentRow, 'changed_at'>

export function selectDocuments(db: Db, playerId: string): Promise<DocumentRow[]> {
  return db.query<DocumentRow>(
    'select * from platform.player_document where player_id = $1 order by id',
    [playerId],
  )
}

/** The input of a decision: all documents and the level, with the version of exactly this state. */
export async function readHeld(
  db: Db,
  playerId: string,
): Promise<{ seen: string; level: string; documents: HeldRow[] } | null> {
  const rows = await db.query<{ seen: string; level: string; documents: HeldRow[] }>(
    `select platform.documents_seen(p.id) as seen, p.kyc_status as level,
       coalesce((select jsonb_agg(to_jsonb(d) order by d.id) from platform.player_document d
                 where d.player_id = p.id), '[]') as documents
     from platform.player p where p.id = $1`,
    [playerId],
  )
  return rows[0] ?? null
}

/** The document of this type and name, created where there is none yet. */
export async function ensureDocument(
  db: Db,
  document: {
    id: string
    playerId: string
    documentType: DocumentType
    about: string
    now: Date
  },
): Promise<void> {
  await db.query(
    `insert into platform.player_document (id, player_id, document_type, about, status, changed_at)
     values ($1, $2, $3, $4, 'UNREQUESTED', $5) on conflict do nothing`,
    [document.id, document.playerId, document.documentType, document.about, document.now],
  )
}

export async function findDocument(db: Db, id: string): Promise<DocumentRow | null> {
  const rows = await db.query<DocumentRow>('select * from platform.player_document where id = $1', [
    id,
  ])
  return rows[0] ?? null
}

type MoveStep = {
  id: string
  from: RequestStatus
  to: RequestStatus
  reason?: string | undefined
}
export const MOVE_STEP_KEYS = {
  id: true,
  from: true,
  to: true,
  reason: true,
} as const satisfies Record<keyof MoveStep, true>

/** A move as `platform.move_document` reads it. */
type Move = {
  playerId: string
  documentId: string
  seen: string
  steps: MoveStep[]
  level: string
  changeId: string
  cause: string
  at: string
  trigger?: Trigger | undefined
  requestReason?: RequestReason | undefined
  subType?: string | undefined
  sendFiles?: true | undefined
  deleteAfter?: string | undefined
}
export const MOVE_KEYS = {
  playerId: true,
  documentId: true,
  seen: true,
  steps: true,
  level: true,
  changeId: true,
  cause: true,
  at: true,
  trigger: true,
  requestReason: true,
  subType: true,
  sendFiles: true,
  deleteAfter: true,
} as const satisfies Record<keyof Move, true>

/** False, and nothing changed: there was a concurrent change since `seen`. */
export async function moveDocument(db: Db, move: Move): Promise<boolean> {
  const rows = await db.query<{ moved: boolean }>(
    'select platform.move_document($1::jsonb) as moved',
    [JSON.stringify(move)],
  )
  return rows[0]?.moved === true
}

export type WaitingRow = DocumentRow & Pick<Rows['player'], 'email' | 'display_name' | 'kyc_status'>

const WITH_PLAYER = `select d.*, p.email, p.display_name, p.kyc_status
  from platform.player_document d join platform.player p on p.id = d.player_id`

export function selectWaiting(db: Db, limit: number): Promise<WaitingRow[]> {
  return db.query<WaitingRow>(
    `${WITH_PLAYER} where d.status = 'UNDER_REVIEW' order by d.changed_at, d.id limit $1`,
    [limit],
  )
}

export function selectOfPlayer(db: Db, playerId: string): Promise<WaitingRow[]> {
  return db.query<WaitingRow>(`${WITH_PLAYER} where d.player_id = $1 order by d.id`, [playerId])
}

export type ChangeRow = Pick<Rows['document_change'], 'at' | 'cause' | 'reason'> & {
  document_type: DocumentType
  from_status: RequestStatus
  to_status: RequestStatus
}

export function selectHistory(db: Db, playerId: string, limit: number): Promise<ChangeRow[]> {
  return db.query<ChangeRow>(
    `select c.at, d.document_type, c.from_status, c.to_status, c.cause, c.reason
     from platform.document_change c join platform.player_document d on d.id = c.document_id
     where c.player_id = $1 order by c.id desc limit $2`,
    [playerId, limit],
  )
}

/** The documents that the player still has to send, for the profile (KYC-21). */
export async function selectRequestedTypes(db: Db, playerId: string): Promise<DocumentType[]> {
  const rows = await db.query<{ document_type: DocumentType }>(
    `select distinct document_type from platform.player_document
     where player_id = $1 and status in ('REQUESTED', 'EXPIRED') order by 1`,
    [playerId],
    { idempotent: true },
  )
  return rows.map((it) => it.document_type)
}

export type DocumentMailRow = Pick<
  Rows['player'],
  'email' | 'display_name' | 'language_code' | 'country_code'
> & { change_id: string }

/** What a mail about a document is about, of a document to which the player still has to send something. */
const MAILED = {
  request: "d.trigger in ('MANUAL', 'TRIGGERED') and c.from_status <> 'UNDER_REVIEW'",
  rejection: "c.from_status = 'UNDER_REVIEW'",
} as const

/** The newest request or rejection that the player has not answered, with their address; null: there is none. */
export async function findNewestToMail(
  db: Db,
  playerId: string,
  what: keyof typeof MAILED,
): Promise<DocumentMailRow | null> {
  const rows = await db.query<DocumentMailRow>(
    `select p.email, p.display_name, p.language_code, p.country_code, c.id as change_id
     from platform.document_change c
     join platform.player_document d on d.id = c.document_id
     join platform.player p on p.id = c.player_id
     where c.player_id = $1 and d.status = 'REQUESTED' and c.to_status = 'REQUESTED' and ${MAILED[what]}
     order by c.id desc limit 1`,
    [playerId],
    { idempotent: true },
  )
  return rows[0] ?? null
}

export type FileRow = Pick<
  Rows['document_file'],
  'id' | 'player_id' | 'document_id' | 'bytes' | 'uploaded_at' | 'sent_at'
> & { kind: FileKind }
const FILE_FACTS = 'id, player_id, document_id, kind, bytes, uploaded_at, sent_at'

export function selectFiles(db: Db, documentIds: readonly string[]): Promise<FileRow[]> {
  return db.query<FileRow>(
    `select ${FILE_FACTS} from platform.document_file where document_id = any($1::uuid[]) order by id`,
    [documentIds],
  )
}
