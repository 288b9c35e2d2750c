import { useCallback, useEffect, useMemo, useState } from 'react'
import { type SanityClient, type SanityDocument, useSchema } from 'sanity'
import { type MediaUser, searchPatterns, usersByAsset } from '../../../schemas/rules/media.ts'
import { useContentChanges, useContentClient, useLiveQuery } from '../shared/use-live-query.ts'

export type MediaKind = 'all' | 'images' | 'files'
export type Asset = {
  id: string
  type: 'sanity.imageAsset' | 'sanity.fileAsset'
  name: string
  title: string | null
  altText: string | null
  description: string | null
  creditLine: string | null
  extension: string
  url: string
  bytes: number
  width: number | null
  height: number | null
}

const TYPES = {
  all: ['sanity.imageAsset', 'sanity.fileAsset'],
  images: ['sanity.imageAsset'],
  files: ['sanity.fileAsset'],
} as const satisfies Record<MediaKind, readonly string[]>

/** Assets match when all search words occur in their texts together; newest first. */
const FOUND = `*[_type in $types && (count($patterns) == 0
  || [originalFilename, title, altText, description, creditLine] match $patterns)]`
const QUERY = `{
  "total": count(${FOUND}),
  "assets": ${FOUND} | order(_createdAt desc, _id asc) [0...$most]{
    "id": _id, "type": _type, "name": coalesce(originalFilename, _id), title, altText, description,
    creditLine, extension, url, "bytes": coalesce(size, 0),
    "width": metadata.dimensions.width, "height": metadata.dimensions.height
  }
}`

/** The newest assets that match a search, at most `most`, and the total number of matches. */
export function useMedia({
  search,
  kind,
  most,
}: {
  search: string
  kind: MediaKind
  most: number
}) {
  return useLiveQuery<{ total: number; assets: Asset[] }>(
    QUERY,
    { types: TYPES[kind], patterns: searchPatterns(search), most },
    TYPES.all,
  )
}

/** Assets per query: the lake has an index of references. */
const BATCH = 400

/** The documents that use these assets, drafts and releases included; an asset is missing while loading. */
export function useMediaUsers(assets: readonly string[]): ReadonlyMap<string, MediaUser[]> {
  const client = useContentClient()
  const schema = useSchema()
  const [users, setUsers] = useState<ReadonlyMap<string, MediaUser[]>>(new Map())
  const [turn, setTurn] = useState(0)
  const types = useMemo(
    () => schema.getTypeNames().filter((it) => schema.get(it)?.type?.name === 'document'),
    [schema],
  )
  useContentChanges(
    types,
    useCallback(() => setTurn((it) => it + 1), []),
  )
  const asked = assets.join(',')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reads the same question again
  useEffect(() => {
    const stop = new AbortController()
    readUsers(client, asked === '' ? [] : asked.split(','), stop.signal, (known) =>
      setUsers((it) => new Map([...it, ...known])),
    ).catch(() => {
      // It stays unknown: the lake checks before a deletion in any case.
    })
    return () => stop.abort()
  }, [client, asked, turn])
  return users
}

async function readUsers(
  client: SanityClient,
  assets: readonly string[],
  signal: AbortSignal,
  onKnown: (users: Map<string, MediaUser[]>) => void,
): Promise<void> {
  const raw = client.withConfig({ perspective: 'raw' })
  for (let start = 0; start < assets.length; start += BATCH) {
    const ids = assets.slice(start, start + BATCH)
    const documents = await raw.fetch<SanityDocument[]>('*[references($ids)]', { ids }, { signal })
    if (signal.aborted) return
    onKnown(usersByAsset(ids, documents))
  }
}
