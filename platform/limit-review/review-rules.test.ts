import { expect, test } from 'vitest'
import { REVIEW_MONTHS } from '#contracts/player-api/limit-review.ts'
import {
  accountStatusOf,
  decideAnswer,
  decideInterval,
  decideShown,
  firstReview,
  type Review,
} from './review-rules.ts'

const ZONE = 'Europe/Helsinki'
const DAY = 86_400_000
const REGISTERED = Date.UTC(2026, 0, 31, 10)
/** July has a day 31, and falls in summer time. */
const DUE = Date.UTC(2026, 6, 31, 9)
const review = (more: Partial<Review> = {}): Review => ({ ...firstReview(REGISTERED), ...more })
const at = (now: number) => ({ review: review(), now, timeZone: ZONE })

test.each([
  ['a second before', DUE - 1, false],
  ['half a year on, by the calendar', DUE, true],
  ['years later', DUE + 900 * DAY, true],
])('a review is due after half a year: %s', (_, now, isDue) => {
  expect(accountStatusOf(review(), now, ZONE)).toEqual({ dueAt: DUE, isDue, isPutOff: false })
})

test('a review is due after six months at the latest, sooner if the player chooses', () => {
  for (const everyMonths of REVIEW_MONTHS) {
    expect(accountStatusOf(review({ everyMonths }), REGISTERED, ZONE).dueAt).toBeLessThanOrEqual(
      DUE,
    )
  }
  expect(accountStatusOf(review({ everyMonths: 1 }), REGISTERED, ZONE).dueAt).toBe(
    Date.UTC(2026, 1, 28, 10),
  )
  expect(decideInterval(6, review())).toBeNull()
  expect(decideInterval(1, review())).toEqual({
    next: review({ everyMonths: 1 }),
    event: 'LIMIT_REVIEW_SET',
  })
})

test('postponing delays the review by a day, then it is due again', () => {
  const put = decideAnswer('LATER', at(DUE + 5))
  expect(put?.event).toBe('LIMIT_REVIEW_LATER')
  const off = put?.next ?? review()
  expect(accountStatusOf(off, DUE + 5 + DAY - 1, ZONE)).toMatchObject({
    isDue: false,
    isPutOff: true,
  })
  expect(accountStatusOf(off, DUE + 5 + DAY, ZONE)).toMatchObject({ isDue: true, isPutOff: false })
  expect(decideAnswer('LATER', at(DUE - 1))).toBeNull()
})

test.each(['KEEP', 'LOWER'] as const)('%s restarts the period, once', (answer) => {
  const decided = decideAnswer(answer, at(DUE + 5))
  expect(decided).toEqual({
    next: review({ since: DUE + 5, answeredAt: DUE + 5 }),
    event: `LIMIT_REVIEW_${answer}`,
  })
  const next = decided?.next ?? review()
  expect(accountStatusOf(next, DUE + 5, ZONE).isDue).toBe(false)
  expect(decideAnswer(answer, { review: next, now: DUE + 5, timeZone: ZONE })).toBeNull()
})

test('a review is recorded once each time it is shown to the player', () => {
  expect(decideShown(review(), DUE - 1, ZONE)).toBeNull()
  const shown = decideShown(review(), DUE, ZONE)
  expect(shown).toEqual({ next: review({ shownAt: DUE }), event: 'LIMIT_REVIEW' })
  expect(decideShown(shown?.next ?? review(), DUE + 1, ZONE)).toBeNull()
})
