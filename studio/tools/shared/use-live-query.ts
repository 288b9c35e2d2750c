import { useCallback, useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'

const API_VERSION = '2025-02-19'
/** Changes often come in bursts: one query per burst. */
const SETTLE_MS = 250

export function useContentClient(): SanityClient {
  return useClient({ apiVersion: API_VERSION })
}

type Answer<Result> = { data: Result | null; error: string | null; reload: () => void }

/**
 * Content as editors see it, drafts over published documents, queried again whenever a document of these types changes.
 * `query` and `types` must be stable; `params` are compared as JSON.
 */
export function useLiveQuery<Result>(
  query: string,
  params: Record<string, unknown>,
  types: readonly string[],
  perspective: 'drafts' | 'published' = 'drafts',
): Answer<Result> {
  const client = useContentClient()
  const [answer, setAnswer] = useState<{ data: Result | null; error: string | null }>({
    data: null,
    error: null,
  })
  const [turn, setTurn] = useState(0)
  const reload = useCallback(() => setTurn((it) => it + 1), [])
  const asked = JSON.stringify(params)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reads the same question again
  useEffect(() => {
    const stop = new AbortController()
    client
      .withConfig({ perspective })
      .fetch<Result>(query, JSON.parse(asked), { signal: stop.signal })
      .then((data) => {
        if (!stop.signal.aborted) setAnswer({ data, error: null })
      })
      .catch((error: Error) => {
        if (!stop.signal.aborted) setAnswer((it) => ({ ...it, error: error.message }))
      })
    return () => stop.abort()
  }, [client, query, asked, turn, perspective])

  useContentChanges(types, reload)
  return { ...answer, reload }
}

/** Calls back once per burst of changes to documents of these types, drafts included; `onChange` must be stable. */
export function useContentChanges(types: readonly string[], onChange: () => void): void {
  const client = useContentClient()
  const listened = types.join(',')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const subscription = client
      .listen(
        '*[_type in $types]',
        { types: listened.split(',') },
        {
          includeResult: false,
          // Includes drafts: without it only changes of published documents are reported.
          includeAllVersions: true,
          visibility: 'query',
          events: ['mutation', 'reconnect'],
        },
      )
      .subscribe({
        next: () => {
          clearTimeout(timer)
          timer = setTimeout(onChange, SETTLE_MS)
        },
        // Keeps what is shown; the next selection queries again.
        error: () => {},
      })
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  }, [client, listened, onChange])
}
