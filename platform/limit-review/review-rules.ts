import type { ReviewEventKind } from '#contracts/player-api/exclusions.ts'
import type { ReviewAnswer, ReviewMonths } from '#contracts/player-api/limit-review.ts'
import { addMonths } from '#markets/local-moment.ts'

/** Half a year, in every market: rare enough to be read, and a player cannot choose a longer interval. */
export const SELDOMEST: ReviewMonths = 6
const LATER_MS = 24 * 3_600_000

/** Unix milliseconds. */
export type Review = {
  everyMonths: ReviewMonths
  /** Start of the interval: the registration, or the last review. */
  since: number
  answeredAt: number | null
  /** Postponed until then. */
  laterUntil: number | null
  /** When the prompt that is due was first displayed. */
  shownAt: number | null
}

/** For a player who has never been prompted. */
export function firstReview(registeredAt: number): Review {
  return {
    ...{ everyMonths: SELDOMEST, since: registeredAt },
    ...{ answeredAt: null, laterUntil: null, shownAt: null },
  }
}

export type ReviewStatus = { dueAt: number; isDue: boolean; isPutOff: boolean }

/** Whether the review is due: on the same day so many months later, by the market's calendar. */
export function accountStatusOf(review: Review, now: number, timeZone: string): ReviewStatus {
  const dueAt = addMonths(review.since, review.everyMonths, timeZone)
  const isPutOff = review.laterUntil !== null && now < review.laterUntil
  return { dueAt, isDue: now >= dueAt && !isPutOff, isPutOff }
}

export type ReviewDecision = { next: Review; event: ReviewEventKind }

/**
 * The effect of an answer. Keeping and lowering are a review and restart the interval, also before it is due. Later
 * postpones by a day, and does nothing while nothing is due: a prompt cannot be postponed in advance.
 */
export function decideAnswer(
  answer: ReviewAnswer,
  { review, now, timeZone }: { review: Review; now: number; timeZone: string },
): ReviewDecision | null {
  if (answer === 'LATER') {
    if (!accountStatusOf(review, now, timeZone).isDue) return null
    return { next: { ...review, laterUntil: now + LATER_MS }, event: 'LIMIT_REVIEW_LATER' }
  }
  // Sent twice, it is one review.
  if (review.answeredAt === now) return null
  return {
    next: { ...review, since: now, answeredAt: now, laterUntil: null, shownAt: null },
    event: answer === 'KEEP' ? 'LIMIT_REVIEW_KEEP' : 'LIMIT_REVIEW_LOWER',
  }
}

/** Another interval, counted from the same review; null: unchanged. */
export function decideInterval(everyMonths: ReviewMonths, review: Review): ReviewDecision | null {
  if (review.everyMonths === everyMonths) return null
  return { next: { ...review, everyMonths }, event: 'LIMIT_REVIEW_SET' }
}

/** The prompt is displayed: recorded once each time it is due. */
export function decideShown(review: Review, now: number, timeZone: string): ReviewDecision | null {
  if (!accountStatusOf(review, now, timeZone).isDue || review.shownAt !== null) return null
  return { next: { ...review, shownAt: now }, event: 'LIMIT_REVIEW' }
}
