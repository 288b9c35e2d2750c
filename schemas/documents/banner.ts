import { targetAudience } from '../objects/audience.ts'
import { imageWithAlt, marketsField } from '../objects/fields.ts'
import { endsAfterStart, isTarget } from '../rules/rules.ts'
import type { SchemaType } from '../schema-types.ts'

export const BUTTON_TYPES = [
  'LINK',
  'LOGIN',
  'SIGNUP',
  'DEPOSIT',
  'GAME',
  'PROMOTION',
  'BONUS_CODE',
  'CHAT',
] as const

export const banner: SchemaType = {
  name: 'banner',
  title: 'Banner',
  type: 'document',
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'art', title: 'Pictures' },
    { name: 'audience', title: 'Who sees it, and when' },
  ],
  fields: [
    { name: 'greeting', title: 'Greeting', type: 'localeString', group: 'words' },
    {
      name: 'title',
      title: 'Title',
      type: 'localeString',
      group: 'words',
      validation: (rule) => rule.required(),
    },
    { name: 'description', title: 'Description', type: 'localeText', group: 'words' },
    {
      name: 'significantTerms',
      title: 'Significant terms',
      description: 'Stand readable on the banner itself, wherever it makes an offer.',
      type: 'localeText',
      group: 'words',
    },
    {
      name: 'button',
      title: 'Button',
      type: 'object',
      group: 'words',
      fields: [
        {
          name: 'type',
          title: 'What it does',
          type: 'string',
          options: { list: [...BUTTON_TYPES] },
        },
        { name: 'label', title: 'Label', type: 'localeString' },
        {
          name: 'param',
          title: 'Path, id or code',
          type: 'string',
          validation: (rule) => rule.max(200),
        },
      ],
    },
    {
      name: 'isClickable',
      title: 'The whole banner is a link',
      type: 'boolean',
      group: 'words',
      initialValue: false,
    },
    {
      name: 'urlAction',
      title: 'Where it leads',
      type: 'string',
      group: 'words',
      validation: (rule) => rule.custom(isTarget),
    },
    {
      name: 'images',
      title: 'Pictures',
      type: 'object',
      group: 'art',
      fields: [
        imageWithAlt('desktop', 'Wide', { validation: (rule) => rule.required() }),
        imageWithAlt('mobile', 'Phone', { validation: (rule) => rule.required() }),
      ],
    },
    {
      name: 'placement',
      title: 'Page',
      type: 'string',
      group: 'audience',
      options: { list: ['home', 'casino', 'live-casino'] },
      initialValue: 'home',
      validation: (rule) => rule.required(),
    },
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
  preview: { select: { title: 'title.en', subtitle: 'placement', media: 'images.desktop' } },
}
