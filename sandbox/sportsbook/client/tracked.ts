import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import type { Page, Tracker } from './page.ts'

const AGAIN_MS = 5_000

/** Loads the tracker with the first match that is opened while it is played, and tells what happens in it from then on. */
export function createTracked(
  load: (attempt: number) => Promise<Tracker>,
  now: () => number,
  changed: () => void,
) {
  let tracker: Tracker | null = null
  let attempts = 0
  let nextAt = 0
  let isLost = false
  let before: OfferedEvent | null = null

  async function ask(): Promise<void> {
    attempts += 1
    nextAt = Number.POSITIVE_INFINITY
    try {
      tracker = await load(attempts)
      isLost = false
    } catch {
      nextAt = now() + AGAIN_MS
      isLost = true
    }
    changed()
  }

  return {
    tracker: () => tracker,
    isLost: () => isLost,
    /** After each drawing. */
    follow({ place, feed, ...page }: Pick<Page, 'place' | 'feed' | 't' | 'config' | 'announce'>) {
      const event = place.kind === 'event' ? feed.whole(place.event) : null
      if (event?.live && !tracker && now() >= nextAt) void ask()
      const news =
        tracker && event && before?.id === event.id && tracker.newsOf(page, before, event)
      before = event
      if (news) page.announce(news)
    },
  }
}
