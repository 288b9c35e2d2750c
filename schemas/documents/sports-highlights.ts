import { BOOK_ID, MOST_HIGHLIGHTS } from '#contracts/sportsbook/paths.ts'
import { SPORTS, type Sport } from '#contracts/sportsbook/words.ts'
import { marketsField } from '../objects/fields.ts'
import type { SchemaType } from '../schema-types.ts'

const SPORT_TITLES: Readonly<Record<Sport, string>> = {
  FOOTBALL: 'Football',
  ICE_HOCKEY: 'Ice hockey',
  TENNIS: 'Tennis',
  BASKETBALL: 'Basketball',
}

/** What the first page of the sportsbook names first. */
export const sportsHighlights: SchemaType = {
  name: 'sportsHighlights',
  title: 'Highlighted competitions',
  type: 'document',
  fields: [
    {
      name: 'competitions',
      title: 'Competitions',
      description:
        'As the address of a competition ends, in the order in which they are shown: norvane-premier for /sportsbook/football/norvane/norvane-premier. One that has no matches is left out.',
      type: 'array',
      of: [
        {
          type: 'string',
          validation: (rule) =>
            rule
              .regex(BOOK_ID, { name: 'id' })
              .error('Use the last part of the competition’s address, such as norvane-premier.'),
        },
      ],
      validation: (rule) => rule.required().min(1).max(MOST_HIGHLIGHTS).unique(),
    },
    {
      name: 'sports',
      title: 'Sports',
      description: 'In the order in which they are shown; the others follow by their names.',
      type: 'array',
      of: [{ type: 'string' }],
      options: { list: SPORTS.map((value) => ({ title: SPORT_TITLES[value], value })) },
      validation: (rule) => rule.unique(),
    },
    marketsField(),
  ],
  preview: { select: { title: 'competitions.0', subtitle: 'competitions.1' } },
}
