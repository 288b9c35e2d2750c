import type { SelfTestBand } from '#contracts/player-api/protection-words.ts'

/**
 * The self-test has the structure of the Problem Gambling Severity Index (Ferris and Wynne, "The Canadian Problem
 * Gambling Index: Final Report", Canadian Centre on Substance Abuse, 2001): nine questions about twelve months, four
 * answers each from 0 to 3 points, and these four bands. The wording is ours. It is not a diagnosis.
 */
export const QUESTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export type Question = (typeof QUESTIONS)[number]

/** Points of never, sometimes, often and almost always. */
export const ANSWERS = ['0', '1', '2', '3'] as const
export type Answer = (typeof ANSWERS)[number]

/** Minimum points of each band, highest first. */
const BANDS: readonly { from: number; band: SelfTestBand }[] = [
  { from: 8, band: 'high' },
  { from: 3, band: 'some' },
  { from: 1, band: 'low' },
  { from: 0, band: 'none' },
]

export type Answers = Readonly<Partial<Record<Question, Answer>>>

/** The answers from a form's fields; invalid ones are left out. */
export function readAnswers(value: (name: string) => unknown): Answers {
  const entries = QUESTIONS.flatMap((question) => {
    const answer = ANSWERS.find((it) => it === value(fieldOf(question)))
    return answer === undefined ? [] : [[question, answer] as const]
  })
  return Object.fromEntries(entries)
}

export const fieldOf = (question: Question) => `question-${question}`

/** The unanswered questions, in order. */
export function unanswered(answers: Answers): Question[] {
  return QUESTIONS.filter((it) => answers[it] === undefined)
}

/** The band for the points; null until every question is answered. */
export function bandOf(answers: Answers): SelfTestBand | null {
  if (unanswered(answers).length > 0) return null
  const points = QUESTIONS.reduce((sum, it) => sum + Number(answers[it]), 0)
  return BANDS.find(({ from }) => points >= from)?.band ?? 'none'
}
