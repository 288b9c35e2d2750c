import { KINDS, marketsField, plainImage, reference, SEARCH, slugField } from '../objects/fields.ts'
import { RULES_AND_STAKES } from '../objects/rules-and-stakes.ts'
import type { SchemaType } from '../schema-types.ts'

export const GAME_TYPES = [
  'slot',
  'jackpot',
  'table',
  'video-poker',
  'roulette',
  'blackjack',
  'baccarat',
  'wheel',
  'game-show',
] as const

const toList = (values: readonly string[]) =>
  values.map((value) => ({
    value,
    title: value[0]?.toUpperCase() + value.slice(1).replaceAll('-', ' '),
  }))

export const game: SchemaType = {
  name: 'game',
  title: 'Game',
  type: 'document',
  groups: [
    { name: 'identity', title: 'Game', default: true },
    { name: 'facts', title: 'Facts' },
    { name: 'art', title: 'Pictures' },
  ],
  fields: [
    {
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'identity',
      validation: (rule) => rule.required().max(60),
    },
    { ...slugField('name'), group: 'identity' },
    {
      name: 'type',
      title: 'Kind',
      type: 'string',
      group: 'identity',
      options: { list: KINDS, layout: 'radio' },
      initialValue: 'CASINO',
      validation: (rule) => rule.required(),
    },
    {
      name: 'enabled',
      title: 'Shown on the site',
      type: 'boolean',
      group: 'identity',
      initialValue: true,
    },
    {
      name: 'provider',
      title: 'Provider',
      ...reference('gameProvider'),
      group: 'identity',
      validation: (rule) => rule.required(),
    },
    {
      name: 'subProvider',
      title: 'Studio',
      ...reference('gameSubProvider'),
      group: 'identity',
      validation: (rule) => rule.required(),
    },
    {
      name: 'launchCode',
      title: "The provider's own game id",
      type: 'string',
      group: 'identity',
      validation: (rule) => rule.required().regex(/^[\w.-]{1,100}$/),
    },
    {
      name: 'channels',
      title: 'Channels',
      type: 'array',
      of: [{ type: 'string' }],
      group: 'identity',
      options: { list: ['web', 'mobile'] },
      initialValue: ['web', 'mobile'],
    },
    {
      name: 'gameType',
      title: 'Type',
      type: 'string',
      group: 'facts',
      options: { list: toList(GAME_TYPES) },
      validation: (rule) => rule.required(),
    },
    ...RULES_AND_STAKES.map((it) => ({ ...it, group: 'facts' })),
    {
      name: 'features',
      title: 'Features',
      type: 'array',
      of: [{ type: 'string' }],
      group: 'facts',
      options: { layout: 'tags' },
    },
    {
      name: 'themes',
      title: 'Themes',
      type: 'array',
      of: [{ type: 'string' }],
      group: 'facts',
      options: { layout: 'tags' },
    },
    {
      name: 'releasedAt',
      title: 'Released',
      description: 'Before this day the game is in no list.',
      type: 'date',
      group: 'facts',
    },
    {
      name: 'popularity',
      title: 'How much it is played',
      description:
        'From the report of rounds; a higher number comes first where a rule sorts by it.',
      type: 'number',
      group: 'facts',
      validation: (rule) => rule.integer().min(0),
    },
    {
      name: 'jackpotExist',
      title: 'Has a jackpot',
      type: 'boolean',
      group: 'facts',
      initialValue: false,
    },
    {
      name: 'seats',
      title: 'Seats',
      type: 'number',
      group: 'facts',
      hidden: ({ document }) => document?.type !== 'LIVE_CASINO',
      validation: (rule) => rule.integer().min(0),
    },
    {
      name: 'seatsTaken',
      title: 'Seats taken',
      type: 'number',
      group: 'facts',
      hidden: ({ document }) => document?.type !== 'LIVE_CASINO',
      validation: (rule) => rule.integer().min(0),
    },
    { ...plainImage('thumbnail', 'Square picture', 'Tile of the size 1x1.'), group: 'art' },
    {
      name: 'gridImages',
      title: 'Pictures for larger tiles',
      type: 'object',
      group: 'art',
      fields: [
        {
          name: 'bigSquare',
          title: 'Large square (2 by 2)',
          type: 'image',
          options: { hotspot: true },
        },
        { name: 'horizontal', title: 'Wide (2 by 1)', type: 'image', options: { hotspot: true } },
        { name: 'vertical', title: 'Tall (1 by 2)', type: 'image', options: { hotspot: true } },
      ],
    },
  ],
  orderings: [
    { name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] },
    { name: 'newest', title: 'Newest first', by: [{ field: 'releasedAt', direction: 'desc' }] },
  ],
  preview: { select: { title: 'name', subtitle: 'subProvider.title', media: 'thumbnail' } },
}

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

/**
 * The virtual sports: one game of one provider, which has a page but is not in a lobby (VIR-01). A market may have a
 * document of its own (CNT-05). Banners below it have the placement “virtuals-base”.
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
    marketsField(),
  ],
  preview: { select: { title: 'title.en', subtitle: 'markets.0' } },
}
