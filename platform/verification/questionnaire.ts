import type { QuestionnaireAnswer } from '#contracts/player-api/verification.ts'
import { SALARY_RANGES_FROM } from '#contracts/player-api/verification-words.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { PlayerRow } from '../players/index.ts'
import { newId } from '../wallet/index.ts'
import { changeDocument } from './change-document.ts'
import { ensureDocument, selectDocuments } from './document-store.ts'
import { insertAnswer } from './questionnaire-store.ts'
import { stepsToReview } from './request-rules.ts'
import type { VerificationDeps } from './verification-deps.ts'

/** Ids with labels for developers; the texts for players belong to the pages, in the player's language (EDD-01). */
export function listOf(ids: readonly string[]): { id: string; label: string }[] {
  return ids.map((id) => ({ id, label: id.toLowerCase().replaceAll('_', ' ') }))
}

/** The bounds of annual income in euros (GAP-065). */
export function listSalaryRanges(): { salaryRangeId: number; label: string }[] {
  return SALARY_RANGES_FROM.map((from, index) => {
    const next = SALARY_RANGES_FROM[index + 1]
    return {
      salaryRangeId: index + 1,
      label: next === undefined ? `${from}-` : `${from}-${next - 1}`,
    }
  })
}

/** Stores the answer and submits it for review; the level becomes EDD_UNDER_REVIEW (GAP-066). */
export async function answerQuestionnaire(
  deps: VerificationDeps,
  player: Pick<PlayerRow, 'id' | 'currency'>,
  answer: QuestionnaireAnswer,
): Promise<Result<null, 'DOCUMENT_STATE'>> {
  const { db, clock } = deps
  const nowMs = clock()
  const now = new Date(nowMs)
  const document = { documentType: 'EDD_QUESTIONNAIRE', about: '' } as const
  await ensureDocument(db, { ...document, id: newId(nowMs), playerId: player.id, now })
  const rows = await selectDocuments(db, player.id)
  const meant = rows.find(
    (it) => it.document_type === 'EDD_QUESTIONNAIRE' && stepsToReview(it.status) !== null,
  )
  if (!meant) return refuse('DOCUMENT_STATE')
  // The answer first: a review without an answer could not be decided, an answer without a review can be sent again.
  await insertAnswer(db, {
    ...{ playerId: player.id, id: newId(nowMs), at: now },
    currency: player.currency,
    answer,
  })
  const change = { playerId: player.id, documentId: meant.id, cause: 'the player' }
  const changed = await changeDocument(deps, change, ({ status }) => {
    const to = stepsToReview(status)
    return to && { to, ...(to.length > 1 ? { trigger: 'OPT_IN' } : {}) }
  })
  return changed.ok ? ok(null) : refuse('DOCUMENT_STATE')
}
