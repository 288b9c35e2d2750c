import { LANGUAGES } from '#markets/languages.ts'
import { isTarget } from '../rules/rules.ts'
import type { Field, SchemaType } from '../schema-types.ts'
import { FIRST_LANGUAGES } from './localised.ts'

const blocks: NonNullable<Field['of']> = [
  {
    type: 'block',
    ...({
      styles: [
        { title: 'Text', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Smaller heading', value: 'h3' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
        ],
        annotations: [
          {
            name: 'link',
            type: 'object',
            title: 'Link',
            fields: [
              {
                name: 'href',
                type: 'string',
                title: 'A page of ours, as /promotions, or https://…',
                validation: (rule: Parameters<NonNullable<Field['validation']>>[0]) =>
                  rule.required().custom(isTarget),
              },
            ],
          },
        ],
      },
    } as object),
  },
  {
    name: 'richButton',
    title: 'Button',
    type: 'object',
    fields: [
      { name: 'label', title: 'Label', type: 'string', validation: (rule) => rule.required() },
      {
        name: 'target',
        title: 'A page of ours, as /promotions, or https://…',
        type: 'string',
        validation: (rule) => rule.required().custom(isTarget),
      },
    ],
    preview: { select: { title: 'label', subtitle: 'target' } },
  },
  {
    name: 'richAccordion',
    title: 'Terms that fold',
    type: 'object',
    fields: [
      { name: 'title', title: 'Title', type: 'string', validation: (rule) => rule.required() },
      {
        name: 'text',
        title: 'Text',
        description: 'An empty line begins a new paragraph.',
        type: 'text',
        validation: (rule) => rule.required(),
      },
    ],
    preview: { select: { title: 'title' } },
  },
  {
    name: 'richTable',
    title: 'Table',
    type: 'object',
    fields: [
      {
        name: 'caption',
        title: 'What the table shows',
        type: 'string',
        validation: (rule) => rule.required(),
      },
      {
        name: 'rows',
        title: 'Rows',
        description: 'The first row holds the headings.',
        type: 'array',
        of: [
          {
            name: 'richTableRow',
            type: 'object',
            fields: [{ name: 'cells', title: 'Cells', type: 'array', of: [{ type: 'string' }] }],
            preview: { select: { title: 'cells.0', subtitle: 'cells.1' } },
          },
        ],
        validation: (rule) => rule.required().min(2).max(60),
      },
    ],
    preview: { select: { title: 'caption' } },
  },
]

/** Text with headings, lists, links, buttons, folding terms and tables, in each language. */
export const localeRichText: SchemaType = {
  name: 'localeRichText',
  title: 'Page text in each language',
  type: 'object',
  fields: [
    ...FIRST_LANGUAGES,
    ...Object.keys(LANGUAGES).filter((it) => !FIRST_LANGUAGES.includes(it)),
  ].map((code) => ({
    name: code,
    title: LANGUAGES[code as keyof typeof LANGUAGES].name,
    type: 'array',
    of: blocks,
    ...(code === 'en'
      ? {
          validation: (rule: Parameters<NonNullable<Field['validation']>>[0]) =>
            rule.required().error('English is what every other language falls back to.'),
        }
      : {}),
  })),
}
