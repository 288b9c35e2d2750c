import type { MarkerAdministration } from '#contracts/harm-marker-administration.ts'
import type { Context } from '../context.ts'
import { findPlayerById } from '../players/index.ts'
import { findState, storeEvaluation } from './facts-store.ts'
import { toFigure } from './harm-markers.ts'
import { intervene, raiseIntervention } from './intervene.ts'
import { type Figure, MARKER_TABLE } from './marker-rules.ts'
import { putNoted, selectMarkersOfAll } from './marker-store.ts'

const HOUR_MS = 3_600_000

/** Markers of harm for staff, and the actions on them. */
export function createMarkerAdministration(
  deps: Pick<Context, 'db' | 'clock' | 'logger'>,
): MarkerAdministration {
  const { db, clock } = deps
  return {
    rules: MARKER_TABLE.map(({ id, counts, steps, windowMs, source }) => ({
      ...{ id, counts, steps, source, windowHours: windowMs / HOUR_MS },
    })),
    async list() {
      const rows = await selectMarkersOfAll(db)
      return rows.map((it) => ({
        ...{ id: it.id, playerId: it.player_id, email: it.email, currency: it.currency },
        ...{ rule: it.rule, level: it.level, at: it.at.toISOString() },
        figures: it.figures.map(toFigure),
        shownAt: it.shown_at?.toISOString() ?? null,
        answeredAt: it.answered_at?.toISOString() ?? null,
        answer: it.answer,
        waitsForStaff: it.level === 3 && it.noted_at === null,
      }))
    },
    note: (of) => putNoted(db, { ...of, now: clock() }),
    look: (playerId) => intervene(deps, playerId),
    async pretend(playerId, { rule, level }) {
      if (!(await findPlayerById(db, playerId))) return null
      await storeEvaluation(db, playerId, clock())
      const { version } = await findState(db, playerId)
      return raiseIntervention(deps, playerId, {
        hits: [{ rule, level, figures: PRETENDED[rule] ?? [] }],
        version,
      })
    },
  }
}

const figure = (name: string, unit: Figure['unit'], value: string): Figure => ({
  name,
  unit,
  value,
})
const count = (n: number) => figure('count', 'count', String(n))

/** Plausible figures for such a hit. */
const PRETENDED: Readonly<Record<string, readonly Figure[]>> = {
  chasing: [count(3), figure('lost', 'money', '12050')],
  depositsFailed: [count(3)],
  limitRaise: [count(1), figure('used', 'money', '9900'), figure('limit', 'money', '10000')],
  withdrawalsCancelled: [count(2)],
  depositsRising: [figure('paidIn', 'money', '123456700'), figure('usual', 'money', '20000')],
  longPlay: [figure('time', 'minutes', '310')],
  nightPlay: [count(3), figure('time', 'minutes', '245')],
}
