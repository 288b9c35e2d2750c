import { decision, requirement, strict } from './sources.ts'
import type { Cited, PlayRules } from './types.ts'

export type CitedRules = Readonly<{ [Rule in keyof PlayRules]: Cited<PlayRules[Rule]> }>

/** The longest time that any known market requires. */
export const SIXTY_DAYS_HOURS = 1_440

const NOT_VERIFIED = 'house rule: what this market asks for is not verified'
const NOT_CLOSED = 'GRD-10 to GRD-14 name the markets where it is closed; this is not one'

/**
 * The row of a market without verified rules; every other market takes each rule from it that it does not set itself.
 * Only the openness of products follows the requirements, which name the closed markets (GRD-10 to GRD-14).
 */
export const STRICT: CitedRules = {
  realMoney: strict('with-licence', 'house rule: no real money without a recorded licence'),
  minimumAge: strict(18, 'GAP-050: at least 18 in every country'),
  minimumAgeByRegion: strict({}, 'no region is known to differ'),
  consentModel: strict('opt-in', NOT_VERIFIED),
  demoPlay: strict('age-gate', NOT_VERIFIED),
  casino: requirement('open', NOT_CLOSED),
  liveCasino: requirement('open', NOT_CLOSED),
  virtualSports: requirement(
    'open',
    'GRD-07, GRD-08: closed in no market; the flag of the player decides',
  ),
  sportsbook: requirement('open', NOT_CLOSED),
  sportsbookClosedRegions: strict([], 'no region is known to differ'),
  limitIncrease: strict(
    { delayHours: 24, afterPeriodEnd: false, confirmed: false },
    'house rule, GAP-087: a raise waits 24 hours',
  ),
  offersLimitsBeforeDeposit: strict(
    true,
    'house rule: deposit limits are offered before the first deposit',
  ),
  limitsBeforePlay: strict(
    null,
    'no law of this market is known that asks for limits before play: they are offered',
  ),
  timeLimitsBeforePlay: strict(
    null,
    'no law of this market is known that asks for limits on time before play: they are offered',
  ),
  lossLimits: strict(false, 'CON-11: off where the market is not named'),
  timeoutHours: decision([24, 72, 168, 720], 'GAP-094: a day, three days, a week, thirty days'),
  exclusionMonths: decision([6, 12, 24, 36, 60], 'GAP-093: half a year at least, or for ever'),
  exclusionRegister: strict(null, 'no register of this market is known'),
  realityCheck: strict(
    { mode: 'player', choicesMinutes: [30, 60], defaultMinutes: 60, lockMinutes: 0 },
    'house rule: a check at least every 60 minutes',
  ),
  withdrawalCancel: strict('never', NOT_VERIFIED),
  wageringCap: strict(10, 'house rule for a market whose bonus rules are not verified'),
  bonuses: strict(
    { openTo: 'established', mostEver: null, leastHoursToFulfil: SIXTY_DAYS_HOURS },
    'house rule for a market whose bonus rules are not verified: nobody is welcomed with a bonus, sixty days to wager it',
  ),
  publicOffers: strict(
    false,
    'house rule: an offer is shown to players only, where they are known',
  ),
  gamePace: strict(
    { slotMs: 5_000, otherMs: 5_000 },
    'house rule: the slowest pace that a market asks for',
  ),
  slotStakeCap: strict(null, 'no cap of a market is known: the range of the game holds'),
  oneGameAtATime: strict(true, 'house rule for a market whose rules of play are not verified'),
  autoplay: strict('off', 'house rule for a market whose rules of play are not verified'),
  openBets: strict(
    'settled',
    'house rule: what was staked before an exclusion is settled, and what it wins is the player’s',
  ),
  announcesDocumentsBeforeDeposit: strict(true, NOT_VERIFIED),
  documentRequests: strict(
    {
      paidIn: [
        { fromEuro: 1_000n, documents: ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'] },
        { fromEuro: 10_000n, documents: ['SOURCE_OF_WEALTH'] },
      ],
      paidOut: [{ fromEuro: 2_000n, documents: ['PROOF_OF_ID', 'PROOF_OF_PAYMENT'] }],
      accountAge: { days: 14, documents: ['PROOF_OF_ID'] },
      changed: {
        NAME: 'PROOF_OF_ID',
        BIRTH_DATE: 'PROOF_OF_ID',
        ADDRESS: 'PROOF_OF_ADDRESS',
        PHONE: 'PROOF_OF_ID',
        PAYOUT_INSTRUMENT: 'PROOF_OF_PAYMENT',
      },
    },
    'house rule: asked for at half of the EUR 2,000 and half of the days after which nothing more is taken (GAP-080), so that there is time to send it; what this market asks for is not verified',
  ),
  risk: decision('MEDIUM', 'GAP-053: MEDIUM where the operator sets nothing else'),
}
