import { decision, requirement, secondary } from './sources.ts'
import type { CitedRules } from './strict.ts'

/** The European Economic Area: nothing optional before the visitor's consent. */
export const EU_CONSENT = {
  consentModel: secondary(
    'opt-in',
    'law firms on the EDPB cookie banner taskforce, January 2023: no consent from a ticked box',
  ),
} as const satisfies Partial<CitedRules>

/** Rules from the requirements, for markets with open registration (MKT-13), unless a stricter rule exists. */
export const OPEN_MARKET = {
  demoPlay: requirement('anonymous', 'GRD-09, CON-02: anonymous visitors may play for fun'),
  realityCheck: requirement(
    { mode: 'player', choicesMinutes: [30, 60, 120], defaultMinutes: 120, lockMinutes: 0 },
    'LIM-18: 30, 60 or 120 minutes, at first 120',
  ),
  announcesDocumentsBeforeDeposit: decision(
    false,
    'GAP-080: 30 days from the first deposit; the check says how many are left',
  ),
  withdrawalCancel: requirement('player', 'BNK-16: a player may cancel a pending withdrawal'),
} as const satisfies Partial<CitedRules>
