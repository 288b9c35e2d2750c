import { whoAndWhen } from '../objects/audience.ts'
import { campaignField, contentButton, imageWithAlt, reference } from '../objects/fields.ts'
import type { Field, SchemaType } from '../schema-types.ts'

const GROUPS = [
  { name: 'words', title: 'Words', default: true },
  { name: 'audience', title: 'Who sees it, and when' },
]

const title: Field = {
  name: 'title',
  title: 'Title',
  type: 'localeString',
  group: 'words',
  validation: (rule) => rule.required(),
}
const text: Field = { name: 'text', title: 'Text', type: 'localeText', group: 'words' }
const significantTerms: Field = {
  name: 'significantTerms',
  title: 'Significant terms',
  description: 'Readable in the box itself, wherever it makes an offer.',
  type: 'localeText',
  group: 'words',
}
const image = imageWithAlt('image', 'Picture', { group: 'words' })
const preview = { select: { title: 'title.en', subtitle: 'text.en', media: 'image' } }

/** A content block with text, an image and a button (BAN-02). */
export const contentBox: SchemaType = {
  name: 'contentBox',
  title: 'Content box',
  type: 'document',
  groups: GROUPS,
  fields: [
    title,
    text,
    significantTerms,
    campaignField({ group: 'words' }),
    image,
    contentButton('words'),
    ...whoAndWhen('audience'),
  ],
  preview,
}

const tournament: Field = {
  name: 'tournament',
  title: 'Tournament',
  description: 'Its dates and prizes come from its page.',
  group: 'words',
  ...reference('tournamentPage'),
  validation: (rule) => rule.required(),
}

/** A box that links to a tournament: its name and dates. */
export const tournamentBox: SchemaType = {
  name: 'tournamentBox',
  title: 'Tournament box',
  type: 'document',
  groups: GROUPS,
  fields: [title, text, tournament, image, ...whoAndWhen('audience')],
  preview,
}

/** The wide version of a tournament box, with the top prizes. */
export const tournamentBoxV2: SchemaType = {
  name: 'tournamentBoxV2',
  title: 'Tournament box with prizes',
  type: 'document',
  groups: GROUPS,
  fields: [
    title,
    text,
    tournament,
    {
      name: 'prizesShown',
      title: 'So many prizes',
      type: 'number',
      group: 'words',
      initialValue: 3,
      validation: (rule) => rule.required().integer().min(1).max(10),
    },
    image,
    ...whoAndWhen('audience'),
  ],
  preview,
}
