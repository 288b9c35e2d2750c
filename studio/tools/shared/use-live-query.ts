import { useCallback, useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'

const API_VERSION = '2025-02-19'
/** Changes often come in bunches: one reading for each bunch. */
const SETTLE_MS = 250

export function useContentClient(): SanityClient {
  return useClient({ apiVersion: API_VERSION })
}

type Answer<Result> = { data: Result | null; error: string | null; reload: () => void }

/**
 * Content as editors have it, drafts over published documents, read again whenever a document of these
 * types changes. `query`, `types` and `key` (the parameters as text) must be stable.
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

/** Calls back once for each bunch of changes to documents of these types, drafts too; `onChange` must be stable. */
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
          // Drafts, too: without it only what is published is told.
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
        // What is shown stays; the next choice reads anew.
        error: () => {},
      })
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  }, [client, listened, onChange])
}
