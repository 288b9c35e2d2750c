import { z } from 'zod'
import type { Calls } from './call.ts'
import { plainText } from './typed-fields.ts'
import {
  DOCUMENT_TYPES,
  type DocumentType,
  FILE_DOCUMENT_TYPES,
  FILE_KINDS,
  MAX_DOCUMENT_BYTES,
  MAX_QUESTIONNAIRE_TEXT,
  OCCUPATIONS,
  REQUEST_STATUSES,
  SALARY_RANGES_FROM,
  SOURCES_OF_FUNDS,
  TRIGGERS,
} from './verification-words.ts'

/** Documents, identity checks and the questionnaire: calls 18 to 20 and 32 to 35 of table 3 (KYC-*, EDD-*). */

export const documentFile = z.object({
  id: z.string(),
  kind: z.enum(FILE_KINDS),
  bytes: z.number(),
  /** ISO 8601 */
  uploadedAt: z.string(),
  /** False: uploaded, but not yet submitted for review. */
  isSent: z.boolean(),
})

export const playerDocument = z.object({
  documentStatus: z.enum(REQUEST_STATUSES),
  documentTypeName: z.enum(DOCUMENT_TYPES),
  id: z.string(),
  subType: z.string().optional(),
  /** Ours: why the last one was rejected; readers must accept any value (GAP-061). */
  rejectionReason: z.string().optional(),
  /** Ours: which card or wallet, or what else is requested. */
  about: z.string().optional(),
  trigger: z.enum(TRIGGERS).optional(),
  /** Ours: why a rule requested it; only with the trigger TRIGGERED. Readers must accept any value. */
  requestReason: z.string().optional(),
  files: z.array(documentFile).default([]),
})

/** KYC-07: three are lists. A document is never absent: one that was not requested is UNREQUESTED. */
export const documentsResponse = z.object({
  idDocument: playerDocument,
  addressDocument: playerDocument,
  paymentDocument: z.array(playerDocument),
  sowDocument: playerDocument,
  eddQuestionnaire: z.array(playerDocument),
  otherDocument: z.array(playerDocument),
})
export type PlayerDocument = z.infer<typeof playerDocument>
export type DocumentFile = z.infer<typeof documentFile>
export type PlayerDocuments = z.infer<typeof documentsResponse>

/** Submits uploaded documents for review. `documentId` is ours: which one of a list. */
export const documentStatusRequest = z.strictObject({
  documentType: z.enum(FILE_DOCUMENT_TYPES),
  subType: z
    .string()
    .regex(/^[A-Z_]{1,30}$/)
    .optional(),
  documentId: z.uuid().optional(),
})
export const documentStatusResponse = z.object({ documentStatus: z.enum(REQUEST_STATUSES) })

/** Ours: the document that the bytes of the body belong to. */
export const documentFileQuery = z.strictObject({
  documentType: z.enum(FILE_DOCUMENT_TYPES),
  documentId: z.uuid().optional(),
})
/** Why a file is rejected; 400 with the field `file`. */
export const FILE_PROBLEMS = [
  'file_empty',
  'file_type',
  'file_too_large',
  'file_broken',
  /** A JPEG whose end is missing. */
  'file_incomplete',
  /** The default picture of some phones, which nothing here can read. */
  'file_heic',
  'file_unsafe',
  'file_infected',
  'too_many_files',
] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

/** KYC-20: the URL to which the browser returns. */
export const identityCheckRequest = z.strictObject({
  successUrl: z.url({ protocol: /^https?$/ }).max(500),
  errorUrl: z.url({ protocol: /^https?$/ }).max(500),
})
export const identityCheckResponse = z.object({ redirectUrl: z.url({ protocol: /^https?$/ }) })

/** EDD-07 */
export const salaryRanges = z.array(z.object({ salaryRangeId: z.number(), label: z.string() }))
export const choices = z.array(z.object({ id: z.string(), label: z.string() }))

const freeText = plainText(MAX_QUESTIONNAIRE_TEXT)

/** Complete only with the free text for Other (EDD-03, EDD-04); birth place and nationality are optional (GAP-066). */
export const questionnaireAnswer = z
  .strictObject({
    occupation: z.enum(OCCUPATIONS),
    otherOccupation: freeText.optional(),
    salaryRangeId: z.number().int().min(1).max(SALARY_RANGES_FROM.length),
    sourceOfFunds: z.enum(SOURCES_OF_FUNDS),
    otherSourceOfFunds: freeText.optional(),
    placeOfBirth: freeText.optional(),
    nationality: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  })
  .refine((it) => it.occupation !== 'OTHER' || it.otherOccupation !== undefined, {
    path: ['otherOccupation'],
    error: 'required',
  })
  .refine((it) => it.sourceOfFunds !== 'OTHER' || it.otherSourceOfFunds !== undefined, {
    path: ['otherSourceOfFunds'],
    error: 'required',
  })
export type QuestionnaireAnswer = z.infer<typeof questionnaireAnswer>

/** Splits the profile's list into values (KYC-21); unknown document types are left out. */
export function parseRequestedTypes(requestDocumentTypeStatus: string): DocumentType[] {
  const named = requestDocumentTypeStatus.split(',').map((it) => it.trim())
  return DOCUMENT_TYPES.filter((it) => named.includes(it))
}

/** Documents, identity checks and the questionnaire. */
export const verificationCalls = {
  readDocuments: {
    method: 'GET',
    path: '/v1/player/documents',
    summary: 'Every document of the player, and how far each is',
    access: 'player',
    right: 'own',
    status: 200,
    answer: documentsResponse,
    refusals: [],
  },
  sendDocument: {
    method: 'POST',
    path: '/v1/player/documents/verification',
    summary: 'Send what was uploaded for a document to the review',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: documentStatusRequest,
    status: 200,
    answer: documentStatusResponse,
    refusals: ['NOT_FOUND', 'DOCUMENT_STATE'],
  },
  initiateIdentityCheck: {
    method: 'POST',
    path: '/v1/jumio/documents/initiate',
    summary: 'Begin a check of the identity document at the identity provider',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: identityCheckRequest,
    status: 200,
    answer: identityCheckResponse,
    refusals: ['NOT_FOUND', 'DOCUMENT_STATE', 'PROVIDER_UNAVAILABLE'],
  },
  uploadDocument: {
    method: 'POST',
    path: '/v1/player/documents/files',
    summary: 'Upload one file for a document: JPEG, PNG or PDF, 10 MB at most',
    access: 'player',
    right: 'own',
    isLimited: true,
    query: documentFileQuery,
    maxFileBytes: MAX_DOCUMENT_BYTES,
    status: 201,
    answer: documentFile,
    refusals: [
      'NOT_FOUND',
      'DOCUMENT_STATE',
      'VALIDATION_FAILED',
      'BODY_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
    ],
  },
  readDocumentFile: {
    method: 'GET',
    path: '/v1/player/documents/files/:id',
    summary: 'One file of the player’s own, as it is kept',
    access: 'player',
    right: 'own',
    status: 200,
    answer: null,
    answersFile: true,
    refusals: ['NOT_FOUND'],
  },
  takeBackUpload: {
    method: 'DELETE',
    path: '/v1/player/documents/files/:id',
    summary: 'Take a file back that was not sent to the review yet',
    access: 'player',
    right: 'own',
    status: 204,
    answer: null,
    refusals: ['NOT_FOUND'],
  },
  readSalaryRanges: {
    method: 'GET',
    path: '/v1/player/salary-range',
    summary: 'Ranges of a year’s pay, in euros',
    access: 'player',
    right: 'own',
    status: 200,
    answer: salaryRanges,
    refusals: [],
  },
  readOccupations: {
    method: 'GET',
    path: '/v1/player/occupations',
    summary: 'Occupations that can be chosen',
    access: 'player',
    right: 'own',
    status: 200,
    answer: choices,
    refusals: [],
  },
  readSourcesOfFunds: {
    method: 'GET',
    path: '/v1/player/source-of-funds',
    summary: 'Sources of funds that can be chosen',
    access: 'player',
    right: 'own',
    status: 200,
    answer: choices,
    refusals: [],
  },
  answerQuestionnaire: {
    method: 'POST',
    path: '/v1/player/questionnaire/answer',
    summary: 'Answer the questionnaire; it goes to the review',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: questionnaireAnswer,
    status: 204,
    answer: null,
    refusals: ['DOCUMENT_STATE'],
  },
} satisfies Calls
