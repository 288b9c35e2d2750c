import type { SanityClient, SanityDocument } from 'sanity'

/** Sets fields in the draft of a document; the draft is created from the published document where none exists. */
export async function editDraft(
  client: SanityClient,
  id: string,
  fields: Record<string, unknown>,
): Promise<void> {
  const raw = client.withConfig({ perspective: 'raw' })
  const published = await raw.getDocument<SanityDocument>(id)
  const transaction = raw.transaction()
  if (published) {
    const { _rev, _createdAt, _updatedAt, ...content } = published
    transaction.createIfNotExists({ ...content, _id: `drafts.${id}` })
  }
  await transaction.patch(`drafts.${id}`, { set: fields }).commit({ visibility: 'async' })
}
