import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { fallbackChain } from '#markets/languages.ts'
import type { Language, MarketCode } from '#markets/types.ts'

/** Every market and language of the site. */
export const PLACES = MARKET_CODES.filter((it) => MARKETS[it].enabled).flatMap((market) =>
  MARKETS[market].languages.map((language): [MarketCode, Language] => [market, language]),
)

/** Every text of a value as a page in this language shows it. */
export function textsIn(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((it) => textsIn(it, language))
  if (typeof value !== 'object' || value === null) return []
  const fields = value as Record<string, unknown>
  if (fields._type === 'block')
    return [(fields.children as { text: string }[]).map((it) => it.text).join('')]
  const spoken = fallbackChain(language).find((it) => fields[it] !== undefined)
  if (typeof fields._type === 'string' && fields._type.startsWith('locale'))
    return spoken ? textsIn(fields[spoken], language) : []
  return Object.entries(fields)
    .filter(([name]) => !name.startsWith('_') && name !== 'slug')
    .flatMap(([, it]) => textsIn(it, language))
}
