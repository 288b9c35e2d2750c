import { COUNTRIES } from './countries.ts'
import { MARKET_CODES, MARKETS, marketOfCountry } from './index.ts'
import { ISO_COUNTRIES } from './iso-countries.ts'
import type { MarketCode } from './types.ts'

/** The operator's licence references; null in a demo, which shows every market. */
export type Licences = Readonly<Partial<Record<MarketCode, string>>> | null

type Activation = 'open' | 'closed-by-law' | 'incomplete' | 'without-licence'

/** Whether a market accepts real money: only with a recorded licence, and where its table allows that. */
export function activationOf(code: MarketCode, licences: Licences): Activation {
  if (licences === null) return 'open'
  const { realMoney } = MARKETS[code]
  if (realMoney === 'closed') return 'closed-by-law'
  if (realMoney === 'incomplete') return 'incomplete'
  return licences[code] === undefined ? 'without-licence' : 'open'
}

/** Whether players of a country may sign up, deposit and stake. They can always withdraw their own money. */
export function takesRealMoney(country: string, licences: Licences): boolean {
  return activationOf(marketOfCountry(country).code, licences) === 'open'
}

/** Of all countries, those whose market accepts no real money. */
export function closedCountries(licences: Licences): string[] {
  const all = new Set([...ISO_COUNTRIES, ...COUNTRIES.map(({ code }) => code)])
  return [...all].filter((country) => !takesRealMoney(country, licences))
}

/** The site's markets that accept no real money, and why. */
export function closedMarkets(
  licences: Licences,
): { market: MarketCode; why: Exclude<Activation, 'open'> }[] {
  return MARKET_CODES.filter((code) => MARKETS[code].enabled).flatMap((market) => {
    const why = activationOf(market, licences)
    return why === 'open' ? [] : [{ market, why }]
  })
}

/** Parses licences of the form `FI=reference`. All errors are reported, one per line. */
export function parseLicences(
  records: readonly string[],
): { ok: true; licences: NonNullable<Licences> } | { ok: false; problems: string[] } {
  const licences: Partial<Record<MarketCode, string>> = {}
  const problems: string[] = []
  for (const record of records) {
    const [code = '', ...rest] = record.split('=')
    const reference = rest.join('=').trim()
    if (!isMarketCode(code)) problems.push(`${code || record} is no market`)
    else if (reference === '') problems.push(`${code} has no reference: ${code}=<reference>`)
    else if (licences[code] !== undefined) problems.push(`${code} is there twice`)
    else if (MARKETS[code].realMoney === 'closed') {
      problems.push(`${code}: the law closes real money there, whatever licence is named`)
    } else if (MARKETS[code].realMoney === 'incomplete') {
      problems.push(
        `${code}: not all is built that its law asks for: ${MARKETS[code].sources.realMoney.text}`,
      )
    } else licences[code] = reference
  }
  return problems.length === 0 ? { ok: true, licences } : { ok: false, problems }
}

function isMarketCode(text: string): text is MarketCode {
  return Object.hasOwn(MARKETS, text)
}
