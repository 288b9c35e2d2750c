import { useEffect, useMemo, useState } from 'react'

export type FullScreen = { supported: boolean; on: boolean; toggle: () => void }

/**
 * The whole page in full screen: the bar stays over the game, and dialogs over both. `supported` is false if the
 * browser has no full screen for pages (iPhones), and before hydration.
 */
export function useFullScreen(): FullScreen {
  const [supported, setSupported] = useState(false)
  const [on, setOn] = useState(false)
  useEffect(() => {
    setSupported(document.fullscreenEnabled)
    const look = () => setOn(document.fullscreenElement !== null)
    look()
    document.addEventListener('fullscreenchange', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      // The next page is not a game.
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    }
  }, [])
  return useMemo(() => ({ supported, on, toggle }), [supported, on])
}

function toggle(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  // A browser may refuse; the game then keeps its size.
  change.catch(() => undefined)
}
