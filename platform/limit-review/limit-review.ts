import type { z } from 'zod'
import {
  type LimitReview,
  REVIEW_MONTHS,
  type reviewAnswer,
  type reviewChange,
  type reviewShown,
} from '#contracts/player-api/limit-review.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { Context } from '../context.ts'
import type { Authorised, PlayerRow } from '../players/index.ts'
import {
  accountStatusOf,
  decideAnswer,
  decideInterval,
  decideShown,
  firstReview,
  type Review,
  type ReviewDecision,
} from './review-rules.ts'
import { findReview, writeReview } from './review-store.ts'

type From = { visitor: string | null; textVersion?: string | undefined }
/** More concurrent changes than this by one player mean a loop in our own code. */
const MAX_TRIES = 20

const zoneOf = (player: PlayerRow) => marketOfCountry(player.country_code).timeZone

export async function readLimitReview(
  deps: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
): Promise<LimitReview> {
  return toLimitReview(await theReview(deps, player), deps.clock(), zoneOf(player))
}

/** Whether the player must be prompted to review the limits now, and whether that prompt is on record. */
export async function readReviewNotice(
  deps: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
): Promise<{ isReviewDue: boolean; isReviewShown: boolean }> {
  const review = await theReview(deps, player)
  const { isDue } = accountStatusOf(review, deps.clock(), zoneOf(player))
  return { isReviewDue: isDue, isReviewShown: isDue && review.shownAt !== null }
}

/** The prompt is displayed; recorded once each time it is due. */
export async function noteReviewShown(
  deps: Pick<Context, 'db' | 'clock'>,
  who: Authorised,
  from: z.output<typeof reviewShown> & From,
): Promise<void> {
  await change(deps, who, from, (review, now, zone) => decideShown(review, now, zone))
}

export function answerReview(
  deps: Pick<Context, 'db' | 'clock'>,
  who: Authorised,
  { answer, ...from }: z.output<typeof reviewAnswer> & From,
): Promise<LimitReview> {
  return change(deps, who, from, (review, now, timeZone) =>
    decideAnswer(answer, { review, now, timeZone }),
  )
}

/** How often the player is prompted: at least every six months. */
export function changeReview(
  deps: Pick<Context, 'db' | 'clock'>,
  who: Authorised,
  { everyMonths, ...from }: z.output<typeof reviewChange> & From,
): Promise<LimitReview> {
  return change(deps, who, from, (review) => decideInterval(everyMonths, review))
}

/** Decides on the current state and writes; decides again when a concurrent change was written first. */
async function change(
  deps: Pick<Context, 'db' | 'clock'>,
  { player, sessionId }: Authorised,
  from: From,
  decide: (review: Review, now: number, timeZone: string) => ReviewDecision | null,
): Promise<LimitReview> {
  const { db, clock } = deps
  const timeZone = zoneOf(player)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const seen = await findReview(db, player.id)
    const review = seen ?? firstReview(player.registered_at.getTime())
    const now = clock()
    const decided = decide(review, now, timeZone)
    if (decided === null) return toLimitReview(review, now, timeZone)
    const { next, event: kind } = decided
    const until = next.laterUntil ?? accountStatusOf(next, now, timeZone).dueAt
    const written = await writeReview(db, {
      ...{ playerId: player.id, seen, next },
      event: {
        ...{ at: now, kind, until, sessionId },
        visitor: from.visitor ?? '',
        textVersion: from.textVersion ?? null,
      },
    })
    if (written) return toLimitReview(next, now, timeZone)
  }
  throw new Error('a change of a limit review did not come to rest')
}

async function theReview({ db }: Pick<Context, 'db'>, player: PlayerRow): Promise<Review> {
  return (await findReview(db, player.id)) ?? firstReview(player.registered_at.getTime())
}

function toLimitReview(review: Review, now: number, timeZone: string): LimitReview {
  const { dueAt, isDue } = accountStatusOf(review, now, timeZone)
  return {
    ...{ everyMonths: review.everyMonths, choices: [...REVIEW_MONTHS], isDue },
    dueAt: new Date(dueAt).toISOString(),
    answeredAt: review.answeredAt === null ? null : new Date(review.answeredAt).toISOString(),
  }
}
