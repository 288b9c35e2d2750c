import { z } from 'zod'
import { accountCalls } from '#contracts/player-api/account-area.ts'
import { verificationCalls } from '#contracts/player-api/verification.ts'
import { OCCUPATIONS, SOURCES_OF_FUNDS } from '#contracts/player-api/verification-words.ts'
import {
  IDENTITY_CHECK,
  IDENTITY_RESULT_PATH,
  identityResultRequest,
  identityResultResponse,
} from '#contracts/provider-callbacks/identity-check.ts'
import { ok, refuse } from '#contracts/result.ts'
import {
  type AccountDeps,
  acceptTerms,
  changeAddress,
  changeLanguage,
  changeNotificationType,
  changePassword,
  changePhone,
  changeSubscriptions,
  endOneSession,
  readCookieConsent,
  readNotificationType,
  readPerson,
  readSessions,
  readSubscriptions,
  recordCookieConsent,
  sendPhoneCode,
  signOutEverywhere,
  verifyPhone,
} from '../account/index.ts'
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
import { bindCall, bindCalls, type Route } from './route.ts'

/** Account data that a player reads and changes (table 3, rows 17 and 21 to 31). */
export function accountRoutes(deps: AccountDeps): Route[] {
  return bindCalls(accountCalls, {
    readPerson: async ({ player }) => ok(await readPerson(deps, player)),
    changeAddress: ({ player, body }) => changeAddress(deps, player, body),
    changePassword: ({ who, body, visitor }) => changePassword(deps, who, { ...body, visitor }),
    changeLanguage: ({ player, body }) => changeLanguage(deps, player, body),
    changePhone: ({ player, body, visitor }) => changePhone(deps, player, { ...body, visitor }),
    sendPhoneCode: ({ player, body, visitor }) => sendPhoneCode(deps, player, { ...body, visitor }),
    verifyPhone: ({ player, body, visitor }) => verifyPhone(deps, player, { ...body, visitor }),
    readSubscriptions: async ({ player }) => ok(await readSubscriptions(deps, player)),
    changeSubscriptions: ({ player, body, visitor }) =>
      changeSubscriptions(deps, player, { ...body, visitor }),
    readNotificationType: async ({ player }) => ok(await readNotificationType(deps, player)),
    changeNotificationType: ({ player, body }) =>
      changeNotificationType(deps, player, body.notificationType),
    readCookieConsent: async ({ player }) => ok(await readCookieConsent(deps, player)),
    recordCookieConsent: ({ player, body, visitor }) =>
      recordCookieConsent(deps, player, { ...body, visitor }),
    acceptTerms: ({ player, body, visitor }) => acceptTerms(deps, player, { ...body, visitor }),
    readSessions: async ({ who }) => ok(await readSessions(deps, who)),
    endSession: ({ who, params }) => endOneSession(deps, who, params.id),
    signOutEverywhere: ({ who }) => signOutEverywhere(deps, who),
  })
}

const FILE_TYPES = { jpeg: 'image/jpeg', pdf: 'application/pdf' } as const

/** Other text is never passed to the database: it would be an error there. */
const uuidOf = (text: string | undefined) => z.uuid().safeParse(text).data ?? null

/** Documents, identity checks and the questionnaire (table 3, rows 18 to 20 and 32 to 35). */
export function verificationRoutes(deps: VerificationDeps): Route[] {
  const { db, vault } = deps
  return [
    ...bindCalls(verificationCalls, {
      readDocuments: async ({ player }) => ok(await readDocuments(deps, player.id)),
      sendDocument: ({ player, body }) => sendDocument(deps, player.id, body),
      initiateIdentityCheck: ({ player, body }) => initiateCheck(deps, player.id, body),
      uploadDocument: ({ player, body, query }) =>
        uploadFile(deps, player.id, { ...query, content: Buffer.from(body) }),
      async readDocumentFile({ player, params }) {
        const fileId = uuidOf(params.id)
        const file = fileId && (await openFile(db, vault, { fileId, playerId: player.id }))
        if (!file) return refuse('NOT_FOUND')
        const { content, kind } = file
        return ok({ content, type: FILE_TYPES[kind], name: `document.${kind}` })
      },
      async takeBackUpload({ player, params }) {
        const fileId = uuidOf(params.id)
        const isGone = fileId && (await deleteUnsent(db, { fileId, playerId: player.id }))
        return isGone ? ok(null) : refuse('NOT_FOUND')
      },
      readSalaryRanges: async () => ok(listSalaryRanges()),
      readOccupations: async () => ok(listOf(OCCUPATIONS)),
      readSourcesOfFunds: async () => ok(listOf(SOURCES_OF_FUNDS)),
      answerQuestionnaire: ({ player, body }) => answerQuestionnaire(deps, player, body),
    }),
    ...(deps.identityChecker ? [resultRoute(deps)] : []),
  ]
}

function resultRoute(deps: VerificationDeps): Route {
  return bindCall(
    {
      method: 'POST',
      path: IDENTITY_RESULT_PATH,
      summary: 'The result of an identity check; the same again is the same result',
      access: 'provider',
      provider: IDENTITY_CHECK,
      body: identityResultRequest,
      status: 200,
      answer: identityResultResponse,
      refusals: ['NOT_FOUND', 'REFERENCE_CONFLICT'],
    },
    ({ body }) => takeResult(deps, body),
  )
}
