/** Text fields of an asset; editors write them, a site may show them. */
export const MEDIA_TEXTS = ['title', 'altText', 'description', 'creditLine'] as const
export type MediaText = (typeof MEDIA_TEXTS)[number]

/** A document that refers to an asset. */
export type MediaUser = { id: string; type: string; title: string }

type Content = Readonly<Record<string, unknown>>

/** Search words as patterns for GROQ's `match`: a text matches when each pattern is the prefix of one of its words. */
export function searchPatterns(words: string): string[] {
  return words
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((it) => it !== '')
    .map((it) => `${it}*`)
}

/** Formats a size in bytes: `812 B`, `48 KB`, `1.2 MB` (of 1,000). */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  const [divisor, unit] = bytes < 999_500 ? [1_000, 'KB'] : [1_000_000, 'MB']
  const amount = bytes / divisor
  return `${amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${unit}`
}

/**
 * The documents that use each of these assets, at any depth; a document, its draft and its versions count as one.
 * Unused assets are included with an empty list.
 */
export function usersByAsset(
  assets: readonly string[],
  documents: readonly Content[],
): Map<string, MediaUser[]> {
  const users = new Map<string, Map<string, MediaUser>>(assets.map((it) => [it, new Map()]))
  for (const document of documents) {
    const id = publishedIdOf(String(document._id))
    for (const asset of referencesIn(document)) {
      users.get(asset)?.set(id, { id, type: String(document._type), title: titleOf(document, id) })
    }
  }
  return new Map([...users].map(([asset, those]) => [asset, [...those.values()]]))
}

/** The number of documents that use an asset, as text. */
export function usesInWords(count: number): string {
  if (count === 0) return 'Unused'
  return count === 1 ? 'Used by 1 document' : `Used by ${count} documents`
}

const publishedIdOf = (id: string) => id.replace(/^(?:drafts|versions\.[^.]+)\./, '')

function referencesIn(value: unknown): Set<string> {
  const found = new Set<string>()
  const walk = (it: unknown) => {
    if (typeof it !== 'object' || it === null) return
    if ('_ref' in it && typeof it._ref === 'string') found.add(it._ref)
    for (const inner of Object.values(it)) walk(inner)
  }
  walk(value)
  return found
}

function titleOf(document: Content, id: string): string {
  for (const value of [document.title, document.name]) {
    if (typeof value === 'string' && value !== '') return value
    if (typeof value === 'object' && value !== null && 'en' in value) {
      if (typeof value.en === 'string' && value.en !== '') return value.en
    }
  }
  return id
}
