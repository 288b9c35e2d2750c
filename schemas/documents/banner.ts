import { whoAndWhen } from '../objects/audience.ts'
import { campaignField, contentButton, imageWithAlt } from '../objects/fields.ts'
import { PLACEMENTS } from '../rules/placements.ts'
import { isTarget } from '../rules/rules.ts'
import type { SchemaType } from '../schema-types.ts'

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
      description: 'Readable on the banner itself, wherever it makes an offer.',
      type: 'localeText',
      group: 'words',
    },
    campaignField({ group: 'words' }),
    contentButton('words'),
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
      options: { list: [...PLACEMENTS] },
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
    ...whoAndWhen('audience'),
  ],
  orderings: [
    { name: 'order', title: 'Order on the page', by: [{ field: 'order', direction: 'asc' }] },
  ],
  preview: { select: { title: 'title.en', subtitle: 'placement', media: 'images.desktop' } },
}
