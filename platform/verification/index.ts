export { selectRequestedTypes } from './document-store.ts'
export { type DocumentVerification, readDocumentVerification } from './document-verification.ts'
export { readDocuments, sendDocument, uploadFile } from './documents.ts'
export { deleteOldFiles, deleteUnsent, openFile } from './file-store.ts'
export { createHttpIdentityChecker, initiateCheck, takeResult } from './identity-check.ts'
export {
  createMailDocument,
  MAIL_DOCUMENT_REJECTION,
  MAIL_DOCUMENT_REQUEST,
} from './mail-document.ts'
export { answerQuestionnaire, listOf, listSalaryRanges } from './questionnaire.ts'
export {
  createRequestDocuments,
  REQUEST_DOCUMENTS,
  requestDueDocuments,
  type WantedPayout,
} from './request-due.ts'
export { createDocumentReviews } from './reviews.ts'
export {
  createClamdScanner,
  embeddedScanner,
  type Scanner,
  ScannerUnavailableError,
} from './scanner.ts'
export { createVault, type DocumentKeys } from './vault.ts'
export type { IdentityChecker, VerificationDeps } from './verification-deps.ts'
