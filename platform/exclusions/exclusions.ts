import type { z } from 'zod'
import {
  EXCLUSION_EVENTS,
  type exclusionRequest,
  PROTECTION_EVENTS,
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
import type { Messenger } from '../messages/index.ts'
import type { Authorised, PlayerRow } from '../players/index.ts'
import { newId } from '../wallet/index.ts'
import { type Break, insertExclusion, selectProtectionEvents } from './exclusion-store.ts'

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
  what: Pick<Break, 'kind' | 'status' | 'until'> & From & { textVersion?: string | undefined },
): Promise<Started> {
  const { db, clock } = deps
  const at = clock()
  const { kind, status, until } = what
  const begun = await insertExclusion(db, {
    ...{ playerId: player.id, id: newId(at), kind, status, until, at, sessionId },
    visitor: what.visitor ?? '',
    textVersion: what.textVersion ?? null,
    acknowledged: what.textVersion === undefined ? null : 'CONFIRMED',
  })
  if (begun) {
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
