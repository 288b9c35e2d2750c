import { withFragments } from '#app/content/fragments/with-fragments.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'

/** Where a first login may lead: the home page (GAP-027). Search engines index that under its own URL. */
export { default, headers, loader, meta } from '../locale/home.tsx'
export const handle = messages('home', 'lobby', 'mygames', 'content', 'promotions')
export const clientLoader = withFragments(withMessages(handle))
