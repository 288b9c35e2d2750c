import { betLimits } from './games.ts'

/** The real facts of the sandbox's league, with its stakes in euro; proven in sandbox/games/virtuals. */
const LEAGUE = { version: '1', rtp: 93, volatility: 3, stakes: [0.5, 500] } as const

const TITLE = {
  en: 'Virtual sports',
  fi: 'Virtuaaliurheilu',
  no: 'Virtuell sport',
  caf: 'Sports virtuels',
  fr: 'Sports virtuels',
  de: 'Virtueller Sport',
  cl: 'Deportes virtuales',
  pt: 'Desportos virtuais',
  br: 'Esportes virtuais',
  ja: 'バーチャルスポーツ',
  tl: 'Virtual sports',
  tr: 'Sanal sporlar',
  pl: 'Sporty wirtualne',
}

/** The virtual sports of all markets (VIR-01). */
export function virtualSports() {
  const { stakes, ...facts } = LEAGUE
  return {
    _id: 'virtualSports',
    _type: 'virtualSports',
    title: { _type: 'localeString', ...TITLE },
    enabled: true,
    ...facts,
    rules: { _type: 'reference', _ref: 'gameRules-league' },
    betLimits: betLimitFields(betLimits(...stakes)),
    markets: [],
  }
}

/** Bet limits as the fields of a game document. */
export function betLimitFields(limits: ReturnType<typeof betLimits>) {
  return limits.map((limit) => ({ _type: 'betLimit', _key: limit.currency, ...limit }))
}
