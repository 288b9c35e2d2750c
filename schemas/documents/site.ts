import { CURRENCIES } from '#contracts/money.ts'
import { MARKET_CODES } from '#markets/index.ts'
import { LANGUAGE_CODES } from '#markets/languages.ts'
import { imageWithAlt, marketsField, reference } from '../objects/fields.ts'
import { isOwnPath } from '../rules/link-target.ts'
import { isTarget } from '../rules/rules.ts'
import { isSportsBounds } from '../rules/sports-bounds.ts'
import type { Field, Rule, SchemaType } from '../schema-types.ts'

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
    {
      name: 'enabled',
      title: 'Offered',
      description:
        'Off: it is in no menu, and its pages lead to another language. A market without a language is closed.',
      type: 'boolean',
      initialValue: true,
    },
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
      title: 'Open',
      description:
        'Off: no sign-up, deposit, play or advertising; its players still withdraw. What its rules close stays closed.',
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
    marketsField(),
  ],
  preview: { select: { title: 'legalText.en', subtitle: 'markets.0' } },
}

/** The licence of a market; shown in the footer (CNT-15). */
export const marketLicence: SchemaType = {
  name: 'marketLicence',
  title: 'Licence of a market',
  type: 'document',
  fields: [
    {
      name: 'authority',
      title: 'Authority',
      type: 'string',
      validation: (rule) => rule.required(),
    },
    {
      name: 'number',
      title: 'Number of the licence',
      type: 'string',
      validation: (rule) => rule.required(),
    },
    {
      name: 'text',
      title: 'What the footer says',
      description: 'Name of the company, its register and address, and the licence in words.',
      type: 'localeText',
      validation: (rule) => rule.required(),
    },
    {
      name: 'url',
      title: 'Its entry in the register',
      type: 'string',
      validation: (rule) => rule.custom(isTarget),
    },
    marketsField(),
  ],
  preview: { select: { title: 'authority', subtitle: 'number' } },
}

/** Site-wide data for search engines, and contact data for help. */
export const siteSettings: SchemaType = {
  name: 'siteSettings',
  title: 'Settings of the site',
  type: 'document',
  fields: [
    {
      name: 'organisation',
      title: 'Name of the company',
      type: 'string',
      validation: (rule) => rule.required(),
    },
    {
      name: 'supportEmail',
      title: 'Mail address for players',
      type: 'string',
      validation: (rule) =>
        rule.regex(/^[^\s@<>]{1,64}@[a-z0-9.-]{3,190}$/i, { name: 'mail address' }),
    },
    imageWithAlt('shareImage', 'Picture for links that people share'),
    {
      ...marketsField(),
      name: 'maintenance',
      title: 'Closed for maintenance',
      description: 'In these markets visitors and players see the maintenance page only.',
    },
    {
      name: 'hiddenProviders',
      title: 'Providers that are hidden',
      description: 'In these markets none of their games is shown, found or started.',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'hiddenProvider',
          fields: [
            {
              name: 'provider',
              title: 'Provider',
              ...reference('gameProvider'),
              validation: (rule) => rule.required(),
            },
            marketsField(),
          ],
          preview: { select: { title: 'provider.title', subtitle: 'markets.0' } },
        },
      ],
    },
    {
      name: 'termsVersions',
      title: 'Version of the terms',
      description: 'A higher version asks every player to accept the terms again.',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'termsVersion',
          fields: [
            {
              name: 'version',
              title: 'Version',
              description: 'Numbers and dots: 1.0, then 1.1 or 2.0.',
              type: 'string',
              validation: (rule) =>
                rule.required().regex(/^\d{1,9}(\.\d{1,9}){0,3}$/, { name: 'version' }),
            },
            marketsField(),
          ],
          preview: { select: { title: 'version', subtitle: 'markets.0' } },
        },
      ],
    },
    {
      name: 'sportsBounds',
      title: 'Bounds of bets on sports',
      description:
        'For each bet with a sportsbook, from the next session on. A currency without a line has the amounts that are as high as 0.10 to 5,000 euro, and 100,000 euro of payout.',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'sportsBound',
          fields: [
            {
              name: 'currency',
              title: 'Currency',
              type: 'string',
              options: { list: [...CURRENCIES] },
              validation: (rule) => rule.required(),
            },
            ...(
              [
                ['min', 'Lowest stake'],
                ['max', 'Highest stake'],
                ['payoutMax', 'Highest payout'],
              ] as const
            ).map(([name, title]) => ({
              ...{ name, title, type: 'number' },
              validation: (rule: Rule) => rule.required(),
            })),
          ],
          validation: (rule) => rule.custom(isSportsBounds),
          preview: { select: { title: 'currency', subtitle: 'max' } },
        },
      ],
    },
  ],
  preview: { select: { title: 'organisation', media: 'shareImage' } },
}

/** A text for visitors from search engines, at the end of a page (CNT-16, GAP-125). */
export const seoDescription: SchemaType = {
  name: 'seoDescription',
  title: 'Text at the end of a page',
  type: 'document',
  fields: [
    {
      name: 'path',
      title: 'Page',
      description: 'Without language and country: “/” is home, “/online-casino” the casino.',
      type: 'string',
      validation: (rule) => rule.required().custom((value: string | undefined) => isOwnPath(value)),
    },
    { name: 'title', title: 'Title', type: 'localeString', validation: (rule) => rule.required() },
    {
      name: 'body',
      title: 'Text',
      description:
        'Words, pictures, tables, terms that open; nothing else belongs at the end of a page.',
      type: 'localeRichText',
      validation: (rule) => rule.required(),
    },
    marketsField(),
  ],
  preview: { select: { title: 'title.en', subtitle: 'path' } },
}
