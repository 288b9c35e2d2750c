import { useEffect, useMemo, useState } from 'react'
import { useGrantsStore } from 'sanity'

type Written = { type: string; markets?: readonly string[] }

/** Rights depend on type and markets, so documents that share both are checked once. */
const keyOf = ({ type, markets = [] }: Written) => `${type} ${[...markets].sort().join(' ')}`

/**
 * Whether the current user may write a document, by their grants, as the lake checks it (GAP-158). False until they are
 * loaded, and where loading fails.
 */
export function useMayWrite(documents: readonly Written[]): (document: Written) => boolean {
  const grants = useGrantsStore()
  const [allowed, setAllowed] = useState<ReadonlySet<string>>(new Set())
  const asked = [...new Set(documents.map(keyOf))].sort().join('\n')

  useEffect(() => {
    const subscriptions = asked
      .split('\n')
      .filter((it) => it !== '')
      .map((key) => {
        const [_type = '', ...markets] = key.split(' ').filter((it) => it !== '')
        // Without markets the field is missing, as in a document for all markets.
        const document = {
          _id: 'drafts.asked',
          _type,
          ...(markets.length > 0 ? { markets } : {}),
        }
        return grants.checkDocumentPermission('update', document).subscribe({
          next: ({ granted }) =>
            setAllowed((it) => {
              if (it.has(key) === granted) return it
              return new Set(granted ? [...it, key] : [...it].filter((other) => other !== key))
            }),
          error: () => {},
        })
      })
    return () => {
      for (const it of subscriptions) it.unsubscribe()
    }
  }, [grants, asked])

  return useMemo(() => (document) => allowed.has(keyOf(document)), [allowed])
}
