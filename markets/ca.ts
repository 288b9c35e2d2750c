import { defineMarket } from './define-market.ts'
import { OPEN_MARKET } from './shared-rules.ts'
import { decision, dossier, regulator } from './sources.ts'
import { SIXTY_DAYS_HOURS } from './strict.ts'

export const CA = defineMarket({
  code: 'CA',
  facts: {
    name: 'Canada',
    enabled: true,
    languages: ['en', 'caf'],
    languageAliases: { ca: 'en', fr: 'caf' },
    spokenAs: { en: 'ca' },
    languageRemap: { en: 'ca', caf: 'caf' },
    regionLanguage: { QC: 'caf' },
    originCountries: ['CA'],
    aliases: [],
    currency: 'CAD',
    timeZone: 'America/Toronto',
    jurisdiction: 'MT',
    registrationOpen: true,
    payAndPlay: false,
  },
  rules: {
    ...OPEN_MARKET,
    timeoutHours: regulator(
      [24, 72, 168, 720, 1_440, 2_160],
      'AGCO on breaks, May 2026: a day, a week, one, two and three months; 72 hours by GAP-094',
    ),
    minimumAge: decision(
      19,
      'GAP-050: 19 in Canadian provinces other than AB, MB, QC; AGCO standard 3.01 for Ontario',
    ),
    minimumAgeByRegion: decision(
      { AB: 18, MB: 18, QC: 18 },
      'GAP-050: 19 in Canadian provinces other than AB, MB, QC',
    ),
    sportsbookClosedRegions: decision(
      ['ON'],
      'GAP-019: Ontario licenses operators by itself, GRD-11',
    ),
    limitIncrease: regulator(
      { delayHours: 24, afterPeriodEnd: false, confirmed: false },
      'AGCO standards 2.23 and 2.24 (Ontario): a raise or removal waits 24 hours',
    ),
    oneGameAtATime: dossier(
      true,
      'dossier on AGCO standards 2.16 to 2.19 (Ontario): one game at a time',
    ),
    autoplay: dossier('off', 'dossier on AGCO standards 2.16 to 2.19 (Ontario): no autoplay'),
    openBets: regulator(
      'given-back',
      'AGCO on self-exclusion, May 2026 (Ontario): bets on what has not begun are refunded',
    ),
    gamePace: dossier(
      { slotMs: 2_500, otherMs: 5_000 },
      'dossier on AGCO standards 2.16 to 2.19 (Ontario): 2.5 seconds for slots; strict for the rest',
    ),
    bonuses: regulator(
      { openTo: 'everybody', mostEver: null, leastHoursToFulfil: SIXTY_DAYS_HOURS },
      'AGCO standard 2.05 (Ontario): offers on the own site are allowed; strict for the time to wager',
    ),
    publicOffers: dossier(
      false,
      'AGCO standard 2.05 (Ontario), not verified: offers on the own site to its players, none in pages that search engines index',
    ),
    offersLimitsBeforeDeposit: regulator(
      true,
      'AGCO standards 2.23 and 2.24 (Ontario): limits are offered at registration',
    ),
  },
})
