import type { MatchIncident, OfferedEvent } from '#contracts/sportsbook/offer.ts'
import type { LiveMatch, Page } from '../page.ts'

export type Side = MatchIncident['side']
type Score = Readonly<Record<Side, number>>

export const pointsText = ({ home, away }: Readonly<Record<Side, string | number>>): string =>
  `${home}–${away}`

/** "Cinderport City 2–1 Ravenquay Rovers" */
export const scoreText = ({ home, away, live }: LiveMatch): string =>
  `${home} ${pointsText(live.score)} ${away}`

/** "Goal: Cinderport City" */
export const incidentText = (
  { t }: Pick<Page, 't'>,
  event: OfferedEvent,
  { kind, side }: MatchIncident,
): string => t(`tracker.${kind}`, { team: event[side] })

/** Who leads, and by how much: "Beaconholm Comets ahead by 4". */
export function leadText({ t }: Page, event: OfferedEvent, { home, away }: Score): string {
  if (home === away) return t('tracker.level')
  const team = home > away ? event.home : event.away
  return t('tracker.leads', { team, n: Math.abs(home - away) })
}
