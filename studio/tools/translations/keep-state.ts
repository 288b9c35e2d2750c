import type { SanityClient } from 'sanity'
import { type Outrun, outrunAfter } from '../../../schemas/rules/translations.ts'

type Content = Readonly<Record<string, unknown>>

const idOf = (document: string) => `translationState-${document}`

async function write(client: SanityClient, document: string, outrun: readonly Outrun[]) {
  const _id = idOf(document)
  if (outrun.length === 0) {
    await client.delete({ query: '*[_id == $id]', params: { id: _id } })
    return
  }
  await client.createOrReplace({
    _id,
    _type: 'translationState',
    document,
    outrun: outrun.map((it, index) => ({ _type: 'outrunTranslation', _key: `o${index}`, ...it })),
  })
}

async function read(client: SanityClient, document: string): Promise<Outrun[]> {
  const state = await client.getDocument<{ _type: string; outrun?: Outrun[] } & Content>(
    idOf(document),
  )
  return (state?.outrun ?? []).map(({ path, language, source, translation }) => ({
    path,
    language,
    source,
    translation,
  }))
}

/** Records which translations are older than their English text when a draft is published. */
export async function keepTranslationState(
  client: SanityClient,
  { id, before, after }: { id: string; before: Content | null; after: Content },
): Promise<void> {
  const raw = client.withConfig({ perspective: 'raw' })
  const previous = await read(raw, id)
  const next = outrunAfter(previous, before, after)
  if (next.length > 0 || previous.length > 0) await write(raw, id, next)
}

/** Records that an editor has reviewed a translation and found it still correct. */
export async function confirmTranslation(
  client: SanityClient,
  id: string,
  confirmed: Pick<Outrun, 'path' | 'language'>,
): Promise<void> {
  const raw = client.withConfig({ perspective: 'raw' })
  const rest = (await read(raw, id)).filter(
    (it) => it.path !== confirmed.path || it.language !== confirmed.language,
  )
  await write(raw, id, rest)
}
