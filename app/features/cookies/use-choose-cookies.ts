import { useFetcher } from '@remix-run/react'
import { useEachNew } from '#app/session/use-each-new.ts'

type ChoiceReply = { chosen?: boolean }

/** One for all forms of the choice: whoever keeps its outcome may outlive the form. */
export function useCookiesFetcher() {
  return useFetcher<ChoiceReply>({ key: 'cookies' })
}

/** Runs when a choice was written down, once for each, not for those before. */
export function useOnChosen(onChosen: (() => void) | undefined): void {
  const { data } = useCookiesFetcher()
  useEachNew(
    data,
    (answer) => {
      if (answer?.chosen === true) onChosen?.()
    },
    { andFirst: false },
  )
}

/** Where the forms post to (COO-05). */
export const CHOOSE_PATH = '/api/cookies/consent'
