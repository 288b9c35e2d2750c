import { useMemo } from 'react'
import { type SanityDocument, type SchemaType, useSchema } from 'sanity'
import {
  type LocalisedField,
  localisedFields,
  type Outrun,
  outrunAfter,
  type Unreviewed,
} from '../../../schemas/rules/translations.ts'
import { useLiveQuery } from '../shared/use-live-query.ts'

export type TranslatedDocument = {
  id: string
  type: string
  title: string
  markets: readonly string[]
  isDraft: boolean
  isPublished: boolean
  /** The draft if there is one, and the published version. */
  content: SanityDocument
  published: SanityDocument | null
  fields: LocalisedField[]
  outrun: Outrun[]
  unreviewed: Unreviewed[]
}

/** What editors can do with a document; `kind` is its type with its markets, as people read it. */
export type Chosen = TranslatedDocument & { mayWrite: boolean; kind: string }

const QUERY = `{
  "documents": *[_type in $types] | order(_type asc, _id asc),
  "drafted": *[_type in $types && _originalId in path("drafts.**")]._id,
  "states": *[_type == "translationState"]{
    document,
    outrun[]{ path, language, source, translation },
    unreviewed[]{ path, language, translation }
  }
}`
const PUBLISHED = '*[_type in $types && _id in $ids]'

type Answer = {
  documents: SanityDocument[]
  drafted: string[]
  states: { document: string; outrun: Outrun[] | null; unreviewed: Unreviewed[] | null }[]
}

/** Every document with localised texts, as editors see it now, with its stale and unreviewed translations. */
export function useTranslations() {
  const types = useLocalisedTypes()
  const listened = useMemo(() => [...types, 'translationState'], [types])
  const { data, error } = useLiveQuery<Answer>(QUERY, { types }, listened)
  const drafted = useMemo(() => data?.drafted ?? [], [data])
  const published = useLiveQuery<SanityDocument[]>(
    PUBLISHED,
    { types, ids: drafted },
    types,
    'published',
  )
  const documents = useMemo(() => {
    if (!data) return null
    const before = new Map(published.data?.map((it) => [it._id, it]))
    const states = new Map(data.states.map((it) => [it.document, it]))
    return data.documents.flatMap((document): TranslatedDocument[] => {
      const fields = localisedFields(document)
      const state = states.get(document._id)
      const known = state?.outrun ?? []
      const isDraft = drafted.includes(document._id)
      const published = isDraft ? (before.get(document._id) ?? null) : document
      return [
        {
          id: document._id,
          type: document._type,
          title: titleOf(document, fields),
          markets: Array.isArray(document.markets) ? document.markets : [],
          isDraft,
          isPublished: published !== null,
          content: document,
          published,
          fields,
          // Changes of English in a draft count before it is published.
          outrun: isDraft ? outrunAfter(known, published, document) : known,
          unreviewed: state?.unreviewed ?? [],
        },
      ]
    })
  }, [data, drafted, published.data])
  return { documents, error }
}

function titleOf(document: SanityDocument, fields: readonly LocalisedField[]): string {
  const { title, name } = document
  if (typeof title === 'string') return title
  if (typeof name === 'string') return name
  return fields.find((it) => it.path === 'title' || it.path === 'name')?.texts.en ?? document._id
}

/** The document types with a text in several languages, at any depth. */
function useLocalisedTypes(): string[] {
  const schema = useSchema()
  return useMemo(
    () =>
      schema.getTypeNames().filter((name) => {
        const type = schema.get(name)
        return type?.type?.name === 'document' && isLocalised(type, 0)
      }),
    [schema],
  )
}

const DEEPEST = 5

function isLocalised(type: SchemaType, depth: number): boolean {
  if (/^locale[A-Z]/.test(type.name)) return true
  if (depth > DEEPEST) return false
  if (type.jsonType === 'object') return type.fields.some((it) => isLocalised(it.type, depth + 1))
  return type.jsonType === 'array' && type.of.some((it) => isLocalised(it, depth + 1))
}
