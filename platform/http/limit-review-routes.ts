import { limitReviewCalls } from '#contracts/player-api/limit-review.ts'
import { ok } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import {
  answerReview,
  changeReview,
  noteReviewShown,
  readLimitReview,
} from '../limit-review/index.ts'
import { bindCalls, type Route } from './route.ts'

/** The review of the player's own limits, due every six months at least (ours). */
export function limitReviewRoutes(deps: { db: Db; clock: () => number }): Route[] {
  return bindCalls(limitReviewCalls, {
    readLimitReview: async ({ player }) => ok(await readLimitReview(deps, player)),
    changeReview: async ({ who, body, visitor }) =>
      ok(await changeReview(deps, who, { ...body, visitor })),
    async noteReviewShown({ who, body, visitor }) {
      await noteReviewShown(deps, who, { ...body, visitor })
      return ok(null)
    },
    answerReview: async ({ who, body, visitor }) =>
      ok(await answerReview(deps, who, { ...body, visitor })),
  })
}
