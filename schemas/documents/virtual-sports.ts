import { RULES_AND_STAKES } from '../objects/rules-and-stakes.ts'
import { SEARCH } from '../objects/search-fields.ts'
import type { SchemaType } from '../schema-types.ts'

/**
 * The virtual sports: one game of one provider, which has a page but is not in a lobby (VIR-01). Banners below it have
 * the placement “virtuals-base”.
 */
export const virtualSports: SchemaType = {
  name: 'virtualSports',
  title: 'Virtual sports',
  type: 'document',
  fields: [
    {
      name: 'title',
      title: 'Heading',
      type: 'localeString',
      validation: (rule) => rule.required(),
    },
    {
      name: 'enabled',
      title: 'Played on the site',
      description: 'Switched off, its page says so. A hidden provider is not played either.',
      type: 'boolean',
      initialValue: true,
    },
    ...RULES_AND_STAKES,
    ...SEARCH,
  ],
  preview: { select: { title: 'title.en' } },
}
