import { useEffect, useState } from 'react'

/**
 * Whole seconds, rounded up, until a duration has passed; null before scripts run. Measured against the page's clock: a
 * suspended tab is correct again when it wakes. Restarts with another `since`.
 */
export function useSecondsLeft(seconds: number, since?: unknown): number | null {
  const [left, setLeft] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `since` is another beginning.
  useEffect(() => {
    const end = performance.now() + seconds * 1_000
    const tick = () => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1_000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1_000)
    tick()
    return () => clearInterval(timer)
  }, [seconds, since])
  return left
}
