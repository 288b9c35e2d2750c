import { SPOTS } from '../roulette/spots.ts'
import { fill } from '../told-round.ts'
import type { LiveGame } from './live-game.ts'

/** What a place of a table is called in words; a number of roulette is its own name. */
export function spotName(
  game: Pick<LiveGame, 'id'>,
  spot: string,
  texts: Readonly<Record<string, string>>,
): string {
  if (game.id === 'wheel') return fill(texts, 'spot.wheel', { pays: spot.replace('pays-', '') })
  const place = SPOTS.get(spot)
  if (game.id === 'roulette' && place?.kind === 'straight') return place.numbers.join()
  return fill(texts, `spot.${spot}`)
}
