/** The wagering contribution by type of game in the demo's casino, in percent; jackpots take no bonus money. */
const CASINO = { slot: 100, 'video-poker': 25, roulette: 10, blackjack: 10, baccarat: 10 }
const LIVE = { roulette: 25, blackjack: 25, baccarat: 25, wheel: 100 }

const STARTED = '2026-01-01T00:00:00Z'
const SIXTY_DAYS = 1_440

/** Whole units of each currency, scaled to similar value. */
const SCALE = {
  ...{ EUR: 1, CAD: 1.5, NOK: 12, NZD: 2, SEK: 11, BRL: 6, GBP: 1 },
} as const
type Scaled = keyof typeof SCALE

function amounts<Names extends string>(
  euros: Record<Names, number>,
  currencies: readonly Scaled[],
) {
  const scaled = (currency: Scaled) =>
    Object.fromEntries(
      Object.entries<number>(euros).map(([name, euro]) => [
        name,
        Math.round(euro * SCALE[currency]),
      ]),
    )
  return Object.fromEntries(currencies.map((it) => [it, scaled(it)]))
}

/** Markets of demo players whose rules allow a bonus only after an earlier deposit. */
const ESTABLISHED = {
  markets: ['FI', 'CA', 'NO', 'NZ', 'DE', 'MT', 'BR'],
  audience: 'established',
} as const
const ESTABLISHED_CURRENCIES = ['EUR', 'CAD', 'NOK', 'NZD', 'BRL'] as const

const common = { startsAt: STARTED, wrMultiplier: 10, hoursToFulfil: SIXTY_DAYS }
const casino = { ...common, vertical: 'CASINO', contributions: CASINO }

/**
 * The bonus offers of the demo, in the format of an operator's file: `npm run campaigns:put` takes the same. All names
 * are invented. One of each kind that a page can show: on top of a deposit, a gift, by code, live, triggered, over, and
 * for one market alone; a free bet, and bonus money for bets.
 */
export const DEMO_CAMPAIGNS = JSON.stringify([
  {
    ...{ ...casino, ...ESTABLISHED, id: 'harbour-match', kind: 'DEPOSIT_MATCH', percentage: 50 },
    amounts: amounts({ most: 50, minDeposit: 20, maxStake: 5 }, ESTABLISHED_CURRENCIES),
    names: { en: 'Harbour Match', fi: 'Satamatalletus', no: 'Havneinnskudd', de: 'Hafen-Bonus' },
  },
  {
    ...{ ...casino, id: 'first-light', kind: 'DEPOSIT_MATCH', percentage: 100 },
    ...{ markets: ['CA'], audience: 'first-deposit' },
    amounts: amounts({ most: 60, minDeposit: 20, maxStake: 5 }, ['CAD']),
    names: { en: 'First Light', caf: 'Première lueur' },
  },
  {
    ...{ ...casino, id: 'fjord-once', kind: 'DEPOSIT_MATCH', percentage: 50 },
    ...{ markets: ['PP'], audience: 'everybody' },
    amounts: amounts({ most: 50, minDeposit: 20, maxStake: 5 }, ['SEK']),
    names: { en: 'Fjord Once' },
  },
  {
    ...{ ...casino, ...ESTABLISHED, id: 'lantern-gift', kind: 'GIFT', wrMultiplier: 5 },
    amounts: amounts({ amount: 5, maxStake: 2 }, ESTABLISHED_CURRENCIES),
    names: { en: 'Lantern Gift', fi: 'Lyhtylahja', no: 'Lyktegave', de: 'Laternen-Geschenk' },
    excludedGames: [],
  },
  {
    ...{ ...casino, ...ESTABLISHED, id: 'heron-code', kind: 'GIFT', bonusCode: 'HERON-10' },
    amounts: amounts({ amount: 10, maxStake: 5 }, ESTABLISHED_CURRENCIES),
    names: { en: 'Heron Code', fi: 'Haikarakoodi', no: 'Hegrekode', de: 'Reiher-Code' },
  },
  {
    ...{ ...casino, ...ESTABLISHED, id: 'old-town', kind: 'GIFT', bonusCode: 'OLD-TOWN' },
    amounts: amounts({ amount: 10, maxStake: 5 }, ESTABLISHED_CURRENCIES),
    endsAt: '2026-03-01T00:00:00Z',
    names: { en: 'Old Town' },
  },
  {
    ...{ ...casino, ...ESTABLISHED, id: 'spring-match', kind: 'DEPOSIT_MATCH', percentage: 25 },
    amounts: amounts({ most: 25, minDeposit: 20, maxStake: 5 }, ESTABLISHED_CURRENCIES),
    endsAt: '2026-06-01T00:00:00Z',
    names: { en: 'Spring Match' },
  },
  {
    ...{ ...casino, ...ESTABLISHED, id: 'ember-trigger', kind: 'GIFT', category: 'TRIGGERED' },
    amounts: amounts({ amount: 8, maxStake: 2 }, ESTABLISHED_CURRENCIES),
    names: { en: 'Ember', fi: 'Hiillos', no: 'Glo', de: 'Glut' },
  },
  {
    ...{ ...casino, id: 'northern-gift', kind: 'GIFT', markets: ['NO'], audience: 'established' },
    amounts: amounts({ amount: 10, maxStake: 5 }, ['NOK']),
    names: { en: 'Northern Gift', no: 'Nordgave' },
  },
  {
    ...{ ...common, ...ESTABLISHED, id: 'velvet-table', kind: 'GIFT', vertical: 'LIVE_CASINO' },
    // In Germany, live tables are not open to every player.
    markets: ESTABLISHED.markets.filter((it) => it !== 'DE'),
    contributions: LIVE,
    amounts: amounts({ amount: 10, maxStake: 5 }, ESTABLISHED_CURRENCIES),
    names: { en: 'Velvet Table', fi: 'Samettipöytä', no: 'Fløyelsbord' },
  },
  {
    ...{ ...ESTABLISHED, id: 'north-stand', kind: 'FREE_BET', startsAt: STARTED },
    // The sportsbook is closed in Germany.
    markets: ESTABLISHED.markets.filter((it) => it !== 'DE'),
    ...{ hoursToFulfil: SIXTY_DAYS, minOdds: 1.5, scope: 'BOTH' },
    amounts: amounts({ amount: 5 }, ESTABLISHED_CURRENCIES),
    names: { en: 'North Stand', fi: 'Pohjoiskatsomo', no: 'Nordtribunen' },
  },
  {
    ...{
      ...common,
      id: 'terrace-match',
      kind: 'DEPOSIT_MATCH',
      vertical: 'SPORTS',
      percentage: 50,
    },
    ...{ markets: ['FI'], audience: 'established', wrMultiplier: 5 },
    sports: { minOdds: 1.5, scope: 'BOTH' },
    amounts: amounts({ most: 50, minDeposit: 20, maxStake: 20 }, ['EUR']),
    names: { en: 'Terrace Match', fi: 'Terassitalletus' },
  },
  {
    ...{ ...common, id: 'terrace-gift', kind: 'GIFT', vertical: 'SPORTS', wrMultiplier: 3 },
    ...{ markets: ['FI'], audience: 'established', sports: { minOdds: 1.5, scope: 'BOTH' } },
    amounts: amounts({ amount: 10, maxStake: 10 }, ['EUR']),
    names: { en: 'Terrace Gift', fi: 'Terassilahja' },
  },
])
