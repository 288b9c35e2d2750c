import { useEffect, useRef, useState } from 'react'

let isShown = false
const listeners = new Set<() => void>()

/** Notes whether the game on this page shows a round whose result the player has not seen yet. */
export function noteShownRound(on: boolean): void {
  if (isShown === on) return
  isShown = on
  for (const listener of listeners) listener()
}

/**
 * An amount beside a game that shows a round: what was staked leaves it at once, what was won is added when the game
 * has shown it. The ledger has both within a moment.
 */
export function amountBeside<Amount extends number | null>(
  round: { isShown: boolean },
  { before, now }: { before: Amount; now: Amount },
): Amount {
  return round.isShown && before !== null && now !== null && now > before ? before : now
}

/** The amount that a page shows beside the game, see `amountBeside`. */
export function useAmountBesideRound<Amount extends number | null>(now: Amount): Amount {
  // No `useSyncExternalStore`: it renders at once, and React fails where a part of the page is not hydrated yet (#345).
  const [isRoundShown, setIsRoundShown] = useState(false)
  useEffect(() => {
    const update = () => setIsRoundShown(isShown)
    update()
    listeners.add(update)
    return () => {
      listeners.delete(update)
    }
  }, [])
  const before = useRef(now)
  const amount = amountBeside({ isShown: isRoundShown }, { before: before.current, now })
  useEffect(() => {
    before.current = amount
  })
  return amount
}
