import { type Document, isPublished, publishedId, VERSIONS } from '../documents/types.ts'

/**
 * `raw`, `unversioned` (raw without versions), `published`, or layers from the top down: `drafts` and release names, on
 * top of the published documents.
 */
export type Perspective = string | string[]

/** Which documents a view shows, and under which id. Pure, so that a view can be updated change by change. */
export type Selection = {
  /** The id in the view under which a stored document may appear. */
  slotOf(id: string): string
  /** The document shown under that id, given the stored documents. */
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
 * Each document once, from its topmost layer, under the published id, with its own in `_originalId`. A version marked
 * for unpublishing (`_system.delete`) hides the document, as publishing the release will.
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
