import { z } from 'zod'
import {
  choices,
  type DocumentFile,
  documentFile,
  type documentStatusRequest,
  documentStatusResponse,
  documentsResponse,
  type identityCheckRequest,
  identityCheckResponse,
  type PlayerDocuments,
  type QuestionnaireAnswer,
  salaryRanges,
} from '#contracts/player-api/verification.ts'
import type { FileDocumentType } from '#contracts/player-api/verification-words.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

/** A player's documents, identity checks and questionnaire (table 3, rows 18 to 20 and 32 to 35). */
export type VerificationCalls = {
  readDocuments(caller: Caller): Answer<PlayerDocuments>
  /** Not visible to staff until the document is submitted. */
  uploadDocument(
    file: { documentType: FileDocumentType; documentId?: string; content: Uint8Array },
    caller: Caller,
  ): Answer<DocumentFile>
  takeBackUpload(fileId: string, caller: Caller): Answer<null>
  sendDocument(
    body: z.input<typeof documentStatusRequest>,
    caller: Caller,
  ): Answer<z.infer<typeof documentStatusResponse>>
  initiateIdentityCheck(
    body: z.input<typeof identityCheckRequest>,
    caller: Caller,
  ): Answer<z.infer<typeof identityCheckResponse>>
  readSalaryRanges(caller: Caller): Answer<z.infer<typeof salaryRanges>>
  readOccupations(caller: Caller): Answer<z.infer<typeof choices>>
  readSourcesOfFunds(caller: Caller): Answer<z.infer<typeof choices>>
  answerQuestionnaire(body: QuestionnaireAnswer, caller: Caller): Answer<null>
}

const nothing = z.unknown().transform(() => null)
const FILES = '/v1/player/documents/files'

export function createVerificationCalls(call: PlatformCall): VerificationCalls {
  return {
    readDocuments: (caller) => call('GET', '/v1/player/documents', documentsResponse, caller),
    uploadDocument: ({ content, ...named }, caller) =>
      call('POST', `${FILES}?${new URLSearchParams(named)}`, documentFile, {
        ...caller,
        file: content,
      }),
    takeBackUpload: (fileId, caller) =>
      call('DELETE', `${FILES}/${encodeURIComponent(fileId)}`, nothing, caller),
    sendDocument: (body, caller) =>
      call('POST', '/v1/player/documents/verification', documentStatusResponse, {
        ...caller,
        body,
      }),
    initiateIdentityCheck: (body, caller) =>
      call('POST', '/v1/jumio/documents/initiate', identityCheckResponse, { ...caller, body }),
    readSalaryRanges: (caller) => call('GET', '/v1/player/salary-range', salaryRanges, caller),
    readOccupations: (caller) => call('GET', '/v1/player/occupations', choices, caller),
    readSourcesOfFunds: (caller) => call('GET', '/v1/player/source-of-funds', choices, caller),
    answerQuestionnaire: (body, caller) =>
      call('POST', '/v1/player/questionnaire/answer', nothing, { ...caller, body }),
  }
}
