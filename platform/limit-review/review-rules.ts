import type { ReviewEventKind } from '#contracts/player-api/breaks.ts'
import type { ReviewAnswer, ReviewMonths } from '#contracts/player-api/limit-review.ts'
import { addMonths } from '#markets/local-moment.ts'

/** Half a year, in every market: seldom enough to be read, and no player can make it seldomer. */
export const SELDOMEST: ReviewMonths = 6
const LATER_MS = 24 * 3_600_000

/** Unix milliseconds. */
export type Review = {
  everyMonths: ReviewMonths
  /** From when it counts: the registration, or the last look. */
  since: number
  answeredAt: number | null
  /** Put off until then. */
  laterUntil: number | null
  /** When the question that is due first stood before the player. */
  shownAt: number | null
}

/** Of whoever has never been asked. */
export function firstReview(registeredAt: number): Review {
  return {
    ...{ everyMonths: SELDOMEST, since: registeredAt },
    ...{ answeredAt: null, laterUntil: null, shownAt: null },
  }
}

export type ReviewStanding = { dueAt: number; isDue: boolean; isPutOff: boolean }

/** Whether the limits are to be looked at: on the same day so many months on, by the market's calendar. */
export function standingOf(review: Review, now: number, timeZone: string): ReviewStanding {
  const dueAt = addMonths(review.since, review.everyMonths, timeZone)
  const isPutOff = review.laterUntil !== null && now < review.laterUntil
  return { dueAt, isDue: now >= dueAt && !isPutOff, isPutOff }
}

export type ReviewDecision = { next: Review; event: ReviewEventKind }

/**
 * What an answer comes to. Keeping and lowering are a look, and the time begins anew, also before it is due. Later is
 * a day later, and nothing while nothing is due: nobody puts off what has not been asked.
 */
export function decideAnswer(
  answer: ReviewAnswer,
  { review, now, timeZone }: { review: Review; now: number; timeZone: string },
): ReviewDecision | null {
  if (answer === 'LATER') {
    if (!standingOf(review, now, timeZone).isDue) return null
    return { next: { ...review, laterUntil: now + LATER_MS }, event: 'LIMIT_REVIEW_LATER' }
  }
  // Sent twice it is one look.
  if (review.answeredAt === now) return null
  return {
    next: { ...review, since: now, answeredAt: now, laterUntil: null, shownAt: null },
    event: answer === 'KEEP' ? 'LIMIT_REVIEW_KEEP' : 'LIMIT_REVIEW_LOWER',
  }
}

/** Another interval, counted from the same look; null: it is that already. */
export function decideInterval(everyMonths: ReviewMonths, review: Review): ReviewDecision | null {
  if (review.everyMonths === everyMonths) return null
  return { next: { ...review, everyMonths }, event: 'LIMIT_REVIEW_SET' }
}

/** The question stands before the player: once for each time that it is due. */
export function decideShown(review: Review, now: number, timeZone: string): ReviewDecision | null {
  if (!standingOf(review, now, timeZone).isDue || review.shownAt !== null) return null
  return { next: { ...review, shownAt: now }, event: 'LIMIT_REVIEW' }
}
