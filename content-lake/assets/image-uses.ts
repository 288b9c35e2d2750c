import type { Dataset } from '../documents/dataset.ts'
import type { ImageUse } from './usual-pictures.ts'

const MAX_USES = 500

/** Every place in the documents of a dataset, drafts included, that shows this image. */
export function usesOf(dataset: Dataset, assetId: string): ImageUse[] {
  const found: ImageUse[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || found.length >= MAX_USES) return
    const { asset, crop, hotspot } = value as Record<string, unknown>
    if ((asset as { _ref?: unknown } | null | undefined)?._ref === assetId)
      found.push({ crop, hotspot })
    for (const item of Object.values(value)) walk(item)
  }
  for (const id of dataset.referrersOf(assetId)) walk(dataset.get(id))
  return found
}
