import { MARKET_CODES, MARKETS } from '../../../markets/index.ts'

/** The enabled markets as options, by name. */
export const OPEN_MARKETS = MARKET_CODES.filter((code) => MARKETS[code].enabled)
  .map((value) => ({ value, title: `${MARKETS[value].name} (${value})` }))
  .sort((a, b) => a.title.localeCompare(b.title))
