import { useLocation } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { pathToFollow } from '#app/content/fragments/use-link-navigation.ts'
import { loadMessages } from '#app/market/i18n.client.ts'

const loadWindow = async () => {
  const [module] = await Promise.all([import('./FactsWindow.tsx'), loadMessages(['game'])])
  return module
}
const FactsWindow = lazy(loadWindow)

type Asked = { gameId: string; title: string; page: string; on: string }

/**
 * Opens the facts of a game over the page with its tile (GAM-22). One listener for the tiles of all pages, since most
 * are cached as strings; the window and its texts are loaded on demand. Without scripts, and when a new tab is
 * requested, the tile's link leads to the page about the game.
 */
export function TileFacts() {
  const { pathname } = useLocation()
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-facts]') : null
      if (!(link instanceof HTMLAnchorElement) || pathToFollow(event) === null) return
      event.preventDefault()
      // A pressed link does not get the focus in every browser: on closing, the window returns the focus to this one.
      link.focus({ preventScroll: true })
      const { facts: gameId = '' } = link.dataset
      const title = link.textContent ?? ''
      loadWindow().then(
        () => setAsked({ gameId, title, page: link.pathname, on: window.location.pathname }),
        () => window.location.assign(link.href),
      )
    }
    // Before the listeners that follow links: this click is handled in place.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  // A navigation closes the window.
  if (asked === null || asked.on !== pathname) return null
  return (
    <Suspense fallback={null}>
      <FactsWindow
        gameId={asked.gameId}
        title={asked.title}
        page={asked.page}
        onClose={() => setAsked(null)}
      />
    </Suspense>
  )
}
