import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { type Button, isButtonParam } from '../rules/button-target.ts'
import { BUTTON_TYPES } from '../rules/button-types.ts'
import { shareMarket } from '../rules/for-market.ts'
import type { Field, RuleContext } from '../schema-types.ts'

/** The markets in which a document is shown; none selected means all. */
export function marketsField(group?: string): Field {
  return {
    name: 'markets',
    title: 'Markets',
    description: 'Where this is shown. Choose none to show it everywhere.',
    type: 'array',
    of: [{ type: 'string' }],
    options: {
      list: MARKET_CODES.filter((code) => MARKETS[code].enabled).map((code) => ({
        title: `${MARKETS[code].name} (${code})`,
        value: code,
      })),
      layout: 'grid',
    },
    validation: (rule) => rule.unique(),
    ...(group ? { group } : {}),
  }
}

/** The campaign of the platform that keeps an offer; checked when the document is published, and when it is shown. */
export function campaignField(more: Partial<Field> = {}): Field {
  return {
    name: 'campaign',
    title: 'Campaign',
    description: 'The id of the campaign that keeps the offer; empty where no bonus is offered.',
    type: 'string',
    validation: (rule) =>
      rule.custom((value: string | undefined) =>
        !value || /^[a-z0-9][a-z0-9-]{0,59}$/.test(value)
          ? true
          : 'Small letters, digits and dashes, as in the file of campaigns.',
      ),
    ...more,
  }
}

/** An image with a required alternative text (WCAG 1.1.1). */
export function imageWithAlt(name: string, title: string, extra: Partial<Field> = {}): Field {
  return {
    name,
    title,
    type: 'image',
    options: { hotspot: true, accept: 'image/png,image/jpeg,image/webp,image/avif' },
    fields: [
      {
        name: 'alt',
        title: 'What the picture shows',
        type: 'localeString',
        validation: (rule) =>
          rule.required().error('People who cannot see the picture hear this text.'),
      },
    ],
    ...extra,
  }
}

export function plainImage(name: string, title: string, description: string): Field {
  return {
    name,
    title,
    description,
    type: 'image',
    options: { hotspot: true },
    validation: (rule) => rule.required(),
  }
}

const SAME_SLUG = `*[_type == $type && slug.current == $slug && !(_id in [$id, "drafts." + $id])
  && !(_id in path("versions.**"))]{ markets }`

/** A slug is free when no other document of the type uses it in a shared market (GAP-157). */
async function isFree(slug: string, { document, getClient }: RuleContext): Promise<boolean> {
  const id = String(document?._id ?? '').replace(/^(?:drafts|versions\.[^.]+)\./, '')
  const others = await getClient({ apiVersion: '2025-02-19' }).fetch<
    { markets: string[] | null }[]
  >(SAME_SLUG, { type: document?._type, slug, id })
  const own = (document?.markets as string[] | undefined) ?? null
  return !others.some((it) => shareMarket(own, it.markets))
}

/** A slug that is unique among the documents of its type in each market. */
export function slugField(source: string): Field {
  return {
    name: 'slug',
    title: 'Address',
    type: 'slug',
    options: { source, maxLength: 96, isUnique: isFree },
    validation: (rule) =>
      rule
        .required()
        .custom((value: { current?: string } | undefined) =>
          value?.current && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value.current)
            ? true
            : 'Small letters, digits and single dashes only.',
        ),
  }
}

export const reference = (to: string, extra: Partial<Field> = {}): Omit<Field, 'name'> => ({
  type: 'reference',
  to: [{ type: to }],
  ...extra,
})

export const KINDS = [
  { title: 'Casino', value: 'CASINO' },
  { title: 'Live casino', value: 'LIVE_CASINO' },
]

/** References to boxes of a page, in the editors' order; each box defines who sees it (BAN-02). */
export function boxesField(
  title: string,
  { most, note = '' }: { most: number; note?: string },
): Field {
  return {
    name: 'boxes',
    title,
    description: `${note} Each shows where its own market, dates and audience say so.`.trim(),
    type: 'array',
    of: [
      {
        type: 'reference',
        to: ['contentBox', 'tournamentBox', 'tournamentBoxV2'].map((type) => ({ type })),
      },
    ],
    validation: (rule) => rule.unique().max(most),
  }
}

/** Texts for search engines; where they are empty, the page's own texts are used. */
export const SEARCH: readonly Field[] = [
  { name: 'seoTitle', title: 'Title for search engines', type: 'localeString' },
  { name: 'seoDescription', title: 'Description for search engines', type: 'localeString' },
]

/** A button that opens a page, a game or a promotion, or does what its type says. */
export function contentButton(group?: string): Field {
  return {
    name: 'button',
    title: 'Button',
    type: 'object',
    ...(group === undefined ? {} : { group }),
    fields: [
      {
        name: 'type',
        title: 'What it does',
        type: 'string',
        options: { list: [...BUTTON_TYPES] },
      },
      { name: 'label', title: 'Label', type: 'localeString' },
      {
        name: 'param',
        title: 'Path, id or code',
        type: 'string',
        description:
          'LINK: a page or an https address. GAME: provider/id. PROMOTION: category/address.',
        validation: (rule) => [
          rule.max(200),
          rule.custom((value: string | undefined, { parent }) =>
            isButtonParam(value, (parent as Partial<Button> | undefined)?.type ?? null),
          ),
        ],
      },
    ],
  }
}
