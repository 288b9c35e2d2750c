import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, platform } from './platform-schema.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** What is asked of a player, and how far it is (KYC-02); written by `move_document` alone, which keeps the record. */
export const playerDocument = platform.table(
  'player_document',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id').notNull(),
    documentType: text('document_type').notNull(),
    /** Which card or paper, where there may be several of the type. */
    about: text('about').notNull().default(''),
    status: text('status').notNull(),
    subType: text('sub_type'),
    rejectionReason: text('rejection_reason'),
    trigger: text('trigger'),
    changedAt: instant('changed_at').notNull(),
  },
  (it) => [
    unique('player_document_one').on(it.playerId, it.documentType, it.about),
    index('player_document_waiting').on(it.changedAt).where(sql`${it.status} = 'UNDER_REVIEW'`),
    check(
      'player_document_status',
      sql`${it.status} in ('UNREQUESTED','REQUESTED','UNDER_REVIEW','VERIFIED','EXPIRED')`,
    ),
  ],
)

/** Every step of every document; rows are only added. */
export const documentChange = platform.table(
  'document_change',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    documentId: uuid('document_id').notNull(),
    at: instant('at').notNull(),
    fromStatus: text('from_status').notNull(),
    toStatus: text('to_status').notNull(),
    cause: text('cause').notNull(),
    reason: text('reason'),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.id] })],
)

/** Files of documents, sealed each with a key of its own, which is sealed with the key that `key_id` names. */
export const documentFile = platform.table(
  'document_file',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id').notNull(),
    documentId: uuid('document_id').notNull(),
    kind: text('kind').notNull(),
    bytes: integer('bytes').notNull(),
    keyId: text('key_id').notNull(),
    wrappedKey: bytea('wrapped_key').notNull(),
    sealed: bytea('sealed').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    /** Null until the player sends it to the review. */
    sentAt: instant('sent_at'),
    /** Null while it is looked at. */
    deleteAfter: instant('delete_after'),
  },
  (it) => [
    index('document_file_document').on(it.documentId),
    index('document_file_delete').on(it.deleteAfter),
    check('document_file_kind', sql`${it.kind} in ('jpeg','pdf')`),
  ],
)

/** Checks at the identity provider; the id is the reference that its result names. */
export const identityCheck = platform.table(
  'identity_check',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id').notNull(),
    startedAt: instant('started_at').notNull(),
    outcome: text('outcome'),
    endedAt: instant('ended_at'),
  },
  (it) => [index('identity_check_player').on(it.playerId)],
)

/** Answers to the questionnaire (EDD-07); rows are only added, the newest counts. */
export const questionnaireAnswer = platform.table(
  'questionnaire_answer',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    occupation: text('occupation').notNull(),
    otherOccupation: text('other_occupation'),
    salaryRangeId: integer('salary_range_id').notNull(),
    currency: text('currency').notNull(),
    sourceOfFunds: text('source_of_funds').notNull(),
    otherSourceOfFunds: text('other_source_of_funds'),
    placeOfBirth: text('place_of_birth'),
    nationality: text('nationality'),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.id] })],
)
