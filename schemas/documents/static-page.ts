import { marketsField, slugField } from '../objects/fields.ts'
import type { SchemaType } from '../schema-types.ts'

export const staticPage: SchemaType = {
  name: 'staticPage',
  title: 'Static page',
  type: 'document',
  fields: [
    { name: 'title', title: 'Title', type: 'localeString', validation: (rule) => rule.required() },
    slugField('title.en'),
    {
      name: 'body',
      title: 'Text',
      type: 'localeRichText',
      validation: (rule) => rule.required(),
    },
    marketsField(),
    { name: 'seoTitle', title: 'Title for search engines', type: 'localeString' },
    { name: 'seoDescription', title: 'Description for search engines', type: 'localeString' },
  ],
  preview: { select: { title: 'title.en', subtitle: 'slug.current' } },
}
