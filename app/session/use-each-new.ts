import { useEffect, useRef } from 'react'

const NOTHING = Symbol('nothing yet')

/**
 * Runs an effect once for each new value. For the answers of fetchers, which no dependency list may hold: the
 * router keeps them outside of React's state, so a render that React throws away can have seen an answer, and
 * React then takes the list for unchanged and never runs the effect.
 */
export function useEachNew<Value>(
  value: Value,
  run: (value: Value) => void,
  { andFirst }: { andFirst: boolean },
): void {
  const known = useRef<Value | typeof NOTHING>(andFirst ? NOTHING : value)
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    run(value)
  })
}
