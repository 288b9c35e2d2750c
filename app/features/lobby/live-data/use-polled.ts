import { useEffect, useRef, useState } from 'react'

const TIMEOUT_MS = 10_000
const RETRY_MS = 10_000

/**
 * The response of an endpoint, polled while the page is visible: never in a hidden tab, never while the page is paused.
 * `failed` is true until a request succeeds again, with sooner retries; the last good value stays meanwhile.
 */
export function usePolled<Value>(
  path: string | null,
  { everyMs, held: paused }: { everyMs: number; held: boolean },
): { value: Value | null; failed: boolean } {
  const [state, setState] = useState<{ path: string | null; value: Value | null; failed: boolean }>(
    { path, value: null, failed: false },
  )
  const askedAt = useRef<{ path: string; at: number; againMs: number } | null>(null)
  useEffect(() => {
    if (path === null) return
    const leaving = new AbortController()
    const ask = async () => {
      const last = askedAt.current
      const isFirst = last?.path !== path
      if (!isFirst && (paused || document.hidden || Date.now() - last.at < last.againMs)) return
      const asked = { path, at: Date.now(), againMs: everyMs }
      askedAt.current = asked
      try {
        const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(TIMEOUT_MS)])
        const response = await fetch(path, { headers: { accept: 'application/json' }, signal })
        if (!response.ok) throw new Error(`answered ${response.status}`)
        const value = (await response.json()) as Value
        setState({ path, value, failed: false })
      } catch {
        if (leaving.signal.aborted) {
          // This request was aborted: the next subscriber requests at once.
          if (askedAt.current === asked) askedAt.current = null
          return
        }
        asked.againMs = Math.min(everyMs, RETRY_MS)
        setState((known) => ({
          path,
          value: known.path === path ? known.value : null,
          failed: true,
        }))
      }
    }
    void ask()
    const timer = setInterval(() => void ask(), Math.min(everyMs, 5_000))
    const onVisible = () => void ask()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      leaving.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [path, everyMs, paused])
  return state.path === path ? state : { value: null, failed: false }
}
