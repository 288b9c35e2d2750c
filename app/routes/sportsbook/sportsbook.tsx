import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteLoaderData,
} from '@remix-run/react'
import { useDueCheck } from '#app/features/activity/ActivityProvider.tsx'
import { Banners } from '#app/features/banners/Banners.tsx'
import type { PageLayoutData } from '#app/features/layout/layout.server.ts'
import { PANIC_PANEL_ID } from '#app/features/layout/PanicButton.tsx'
import { LoginButton } from '#app/features/login/LoginButton.tsx'
import { BookScreen } from '#app/features/sportsbook/BookScreen.tsx'
import { ClosedSportsbook } from '#app/features/sportsbook/ClosedSportsbook.tsx'
import { isBookShown } from '#app/features/sportsbook/use-book-frame.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { useIsDialogOpen } from '#app/ui/Dialog/open-dialogs.ts'
import { useIsPopoverOpen } from '#app/ui/Popover/Popover.tsx'
import { loadSportsbookRoute } from './sportsbook-page.server.ts'

export const handle = messages('sportsbook', 'home')
export const meta = titleMeta
/** Prices change every second, and its cookie is one that the cache does not know. */
export const headers = () => ({ 'X-Page-Cache': 'no' })

/** The sportsbook at any of its addresses; where it is closed, the reason (GRD-10 to GRD-13). */
export async function loader(args: LoaderFunctionArgs) {
  return loadSportsbookRoute(args)
}

export const clientLoader = withMessages(handle)

/** A frame that shows the book follows the address: its page needs no other data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, currentParams, nextParams } = args
  const isForm = args.formMethod !== undefined && args.formMethod !== 'GET'
  if (isForm || currentParams.locale !== nextParams.locale) return args.defaultShouldRevalidate
  if (currentUrl.pathname === nextUrl.pathname) {
    return currentUrl.href === nextUrl.href && args.defaultShouldRevalidate
  }
  return !isBookShown()
}

export default function SportsbookRoute() {
  const data = useLoaderData<typeof loader>()
  const layout = useRouteLoaderData<PageLayoutData>('root')
  const playerId = layout?.player?.id ?? null
  const isPaused = useIsPaused(playerId)
  if (data.closed !== null) return <ClosedSportsbook {...data.closed} />
  // One line is all there is room for.
  const banners = data.banners.slice(0, 1)
  return (
    <BookScreen
      page={data.page}
      provider={data.provider}
      frame={data.frame}
      playerId={playerId}
      isPaused={isPaused}
      logIn={<LoginButton testId="sportsbook-login" />}
      banner={banners.length === 0 ? null : <Banners banners={banners} height="strip" />}
    />
  )
}

/** While something over the page asks for an answer, the book takes no bets (SPB-14). */
function useIsPaused(playerId: string | null): boolean {
  const check = useDueCheck()
  const isDialogOpen = useIsDialogOpen()
  const isBreakAsked = useIsPopoverOpen(PANIC_PANEL_ID)
  return check !== null || isDialogOpen || (isBreakAsked && playerId !== null)
}
