import type { SchemaType } from '../schema-types.ts'

/** Search synonyms: a search for one also finds what has the other name. */
export const searchSynonyms: SchemaType = {
  name: 'searchSynonyms',
  title: 'Words of one meaning',
  type: 'document',
  fields: [
    {
      name: 'words',
      title: 'Words and phrases',
      description:
        'In any language, with the usual slips that are no typing errors. “Fruit machine” beside “slot” finds all slots.',
      type: 'array',
      of: [{ type: 'string', validation: (rule) => rule.min(2).max(40) }],
      options: { layout: 'tags' },
      validation: (rule) => rule.required().min(2).max(40).unique(),
    },
  ],
  preview: { select: { title: 'words.0', subtitle: 'words.1' } },
}

/** A search term without results, used more than once on a day; written by the site, and it expires. */
export const searchMiss: SchemaType = {
  name: 'searchMiss',
  title: 'Searches that found nothing',
  type: 'document',
  readOnly: true,
  fields: [
    { name: 'text', title: 'What was typed', type: 'string' },
    { name: 'count', title: 'How often', type: 'number' },
    { name: 'market', title: 'Market', type: 'string' },
    { name: 'language', title: 'Language', type: 'string' },
    { name: 'day', title: 'Day', type: 'date' },
  ],
  orderings: [
    {
      name: 'often',
      title: 'Most often first',
      by: [
        { field: 'count', direction: 'desc' },
        { field: 'day', direction: 'desc' },
      ],
    },
    {
      name: 'newest',
      title: 'Newest first',
      by: [
        { field: 'day', direction: 'desc' },
        { field: 'count', direction: 'desc' },
      ],
    },
  ],
  preview: {
    select: { title: 'text', count: 'count', day: 'day', market: 'market', language: 'language' },
  },
}
