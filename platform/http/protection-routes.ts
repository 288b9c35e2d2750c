import { restrictionOf } from '#contracts/player-api/account-rights.ts'
import { activityCalls } from '#contracts/player-api/activity.ts'
import { budgetCalls } from '#contracts/player-api/budget.ts'
import { exclusionCalls } from '#contracts/player-api/exclusions.ts'
import { harmMarkerCalls } from '#contracts/player-api/harm-markers.ts'
import { limitReviewCalls } from '#contracts/player-api/limit-review.ts'
import { type LimitChange, limitCalls } from '#contracts/player-api/limits.ts'
import type { LimitKind } from '#contracts/player-api/protection-words.ts'
import { selfTestCalls } from '#contracts/player-api/self-test.ts'
import { ok } from '#contracts/result.ts'
import {
  answerCheck,
  changePlayTime,
  noteShown,
  readSettings,
  readSummary,
  readTimer,
} from '../activity/index.ts'
import { readBudget, readOwnBudget, removeOwnBudget, setOwnBudget } from '../budget/index.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import {
  type ExclusionDeps,
  excludeOneself,
  readProtectionEvents,
  startTimeout,
} from '../exclusions/index.ts'
import { readMarkers, readNotices, recordAnswer, recordShown } from '../harm-markers/index.ts'
import {
  answerReview,
  changeReview,
  noteReviewShown,
  readLimitReview,
} from '../limit-review/index.ts'
import { changeLimit, readLimits } from '../limits/index.ts'
import type { Authorised } from '../players/index.ts'
import { readProtectionRecord } from '../protection/index.ts'
import { deleteSelfTests, readSelfTests, storeSelfTest } from '../self-test/index.ts'
import { bindCalls, type Route } from './route.ts'

/** Play time and reality checks (table 3, rows 60 to 63, CON-14; `shown` is ours). */
export function activityRoutes(deps: Pick<Context, 'db' | 'clock'>): Route[] {
  return bindCalls(activityCalls, {
    readPlayTime: async ({ player }) => ok(await readSettings(deps, player)),
    readPlayTimeOfWallet: async ({ player }) => ok(await readSettings(deps, player)),
    changePlayTime: ({ who, body, visitor }) => changePlayTime(deps, who, { ...body, visitor }),
    readActivityTimer: async ({ player }) => ok(await readTimer(deps, player)),
    answerCheck: ({ who, body, visitor }) => answerCheck(deps, who, { ...body, visitor }),
    async noteCheckShown({ who, body, visitor }) {
      await noteShown(deps, who, { ...body, visitor })
      return ok(null)
    },
    readActivitySummary: async ({ player }) => ok(await readSummary(deps, player)),
  })
}

/** A player's own limits (table 3, rows 55 to 57; those on time are ours). Whether a change makes one less strict only the limits know. */
export function limitRoutes(deps: Pick<Context, 'db' | 'clock' | 'logger'>): Route[] {
  const change =
    (kind: LimitKind) =>
    ({ who, body }: { who: Authorised; body: LimitChange }) =>
      changeLimit(deps, who.player, {
        kind,
        change: body,
        mayRelax: restrictionOf('relax', who.restrictions) === null,
      })
  return bindCalls(limitCalls, {
    readDepositLimits: ({ player }) => readLimits(deps, player, 'deposit'),
    changeDepositLimits: change('deposit'),
    readSpendLimits: ({ player }) => readLimits(deps, player, 'spend'),
    changeSpendLimits: change('spend'),
    readLossLimits: ({ player }) => readLimits(deps, player, 'loss'),
    changeLossLimits: change('loss'),
    readTimeLimits: ({ player }) => readLimits(deps, player, 'time'),
    changeTimeLimits: change('time'),
  })
}

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

/** The player's own money and time by calendar period (ours). */
export function budgetRoutes(deps: { db: Db; clock: () => number }): Route[] {
  return bindCalls(budgetCalls, {
    readBudget: ({ player, query }) => readBudget(deps, player, query),
    readOwnBudget: async ({ player }) => ok(await readOwnBudget(deps, player)),
    setOwnBudget: async ({ player, body }) => ok(await setOwnBudget(deps, player, body)),
    async removeOwnBudget({ player }) {
      await removeOwnBudget(deps, player)
      return ok(null)
    },
  })
}

/** Markers of harm, and the notice for the next page (ours). */
export function harmMarkerRoutes(deps: { db: Db; clock: () => number }): Route[] {
  return bindCalls(harmMarkerCalls, {
    readNotices: async ({ player }) => ok(await readNotices(deps, player)),
    readWarnings: async ({ player }) => ok(await readMarkers(deps, player)),
    noteWarningShown: ({ who, body, params, visitor }) =>
      recordShown(deps, who, { ...body, id: params.id ?? '', visitor }),
    answerWarning: ({ who, body, params, visitor }) =>
      recordAnswer(deps, who, { ...body, id: params.id ?? '', visitor }),
  })
}

/** Results of the self-test that the player chose to keep (ours). */
export function selfTestRoutes(deps: { db: Db; clock: () => number }): Route[] {
  return bindCalls(selfTestCalls, {
    readSelfTests: async ({ player }) => ok(await readSelfTests(deps, player)),
    async keepSelfTest({ player, body }) {
      await storeSelfTest(deps, player, body)
      return ok(null)
    },
    async forgetSelfTests({ player }) {
      await deleteSelfTests(deps, player)
      return ok(null)
    },
  })
}

/** Breaks that a player takes (table 3, rows 58 and 59; the record is ours). */
export function exclusionRoutes(deps: ExclusionDeps): Route[] {
  return bindCalls(exclusionCalls, {
    beginTimeout: ({ who, body, visitor }) => startTimeout(deps, who, { ...body, visitor }),
    excludeOneself: ({ who, body, visitor }) => excludeOneself(deps, who, { ...body, visitor }),
    readProtectionEvents: async ({ player, query }) =>
      ok(await readProtectionEvents(deps, player.id, query)),
    readProtectionRecord: async ({ player, query }) =>
      ok(await readProtectionRecord(deps.db, player, query)),
  })
}
