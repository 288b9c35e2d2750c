import type { BookNames } from '#contracts/sportsbook/names.ts'
import { textsIn } from '../texts/texts.ts'
import { COMPETITIONS, REGIONS } from './world.ts'

/** What the book offers in words; regions and competitions have the same names in every language. */
export function bookNames(language: string): BookNames {
  const { sports, periods, markets, outcomes } = textsIn(language).sportsbook
  return {
    ...{ sports, periods, markets, outcomes, regions: REGIONS },
    competitions: Object.fromEntries(COMPETITIONS.map(({ id, name }) => [id, name])),
  }
}
