import { z } from 'zod'
import {
  choices,
  documentFile,
  documentFileQuery,
  documentStatusRequest,
  documentStatusResponse,
  documentsResponse,
  identityCheckRequest,
  identityCheckResponse,
  questionnaireAnswer,
  salaryRanges,
} from '#contracts/player-api/verification.ts'
import {
  MAX_DOCUMENT_BYTES,
  OCCUPATIONS,
  SOURCES_OF_FUNDS,
} from '#contracts/player-api/verification-words.ts'
import {
  IDENTITY_CHECK,
  IDENTITY_RESULT_PATH,
  identityResultRequest,
  identityResultResponse,
} from '#contracts/provider-callbacks/identity-check.ts'
import { ok, refuse } from '#contracts/result.ts'
import {
  answerQuestionnaire,
  deleteUnsent,
  initiateCheck,
  listOf,
  listSalaryRanges,
  openFile,
  readDocuments,
  sendDocument,
  takeResult,
  uploadFile,
  type VerificationDeps,
} from '../verification/index.ts'
import { playerRoute, type Route, route } from './route.ts'

const PATH = '/v1/player'
const READ = { method: 'GET', status: 200, refusals: [] } as const
const FILE_TYPES = { jpeg: 'image/jpeg', pdf: 'application/pdf' } as const

/** Documents, identity checks and the questionnaire (table 3, rows 18 to 20 and 32 to 35). */
export function verificationRoutes(deps: VerificationDeps): Route[] {
  return [
    ...documentRoutes(deps),
    ...fileRoutes(deps),
    ...questionnaireRoutes(deps),
    ...(deps.identityChecker ? [resultRoute(deps)] : []),
  ]
}

function documentRoutes(deps: VerificationDeps): Route[] {
  return [
    playerRoute({
      ...READ,
      path: `${PATH}/documents`,
      summary: 'Every document of the player, and how far each is',
      answer: documentsResponse,
      handle: async ({ player }) => ok(await readDocuments(deps, player.id)),
    }),
    playerRoute({
      method: 'POST',
      path: `${PATH}/documents/verification`,
      summary: 'Send what was uploaded for a document to the review',
      isLimited: true,
      body: documentStatusRequest,
      status: 200,
      answer: documentStatusResponse,
      refusals: ['NOT_FOUND', 'DOCUMENT_STATE'],
      handle: ({ player }, { body }) => sendDocument(deps, player.id, body),
    }),
    playerRoute({
      method: 'POST',
      path: '/v1/jumio/documents/initiate',
      summary: 'Begin a check of the identity document at the identity provider',
      isLimited: true,
      body: identityCheckRequest,
      status: 200,
      answer: identityCheckResponse,
      refusals: ['NOT_FOUND', 'DOCUMENT_STATE', 'PROVIDER_UNAVAILABLE'],
      handle: ({ player }, { body }) => initiateCheck(deps, player.id, body),
    }),
  ]
}

function fileRoutes(deps: VerificationDeps): Route[] {
  const { db, vault } = deps
  return [
    playerRoute({
      method: 'POST',
      path: `${PATH}/documents/files`,
      summary: 'Upload one file for a document: JPEG, PNG or PDF, 10 MB at most',
      isLimited: true,
      maxFileBytes: MAX_DOCUMENT_BYTES,
      query: documentFileQuery,
      status: 201,
      answer: documentFile,
      refusals: [
        'NOT_FOUND',
        'DOCUMENT_STATE',
        'VALIDATION_FAILED',
        'BODY_TOO_LARGE',
        'UNSUPPORTED_MEDIA_TYPE',
      ],
      handle: ({ player }, { body, query }) =>
        uploadFile(deps, player.id, {
          ...query,
          content: Buffer.from(body as unknown as Uint8Array),
        }),
    }),
    playerRoute({
      method: 'GET',
      path: `${PATH}/documents/files/:id`,
      summary: 'One file of the player’s own, as it is kept',
      status: 200,
      answer: null,
      answersFile: true,
      refusals: ['NOT_FOUND'],
      async handle({ player }, { params }) {
        const fileId = uuidOf(params.id)
        const file = fileId && (await openFile(db, vault, { fileId, playerId: player.id }))
        if (!file) return refuse('NOT_FOUND')
        const { content, kind } = file
        return ok({ content, type: FILE_TYPES[kind], name: `document.${kind}` })
      },
    }),
    playerRoute({
      method: 'DELETE',
      path: `${PATH}/documents/files/:id`,
      summary: 'Take a file back that was not sent to the review yet',
      status: 204,
      answer: null,
      refusals: ['NOT_FOUND'],
      async handle({ player }, { params }) {
        const fileId = uuidOf(params.id)
        const isGone = fileId && (await deleteUnsent(db, { fileId, playerId: player.id }))
        return isGone ? ok(null) : refuse('NOT_FOUND')
      },
    }),
  ]
}

/** Other text is never passed to the database: it would be an error there. */
const uuidOf = (text: string | undefined) => z.uuid().safeParse(text).data ?? null

function questionnaireRoutes(deps: VerificationDeps): Route[] {
  return [
    playerRoute({
      ...READ,
      path: `${PATH}/salary-range`,
      summary: 'Ranges of a year’s pay, in euros',
      answer: salaryRanges,
      handle: async () => ok(listSalaryRanges()),
    }),
    playerRoute({
      ...READ,
      path: `${PATH}/occupations`,
      summary: 'Occupations that can be chosen',
      answer: choices,
      handle: async () => ok(listOf(OCCUPATIONS)),
    }),
    playerRoute({
      ...READ,
      path: `${PATH}/source-of-funds`,
      summary: 'Sources of funds that can be chosen',
      answer: choices,
      handle: async () => ok(listOf(SOURCES_OF_FUNDS)),
    }),
    playerRoute({
      method: 'POST',
      path: `${PATH}/questionnaire/answer`,
      summary: 'Answer the questionnaire; it goes to the review',
      isLimited: true,
      body: questionnaireAnswer,
      status: 204,
      answer: null,
      refusals: ['DOCUMENT_STATE'],
      handle: ({ player }, { body }) => answerQuestionnaire(deps, player, body),
    }),
  ]
}

function resultRoute(deps: VerificationDeps): Route {
  return route({
    method: 'POST',
    path: IDENTITY_RESULT_PATH,
    summary: 'The result of an identity check; the same again is the same result',
    access: 'provider',
    provider: IDENTITY_CHECK,
    body: identityResultRequest,
    status: 200,
    answer: identityResultResponse,
    refusals: ['NOT_FOUND', 'REFERENCE_CONFLICT'],
    handle: ({ body }) => takeResult(deps, body),
  })
}
