import {
  MARKER_LEVELS,
  MARKER_RULES,
  type MarkerRule,
} from '#contracts/player-api/protection-words.ts'
import { marketsField } from '../objects/fields.ts'
import type { SchemaType } from '../schema-types.ts'

const RULE_WORDS: Readonly<Record<MarkerRule, string>> = {
  chasing: 'Chasing losses',
  depositsRising: 'Deposits above the own habit',
  longPlay: 'Many hours of play',
  nightPlay: 'Nights of play',
  withdrawalsCancelled: 'Withdrawals taken back',
  depositsFailed: 'Declined deposits',
  limitRaise: 'A higher limit when one was used up',
}
const LEVEL_WORDS = { 1: 'a message', 2: 'has to be answered', 3: 'staff is notified' } as const

/** The message of an early warning. Where there is none, the site has a default text in every language. */
export const protectionMessage: SchemaType = {
  name: 'protectionMessage',
  title: 'Message that protects',
  type: 'document',
  fields: [
    {
      name: 'level',
      title: 'Level of the escalation',
      description: '1 is shown, 2 has to be answered, at 3 staff is notified.',
      type: 'number',
      options: {
        list: MARKER_LEVELS.map((value) => ({ value, title: `${value}: ${LEVEL_WORDS[value]}` })),
      },
      validation: (rule) => rule.required().integer().min(1).max(3),
    },
    {
      name: 'rule',
      title: 'About',
      description: 'Choose none for every sign that has no message of its own.',
      type: 'string',
      options: { list: MARKER_RULES.map((value) => ({ value, title: RULE_WORDS[value] })) },
    },
    {
      name: 'title',
      title: 'Title',
      type: 'localeString',
      validation: (rule) => rule.required(),
    },
    {
      name: 'text',
      title: 'Text',
      description:
        'Calm and short. What was counted is shown below it, and so are the next steps: limits, a break, help.',
      type: 'localeText',
      validation: (rule) => rule.required(),
    },
    marketsField(),
  ],
  preview: { select: { title: 'title.en', subtitle: 'rule' } },
}
