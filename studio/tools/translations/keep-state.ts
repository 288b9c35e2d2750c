import type { SanityClient } from 'sanity'
import {
  type Outrun,
  outrunAfter,
  stillUnreviewed,
  type TranslationNotes,
  type Unreviewed,
} from '../../../schemas/rules/translations.ts'

type Content = Readonly<Record<string, unknown>>

const idOf = (document: string) => `translationState-${document}`

const members = (type: string, entries: readonly Unreviewed[]) =>
  entries.map((it, index) => ({ _type: type, _key: `${type[0]}${index}`, ...it }))

async function write(
  client: SanityClient,
  document: string,
  { outrun, unreviewed }: TranslationNotes,
) {
  const _id = idOf(document)
  if (outrun.length + unreviewed.length === 0) {
    await client.delete({ query: '*[_id == $id]', params: { id: _id } })
    return
  }
  await client.createOrReplace({
    _id,
    _type: 'translationState',
    document,
    outrun: members('outrunTranslation', outrun),
    unreviewed: members('unreviewedTranslation', unreviewed),
  })
}

async function read(client: SanityClient, document: string): Promise<TranslationNotes> {
  const state = await client.getDocument<
    { _type: string; outrun?: Outrun[]; unreviewed?: Unreviewed[] } & Content
  >(idOf(document))
  return {
    outrun: (state?.outrun ?? []).map(({ path, language, source, translation }) => ({
      path,
      language,
      source,
      translation,
    })),
    unreviewed: (state?.unreviewed ?? []).map(({ path, language, translation }) => ({
      path,
      language,
      translation,
    })),
  }
}

/**
 * Records which translations are older than their English text when a draft is published. A rewritten one is no longer
 * recorded as unreviewed.
 */
export async function keepTranslationState(
  client: SanityClient,
  { id, before, after }: { id: string; before: Content | null; after: Content },
): Promise<void> {
  const raw = client.withConfig({ perspective: 'raw' })
  const previous = await read(raw, id)
  const next = {
    outrun: outrunAfter(previous.outrun, before, after),
    unreviewed: stillUnreviewed(previous.unreviewed, after),
  }
  const isNoted = ({ outrun, unreviewed }: TranslationNotes) =>
    outrun.length + unreviewed.length > 0
  if (isNoted(next) || isNoted(previous)) await write(raw, id, next)
}

/** Records that an editor has read a translation: it matches its English text, or a native speaker has approved it. */
export async function confirmTranslation(
  client: SanityClient,
  id: string,
  {
    path,
    language,
    state,
  }: Pick<Unreviewed, 'path' | 'language'> & { state: 'stale' | 'unreviewed' },
): Promise<void> {
  const raw = client.withConfig({ perspective: 'raw' })
  const notes = await read(raw, id)
  const isOther = (it: Unreviewed) => it.path !== path || it.language !== language
  await write(
    raw,
    id,
    state === 'stale'
      ? { ...notes, outrun: notes.outrun.filter(isOther) }
      : { ...notes, unreviewed: notes.unreviewed.filter(isOther) },
  )
}
