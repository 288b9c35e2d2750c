import { useLocation } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { pathToFollow } from '#app/content/fragments/use-link-navigation.ts'
import { bringMessages } from '#app/market/i18n.client.ts'

const loadWindow = async () => {
  const [module] = await Promise.all([import('./FactsWindow.tsx'), bringMessages(['game'])])
  return module
}
const FactsWindow = lazy(loadWindow)

type Asked = { gameId: string; title: string; on: string }

/**
 * Opens the facts of a game over the page in which its tile stands (GAM-22). One listener for the tiles of all pages,
 * for most of them are kept as strings; the window and its words come when they are asked for. Without scripts, and
 * where a new tab is meant, the link in the tile leads to the facts in the game's own page.
 */
export function TileFacts() {
  const { pathname } = useLocation()
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-facts]') : null
      if (!(link instanceof HTMLAnchorElement) || pathToFollow(event) === null) return
      event.preventDefault()
      // A link that was pressed has no focus in every browser: closed, the window gives it back to this one.
      link.focus({ preventScroll: true })
      const { facts: gameId = '' } = link.dataset
      const title = link.textContent ?? ''
      loadWindow().then(
        () => setAsked({ gameId, title, on: window.location.pathname }),
        () => window.location.assign(link.href),
      )
    }
    // Before the listeners that follow links: this one is answered where it stands.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  // Whoever goes to another page leaves the window behind.
  if (asked === null || asked.on !== pathname) return null
  return (
    <Suspense fallback={null}>
      <FactsWindow gameId={asked.gameId} title={asked.title} onClose={() => setAsked(null)} />
    </Suspense>
  )
}
