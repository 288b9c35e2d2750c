import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'

type ChoiceReply = { chosen?: boolean }

/** One for all forms of the choice: whoever keeps its outcome may outlive the form. */
export function useCookiesFetcher() {
  return useFetcher<ChoiceReply>({ key: 'cookies' })
}

/** Runs when a choice was written down, once for each, not for those before. */
export function useOnChosen(onChosen: (() => void) | undefined): void {
  const { data } = useCookiesFetcher()
  const known = useRef(data)
  useEffect(() => {
    if (known.current === data) return
    known.current = data
    if (data?.chosen === true) onChosen?.()
  }, [data, onChosen])
}

/** Where the forms post to (COO-05). */
export const CHOOSE_PATH = '/api/cookies/consent'
