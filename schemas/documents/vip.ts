import { contentButton, imageWithAlt, marketsField } from '../objects/fields.ts'
import { CATEGORY_ICONS } from '../rules/icons.ts'
import type { Field, SchemaType } from '../schema-types.ts'

const words = (name: string, title: string, type = 'localeString'): Field => ({
  name,
  title,
  type,
  validation: (rule) => rule.required(),
})

/** The club's page at `/iclub`: header, features, footer (CNT-10, RTE-09). */
export const vipPage: SchemaType = {
  name: 'vipPage',
  title: 'Club page',
  type: 'document',
  fields: [
    {
      name: 'header',
      title: 'Header',
      type: 'object',
      fields: [
        words('title', 'Title'),
        words('text', 'Text', 'localeText'),
        imageWithAlt('image', 'Picture', { validation: (rule) => rule.required() }),
        contentButton(),
      ],
      validation: (rule) => rule.required(),
    },
    {
      name: 'features',
      title: 'What the club is',
      description: 'Facts, no push: playing more does not get a player in.',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'vipFeature',
          fields: [
            {
              name: 'icon',
              title: 'Icon',
              type: 'string',
              options: { list: [...CATEGORY_ICONS] },
              validation: (rule) => rule.required(),
            },
            words('title', 'Title'),
            words('text', 'Text', 'localeText'),
          ],
          preview: { select: { title: 'title.en', subtitle: 'text.en' } },
        },
      ],
      validation: (rule) => rule.required().min(1).max(12),
    },
    {
      name: 'footer',
      title: 'Footer',
      type: 'object',
      fields: [words('title', 'Title'), words('text', 'Text', 'localeText'), contentButton()],
    },
    marketsField(),
    { name: 'seoTitle', title: 'Title for search engines', type: 'localeString' },
    { name: 'seoDescription', title: 'Description for search engines', type: 'localeString' },
  ],
  preview: { select: { title: 'header.title.en', media: 'header.image' } },
}
