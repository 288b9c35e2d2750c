import { AT } from './at.ts'
import { BR } from './br.ts'
import { CA } from './ca.ts'
import { CL } from './cl.ts'
import { DE } from './de.ts'
import { FI } from './fi.ts'
import { GG } from './gg.ts'
import { IN } from './in.ts'
import { JP } from './jp.ts'
import { LL } from './ll.ts'
import { MT } from './mt.ts'
import { NO } from './no.ts'
import { NZ } from './nz.ts'
import { PE } from './pe.ts'
import { PH } from './ph.ts'
import { PP } from './pp.ts'
import { PT } from './pt.ts'
import { TR } from './tr.ts'
import type { Market, MarketCode } from './types.ts'
import { UN } from './un.ts'

export type { Language, Market, MarketCode } from './types.ts'

/** Every market by its code. Site, platform, Studio and tests read this table. */
export const MARKETS: Readonly<Record<MarketCode, Market>> = {
  UN,
  BR,
  TR,
  LL,
  CA,
  JP,
  DE,
  NZ,
  GG,
  AT,
  CL,
  FI,
  IN,
  NO,
  PP,
  PH,
  PT,
  PE,
  MT,
}

export const MARKET_CODES = Object.keys(MARKETS) as MarketCode[]

export const DEFAULT_MARKET: MarketCode = 'UN'

/** The market with this code or alias, case-insensitive; undefined when no such market is enabled. */
export function findMarket(code: string): Market | undefined {
  const wanted = code.toUpperCase()
  return MARKET_CODES.map((it) => MARKETS[it]).find(
    (market) => market.enabled && (market.code === wanted || market.aliases.includes(wanted)),
  )
}

/** The market of a country, else UN (GAP-014). */
export function marketOfCountry(country: string): Market {
  const wanted = country.toUpperCase()
  return (
    MARKET_CODES.map((it) => MARKETS[it]).find(
      (market) => market.enabled && market.originCountries.includes(wanted),
    ) ?? MARKETS[DEFAULT_MARKET]
  )
}

/** The minimum age in whole years for an account in this market and region (GAP-050). */
export function minimumAgeIn(market: Market, region?: string): number {
  return market.minimumAgeByRegion[(region ?? '').toUpperCase()] ?? market.minimumAge
}
