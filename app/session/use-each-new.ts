import { useEffect, useRef } from 'react'

const NOTHING = Symbol('nothing yet')

/**
 * Runs an effect once for each new value. For fetcher responses, which must not be in a dependency list: the router
 * keeps them outside React's state, so a render that React discards may have seen a response; React then considers the
 * list unchanged and never runs the effect.
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
