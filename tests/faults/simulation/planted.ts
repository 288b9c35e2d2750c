import type { Store } from './store.ts'

/** A planted bug in a database function that the simulation must find: a text of its source, and the replacement. */
export type Planted = { name: string; of: string; text: string; instead: string }

export const PLANTED: readonly Planted[] = [
  {
    name: 'an old saying of a deposit counts',
    of: 'settle_evaluated_deposit',
    text: `IF d.state IS DISTINCT FROM p->>'fromState' OR d.sequence <> (p->>'fromSequence')::int
     OR d.version <> (p->>'fromVersion')::int THEN`,
    instead: 'IF false THEN',
  },
  {
    name: 'the same form of a deposit is two',
    of: 'start_deposit',
    text: "WHERE player_id = player AND key = (p->>'key')::uuid;",
    instead: 'WHERE false;',
  },
  {
    name: 'a withdrawal moves from wherever it is',
    of: 'move_withdrawal',
    text: "IF NOT (p->'from') ? w.state OR",
    instead: 'IF',
  },
  {
    name: 'a stake of yesterday counts today',
    of: 'turn_limits',
    text: 'IF d > s.day_from THEN s.spent_at_day := s.spent; s.lost_at_day := s.lost; END IF;',
    instead: '',
  },
  {
    name: 'a charge-back takes what is not there',
    of: 'follow_returns',
    text: 'owes := change - moved;',
    instead: 'owes := 0;',
  },
  {
    name: 'a dispute that is won is paid although it is owed',
    of: 'follow_returns',
    text: 'owes := -least(d.owed, -change);',
    instead: 'owes := 0;',
  },
]

export async function plant(store: Store, { of, text, instead }: Planted): Promise<void> {
  const [found] = await store.run<{ source: string }>(
    "select pg_get_functiondef(p.oid) as source from pg_proc p where p.pronamespace = 'platform'::regnamespace and p.proname = $1",
    [of],
  )
  const source = found?.source.replace(text, instead)
  if (!source || source === found?.source) throw new Error(`${of} no longer says: ${text}`)
  await store.run(source)
}
