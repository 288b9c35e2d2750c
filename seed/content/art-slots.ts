import type { ArtSpec } from '../art/compose.ts'

/** Placeholder for an uploaded picture in a document; the seed puts the asset's id there. */
export type ArtSlot = { art: ArtSpec }

const isSlot = (value: unknown): value is ArtSlot =>
  typeof value === 'object' && value !== null && 'art' in value

/** Collects every picture that must be drawn for a value, by its description. */
export function collectArt(value: unknown, found: Map<string, ArtSpec>): void {
  if (isSlot(value)) found.set(JSON.stringify(value.art), value.art)
  else if (typeof value === 'object' && value !== null)
    for (const child of Object.values(value)) collectArt(child, found)
}

/** The document with asset references in place of the pictures to be drawn. */
export function withAssets(value: unknown, assetOf: (art: ArtSpec) => string | undefined): unknown {
  if (isSlot(value)) return { _type: 'reference', _ref: assetOf(value.art) }
  if (Array.isArray(value)) return value.map((it) => withAssets(it, assetOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, withAssets(child, assetOf)]),
  )
}
