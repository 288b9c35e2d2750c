import type { QuestionnaireAnswer } from '#contracts/player-api/verification.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

export async function insertAnswer(
  db: Db,
  row: { playerId: string; id: string; at: Date; currency: string; answer: QuestionnaireAnswer },
): Promise<void> {
  const { answer } = row
  await db.query(
    `insert into platform.questionnaire_answer (player_id, id, at, currency, occupation,
       other_occupation, salary_range_id, source_of_funds, other_source_of_funds, place_of_birth,
       nationality) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[row.playerId, row.id, row.at, row.currency],
      ...[answer.occupation, answer.otherOccupation ?? null, answer.salaryRangeId],
      ...[answer.sourceOfFunds, answer.otherSourceOfFunds ?? null],
      ...[answer.placeOfBirth ?? null, answer.nationality ?? null],
    ],
  )
}

type AnswerRow = Pick<
  Rows['questionnaire_answer'],
  | 'occupation'
  | 'other_occupation'
  | 'salary_range_id'
  | 'currency'
  | 'source_of_funds'
  | 'other_source_of_funds'
  | 'place_of_birth'
  | 'nationality'
>

/** The player's newest answer, as the reviewer sees it. */
export async function findAnswer(db: Db, playerId: string): Promise<AnswerRow | null> {
  const rows = await db.query<AnswerRow>(
    `select occupation, other_occupation, salary_range_id, currency, source_of_funds,
       other_source_of_funds, place_of_birth, nationality
     from platform.questionnaire_answer where player_id = $1 order by id desc limit 1`,
    [playerId],
  )
  return rows[0] ?? null
}
