import { PAYMENT_METHODS } from '#contracts/payment-methods.ts'
import { campaignField, imageWithAlt, marketsField, slugField } from '../objects/fields.ts'
import { isBonusCode, isOwnPath } from '../rules/link-target.ts'
import { isAmountRange, isPageSlug } from '../rules/pages.ts'
import { endsAfterStart } from '../rules/rules.ts'
import type { Field, SchemaType } from '../schema-types.ts'

const GROUPS = [
  { name: 'words', title: 'Words', default: true },
  { name: 'where', title: 'Where and when' },
  { name: 'search', title: 'Search engines' },
]

const title: Field = {
  name: 'title',
  title: 'Title',
  description: 'The title of the page. A link to the page is left out where its language has none.',
  type: 'localeString',
  group: 'words',
  validation: (rule) => rule.required(),
}

const SEARCH: Field[] = [
  { name: 'seoTitle', title: 'Title for search engines', type: 'localeString', group: 'search' },
  {
    name: 'seoDescription',
    title: 'Description for search engines',
    description: 'One or two sentences: what a reader finds here.',
    type: 'localeString',
    group: 'search',
  },
]

const DATES: Field[] = [
  {
    name: 'startDate',
    title: 'From',
    description: 'Empty: from the moment of publishing.',
    type: 'datetime',
    group: 'where',
  },
  {
    name: 'endDate',
    title: 'Until',
    description: 'From this moment on nothing is found at the address.',
    type: 'datetime',
    group: 'where',
    validation: (rule) =>
      rule.custom((end: string | undefined, { document }) =>
        endsAfterStart(document?.startDate as string | undefined, end),
      ),
  },
]

/** CNT-09. */
const CATEGORIES = [
  { title: 'Terms and law', value: 'legal' },
  { title: 'Safer gambling', value: 'safer-gambling' },
  { title: 'Help', value: 'help' },
  { title: 'About us', value: 'about' },
]

/** A page at its own URL directly below the locale (RTE-17, RTE-21). */
export const staticPage: SchemaType = {
  name: 'staticPage',
  title: 'Static page',
  type: 'document',
  groups: GROUPS,
  fields: [
    title,
    {
      ...slugField('title.en'),
      description: 'The address: “terms” is found at /en-FI/terms.',
      group: 'words',
      validation: (rule) =>
        rule
          .required()
          .custom((value: { current?: string } | undefined) => isPageSlug(value?.current)),
    },
    {
      name: 'category',
      title: 'Group',
      description: 'Pages of a group lead to each other.',
      type: 'string',
      group: 'words',
      options: { list: CATEGORIES, layout: 'radio' },
      initialValue: 'help',
      validation: (rule) => rule.required(),
    },
    {
      name: 'body',
      title: 'Text',
      type: 'localeRichText',
      group: 'words',
      validation: (rule) => rule.required(),
    },
    {
      name: 'order',
      title: 'Order in its group',
      type: 'number',
      group: 'where',
      initialValue: 0,
      validation: (rule) => rule.integer(),
    },
    {
      name: 'disabled',
      title: 'Switched off',
      description: 'Nothing is found at the address, and no page leads there.',
      type: 'boolean',
      group: 'where',
      initialValue: false,
    },
    marketsField('where'),
    ...SEARCH,
  ],
  orderings: [
    { name: 'slug', title: 'Address', by: [{ field: 'slug.current', direction: 'asc' }] },
  ],
  preview: { select: { title: 'title.en', subtitle: 'slug.current' } },
}

/** A marketing page at `/landing/{id}` (RTE-12): blocks from the list, or HTML from a campaign tool. */
export const landingPage: SchemaType = {
  name: 'landingPage',
  title: 'Landing page',
  type: 'document',
  groups: GROUPS,
  fields: [
    title,
    { ...slugField('title.en'), description: 'Found at /en-FI/landing/….', group: 'words' },
    {
      name: 'body',
      title: 'Parts',
      description: 'Text, pictures, games, a form to sign up. Needs no HTML.',
      type: 'localeRichText',
      group: 'words',
    },
    {
      name: 'html',
      title: 'HTML',
      description:
        'From a campaign tool, shown above the parts. Scripts, styles, forms and strange frames are taken out.',
      type: 'localeText',
      group: 'words',
    },
    marketsField('where'),
    ...DATES,
    ...SEARCH,
    {
      name: 'indexable',
      title: 'Search engines may list it',
      type: 'boolean',
      group: 'search',
      initialValue: false,
    },
  ],
  preview: { select: { title: 'title.en', subtitle: 'slug.current' } },
}

/** A page at `/promo/{slug}` with one button, which opens the sign-up with the code (RTE-10, GAP-124). */
export const registrationLanding: SchemaType = {
  name: 'registrationLanding',
  title: 'Registration landing',
  type: 'document',
  groups: [...GROUPS.slice(0, 1), { name: 'art', title: 'Picture' }, ...GROUPS.slice(1)],
  fields: [
    title,
    { ...slugField('title.en'), description: 'Found at /en-FI/promo/….', group: 'words' },
    { name: 'subtitle', title: 'Below the title', type: 'localeString', group: 'words' },
    { name: 'body', title: 'Text', type: 'localeRichText', group: 'words' },
    {
      name: 'buttonLabel',
      title: 'Label of the button',
      type: 'localeString',
      group: 'words',
      validation: (rule) => rule.required(),
    },
    campaignField({ group: 'words' }),
    {
      name: 'bonusCode',
      title: 'Bonus code',
      description: 'Goes along to the sign-up; empty without one.',
      type: 'string',
      group: 'words',
      validation: (rule) => rule.custom(isBonusCode),
    },
    {
      name: 'significantTerms',
      title: 'Significant terms',
      description: 'Needed with a bonus code; readable below the button.',
      type: 'localeText',
      group: 'words',
    },
    {
      name: 'termsPath',
      title: 'Page with the full terms',
      type: 'string',
      group: 'words',
      initialValue: '/bonus-terms',
      validation: (rule) =>
        rule.custom((value: string | undefined) => (value ? isOwnPath(value) : true)),
    },
    imageWithAlt('backgroundImage', 'Picture', {
      group: 'art',
      validation: (rule) => rule.required(),
    }),
    marketsField('where'),
    ...DATES,
    ...SEARCH,
  ],
  preview: {
    select: { title: 'title.en', subtitle: 'slug.current', media: 'backgroundImage' },
  },
}

const transfer = (name: string, heading: string): Field => ({
  name,
  title: heading,
  description:
    'Only where the page should say more or less than the deposit page does: what is empty is shown as there.',
  type: 'object',
  group: 'words',
  fields: [
    {
      name: 'paymentMethodType',
      title: 'Kind',
      type: 'string',
      options: {
        list: [
          { title: 'Card', value: 'card' },
          { title: 'Bank', value: 'bank' },
          { title: 'E-wallet', value: 'wallet' },
          { title: 'Voucher', value: 'voucher' },
        ],
      },
    },
    { name: 'processTime', title: 'How long it takes', type: 'localeString' },
    {
      name: 'limits',
      title: 'Smallest and largest amount',
      description:
        'One for each currency. The deposit page’s own limits hold; an amount counts here only where it is narrower.',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'amountRange',
          fields: [
            {
              name: 'currency',
              title: 'Currency',
              type: 'string',
              validation: (rule) => rule.required().regex(/^[A-Z]{3}$/),
            },
            { name: 'min', title: 'Smallest', type: 'number' },
            { name: 'max', title: 'Largest', type: 'number' },
          ],
          preview: { select: { title: 'currency', subtitle: 'max' } },
          validation: (rule) => rule.custom(isAmountRange),
        },
      ],
    },
  ],
})

/** Deposits and withdrawals with one payment method of deposit (CNT-14, GAP-077). */
export const paymentMethodPage: SchemaType = {
  name: 'paymentMethodPage',
  title: 'Payment method',
  type: 'document',
  groups: GROUPS,
  fields: [
    {
      name: 'method',
      title: 'Payment method',
      description: 'The page is shown in markets that offer the method, and nowhere else.',
      type: 'string',
      group: 'words',
      options: { list: [...PAYMENT_METHODS] },
      validation: (rule) => rule.required(),
    },
    {
      name: 'name',
      title: 'Name',
      description: 'Empty: its usual name, in the language of the page.',
      type: 'string',
      group: 'words',
    },
    { ...slugField('method'), description: 'Found at /en-FI/payment-methods/….', group: 'words' },
    imageWithAlt('image', 'Mark', { group: 'words', validation: (rule) => rule.required() }),
    transfer('deposit', 'Deposits'),
    transfer('withdrawal', 'Withdrawals'),
    { name: 'body', title: 'Text', type: 'localeRichText', group: 'words' },
    {
      name: 'order',
      title: 'Order',
      type: 'number',
      group: 'where',
      initialValue: 0,
      validation: (rule) => rule.integer(),
    },
    marketsField('where'),
    ...SEARCH,
  ],
  preview: { select: { title: 'method', subtitle: 'slug.current', media: 'image' } },
}
