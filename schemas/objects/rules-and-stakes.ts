import { CURRENCIES } from '#contracts/money.ts'
import { isBetRange } from '../rules/rules.ts'
import type { Field } from '../schema-types.ts'
import { reference } from './fields.ts'

/** Editors' facts about games: players read them before they play, and the wallet enforces the bet range. */
export const RULES_AND_STAKES: readonly Field[] = [
  {
    name: 'version',
    title: 'Version of the rules',
    description: 'As the provider states it; players see it among the facts of the game.',
    type: 'string',
    validation: (rule) => rule.max(20),
  },
  {
    name: 'rules',
    title: 'How it is played',
    ...reference('gameRules'),
  },
  {
    name: 'rtp',
    title: 'Return to player (%)',
    type: 'number',
    validation: (rule) => rule.min(80).max(99.99).precision(2),
  },
  {
    name: 'volatility',
    title: 'Volatility (1 to 5)',
    type: 'number',
    validation: (rule) => rule.integer().min(1).max(5),
  },
  {
    name: 'betLimits',
    title: 'Bet range in each currency',
    type: 'array',
    of: [
      {
        type: 'object',
        name: 'betLimit',
        fields: [
          {
            name: 'currency',
            title: 'Currency',
            type: 'string',
            options: { list: [...CURRENCIES] },
            validation: (rule) => rule.required(),
          },
          {
            name: 'min',
            title: 'Smallest bet',
            type: 'number',
            validation: (rule) => rule.required(),
          },
          {
            name: 'max',
            title: 'Largest bet',
            type: 'number',
            validation: (rule) => rule.required(),
          },
        ],
        validation: (rule) => rule.custom(isBetRange),
        preview: { select: { title: 'currency', subtitle: 'max' } },
      },
    ],
  },
]
