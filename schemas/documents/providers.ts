import { plainImage, reference } from '../objects/fields.ts'
import type { SchemaType } from '../schema-types.ts'

const id = (title: string) => ({
  name: 'id',
  title,
  type: 'string',
  validation: (rule: import('../schema-types.ts').Rule) =>
    rule.required().regex(/^[a-z0-9-]{1,60}$/),
})

export const gameProvider: SchemaType = {
  name: 'gameProvider',
  title: 'Provider',
  type: 'document',
  fields: [
    { name: 'title', title: 'Name', type: 'string', validation: (rule) => rule.required() },
    id('Id in addresses and calls'),
    {
      name: 'type',
      title: 'Kind',
      type: 'string',
      options: { list: ['CASINO', 'LIVE_CASINO', 'BOTH'] },
      validation: (rule) => rule.required(),
    },
    {
      name: 'isAggregators',
      title: 'Collects games of other studios',
      type: 'boolean',
      initialValue: false,
    },
    plainImage('providerImg', 'Mark', 'Shown in filters.'),
  ],
  preview: { select: { title: 'title', subtitle: 'type', media: 'providerImg' } },
}

export const gameSubProvider: SchemaType = {
  name: 'gameSubProvider',
  title: 'Studio',
  type: 'document',
  fields: [
    { name: 'title', title: 'Name', type: 'string', validation: (rule) => rule.required() },
    id('Id in addresses'),
    {
      name: 'provider',
      title: 'Through provider',
      ...reference('gameProvider'),
      validation: (rule) => rule.required(),
    },
    plainImage('providerImg', 'Mark', 'Shown in filters.'),
    {
      name: 'restrictedCountry',
      title: 'Restricted countries (ISO codes)',
      type: 'array',
      of: [{ type: 'string', validation: (rule) => rule.regex(/^[A-Z]{2}$/) }],
      options: { layout: 'tags' },
    },
    {
      name: 'removeRestrictedCountryOverlay',
      title: 'Hide the overlay there',
      description: 'The launch is refused all the same.',
      type: 'boolean',
      initialValue: false,
    },
  ],
  preview: { select: { title: 'title', subtitle: 'provider.title', media: 'providerImg' } },
}
