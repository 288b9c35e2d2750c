import {
  type DocumentsCheck,
  daysLeftToVerify,
  verificationNeeded,
} from '#contracts/player-api/verification-need.ts'
import type { Context } from '../context.ts'
import { readFirstDepositDate } from '../wallet/index.ts'
import { selectDocuments } from './document-store.ts'

/** `areVerified`: some were requested, and all of those are verified. */
export type DocumentVerification = { check: DocumentsCheck | null; areVerified: boolean }

/**
 * The outcome of a player's documents and level for payments: one rule for deposits and withdrawals (GAP-064, GAP-080).
 */
export async function readDocumentVerification(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  player: { id: string; kyc_status: string },
  before: 'DEPOSIT' | 'WITHDRAWAL',
): Promise<DocumentVerification> {
  const [rows, first] = await Promise.all([
    selectDocuments(db, player.id),
    readFirstDepositDate(db, player.id),
  ])
  const documents = rows.map((it) => ({
    documentTypeName: it.document_type,
    documentStatus: it.status,
  }))
  const asked = documents.filter((it) => it.documentStatus !== 'UNREQUESTED')
  const daysLeft = daysLeftToVerify(first?.toISOString() ?? null, clock())
  const { check } = verificationNeeded(
    { kycStatus: player.kyc_status, before, daysLeft },
    documents,
  )
  return {
    check,
    areVerified: asked.length > 0 && asked.every((it) => it.documentStatus === 'VERIFIED'),
  }
}
