import { decision, secondary, seed } from './sources.ts'
import type { CitedRules } from './strict.ts'

/** The European Economic Area: nothing optional before the visitor's consent. */
export const EU_CONSENT = {
  consentModel: secondary(
    'opt-in',
    'law firms on the EDPB cookie banner taskforce, January 2023: no consent from a ticked box',
  ),
} as const satisfies Partial<CitedRules>

/** Rules from the requirements, for markets with open registration (MKT-13), unless a stricter rule exists. */
export const SEED_MARKET = {
  demoPlay: seed('anonymous', 'seed 000 §6: who is not signed in may play for fun, GRD-09, CON-02'),
  realityCheck: seed(
    { mode: 'player', choicesMinutes: [30, 60, 120], defaultMinutes: 120, lockMinutes: 0 },
    'seed 000 §9: 30, 60 or 120 minutes, at first 120, LIM-18',
  ),
  tellsDocumentsFirst: decision(
    false,
    'GAP-080: the order leaves 30 days from the first deposit, the check says how many are left',
  ),
  withdrawalCancel: seed(
    'player',
    'seed 000 §3, §7: a player takes a pending withdrawal back, BNK-16',
  ),
} as const satisfies Partial<CitedRules>
