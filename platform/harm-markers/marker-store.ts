import type {
  InterventionAnswer,
  MarkerLevel,
  MarkerRule,
} from '#contracts/player-api/protection-words.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import { newId } from '../wallet/index.ts'
import type { PastIntervention } from './escalation.ts'
import type { Figure, Hit } from './marker-rules.ts'

const MOST_SHOWN = 100
/** A message of level 1 closes by itself this long after it was first shown. */
const STAYS = "interval '24 hours'"
/** Open messages; $2 is now. */
const WAITS = `is_open and not (level = 1 and shown_at is not null and shown_at <= $2::timestamptz - ${STAYS})`

export type MarkerRow = Pick<
  Rows['warning'],
  'player_id' | 'id' | 'at' | 'is_open' | 'shown_at' | 'answered_at' | 'noted_at'
> & {
  rule: MarkerRule
  level: MarkerLevel
  figures: Figure[]
  answer: InterventionAnswer | null
}
const COLUMNS =
  'player_id, id, rule, level, at, figures, is_open, shown_at, answered_at, answer, noted_at'

export async function selectPast(
  db: Db,
  of: { playerId: string; since: number; now: number },
): Promise<PastIntervention[]> {
  const rows = await db.query<MarkerRow & { waits: boolean }>(
    `select rule, level, at, ${WAITS} as waits from platform.warning
     where player_id = $1 and at > $3 order by at limit 500`,
    [of.playerId, new Date(of.now), new Date(of.since)],
    { idempotent: true },
  )
  return rows.map((it) => ({
    ...{ rule: it.rule, level: it.level, at: it.at.getTime(), isOpen: it.waits },
  }))
}

export function selectMarkers(db: Db, playerId: string): Promise<MarkerRow[]> {
  return db.query<MarkerRow>(
    `select ${COLUMNS} from platform.warning where player_id = $1 order by at desc, id desc limit $2`,
    [playerId, MOST_SHOWN],
    { idempotent: true },
  )
}

/** Of all players, newest first; those that staff have not seen yet come before all others. */
export function selectMarkersOfAll(
  db: Db,
): Promise<(MarkerRow & Pick<Rows['player'], 'email' | 'currency'>)[]> {
  return db.query(
    `select w.*, p.email, p.currency from platform.warning w join platform.player p on p.id = w.player_id
     where w.id in (
       select id from platform.warning where level = 3 and noted_at is null
       union select id from (select id from platform.warning order by at desc limit $1) newest)
     order by (w.level = 3 and w.noted_at is null) desc, w.at desc limit $1`,
    [MOST_SHOWN],
    { idempotent: true },
  )
}

export async function findOpen(db: Db, playerId: string, now: number): Promise<MarkerRow | null> {
  const rows = await db.query<MarkerRow>(
    `select ${COLUMNS} from platform.warning where player_id = $1 and ${WAITS}
     order by at desc limit 1`,
    [playerId, new Date(now)],
    { idempotent: true },
  )
  return rows[0] ?? null
}

/** A message as `platform.raise_warning` reads it; instants are text. */
type Raise = Hit & {
  playerId: string
  id: string
  /** The version that the decision is based on. */
  version: number
  at: string
  noMarketingUntil: string | null
}
export const RAISE_KEYS = {
  playerId: true,
  id: true,
  version: true,
  at: true,
  rule: true,
  level: true,
  figures: true,
  noMarketingUntil: true,
} as const satisfies Record<keyof Raise, true>

/** See `platform.raise_warning`. False: a concurrent check was first. */
export async function raise(
  db: Db,
  of: { playerId: string; version: number; hit: Hit; now: number; noMarketingUntil: number | null },
): Promise<boolean> {
  const message: Raise = {
    ...{ playerId: of.playerId, id: newId(of.now), version: of.version, at: String(of.now) },
    ...of.hit,
    noMarketingUntil: of.noMarketingUntil === null ? null : String(of.noMarketingUntil),
  }
  const rows = await db.query<{ raised: boolean }>(
    'select platform.raise_warning($1::jsonb) as raised',
    [JSON.stringify(message)],
  )
  return rows[0]?.raised === true
}

type Evidence = {
  playerId: string
  id: string
  now: number
  sessionId: string | null
  visitor: string
  textVersion: string | null
}

/** Records an action on a message with its evidence, in one transaction; false: already done, or no such message. */
async function put(
  db: Db,
  change: { set: string; where: string; kind: string; params: readonly unknown[] },
  it: Evidence,
): Promise<boolean> {
  const rows = await db.query(
    `with changed as (
       update platform.warning set ${change.set}
       where player_id = $1 and id = $2 and ${change.where}
       returning player_id, rule, level, answer
     )
     insert into platform.protection_event
       (player_id, id, at, kind, status_before, session_id, visitor, text_version, details, acknowledged,
        acknowledged_at)
     select p.id, $4, $3, $5, p.status, $6, $7, $8,
            jsonb_strip_nulls(jsonb_build_object('rule', c.rule, 'level', c.level, 'answer', c.answer)),
            case when c.answer is null then 'NOT_ASKED' else 'CONFIRMED' end, case when c.answer is not null then $3 end
     from changed c join platform.player p on p.id = c.player_id
     returning id`,
    [
      ...[it.playerId, it.id, new Date(it.now), newId(it.now), change.kind],
      ...[it.sessionId, it.visitor, it.textVersion, ...change.params],
    ],
  )
  return rows.length === 1
}

/** Displayed to the player for the first time. At level 1 no more is required. */
export function putShown(db: Db, it: Evidence): Promise<boolean> {
  const set = 'shown_at = $3'
  const change = { set, where: 'shown_at is null', kind: 'WARNING_SHOWN', params: [] }
  return put(db, change, it)
}

export function putAnswer(db: Db, it: Evidence & { answer: InterventionAnswer }): Promise<boolean> {
  const set = 'answered_at = $3, answer = $9, is_open = false, shown_at = coalesce(shown_at, $3)'
  const change = {
    set,
    where: 'answered_at is null',
    kind: 'WARNING_ANSWERED',
    params: [it.answer],
  }
  return put(db, change, it)
}

/** Staff have seen it. */
export function putNoted(
  db: Db,
  of: { playerId: string; id: string; now: number },
): Promise<boolean> {
  const change = {
    ...{ set: 'noted_at = $3', where: 'level = 3 and noted_at is null' },
    ...{ kind: 'WARNING_NOTED', params: [] },
  }
  return put(db, change, { ...of, sessionId: null, visitor: '', textVersion: null })
}

/** Until when the player must not get marketing; null: no block at that moment. */
export async function findNoMarketing(
  db: Db,
  playerId: string,
  now: number,
): Promise<number | null> {
  const rows = await db.query<{ until: Date }>(
    `select no_marketing_until as until from platform.warning_state
     where player_id = $1 and no_marketing_until > $2`,
    [playerId, new Date(now)],
    { idempotent: true },
  )
  return rows[0]?.until.getTime() ?? null
}
