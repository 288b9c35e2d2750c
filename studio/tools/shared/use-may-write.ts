import { useEffect, useMemo, useState } from 'react'
import { useGrantsStore } from 'sanity'

type Written = { type: string; markets?: readonly string[] }

/** Rights depend on type and markets, so documents that share both are checked once. */
const keyOf = ({ type, markets = [] }: Written) => `${type} ${[...markets].sort().join(' ')}`

/**
 * Whether the current user may write (or create) a document, by their grants, as the lake checks it (GAP-158). Undefined until they
 * are loaded, and where loading fails.
 */
export function useMayWrite(
  documents: readonly Written[],
  permission: 'create' | 'update' = 'update',
): (document: Written) => boolean | undefined {
  const grants = useGrantsStore()
  const [answers, setAnswers] = useState<ReadonlyMap<string, boolean>>(new Map())
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
        return grants.checkDocumentPermission(permission, document).subscribe({
          next: ({ granted }) =>
            setAnswers((it) => (it.get(key) === granted ? it : new Map([...it, [key, granted]]))),
          error: () => {},
        })
      })
    return () => {
      for (const it of subscriptions) it.unsubscribe()
    }
  }, [grants, asked, permission])

  return useMemo(() => (document) => answers.get(keyOf(document)), [answers])
}
