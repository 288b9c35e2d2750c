import { LANGUAGE_CODES } from '#markets/languages.ts'
import type { SchemaType } from '../schema-types.ts'

const TEXT = [
  { name: 'path', title: 'Field', type: 'string' },
  { name: 'language', title: 'Language', type: 'string', options: { list: LANGUAGE_CODES } },
]
const TRANSLATION = { name: 'translation', title: 'Hash of the translation', type: 'string' }

/**
 * Which translations are older than the English text, and which no native speaker has read; the Studio writes it when
 * a document is published or an editor confirms a text.
 */
export const translationState: SchemaType = {
  name: 'translationState',
  title: 'State of translations',
  type: 'document',
  readOnly: true,
  fields: [
    { name: 'document', title: 'Of the document', type: 'string' },
    {
      name: 'outrun',
      title: 'Translations older than their English',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'outrunTranslation',
          fields: [
            ...TEXT,
            { name: 'source', title: 'Hash of the English it was written for', type: 'string' },
            TRANSLATION,
          ],
          preview: { select: { title: 'path', subtitle: 'language' } },
        },
      ],
    },
    {
      name: 'unreviewed',
      title: 'Translations that no native speaker has read',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'unreviewedTranslation',
          fields: [...TEXT, TRANSLATION],
          preview: { select: { title: 'path', subtitle: 'language' } },
        },
      ],
    },
  ],
  preview: { select: { title: 'document' } },
}
