import { useEffect, useState } from 'react'
import type { GameMenuData } from './game-menu.server.ts'

export type MenuLoad =
  | { state: 'loading' }
  | { state: 'failed' }
  /** Nobody is signed in any more. */
  | { state: 'signed-out' }
  | { state: 'ready'; data: GameMenuData }

/** The facts of the menu, read anew each time that it opens; `again` reads them once more. */
export function useMenuData(): { load: MenuLoad; again: () => void } {
  const [load, setLoad] = useState<MenuLoad>({ state: 'loading' })
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads again
  useEffect(() => {
    const aborter = new AbortController()
    setLoad({ state: 'loading' })
    ask(aborter.signal).then(setLoad, () => {
      if (!aborter.signal.aborted) setLoad({ state: 'failed' })
    })
    return () => aborter.abort()
  }, [turn])
  return { load, again: () => setTurn((it) => it + 1) }
}

async function ask(signal: AbortSignal): Promise<MenuLoad> {
  const path = encodeURIComponent(window.location.pathname)
  const response = await fetch(`/api/game-menu?path=${path}`, {
    headers: { accept: 'application/json' },
    signal,
  })
  if (response.status === 401) return { state: 'signed-out' }
  if (!response.ok) return { state: 'failed' }
  return { state: 'ready', data: (await response.json()) as GameMenuData }
}
