import { targetAudience } from '../objects/audience.ts'
import {
  campaignField,
  imageWithAlt,
  marketsField,
  reference,
  slugField,
} from '../objects/fields.ts'
import { endsAfterStart } from '../rules/rules.ts'
import type { SchemaType } from '../schema-types.ts'

/** `tag` is part of the URL of a list, so a promotion cannot use it (GAP-129). */
const RESERVED_SLUGS = ['tag']

export const promotionCategory: SchemaType = {
  name: 'promotionCategory',
  title: 'Promotion category',
  type: 'document',
  fields: [
    { name: 'title', title: 'Title', type: 'localeString', validation: (rule) => rule.required() },
    slugField('title.en'),
    {
      name: 'order',
      title: 'Order',
      type: 'number',
      initialValue: 0,
      validation: (rule) => rule.integer(),
    },
  ],
  preview: { select: { title: 'title.en', subtitle: 'slug.current' } },
}

export const promotionTag: SchemaType = {
  name: 'promotionTag',
  title: 'Promotion tag',
  type: 'document',
  fields: [
    { name: 'title', title: 'Title', type: 'localeString', validation: (rule) => rule.required() },
    slugField('title.en'),
  ],
  preview: { select: { title: 'title.en', subtitle: 'slug.current' } },
}

export const promotion: SchemaType = {
  name: 'promotion',
  title: 'Promotion',
  type: 'document',
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'art', title: 'Picture' },
    { name: 'audience', title: 'Who sees it, and when' },
  ],
  fields: [
    {
      name: 'title',
      title: 'Title',
      type: 'localeString',
      group: 'words',
      validation: (rule) => rule.required(),
    },
    {
      ...slugField('title.en'),
      group: 'words',
      validation: (rule) =>
        rule.required().custom((value: { current?: string } | undefined) => {
          if (!value?.current || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value.current))
            return 'Small letters, digits and single dashes only.'
          return RESERVED_SLUGS.includes(value.current)
            ? `“${value.current}” is a part of other addresses: choose another.`
            : true
        }),
    },
    {
      name: 'category',
      title: 'Category',
      group: 'words',
      ...reference('promotionCategory'),
      validation: (rule) => rule.required(),
    },
    {
      name: 'tags',
      title: 'Tags',
      type: 'array',
      group: 'words',
      of: [reference('promotionTag')],
      validation: (rule) => rule.unique().max(8),
    },
    {
      name: 'summary',
      title: 'In one sentence',
      description: 'Shown in the list: what a player gets, without adjectives.',
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
      description: 'Readable beside the offer, in the list too: stake, wagering, time, who may.',
      type: 'localeText',
      group: 'words',
      validation: (rule) => rule.required(),
    },
    {
      name: 'terms',
      title: 'Full terms',
      description: 'An empty line begins a new paragraph.',
      type: 'localeText',
      group: 'words',
      validation: (rule) => rule.required(),
    },
    campaignField({ group: 'words' }),
    {
      name: 'wageringRequirement',
      title: 'Wagering requirement',
      description:
        'How many times the bonus is wagered before it can be withdrawn; empty without one.',
      type: 'number',
      group: 'words',
      validation: (rule) => rule.min(0).precision(1),
    },
    {
      name: 'button',
      title: 'Button',
      type: 'object',
      group: 'words',
      fields: [
        { name: 'label', title: 'Label', type: 'localeString' },
        {
          name: 'path',
          title: 'Page of ours',
          description: 'Begins with one slash, without language and country.',
          type: 'string',
          validation: (rule) =>
            rule.custom((value: string | undefined) =>
              value === undefined || /^\/(?![/\\])[^\s\\]*$/.test(value)
                ? true
                : 'Begin with exactly one slash.',
            ),
        },
      ],
    },
    imageWithAlt('image', 'Picture', { group: 'art', validation: (rule) => rule.required() }),
    {
      name: 'order',
      title: 'Order',
      type: 'number',
      group: 'audience',
      initialValue: 0,
      validation: (rule) => rule.integer(),
    },
    marketsField('audience'),
    { name: 'startDate', title: 'From', type: 'datetime', group: 'audience' },
    {
      name: 'endDate',
      title: 'Until',
      description: 'From then on the page says that it has ended.',
      type: 'datetime',
      group: 'audience',
      validation: (rule) =>
        rule.custom((end: string | undefined, { document }) =>
          endsAfterStart(document?.startDate as string | undefined, end),
        ),
    },
    {
      name: 'authorized',
      title: 'Visitors or players',
      type: 'string',
      group: 'audience',
      options: { list: ['both', 'authorized', 'not-authorized'], layout: 'radio' },
      initialValue: 'both',
    },
    targetAudience('audience'),
  ],
  orderings: [
    { name: 'order', title: 'Order on the page', by: [{ field: 'order', direction: 'asc' }] },
  ],
  preview: { select: { title: 'title.en', subtitle: 'category.title.en', media: 'image' } },
}
