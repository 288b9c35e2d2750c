import { marketName, outcomeName } from '#contracts/sportsbook/names.ts'
import { type Page, titleOf } from './page.ts'

/** How a pick is called: its outcome, its market and its match. */
export function pickWords(
  { config, feed }: Page,
  pick: { event: string; market: string; outcome: string },
) {
  const known = feed.sidesOf(pick.event)
  const sides = known ?? { home: '1', away: '2' }
  return {
    outcome: outcomeName(config.names, pick.market, { ...sides, outcome: pick.outcome }),
    market: marketName(config.names, pick.market, sides),
    match: known ? titleOf(known) : pick.event,
  }
}
