import { useCallback, useEffect, useState } from 'react'
import { useContentClient } from '../shared/use-live-query.ts'

export type AuditEntry = {
  seq: number
  at: string
  kind: string
  by: { id: string; name: string; role: string }
  way: string
  documents: { id: string; type: string; what: 'create' | 'update' | 'delete' }[]
  documentCount: number
  detail?: string
}
export type AuditFilter = { kind: string; who: string; document: string }
type Page = { entries: AuditEntry[]; next: number | null }

/** The entries that match a filter, newest first; older ones are loaded on request. */
export function useAudit(filter: AuditFilter) {
  const client = useContentClient()
  const [pages, setPages] = useState<Page[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  const { kind, who, document } = filter

  const read = useCallback(
    (before: number) =>
      client.request<Page>({
        uri: '/audit',
        query: { kind, who, document, before: String(before), limit: '50' },
      }),
    [client, kind, who, document],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reads the same again
  useEffect(() => {
    let isLeft = false
    read(0).then(
      (page) => {
        if (isLeft) return
        setPages([page])
        setError(null)
      },
      (problem: Error) => {
        if (!isLeft) setError(problem.message)
      },
    )
    return () => {
      isLeft = true
    }
  }, [read, turn])

  const next = pages?.at(-1)?.next ?? null
  return {
    entries: pages?.flatMap((it) => it.entries) ?? null,
    error,
    hasOlder: next !== null,
    reload: () => setTurn((it) => it + 1),
    readOlder() {
      if (next === null) return
      read(next).then(
        (page) => setPages((it) => [...(it ?? []), page]),
        (problem: Error) => setError(problem.message),
      )
    },
  }
}
