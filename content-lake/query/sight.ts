import { evaluateSync, parse } from 'groq-js'
import type { Document } from '../documents/types.ts'

/** What a reader may read: everything, what is public, or the documents that match a filter. */
export type Sight = 'everything' | 'public' | { filter: string }

/**
 * Which documents exist for a reader. Anonymous callers see no id with a dot (drafts, versions, system secrets) and
 * none of the host's private types. `all` are checked at once, which is faster.
 */
export function seesOf(
  sight: Sight,
  privateTypes: ReadonlySet<string>,
  all: readonly Document[] = [],
): (document: Document) => boolean {
  if (sight === 'everything') return () => true
  if (sight === 'public')
    return ({ _id, _type }) => !_id.includes('.') && !SYSTEM.test(_type) && !privateTypes.has(_type)
  const seen = new WeakMap<Document, boolean>()
  const kept = new Set(all.length > 0 ? keptBy(sight.filter, all) : [])
  for (const document of all) seen.set(document, kept.has(document))
  return (document) => {
    const known = seen.get(document)
    if (known !== undefined) return known
    const sees = matchesFilter(sight.filter, document)
    seen.set(document, sees)
    return sees
  }
}

/** Secrets of the preview tool and the system. */
const SYSTEM = /^(system\.|sanity\.previewUrl)/
const MAX_TREES = 1_000
const trees = new Map<string, ReturnType<typeof parse>>()

/** Whether the filter of a grant matches a document. */
export const matchesFilter = (filter: string, document: Document): boolean =>
  keptBy(filter, [document]).length === 1

function keptBy(filter: string, documents: readonly Document[]): Document[] {
  let tree = trees.get(filter)
  if (!tree) {
    tree = parse(`*[${filter}]`)
    if (trees.size >= MAX_TREES) trees.clear()
    trees.set(filter, tree)
  }
  const value = evaluateSync(tree, { dataset: documents })
  return Array.isArray(value.data) ? (value.data as Document[]) : []
}
