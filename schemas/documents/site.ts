import { MARKET_CODES } from '#markets/index.ts'
import { LANGUAGE_CODES } from '#markets/languages.ts'
import { imageWithAlt, marketsField, reference } from '../objects/fields.ts'
import { isTarget } from '../rules/rules.ts'
import type { Field, SchemaType } from '../schema-types.ts'

export const language: SchemaType = {
  name: 'language',
  title: 'Language',
  type: 'document',
  fields: [
    {
      name: 'code',
      title: 'Code in addresses',
      type: 'string',
      options: { list: LANGUAGE_CODES },
      validation: (rule) => rule.required(),
    },
    { name: 'name', title: 'Its own name', type: 'string', validation: (rule) => rule.required() },
    { name: 'enabled', title: 'Offered', type: 'boolean', initialValue: true },
  ],
  preview: { select: { title: 'name', subtitle: 'code' } },
}

export const market: SchemaType = {
  name: 'market',
  title: 'Market',
  type: 'document',
  fields: [
    {
      name: 'code',
      title: 'Code',
      type: 'string',
      options: { list: MARKET_CODES },
      validation: (rule) => rule.required(),
    },
    { name: 'name', title: 'Name', type: 'localeString', validation: (rule) => rule.required() },
    {
      name: 'enabled',
      title: 'Offered in the market menu',
      description: 'A market that its rules close stays closed.',
      type: 'boolean',
      initialValue: true,
    },
    {
      name: 'order',
      title: 'Order in the menu',
      type: 'number',
      validation: (rule) => rule.integer(),
    },
  ],
  preview: { select: { title: 'name.en', subtitle: 'code' } },
}

export const homePage: SchemaType = {
  name: 'homePage',
  title: 'Home page',
  type: 'document',
  fields: [
    {
      name: 'title',
      title: 'Heading',
      type: 'localeString',
      validation: (rule) => rule.required(),
    },
    { name: 'intro', title: 'Introduction', type: 'localeString' },
    {
      name: 'rows',
      title: 'Rows',
      type: 'array',
      of: [reference('casinoGameCategory')],
      validation: (rule) => rule.unique().max(12),
    },
    { name: 'seoTitle', title: 'Title for search engines', type: 'localeString' },
    { name: 'seoDescription', title: 'Description for search engines', type: 'localeString' },
  ],
  preview: { select: { title: 'title.en' } },
}

export const regulationLogo: SchemaType = {
  name: 'regulationLogo',
  title: 'Regulation logo',
  type: 'document',
  fields: [
    { name: 'title', title: 'Name', type: 'string', validation: (rule) => rule.required() },
    imageWithAlt('image', 'Logo', { validation: (rule) => rule.required() }),
    {
      name: 'url',
      title: 'Where it leads',
      type: 'string',
      validation: (rule) => rule.custom(isTarget),
    },
    { name: 'order', title: 'Order', type: 'number', validation: (rule) => rule.integer() },
    marketsField(),
  ],
  preview: { select: { title: 'title', media: 'image' } },
}

const links = (name: string, title: string): Field => ({
  name,
  title,
  type: 'array',
  of: [
    {
      type: 'object',
      name: 'footerLink',
      fields: [
        {
          name: 'title',
          title: 'Title',
          description: 'Without a title in a language the link is left out there.',
          type: 'localeString',
          validation: (rule) => rule.required(),
        },
        {
          name: 'url',
          title: 'Where it leads',
          type: 'string',
          validation: (rule) => rule.required().custom(isTarget),
        },
        marketsField(),
        { name: 'disabled', title: 'Switched off', type: 'boolean', initialValue: false },
      ],
      preview: { select: { title: 'title.en', subtitle: 'url' } },
    },
  ],
})

export const footer: SchemaType = {
  name: 'footer',
  title: 'Footer',
  type: 'document',
  fields: [
    links('information', 'Information'),
    links('contactUs', 'Contact us'),
    { name: 'legalText', title: 'Legal text', type: 'localeText' },
  ],
  preview: { select: { title: 'legalText.en' } },
}
