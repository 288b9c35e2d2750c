import { useCallback, useEffect, useRef, useState } from 'react'
import { useContentClient } from './use-live-query.ts'

/** An answer of the lake beside its documents; `reload` asks again, and the newest question counts. */
export function useRequest<Answer>(uri: string): {
  data: Answer | null
  error: string | null
  reload: () => Promise<void>
} {
  const client = useContentClient()
  const [answer, setAnswer] = useState<{ data: Answer | null; error: string | null }>({
    data: null,
    error: null,
  })
  const newest = useRef(0)
  const reload = useCallback(async () => {
    newest.current += 1
    const turn = newest.current
    const change = await client.request<Answer>({ uri }).then(
      (data) => ({ data, error: null }),
      (problem: Error) => ({ error: problem.message }),
    )
    if (turn === newest.current) setAnswer((it) => ({ ...it, ...change }))
  }, [client, uri])
  useEffect(() => {
    void reload()
    return () => {
      newest.current += 1
    }
  }, [reload])
  return { ...answer, reload }
}
