import { useFetcher } from '@remix-run/react'
import { useEachNew } from '#app/session/use-each-new.ts'

type ChoiceReply = { chosen?: boolean }

/** One fetcher for all forms of the choice: code that waits for its result may outlive the form. */
export function useCookiesFetcher() {
  return useFetcher<ChoiceReply>({ key: 'cookies' })
}

/** Runs once for each saved choice, not for earlier ones. */
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

/** Endpoint of the forms (COO-05). */
export const CHOOSE_PATH = '/api/cookies/consent'
