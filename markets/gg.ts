import { defineMarket } from './define-market.ts'
import { decision, dossier, regulator, secondary } from './sources.ts'

export const GG = defineMarket({
  code: 'GG',
  facts: {
    name: 'United Kingdom',
    enabled: true,
    customId: true,
    languages: ['en'],
    languageAliases: {},
    languageRemap: { en: 'gb' },
    regionLanguage: {},
    originCountries: ['GB', 'GG'],
    aliases: [],
    currency: 'GBP',
    timeZone: 'Europe/London',
    jurisdiction: 'UK',
    registrationOpen: false,
    payAndPlay: false,
  },
  rules: {
    consentModel: secondary(
      'opt-in',
      'survey of cookie laws by country, 2026: consent comes first, PECR',
    ),
    demoPlay: secondary(
      'age-verified',
      'law firm on LCCP 17.1.1: age is verified before free play',
    ),
    limitIncrease: regulator(
      { delayHours: 24, afterPeriodEnd: false, confirmed: true },
      'RTS 12, in force since 30 September 2026: 24 hours, and a confirmation after them, GAP-087',
    ),
    lossLimits: decision(true, 'CON-11: on in GG, PP, DE and LL'),
    realityCheck: dossier(
      { mode: 'player', choicesMinutes: [30, 60, 120], defaultMinutes: 60, lockMinutes: 0 },
      'dossier on RTS 13B: the player sets the interval; choices of LIM-18',
    ),
    withdrawalCancel: regulator('never', 'RTS 14B: no option to cancel a withdrawal, GAP-084'),
    announcesDocumentsBeforeDeposit: regulator(
      true,
      'LCCP 17.1.1: before a deposit customers are told which identity documents may be needed',
    ),
    wageringCap: regulator(
      10,
      'LCCP social responsibility code 5.1.1, in force since 19 January 2026',
    ),
    slotStakeCap: secondary(
      { minor: 500n, younger: { belowAge: 25, minor: 200n } },
      'law firms on the stake limits for online slots of 2025: 5 pounds, 2 pounds below 25 years',
    ),
    oneGameAtATime: dossier(true, 'dossier on RTS 14C to 14G: no play of several slots at once'),
    autoplay: dossier('off', 'dossier on RTS 14C to 14G: no autoplay on any product'),
    gamePace: dossier(
      { slotMs: 2_500, otherMs: 5_000 },
      'dossier on RTS 14C to 14G: 2.5 seconds for slots, 5 for other casino games',
    ),
    offersLimitsBeforeDeposit: regulator(
      true,
      'RTS 12: customers are asked to set a limit at registration or at the first deposit',
    ),
    exclusionRegister: secondary(
      'GB',
      'guides to LCCP SR 3.5.5: remote licensees take part in the national scheme',
    ),
  },
})
