import { type Document, isPublished, publishedId, VERSIONS } from '../documents/types.ts'

/** `raw`, `unversioned` (raw before versions were known), `published`, or layers from the top down: `drafts` and names of releases over what is published. */
export type Perspective = string | string[]

/** Which documents a view shows, and under which id. Pure: a view follows each change with it. */
export type Selection = {
  /** The id in the view that a stored document may stand for. */
  slotOf(id: string): string
  /** What stands at that id, given the stored documents. */
  at(slot: string, stored: (id: string) => Document | undefined): Document | undefined
}

export function selectionOf(perspective: Perspective): Selection {
  if (perspective === 'raw') return asStored(() => true)
  if (perspective === 'unversioned') return asStored((it) => !it._id.startsWith(VERSIONS))
  if (perspective === 'published') return asStored((it) => isPublished(it._id))
  return layered(Array.isArray(perspective) ? perspective : ['drafts'])
}

const asStored = (shows: (document: Document) => boolean): Selection => ({
  slotOf: (id) => id,
  at(slot, stored) {
    const document = stored(slot)
    return document && shows(document) ? document : undefined
  },
})

/**
 * Each document once, as its first layer has it; it keeps the published id, and its own in `_originalId`. A
 * version that stands for unpublishing (`_system.delete`) hides the document: so it will be after the release.
 */
const layered = (layers: string[]): Selection => ({
  slotOf: publishedId,
  at(slot, stored) {
    const ids = layers.map((it) =>
      it === 'drafts' ? `drafts.${slot}` : `${VERSIONS}${it}.${slot}`,
    )
    for (const id of [...ids, slot]) {
      const document = stored(id)
      if (document)
        return unpublishes(document) ? undefined : { ...document, _id: slot, _originalId: id }
    }
    return undefined
  },
})

const unpublishes = ({ _id, _system }: Document) =>
  _id.startsWith(VERSIONS) && (_system as { delete?: unknown } | undefined)?.delete === true
