import type { SchemaType } from '../schema-types.ts'

/** How to play a kind of game, shared by all games that are played alike; players read it before they play. */
export const gameRules: SchemaType = {
  name: 'gameRules',
  title: 'Rules of games',
  type: 'document',
  fields: [
    {
      name: 'name',
      title: 'Name',
      description: 'For editors; players do not see it.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    },
    {
      name: 'text',
      title: 'How it is played',
      type: 'localeText',
      validation: (rule) => rule.required(),
    },
  ],
  preview: { select: { title: 'name', subtitle: 'text.en' } },
}
