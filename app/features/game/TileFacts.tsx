import { useLocation } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { pathToFollow } from '#app/content/fragments/use-link-navigation.ts'
import { loadMessages } from '#app/market/i18n.client.ts'
import type { TileStar } from './FactsWindow.tsx'
import { watchLongPress } from './long-press.ts'
import type { LogInToPlay } from './StartGame.tsx'

const loadWindow = async () => {
  const [module] = await Promise.all([import('./FactsWindow.tsx'), loadMessages(['game'])])
  return module
}
const FactsWindow = lazy(loadWindow)

type Asked = {
  gameId: string
  title: string
  page: string
  playPath: string
  star: TileStar | null
  on: string
}

/**
 * Opens a window over the page with a tile: the facts of its game (GAM-22) and how it is started. Its sign opens it,
 * and a long press on the tile. One listener for the tiles of all pages, since most are cached as strings; the window
 * and its texts are loaded on demand. Without scripts, and when a new tab is requested, the sign leads to the page
 * about the game.
 */
export function TileFacts({ logIn }: { logIn: LogInToPlay }) {
  const { pathname } = useLocation()
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    const open = (sign: HTMLAnchorElement) => {
      // A pressed link does not get the focus in every browser: on closing, the window returns the focus to this one.
      sign.focus({ preventScroll: true })
      loadWindow().then(
        () => setAsked(readTile(sign)),
        () => window.location.assign(sign.href),
      )
    }
    const onClick = (event: MouseEvent) => {
      const sign = event.target instanceof Element ? event.target.closest('a[data-facts]') : null
      if (!(sign instanceof HTMLAnchorElement) || pathToFollow(event) === null) return
      event.preventDefault()
      open(sign)
    }
    const endLongPress = watchLongPress((target) => {
      const sign = target.closest('li')?.querySelector<HTMLAnchorElement>('a[data-facts]')
      if (!sign || !target.closest('a[data-game-id]')) return false
      open(sign)
      return true
    })
    // Before the listeners that follow links: this click is handled in place.
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      endLongPress()
    }
  }, [])
  // A navigation closes the window.
  if (asked === null || asked.on !== pathname) return null
  const { on: _on, ...game } = asked
  return (
    <Suspense fallback={null}>
      <FactsWindow {...game} logIn={logIn} onClose={() => setAsked(null)} />
    </Suspense>
  )
}

function readTile(sign: HTMLAnchorElement): Asked {
  const tile = sign.closest('li')
  const star = tile?.querySelector<HTMLButtonElement>('button[data-star]')
  return {
    gameId: sign.dataset.facts ?? '',
    title: sign.textContent ?? '',
    page: sign.pathname,
    playPath: tile?.querySelector<HTMLAnchorElement>('a[data-game-id]')?.pathname ?? sign.pathname,
    star: star
      ? {
          form: star.getAttribute('form') ?? '',
          name: star.name,
          value: star.value,
          label: star.getAttribute('aria-label') ?? '',
          pressed: star.getAttribute('aria-pressed') === 'true',
        }
      : null,
    on: window.location.pathname,
  }
}
