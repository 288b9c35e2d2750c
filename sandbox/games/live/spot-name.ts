import { SPOTS } from '../roulette/spots.ts'
import { fill } from '../told-round.ts'
import { oddsWriter, placeText } from '../virtuals/place-words.ts'
import type { Matchday } from '../virtuals/virtual-league.ts'
import type { LiveGame } from './live-game.ts'

/** The name of a place of a round; a roulette number is its own name. */
export function spotName(
  game: Pick<LiveGame, 'id'>,
  of: { spot: string; outcome: unknown; language: string },
  texts: Readonly<Record<string, string>>,
): string {
  const { spot, outcome, language } = of
  if (game.id === 'league') {
    const { number } = outcome as Matchday
    const say = (key: string, values = {}) => fill(texts, key, values)
    const place = placeText(say, { number, spot, odds: oddsWriter(language) })
    return place ? `${place.match}, ${place.pick} (${place.odds})` : spot
  }
  if (game.id === 'wheel') return fill(texts, 'spot.wheel', { pays: spot.replace('pays-', '') })
  const place = SPOTS.get(spot)
  if (game.id === 'roulette' && place?.kind === 'straight') return place.numbers.join()
  return fill(texts, `spot.${spot}`)
}
