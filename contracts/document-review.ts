import { z } from 'zod'
import {
  DOCUMENT_TYPES,
  type DocumentType,
  type FileKind,
  REJECTION_REASONS,
  type RequestStatus,
  type Trigger,
} from './player-api/verification-words.ts'
import type { Result } from './result.ts'

/** What a reviewer of documents sees and decides. In a demo the reviewer is QA, through the sandbox console. */

export const reviewDecision = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('ACCEPT') }),
  z.strictObject({ verdict: z.literal('REJECT'), reason: z.enum(REJECTION_REASONS) }),
  /** Ends a verification, or a request that has waited too long. */
  z.strictObject({ verdict: z.literal('EXPIRE') }),
])
export type ReviewDecision = z.infer<typeof reviewDecision>

/** `about` tells several documents of one kind apart: which card, which paper. */
export const documentRequest = z.strictObject({
  documentType: z.enum(DOCUMENT_TYPES),
  about: z.string().trim().max(100).default(''),
})
export type DocumentRequest = z.infer<typeof documentRequest>

export type ReviewedDocument = {
  id: string
  playerId: string
  email: string
  displayName: string
  kycStatus: string
  documentType: DocumentType
  status: RequestStatus
  subType: string | null
  about: string
  rejectionReason: string | null
  /** Who asked for it last (KYC-03); null: it was never requested. */
  trigger: Trigger | null
  /** Why a rule did. */
  requestReason: string | null
  changedAt: string
  files: { id: string; kind: FileKind; bytes: number; uploadedAt: string; isSent: boolean }[]
}

export type DocumentStep = {
  at: string
  documentType: DocumentType
  from: RequestStatus
  to: RequestStatus
  cause: string
  reason: string | null
}

export type ReviewedPlayer = {
  documents: ReviewedDocument[]
  /** Newest first. */
  history: DocumentStep[]
  /** The newest answer to the questionnaire. */
  answer: Record<string, string | number | null> | null
}

/** The document reviewer's interface to the platform. Not served over the network. */
export type DocumentReviews = {
  /** Documents that wait for a decision, the oldest first, 100 at most. */
  queue(): Promise<ReviewedDocument[]>
  ofPlayer(playerId: string): Promise<ReviewedPlayer>
  decide(
    documentId: string,
    decision: ReviewDecision,
    cause: string,
  ): Promise<Result<null, 'NOT_FOUND' | 'DOCUMENT_STATE'>>
  request(
    playerId: string,
    request: DocumentRequest,
    cause: string,
  ): Promise<Result<null, 'NOT_FOUND' | 'DOCUMENT_STATE'>>
  readFile(fileId: string): Promise<{ bytes: Buffer; kind: FileKind } | null>
}
