import { useEffect, useState } from 'react'

export type LoadState<Data> =
  | { state: 'loading' }
  | { state: 'failed' }
  /** The player is signed out. */
  | { state: 'signed-out' }
  | { state: 'ready'; data: Data }

/** The response of an endpoint, fetched each time a window opens; `again` repeats the request. */
export function useReload<Data>(address: string): { load: LoadState<Data>; again: () => void } {
  const [load, setLoad] = useState<LoadState<Data>>({ state: 'loading' })
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads again
  useEffect(() => {
    const aborter = new AbortController()
    setLoad({ state: 'loading' })
    ask<Data>(address, aborter.signal).then(setLoad, () => {
      if (!aborter.signal.aborted) setLoad({ state: 'failed' })
    })
    return () => aborter.abort()
  }, [address, turn])
  return { load, again: () => setTurn((it) => it + 1) }
}

async function ask<Data>(address: string, signal: AbortSignal): Promise<LoadState<Data>> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal })
  if (response.status === 401) return { state: 'signed-out' }
  if (!response.ok) return { state: 'failed' }
  return { state: 'ready', data: (await response.json()) as Data }
}
