import { isBonusCode, isLinkTarget, isOwnPath } from '../rules/link-target.ts'
import { isVideoAddress } from '../rules/video.ts'
import type { Field, SchemaType } from '../schema-types.ts'
import { campaignField, imageWithAlt, reference } from './fields.ts'

const words = (name: string, title: string, extra: Partial<Field> = {}): Field => ({
  name,
  title,
  type: 'string',
  validation: (rule) => rule.required(),
  ...extra,
})

const LINK: Omit<Field, 'name'> & { name: string } = {
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    {
      name: 'target',
      title: 'Where it leads',
      description:
        'A page of ours without language and country (/terms), https://, mailto: or tel:',
      type: 'string',
      validation: (rule) => rule.required().custom(isLinkTarget),
    },
  ],
}

const LISTS = [
  { title: 'Points', value: 'bullet' },
  { title: 'Steps', value: 'number' },
]
const MARKS = {
  decorators: [
    { title: 'Strong', value: 'strong' },
    { title: 'Stressed', value: 'em' },
  ],
  annotations: [LINK],
}
const NORMAL = { title: 'Text', value: 'normal' }

/** Paragraphs and lists only: the content of a part inside a text. */
const plainBlock = { type: 'block', styles: [NORMAL], lists: LISTS, marks: MARKS }

const richPicture: SchemaType = {
  name: 'richPicture',
  title: 'Picture',
  type: 'object',
  fields: [
    imageWithAlt('image', 'Picture', {
      description: 'Crop it and set its focus: the focus stays in sight where it is cut.',
      validation: (rule) => rule.required(),
      fields: [
        words('alt', 'What the picture shows', {
          description: 'In the language of this text. People who cannot see the picture hear it.',
        }),
      ],
    }),
    words('caption', 'Words below it', { validation: (rule) => rule }),
    {
      name: 'frame',
      title: 'Proportions',
      type: 'string',
      options: {
        list: [
          { title: 'Its own', value: 'own' },
          { title: 'Wide, cut around the focus', value: 'wide' },
        ],
        layout: 'radio',
      },
      initialValue: 'own',
    },
  ],
  preview: { select: { title: 'image.alt', subtitle: 'caption', media: 'image' } },
}

const richButton: SchemaType = {
  name: 'richButton',
  title: 'Button',
  type: 'object',
  fields: [
    words('label', 'Label', { description: 'Says what happens: “See the live tables”.' }),
    words('path', 'Page of ours', {
      description: 'Begins with one slash, without language and country.',
      validation: (rule) => rule.required().custom(isOwnPath),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'path' } },
}

const gameStrip: SchemaType = {
  name: 'gameStrip',
  title: 'Games',
  type: 'object',
  fields: [
    words('title', 'Heading'),
    {
      name: 'games',
      title: 'Games',
      description: 'Those that a market does not have are left out there.',
      type: 'array',
      of: [reference('game')],
      validation: (rule) => rule.required().unique().min(1).max(24),
    },
  ],
  preview: { select: { title: 'title', subtitle: 'games.0.name' } },
}

const termsAccordion: SchemaType = {
  name: 'termsAccordion',
  title: 'Terms that open',
  type: 'object',
  fields: [
    words('summary', 'Always in sight'),
    {
      name: 'body',
      title: 'Seen when opened',
      description: 'Never the significant terms of an offer: those are beside it.',
      type: 'array',
      of: [plainBlock],
      validation: (rule) => rule.required().min(1),
    },
  ],
  preview: { select: { title: 'summary' } },
}

const dataTable: SchemaType = {
  name: 'dataTable',
  title: 'Table',
  type: 'object',
  fields: [
    words('caption', 'What it shows'),
    {
      name: 'rows',
      title: 'Rows',
      description: 'The first one holds the headings of the columns.',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'tableRow',
          fields: [
            {
              name: 'cells',
              title: 'Cells',
              type: 'array',
              of: [{ type: 'string' }],
              validation: (rule) => rule.required().min(1).max(8),
            },
          ],
          preview: { select: { title: 'cells.0', subtitle: 'cells.1' } },
        },
      ],
      validation: (rule) => rule.required().min(2).max(60),
    },
  ],
  preview: { select: { title: 'caption' } },
}

const consentVideo: SchemaType = {
  name: 'consentVideo',
  title: 'Video',
  type: 'object',
  fields: [
    words('title', 'What it shows'),
    words('address', 'Address', {
      description: 'At youtube.com or vimeo.com. Nothing is asked of them before a player agrees.',
      validation: (rule) => rule.required().custom(isVideoAddress),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'address' } },
}

const countdown: SchemaType = {
  name: 'countdown',
  title: 'Countdown',
  type: 'object',
  fields: [
    words('label', 'To what', { description: 'A fact, no push: “The tournament begins”.' }),
    words('until', 'Moment', { type: 'datetime' }),
    words('after', 'Words from then on'),
  ],
  preview: { select: { title: 'label', subtitle: 'until' } },
}

const signUpForm: SchemaType = {
  name: 'signUpForm',
  title: 'Form to sign up',
  type: 'object',
  fields: [
    words('title', 'Heading'),
    words('text', 'In one or two sentences', { type: 'text', rows: 2 }),
    words('label', 'Label of the button'),
    campaignField(),
    words('bonusCode', 'Bonus code', {
      description: 'Goes along to the sign-up; empty without one.',
      validation: (rule) => rule.custom(isBonusCode),
    }),
    words('significantTerms', 'Significant terms', {
      description: 'Needed with a bonus code; readable below the button.',
      type: 'text',
      rows: 2,
      validation: (rule) => rule,
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'bonusCode' } },
}

const PARTS = [
  richPicture,
  richButton,
  gameStrip,
  termsAccordion,
  dataTable,
  consentVideo,
  countdown,
  signUpForm,
]

/** Rich text with headings, lists, links and parts, in one language. */
const richText: SchemaType = {
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    {
      type: 'block',
      styles: [
        NORMAL,
        { title: 'Heading', value: 'h2' },
        { title: 'Smaller heading', value: 'h3' },
        { title: 'Smallest heading', value: 'h4' },
      ],
      lists: LISTS,
      marks: MARKS,
    },
    ...PARTS.map(({ name }) => ({ type: name })),
  ],
}

export const RICH_TEXT_TYPES: SchemaType[] = [...PARTS, richText]
