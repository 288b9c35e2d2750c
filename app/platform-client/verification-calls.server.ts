import { verificationCalls } from '#contracts/player-api/verification.ts'
import type { FileDocumentType } from '#contracts/player-api/verification-words.ts'
import type { Caller, PlatformCall } from './platform-call.server.ts'

/** The upload of a document's file. */
export function createVerificationCalls(call: PlatformCall) {
  return {
    /** Not visible to staff until the document is submitted. */
    uploadDocument: (
      {
        content,
        ...query
      }: { documentType: FileDocumentType; documentId?: string; content: Uint8Array },
      caller: Caller,
    ) => call(verificationCalls.uploadDocument, { query, file: content }, caller),
  }
}
