import { boxesField, KINDS, marketsField, reference, slugField } from '../objects/fields.ts'
import { isWholeGrid } from '../rules/grid-holes.ts'
import { CATEGORY_ICONS } from '../rules/icons.ts'
import type { RULES } from '../rules/lobby-games.ts'
import { TILE_SIZES } from '../rules/tile-sizes.ts'
import type { Field, SchemaType } from '../schema-types.ts'

const kind: Field = {
  name: 'kind',
  title: 'Lobby',
  type: 'string',
  options: { list: KINDS, layout: 'radio' },
  initialValue: 'CASINO',
  validation: (rule) => rule.required(),
}

const onlyBy =
  (by: string): NonNullable<Field['hidden']> =>
  ({ parent }) =>
    parent?.by !== by

const needed =
  (by: string, sentence: string): NonNullable<Field['validation']> =>
  (rule) =>
    rule.custom((value: unknown, { parent }) =>
      (parent as { by?: string } | undefined)?.by === by && !value ? sentence : true,
    )

/** Games added by a rule, after the pinned ones. */
const gameRule: Field = {
  name: 'rule',
  title: 'More games by a rule',
  description:
    'They follow the pinned games, and never repeat one. Without a rule only pinned ones appear here.',
  type: 'object',
  group: 'games',
  fields: [
    {
      name: 'by',
      title: 'Rule',
      type: 'string',
      options: {
        list: [
          { title: 'The newest', value: 'new' },
          { title: 'The most played', value: 'popular' },
          { title: 'With a jackpot', value: 'jackpot' },
          { title: 'Of a provider', value: 'provider' },
          { title: 'Of a studio', value: 'studio' },
          { title: 'With a theme', value: 'theme' },
          { title: 'With a feature', value: 'feature' },
        ] satisfies { title: string; value: (typeof RULES)[number] }[],
      },
    },
    {
      name: 'provider',
      title: 'Provider',
      ...reference('gameProvider'),
      hidden: onlyBy('provider'),
      validation: needed('provider', 'Choose the provider whose games appear here.'),
    },
    {
      name: 'studio',
      title: 'Studio',
      ...reference('gameSubProvider'),
      hidden: onlyBy('studio'),
      validation: needed('studio', 'Choose the studio whose games appear here.'),
    },
    {
      name: 'theme',
      title: 'Theme',
      description: 'As it is written in the games, such as “forest”.',
      type: 'string',
      hidden: onlyBy('theme'),
      validation: needed('theme', 'Write the theme of the games that appear here.'),
    },
    {
      name: 'feature',
      title: 'Feature',
      description: 'As it is written in the games, such as “free-spins”.',
      type: 'string',
      hidden: onlyBy('feature'),
      validation: needed('feature', 'Write the feature of the games that appear here.'),
    },
    {
      name: 'most',
      title: 'At most so many',
      type: 'number',
      initialValue: 60,
      validation: (rule) => rule.integer().min(1).max(600),
    },
  ],
}

export const casinoGameCategory: SchemaType = {
  name: 'casinoGameCategory',
  title: 'Category',
  type: 'document',
  groups: [
    { name: 'games', title: 'Games', default: true },
    { name: 'place', title: 'Name and place' },
  ],
  fields: [
    {
      name: 'games',
      title: 'Pinned games, in the order of the lobby',
      type: 'array',
      group: 'games',
      of: [
        reference('game', {
          options: {
            // Live tables are not for casino rows, nor casino games for live rows.
            filter: ({ document }: { document: { kind?: string } }) => ({
              filter: 'type == $kind',
              params: { kind: document.kind ?? 'CASINO' },
            }),
          },
        }),
      ],
      validation: (rule) => rule.unique().max(600),
    },
    gameRule,
    {
      name: 'title',
      title: 'Title',
      type: 'localeString',
      group: 'place',
      validation: (rule) => rule.required(),
    },
    { ...slugField('title.en'), group: 'place' },
    { ...kind, group: 'place' },
    {
      name: 'icon',
      title: 'Icon',
      type: 'string',
      group: 'place',
      options: { list: [...CATEGORY_ICONS] },
      validation: (rule) => rule.required(),
    },
    {
      name: 'visibleInMenu',
      title: 'Shown in the menu',
      type: 'boolean',
      group: 'place',
      initialValue: true,
    },
    {
      name: 'visibleInLobby',
      title: 'Has a row in the lobby',
      type: 'boolean',
      group: 'place',
      initialValue: true,
    },
    marketsField('place'),
  ],
  preview: { select: { title: 'title.en', subtitle: 'kind', media: 'games.0.thumbnail' } },
}

export const lobbySettings: SchemaType = {
  name: 'lobbySettings',
  title: 'Lobby settings',
  type: 'document',
  fields: [
    kind,
    {
      name: 'categories',
      title: 'Categories, in the order of the menu',
      type: 'array',
      of: [reference('casinoGameCategory')],
      validation: (rule) => rule.unique(),
    },
    {
      name: 'availableProviders',
      title: 'Providers offered in the filter',
      type: 'array',
      of: [reference('gameProvider')],
      validation: (rule) => rule.unique(),
    },
    {
      name: 'availableSubProviders',
      title: 'Studios offered in the filter',
      type: 'array',
      of: [reference('gameSubProvider')],
      validation: (rule) => rule.unique(),
    },
    {
      name: 'excludedSubProviders',
      title: 'Studios that never show',
      type: 'array',
      of: [reference('gameSubProvider')],
      validation: (rule) => rule.unique(),
    },
    marketsField(),
  ],
  preview: { select: { title: 'kind' } },
}

const size = (name: string, title: string): Field => ({
  name,
  title,
  type: 'string',
  options: { list: [...TILE_SIZES] },
  initialValue: '1x',
  validation: (rule) => rule.required(),
})

export const lobbyGrid: SchemaType = {
  name: 'lobbyGrid',
  title: 'Lobby grid',
  type: 'document',
  fields: [
    {
      name: 'title',
      title: 'Name for editors',
      type: 'string',
      validation: (rule) => rule.required(),
    },
    kind,
    marketsField(),
    {
      name: 'rows',
      title: 'Rows, from the top',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'lobbyRow',
          validation: (rule) => rule.custom(isWholeGrid),
          fields: [
            {
              name: 'category',
              title: 'Category',
              ...reference('casinoGameCategory'),
              validation: (rule) => rule.required(),
            },
            {
              name: 'layout',
              title: 'Layout',
              type: 'string',
              options: { list: ['strip', 'grid'], layout: 'radio' },
              initialValue: 'strip',
              validation: (rule) => rule.required(),
            },
            {
              name: 'tiles',
              title: 'Larger tiles',
              type: 'array',
              of: [
                {
                  type: 'object',
                  name: 'lobbyTile',
                  fields: [
                    {
                      name: 'index',
                      title: 'Position (0 is the first)',
                      type: 'number',
                      validation: (rule) => rule.required().integer().min(0).max(100),
                    },
                    size('desktop', 'Desktop'),
                    size('tablet', 'Tablet'),
                    size('mobile', 'Phone'),
                  ],
                  preview: { select: { title: 'index', subtitle: 'desktop' } },
                },
              ],
            },
            boxesField('Boxes below this row', {
              most: 4,
              note: 'They go where the row goes.',
            }),
          ],
          preview: { select: { title: 'category.title.en', subtitle: 'layout' } },
        },
      ],
    },
  ],
  preview: { select: { title: 'title', subtitle: 'kind' } },
}
