import type { z } from 'zod'
import {
  EXCLUSION_EVENTS,
  type ExclusionEventKind,
  type exclusionRequest,
  PROTECTION_EVENTS,
  type ProtectionEventKind,
  type protectionEvents,
  type protectionEventsQuery,
  type timeoutRequest,
} from '#contracts/player-api/exclusions.ts'
import { ok, type Result } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import { addMonths, localIso } from '#markets/local-moment.ts'
import { notifyOwner } from '../account/index.ts'
import type { Background } from '../background.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { Messenger } from '../messages/index.ts'
import type { Authorised, PlayerRow } from '../players/index.ts'
import { newId } from '../wallet/index.ts'

export type ExclusionDeps = Pick<Context, 'db' | 'clock'> & {
  messenger: Messenger
  background: Background
}

/** The visitor's network address; null when the site does not send it. */
type From = { visitor: string | null }
type Started = Result<null, never> | { ok: false; invalid: { field: string } }

const HOUR_MS = 3_600_000

/**
 * Starts a time-out now (GAP-094), from the limits page or the panic button: sessions, feeds and games end with it. A
 * repeated request is one break. Pending withdrawals continue.
 */
export async function startTimeout(
  deps: ExclusionDeps,
  who: Authorised,
  asked: z.output<typeof timeoutRequest> & From,
): Promise<Started> {
  const { timeoutHours } = marketOfCountry(who.player.country_code)
  if (!timeoutHours.includes(asked.timeout)) return { ok: false, invalid: { field: 'timeout' } }
  return startExclusion(deps, who, {
    kind: asked.panic ? 'PANIC' : 'TIMEOUT',
    status: 'TIMEOUT',
    until: deps.clock() + asked.timeout * HOUR_MS,
    ...asked,
  })
}

/**
 * Starts self-exclusion now, for months or permanently (GAP-093, CON-12); unlike a time-out, it also ends marketing.
 */
export async function excludeOneself(
  deps: ExclusionDeps,
  who: Authorised,
  asked: z.output<typeof exclusionRequest> & From,
): Promise<Started> {
  const { exclusionMonths, timeZone } = marketOfCountry(who.player.country_code)
  const months = asked.accountDisableIndefinitely ? null : asked.exclusionInMonths
  if (months !== null && (months === undefined || !exclusionMonths.includes(months))) {
    return { ok: false, invalid: { field: 'exclusionInMonths' } }
  }
  return startExclusion(deps, who, {
    kind: 'SELF_EXCLUSION',
    status: 'SELF_EXCLUDED',
    until: months === null ? null : addMonths(deps.clock(), months, timeZone),
    ...asked,
  })
}

/** The recorded protection events of the player, newest first. */
export async function readProtectionEvents(
  { db }: Pick<Context, 'db'>,
  playerId: string,
  { about }: z.output<typeof protectionEventsQuery>,
): Promise<z.input<typeof protectionEvents>> {
  const kinds = about === 'BREAKS' ? EXCLUSION_EVENTS : PROTECTION_EVENTS
  const rows = await selectProtectionEvents(db, { playerId, kinds })
  return {
    events: rows.map((it) => ({
      at: it.at.toISOString(),
      kind: it.kind,
      until: it.until?.toISOString() ?? null,
      textVersion: it.text_version,
      acknowledgedAt: it.acknowledged_at?.toISOString() ?? null,
    })),
  }
}

async function startExclusion(
  deps: ExclusionDeps,
  { player, sessionId }: Authorised,
  what: Pick<ExclusionRow, 'kind' | 'status' | 'until'> &
    From & { textVersion?: string | undefined },
): Promise<Started> {
  const { db, clock } = deps
  const at = clock()
  const { kind, status, until } = what
  const hasStarted = await insertExclusion(db, {
    ...{ playerId: player.id, id: newId(at), kind, status, until, at, sessionId },
    visitor: what.visitor ?? '',
    textVersion: what.textVersion ?? null,
    acknowledged: what.textVersion === undefined ? null : 'CONFIRMED',
  })
  if (hasStarted) {
    notifyOwner(
      deps,
      player,
      until === null
        ? { template: 'break.for-ever', params: {} }
        : { template: 'break.begun', params: { until: endText(until, player) } },
    )
  }
  return ok(null)
}

/** A moment in a form readable in every language: `2026-11-24 14:05 (Europe/Helsinki)`. */
function endText(moment: number, { country_code: country }: PlayerRow): string {
  const { timeZone } = marketOfCountry(country)
  return `${localIso(moment, timeZone).slice(0, 16).replace('T', ' ')} (${timeZone})`
}

const MOST_SHOWN = 100

/** A break as `platform.begin_break` reads it. */
type ExclusionRow = {
  playerId: string
  id: string
  kind: ExclusionEventKind
  status: 'TIMEOUT' | 'SELF_EXCLUDED'
  /** Milliseconds; null: without end. */
  until: number | null
  at: number
  sessionId: string
  visitor: string
  textVersion: string | null
  /** How the player accepted that text; null where none was shown. */
  acknowledged: 'CONFIRMED' | null
}
export const BEGIN_EXCLUSION_KEYS = {
  playerId: true,
  id: true,
  kind: true,
  status: true,
  until: true,
  at: true,
  sessionId: true,
  visitor: true,
  textVersion: true,
  acknowledged: true,
} as const satisfies Record<keyof ExclusionRow, true>

/** See `platform.begin_break`: all in one transaction. False: a break that already exists stays. */
async function insertExclusion(db: Db, it: ExclusionRow): Promise<boolean> {
  const rows = await db.query<{ code: string }>('select platform.begin_break($1::jsonb) as code', [
    JSON.stringify(it),
  ])
  return rows[0]?.code === 'OK'
}

type EventRow = Pick<
  Rows['protection_event'],
  'at' | 'until' | 'text_version' | 'acknowledged_at'
> & { kind: ProtectionEventKind }

function selectProtectionEvents(
  db: Db,
  of: { playerId: string; kinds: readonly ProtectionEventKind[] },
): Promise<EventRow[]> {
  return db.query<EventRow>(
    `select at, kind, until, text_version, acknowledged_at from platform.protection_event
     where player_id = $1 and kind = any($2) order by at desc, id desc limit $3`,
    [of.playerId, [...of.kinds], MOST_SHOWN],
  )
}
