import {
  type QuestionnaireAnswer,
  questionnaireAnswer,
} from '#contracts/player-api/verification.ts'
import { MAX_QUESTIONNAIRE_TEXT } from '#contracts/player-api/verification-words.ts'

/** The fields of the questionnaire in the order of the page (EDD-02). */
export const QUESTIONS = [
  'occupation',
  'otherOccupation',
  'salaryRangeId',
  'sourceOfFunds',
  'otherSourceOfFunds',
  'placeOfBirth',
  'nationality',
] as const
export type Question = (typeof QUESTIONS)[number]
export type QuestionProblem = 'choose' | 'write' | 'tooLong'
export type Answers = Readonly<Record<Question, string>>
export type QuestionProblems = Partial<Record<Question, QuestionProblem>>

const TEXTS: readonly Question[] = ['otherOccupation', 'otherSourceOfFunds', 'placeOfBirth']

/** The typed values, for the form to show again; limited to a realistic length. */
export function answersOf(form: FormData): Answers {
  const text = (name: Question) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, 5 * MAX_QUESTIONNAIRE_TEXT) : ''
  }
  return Object.fromEntries(QUESTIONS.map((it) => [it, text(it)])) as Record<Question, string>
}

/** The answers in the platform's format, or the problem of each field (EDD-03, EDD-04). */
export function checkAnswers(
  answers: Answers,
): { ok: true; value: QuestionnaireAnswer } | { ok: false; problems: QuestionProblems } {
  const parsed = questionnaireAnswer.safeParse(toBody(answers))
  if (parsed.success) return { ok: true, value: parsed.data }
  const named = parsed.error.issues.map((it) => String(it.path[0]))
  const problems: QuestionProblems = {}
  for (const question of QUESTIONS) {
    if (named.includes(question) || isOtherTextMissing(question, answers)) {
      problems[question] = problemOf(question, answers[question])
    }
  }
  return { ok: false, problems }
}

/** A missing text for Other is reported together with the rest: the schema checks it only when all else is valid. */
const isOtherTextMissing = (question: Question, answers: Answers) =>
  (question === 'otherOccupation' && answers.occupation === 'OTHER' && answers[question] === '') ||
  (question === 'otherSourceOfFunds' &&
    answers.sourceOfFunds === 'OTHER' &&
    answers[question] === '')

function problemOf(question: Question, answer: string): QuestionProblem {
  if (!TEXTS.includes(question)) return 'choose'
  return answer.length > MAX_QUESTIONNAIRE_TEXT ? 'tooLong' : 'write'
}

/** The text for Other is dropped when another answer was chosen: they would contradict each other. */
function toBody(answers: Answers): Record<string, unknown> {
  const given = (name: Question) => (answers[name] === '' ? {} : { [name]: answers[name] })
  return {
    ...given('occupation'),
    ...(answers.occupation === 'OTHER' ? given('otherOccupation') : {}),
    salaryRangeId: /^\d{1,3}$/.test(answers.salaryRangeId) ? Number(answers.salaryRangeId) : 0,
    ...given('sourceOfFunds'),
    ...(answers.sourceOfFunds === 'OTHER' ? given('otherSourceOfFunds') : {}),
    ...given('placeOfBirth'),
    ...given('nationality'),
  }
}
