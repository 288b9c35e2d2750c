import { boxesField, marketsField, reference, SEARCH } from '../objects/fields.ts'
import type { SchemaType } from '../schema-types.ts'

const MOST_BOXES = 12

/** A block without options: only its position matters. */
const mark = (name: string, title: string, description: string): SchemaType => ({
  name,
  title,
  type: 'object',
  description,
  fields: [{ name: 'note', title: 'Note for editors', type: 'string' }],
  preview: { select: { subtitle: 'note' }, prepare: (it) => ({ title, ...it }) },
})

const BLOCKS: SchemaType[] = [
  mark('homeBanners', 'Banners', 'The banners of the home page.'),
  mark('homeIntro', 'Heading and ways in', 'The heading, the introduction, the lobbies.'),
  {
    name: 'homeGames',
    title: 'A row of games',
    type: 'object',
    fields: [
      {
        name: 'category',
        title: 'Category',
        ...reference('casinoGameCategory'),
        validation: (rule) => rule.required(),
      },
    ],
    preview: { select: { title: 'category.title.en', subtitle: 'category.kind' } },
  },
  {
    name: 'homeBoxes',
    title: 'Boxes',
    type: 'object',
    fields: [boxesField('Boxes', { most: MOST_BOXES })],
    preview: { select: { title: 'boxes.0.title.en', subtitle: 'boxes.1.title.en' } },
  },
  {
    name: 'homePromotions',
    title: 'Promotions',
    type: 'object',
    fields: [
      {
        name: 'most',
        title: 'At most so many',
        type: 'number',
        initialValue: 2,
        validation: (rule) => rule.required().integer().min(1).max(6),
      },
    ],
    preview: { select: { subtitle: 'most' }, prepare: (it) => ({ title: 'Promotions', ...it }) },
  },
  mark('homeSignUp', 'Sign-up bonus', 'For visitors; what it says is under “Sign-up bonus”.'),
]
export const HOME_BLOCK_TYPES = BLOCKS

/**
 * The home page, composed of blocks in the order of the document (GAP-120). A market may have one of its own; without
 * one it shows that of all markets (CNT-05, GAP-016).
 */
export const homePage: SchemaType = {
  name: 'homePage',
  title: 'Home page',
  type: 'document',
  fields: [
    {
      name: 'title',
      title: 'Heading',
      type: 'localeString',
      validation: (rule) => rule.required(),
    },
    { name: 'intro', title: 'Introduction', type: 'localeString' },
    {
      name: 'blocks',
      title: 'Blocks, from the top',
      description: 'Drag them, or move them by keyboard. The pay-and-play banner comes above all.',
      type: 'array',
      of: BLOCKS.map(({ name }) => ({ type: name })),
      validation: (rule) => rule.max(24),
    },
    ...SEARCH,
    marketsField(),
  ],
  preview: { select: { title: 'title.en', subtitle: 'markets.0' } },
}

const lobbyHome = (name: string, title: string): SchemaType => ({
  name,
  title,
  type: 'document',
  fields: [
    {
      name: 'title',
      title: 'Heading',
      type: 'localeString',
      validation: (rule) => rule.required(),
    },
    { name: 'intro', title: 'Introduction', type: 'localeString' },
    boxesField('Boxes above the rows of games', { most: MOST_BOXES }),
    ...SEARCH,
    marketsField(),
  ],
  preview: { select: { title: 'title.en', subtitle: 'markets.0' } },
})

/** The blocks around the rows of a lobby, for all markets or for some; the rows themselves are in its grid. */
export const casinoHome = lobbyHome('casinoHome', 'Casino page')
export const liveCasinoHome = lobbyHome('liveCasinoHome', 'Live casino page')
