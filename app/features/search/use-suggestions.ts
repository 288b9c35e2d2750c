import { useEffect, useState } from 'react'
import { useLocalePath } from '#app/market/use-locale.ts'
import { isLongEnough, SEARCH_PATH } from './search-query.ts'
import type { Suggestions } from './search-view.ts'

/** GAP-105. */
const DELAY_MS = 300
const TIMEOUT_MS = 5_000

/** The server's suggestions for a text that has not changed for a moment; null while there are none. */
export function useSuggestions(text: string): Suggestions | null {
  const path = useLocalePath()
  const [found, setFound] = useState<{ text: string; suggestions: Suggestions } | null>(null)
  const address = `${path(`${SEARCH_PATH}/suggestions`)}?${new URLSearchParams({ q: text })}`
  const wanted = isLongEnough(text)
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(TIMEOUT_MS)])
      fetch(address, { signal })
        .then(async (response) => {
          if (response.ok) setFound({ text, suggestions: (await response.json()) as Suggestions })
        })
        // Enter still leads to the page, which shows the problem.
        .catch(() => undefined)
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [address, text, wanted])
  // While typing continues, the last list stays, to avoid flicker; that of another text must not.
  const fits = found !== null && (text.startsWith(found.text) || found.text.startsWith(text))
  return wanted && fits ? found.suggestions : null
}
