import type { MarketCode } from '#markets/index.ts'
import type { Db, Statement } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { Campaign } from './campaign-file.ts'
import type { OfferTerms } from './campaign-rules.ts'

/** The offers that already use a code. */
export async function findCodeOwners(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.query<{ code: string; id: string }>(
    'select code, id from platform.bonus_campaign where code = any($1::text[])',
    [codes],
    { idempotent: true },
  )
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** The existing offers, with what must not change: bonuses and pending deposits depend on it. */
export async function findKinds(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Pick<Campaign, 'kind' | 'vertical'>>> {
  const rows = await db.query<Pick<Campaign, 'id' | 'kind' | 'vertical'>>(
    'select id, kind, vertical from platform.bonus_campaign where id = any($1::text[])',
    [ids],
    { idempotent: true },
  )
  return new Map(rows.map(({ id, ...it }) => [id, it]))
}

export type PublicCampaignRow = Pick<
  Rows['bonus_campaign'],
  'id' | 'category' | 'code' | 'starts_at' | 'ends_at'
> & {
  vertical: Campaign['vertical']
  markets: MarketCode[]
  /** By currency. */
  terms: Record<string, OfferTerms>
}

/** The offers with these ids that are not drafts and not withdrawn; ended ones too. */
export function selectCampaigns(db: Db, ids: readonly string[]): Promise<PublicCampaignRow[]> {
  return db.query<PublicCampaignRow>(
    `select id, vertical, category, code, markets, terms, starts_at, ends_at
     from platform.bonus_campaign where id = any($1::text[]) and status = 'ACTIVE' order by id`,
    [ids],
    { idempotent: true },
  )
}

export async function saveCampaigns(
  db: Db,
  campaigns: readonly (Campaign & { terms: Record<string, OfferTerms> })[],
  now: Date,
): Promise<void> {
  // Codes are cleared first: two offers may have swapped theirs.
  const free: Statement = {
    sql: 'update platform.bonus_campaign set code = null where id = any($1::text[])',
    params: [campaigns.map((it) => it.id)],
  }
  await db.batch([free, ...campaigns.map((it) => saving(it, now))])
}

function saving(it: Campaign & { terms: Record<string, OfferTerms> }, now: Date): Statement {
  return {
    sql: `insert into platform.bonus_campaign (id, kind, vertical, category, trigger_event, markets, code, audience,
            status, starts_at, ends_at, terms, names, steps, changed_at)
          values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $12::jsonb, $13::jsonb, $14, $15)
          on conflict (id) do update set kind = excluded.kind, vertical = excluded.vertical,
            category = excluded.category, trigger_event = excluded.trigger_event, markets = excluded.markets,
            code = excluded.code, audience = excluded.audience, status = excluded.status,
            starts_at = excluded.starts_at, ends_at = excluded.ends_at, terms = excluded.terms,
            names = excluded.names, steps = excluded.steps, changed_at = excluded.changed_at`,
    params: [
      it.id,
      it.kind,
      it.vertical,
      it.category,
      it.triggerEvent,
      JSON.stringify(it.markets),
      it.bonusCode,
      it.audience,
      it.status,
      new Date(it.startsAt),
      it.endsAt === null ? null : new Date(it.endsAt),
      JSON.stringify(it.terms),
      JSON.stringify(it.names),
      it.steps,
      now,
    ],
  }
}
