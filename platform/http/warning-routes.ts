import { notices, warningAnswer, warningShown, warnings } from '#contracts/player-api/warnings.ts'
import { ok } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import { answerWarning, noteWarningShown, readNotices, readWarnings } from '../warnings/index.ts'
import { playerRoute, type Route } from './route.ts'

const PATH = '/v1/player/warnings'

/** Early warnings, and the notice for the next page (ours). */
export function warningRoutes(deps: { db: Db; clock: () => number }): Route[] {
  return [
    playerRoute({
      method: 'GET',
      path: '/v1/player/notices',
      summary:
        'What is to be said on the next page: a warning, and that limits are to be looked at',
      status: 200,
      answer: notices,
      refusals: [],
      handle: async ({ player }) => ok(await readNotices(deps, player)),
    }),
    playerRoute({
      method: 'GET',
      path: PATH,
      summary: 'What the player was told, and why, newest first',
      status: 200,
      answer: warnings,
      refusals: [],
      handle: async ({ player }) => ok(await readWarnings(deps, player)),
    }),
    playerRoute({
      method: 'POST',
      path: `${PATH}/:id/shown`,
      summary: 'Put on record that the message stands before the player',
      body: warningShown,
      status: 204,
      answer: null,
      refusals: ['NOT_FOUND'],
      handle: (who, { body, params, visitor }) =>
        noteWarningShown(deps, who, { ...body, id: params.id ?? '', visitor }),
    }),
    playerRoute({
      method: 'POST',
      path: `${PATH}/:id/answer`,
      summary: 'The player has read the message, and goes one of its ways on',
      body: warningAnswer,
      status: 204,
      answer: null,
      refusals: ['NOT_FOUND'],
      handle: (who, { body, params, visitor }) =>
        answerWarning(deps, who, { ...body, id: params.id ?? '', visitor }),
    }),
  ]
}
