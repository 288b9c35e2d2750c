import { type Fixture, fixturesOf } from './league.ts'
import { readSpot, type Selection } from './markets.ts'

export type Translate = (key: string, values?: Record<string, string | number>) => string

/** The full name of a selection, for the slip and for screen readers: `Amberquay Athletic wins`. */
export function selectionText(
  t: Translate,
  { home, away }: Fixture,
  { id, market }: Selection,
): string {
  if (id === 'home' || id === 'away') {
    return t('pick.wins', { club: id === 'home' ? home.name : away.name })
  }
  if (market === 'score' && id !== 'score-other') {
    return t('pick.score', { score: scoreOfId(id) })
  }
  return t(`pick.${id}`)
}

/** The text on its button. */
export function shortText(t: Translate, { id, market }: Selection): string {
  const sign: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' }
  if (market === 'result') return sign[id] ?? id
  if (market === 'score' && id !== 'score-other') return scoreOfId(id)
  return t(`short.${id}`)
}

const scoreOfId = (id: string) => id.replace(/^score-/, '').replace('-', '–')

export const matchText = ({ home, away }: Fixture) => `${home.name} – ${away.name}`

/** A bet's place with its match, its selection and its odds; null for an invalid one. */
export function placeText(
  t: Translate,
  { number, spot, odds }: { number: number; spot: string; odds: (hundredths: number) => string },
): { match: string; pick: string; odds: string } | null {
  const place = readSpot(spot)
  const fixture = place && fixturesOf(number)[place.match]
  if (!fixture) return null
  return {
    match: matchText(fixture),
    pick: selectionText(t, fixture, place.selection),
    odds: odds(place.oddsHundredths),
  }
}

/** Odds with two decimals, as a language writes them. */
export function oddsWriter(language: string): (hundredths: number) => string {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return (hundredths) => format.format(hundredths / 100)
}
