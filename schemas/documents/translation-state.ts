import { LANGUAGE_CODES } from '#markets/languages.ts'
import type { SchemaType } from '../schema-types.ts'

/** Which translations are older than the English text; the Studio writes it when a document is published. */
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
            { name: 'path', title: 'Field', type: 'string' },
            {
              name: 'language',
              title: 'Language',
              type: 'string',
              options: { list: LANGUAGE_CODES },
            },
            { name: 'source', title: 'Hash of the English it was written for', type: 'string' },
            { name: 'translation', title: 'Hash of the translation', type: 'string' },
          ],
          preview: { select: { title: 'path', subtitle: 'language' } },
        },
      ],
    },
  ],
  preview: { select: { title: 'document' } },
}
