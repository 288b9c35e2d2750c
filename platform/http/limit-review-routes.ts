import {
  limitReview,
  reviewAnswer,
  reviewChange,
  reviewShown,
} from '#contracts/player-api/limit-review.ts'
import { ok } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import {
  answerReview,
  changeReview,
  noteReviewShown,
  readLimitReview,
} from '../limit-review/index.ts'
import { playerRoute, type Route } from './route.ts'

const PATH = '/v1/player/limit-review'

/** The review of the player's own limits, due every six months at least (ours). */
export function limitReviewRoutes(deps: { db: Db; clock: () => number }): Route[] {
  return [
    playerRoute({
      method: 'GET',
      path: PATH,
      summary: 'When the own limits are to be looked at, and how often',
      status: 200,
      response: limitReview,
      refusals: [],
      handle: async ({ player }) => ok(await readLimitReview(deps, player)),
    }),
    playerRoute({
      method: 'PATCH',
      path: PATH,
      summary: 'How often the player is asked to look: every six months at the seldomest',
      isLimited: true,
      body: reviewChange,
      status: 200,
      response: limitReview,
      refusals: [],
      handle: async (who, { body, visitor }) =>
        ok(await changeReview(deps, who, { ...body, visitor })),
    }),
    playerRoute({
      method: 'POST',
      path: `${PATH}/shown`,
      summary: 'Put on record that the question stands before the player',
      body: reviewShown,
      status: 204,
      response: null,
      refusals: [],
      handle: async (who, { body, visitor }) => {
        await noteReviewShown(deps, who, { ...body, visitor })
        return ok(null)
      },
    }),
    playerRoute({
      method: 'POST',
      path: `${PATH}/answer`,
      summary: 'The limits stay, are lowered, or are looked at a day later',
      isLimited: true,
      body: reviewAnswer,
      status: 200,
      response: limitReview,
      refusals: [],
      handle: async (who, { body, visitor }) =>
        ok(await answerReview(deps, who, { ...body, visitor })),
    }),
  ]
}
