import { dates } from '../objects/audience.ts'
import { campaignField, imageWithAlt, marketsField } from '../objects/fields.ts'
import { isBonusCode } from '../rules/link-target.ts'
import type { Field, SchemaType } from '../schema-types.ts'

const words = (name: string, title: string, more: Partial<Field> = {}): Field => ({
  name,
  title,
  type: 'localeString',
  validation: (rule) => rule.required(),
  ...more,
})

/** Shown at the top of the home page in markets with pay-and-play (PNP-09, GAP-120). */
export const pnpBanner: SchemaType = {
  name: 'pnpBanner',
  title: 'Pay-and-play banner',
  type: 'document',
  fields: [
    words('title', 'Title'),
    words('text', 'Text', { type: 'localeText' }),
    words('buttonLabel', 'Label of the button'),
    words('significantTerms', 'Significant terms', {
      description: 'Who may, and what happens with the bank’s data.',
      type: 'localeText',
    }),
    imageWithAlt('image', 'Picture', { validation: (rule) => rule.required() }),
    marketsField(),
  ],
  preview: { select: { title: 'title.en', media: 'image' } },
}

/**
 * The sign-up offer; shown only to visitors who are not signed in: on the home page, and with its pictures above the
 * first step of the sign-up (SUP-04).
 */
export const signupBonusCta: SchemaType = {
  name: 'signupBonusCta',
  title: 'Sign-up bonus',
  type: 'document',
  fields: [
    words('title', 'Title'),
    words('text', 'Text', { type: 'localeText' }),
    words('buttonLabel', 'Label of the button'),
    campaignField(),
    {
      name: 'bonusCode',
      title: 'Bonus code',
      description: 'Goes along to the sign-up; empty without one.',
      type: 'string',
      validation: (rule) => rule.custom(isBonusCode),
    },
    {
      name: 'wageringRequirement',
      title: 'Wagering requirement',
      description: 'How many times the bonus is wagered; empty without one.',
      type: 'number',
      validation: (rule) => rule.min(0).precision(1),
    },
    words('significantTerms', 'Significant terms', {
      description: 'Readable beside the button: stake, wagering, time, who may.',
      type: 'localeText',
    }),
    imageWithAlt('icon', 'Icon', { description: 'Beside the title on the sign-up page.' }),
    {
      name: 'backgroundImage',
      title: 'Background',
      description:
        'Behind the text on the sign-up page; decoration, so nothing is read out for it.',
      type: 'image',
      options: { hotspot: true, accept: 'image/png,image/jpeg,image/webp,image/avif' },
    },
    imageWithAlt('bannerImage', 'Banner'),
    {
      name: 'showBannerImage',
      title: 'Show the banner',
      description: 'Above the text on the sign-up page.',
      type: 'boolean',
      initialValue: false,
    },
    {
      name: 'stepIndicator',
      title: 'Show the steps of the sign-up',
      type: 'boolean',
      initialValue: true,
    },
    marketsField(),
    ...dates(),
  ],
  preview: { select: { title: 'title.en', subtitle: 'bonusCode' } },
}
