import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import type { View } from '../dom.ts'
import { isLiveMatch, type LiveMatch, type Page } from '../page.ts'
import { goalsView } from './goals-view.ts'
import { leadView } from './lead-view.ts'
import { setsView } from './sets-view.ts'
import { incidentText, scoreText } from './tracker-texts.ts'

/**
 * The tracker of a match: a separate bundle, which pages without a tracker do not load. It draws what the feed reports.
 */

/** What has been reported of the match so far, as a picture and as text. */
export function trackerView(page: Page, event: LiveMatch): View[] {
  if (event.live.sets) return setsView(page, event)
  if (event.live.quarters) return leadView(page, event)
  return goalsView(page, event)
}

/** What is announced to screen readers when the state of a match changes: incidents, and what is played now. */
export function newsOf(
  page: Pick<Page, 't' | 'config'>,
  before: OfferedEvent,
  after: OfferedEvent,
): string | null {
  if (!before.live || !isLiveMatch(after)) return null
  const { incidents = [], period } = after.live
  const more = incidents.slice(before.live.incidents?.length ?? 0)
  const isOther = period !== before.live.period
  if (more.length === 0 && !isOther) return null
  return [
    ...more.map((it) => incidentText(page, after, it)),
    isOther ? page.config.names.periods[period] : '',
    scoreText(after),
  ]
    .filter((it) => it)
    .join('. ')
}
