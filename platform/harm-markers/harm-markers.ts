import type { z } from 'zod'
import { toApiAmount } from '#contracts/money.ts'
import type {
  HarmMarker,
  HarmMarkers,
  interventionAnswer,
  interventionShown,
  Notices,
} from '#contracts/player-api/harm-markers.ts'
import type { MarkerFigure } from '#contracts/player-api/protection-words.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { readReviewNotice } from '../limit-review/index.ts'
import type { Authorised, PlayerRow } from '../players/index.ts'
import type { Figure } from './marker-rules.ts'
import {
  findNoMarketing,
  findOpen,
  type MarkerRow,
  putAnswer,
  putShown,
  selectMarkers,
} from './marker-store.ts'

/** The visitor's network address; null when the site does not send it. */
type From = { visitor: string | null }

/** The notices for the next page. */
export async function readNotices(
  deps: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
): Promise<Notices> {
  const [open, review] = await Promise.all([
    findOpen(deps.db, player.id, deps.clock()),
    readReviewNotice(deps, player),
  ])
  return {
    currency: player.currency,
    warning: open && toMarker(open),
    ...review,
  }
}

/** The messages shown to the player, with the rules and figures behind each. */
export async function readMarkers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
): Promise<HarmMarkers> {
  const [rows, until] = await Promise.all([
    selectMarkers(db, player.id),
    findNoMarketing(db, player.id, clock()),
  ])
  return {
    currency: player.currency,
    warnings: rows.map(toMarker),
    noMarketingUntil: until === null ? null : new Date(until).toISOString(),
  }
}

/** Records that the message is displayed to the player: once, on however many devices. */
export async function recordShown(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  who: Authorised,
  of: z.output<typeof interventionShown> & From & { id: string },
): Promise<Result<null, 'NOT_FOUND'>> {
  if (!(await owns(db, who.player, of.id))) return refuse('NOT_FOUND')
  await putShown(db, evidence(who, of, clock()))
  return ok(null)
}

/** The player has read it, and the option chosen; of repeated answers the first counts. */
export async function recordAnswer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  who: Authorised,
  of: z.output<typeof interventionAnswer> & From & { id: string },
): Promise<Result<null, 'NOT_FOUND'>> {
  if (!(await owns(db, who.player, of.id))) return refuse('NOT_FOUND')
  await putAnswer(db, { ...evidence(who, of, clock()), answer: of.answer })
  return ok(null)
}

/**
 * Whether the player may get marketing now; checked by everything that sends or shows it. Never for a player in a
 * break, excluded or restricted, or while a warning blocks it.
 */
export async function mayMarketTo(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  player: Pick<PlayerRow, 'id' | 'status' | 'multibrand_suspended'>,
): Promise<boolean> {
  if (player.status !== 'REGISTERED' || player.multibrand_suspended) return false
  return (await findNoMarketing(db, player.id, clock())) === null
}

async function owns(db: Db, player: PlayerRow, id: string): Promise<boolean> {
  return (await selectMarkers(db, player.id)).some((it) => it.id === id)
}

function evidence(
  { player, sessionId }: Authorised,
  of: From & { id: string; textVersion?: string | undefined },
  now: number,
) {
  return {
    ...{ playerId: player.id, id: of.id, now, sessionId },
    visitor: of.visitor ?? '',
    textVersion: of.textVersion ?? null,
  }
}

function toMarker(row: MarkerRow): HarmMarker {
  return {
    ...{ id: row.id, rule: row.rule, level: row.level, at: row.at.toISOString() },
    figures: row.figures.map(toFigure),
    shownAt: row.shown_at?.toISOString() ?? null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answer: row.answer,
  }
}

export function toFigure({ name, unit, value }: Figure): MarkerFigure {
  const number = unit === 'money' ? toApiAmount(BigInt(value)) : Number(value)
  return { name, unit, value: number }
}
