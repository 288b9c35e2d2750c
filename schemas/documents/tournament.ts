import { dates } from '../objects/audience.ts'
import { imageWithAlt, marketsField, reference, slugField } from '../objects/fields.ts'
import { followsPlaces } from '../rules/prizes.ts'
import type { SchemaType } from '../schema-types.ts'

/** A tournament at `/tournaments/{slug}` (CNT-18): its rules, dates and prizes as the editors state them. */
export const tournamentPage: SchemaType = {
  name: 'tournamentPage',
  title: 'Tournament',
  type: 'document',
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'where', title: 'Where and when' },
    { name: 'search', title: 'Search engines' },
  ],
  fields: [
    {
      name: 'title',
      title: 'Name',
      type: 'localeString',
      group: 'words',
      validation: (rule) => rule.required(),
    },
    { ...slugField('title.en'), description: 'Found at /en-FI/tournaments/….', group: 'words' },
    {
      name: 'tournamentId',
      title: 'Id at the rewards service',
      description: 'Standings come from there; without one the page shows what is entered here.',
      type: 'string',
      group: 'words',
      validation: (rule) => rule.regex(/^[A-Za-z0-9_-]{1,64}$/),
    },
    {
      name: 'summary',
      title: 'In one sentence',
      type: 'localeString',
      group: 'words',
      validation: (rule) => rule.required(),
    },
    {
      name: 'body',
      title: 'How it works',
      type: 'localeRichText',
      group: 'words',
      validation: (rule) => rule.required(),
    },
    {
      name: 'significantTerms',
      title: 'Significant terms',
      description: 'Who may take part, what counts, until when.',
      type: 'localeText',
      group: 'words',
      validation: (rule) => rule.required(),
    },
    {
      name: 'prizes',
      title: 'Prizes, from the first place',
      type: 'array',
      group: 'words',
      of: [
        {
          type: 'object',
          name: 'tournamentPrize',
          fields: [
            {
              name: 'from',
              title: 'From place',
              type: 'number',
              validation: (rule) => rule.required().integer().min(1).max(100_000),
            },
            {
              name: 'to',
              title: 'To place',
              type: 'number',
              validation: (rule) => rule.required().integer().min(1).max(100_000),
            },
            {
              name: 'prize',
              title: 'Prize',
              type: 'localeString',
              validation: (rule) => rule.required(),
            },
          ],
          preview: { select: { title: 'prize.en', subtitle: 'from' } },
        },
      ],
      validation: (rule) => rule.required().min(1).max(50).custom(followsPlaces),
    },
    {
      name: 'games',
      title: 'Games that count',
      type: 'array',
      group: 'words',
      of: [reference('game')],
      validation: (rule) => rule.unique().max(60),
    },
    imageWithAlt('image', 'Picture', { group: 'words', validation: (rule) => rule.required() }),
    {
      name: 'order',
      title: 'Order',
      type: 'number',
      group: 'where',
      initialValue: 0,
      validation: (rule) => rule.integer(),
    },
    marketsField('where'),
    ...dates('where'),
    { name: 'seoTitle', title: 'Title for search engines', type: 'localeString', group: 'search' },
    {
      name: 'seoDescription',
      title: 'Description for search engines',
      type: 'localeString',
      group: 'search',
    },
  ],
  preview: { select: { title: 'title.en', subtitle: 'startDate', media: 'image' } },
}
