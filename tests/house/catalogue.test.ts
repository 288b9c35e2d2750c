import { describe, expect, test } from 'vitest'
import { CONTENT_ICON_NAMES } from '#app/ui/ContentIcon/ContentIcon.tsx'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { STATED_RTP, STATED_VOLATILITY, stakesOf } from '#sandbox/providers/relax/paytable.ts'
import { SCHEMA_TYPES } from '#schemas/index.ts'
import { CATEGORY_ICONS } from '#schemas/rules/icons.ts'
import type { Field } from '#schemas/schema-types.ts'
import { seedDocuments } from '#seed/content/documents.ts'
import { SANDBOX_SLOT } from '#seed/content/games.ts'

const documents = seedDocuments()
const ofType = (type: string) => documents.filter((it) => it._type === type)
const types = new Map(SCHEMA_TYPES.map((it) => [it.name, it]))

test('every icon that an editor can choose is drawn', () => {
  expect([...CONTENT_ICON_NAMES].sort()).toEqual([...CATEGORY_ICONS].sort())
})

test('the catalogue states the return that the slot has, and a bet range that it offers', () => {
  expect(SANDBOX_SLOT).toMatchObject({ rtp: STATED_RTP, volatility: STATED_VOLATILITY })
  const game = ofType('game').find(
    (it) => it.rtp === STATED_RTP && JSON.stringify(it.provider).includes('relax'),
  )
  const limits = game?.betLimits as { currency: string; min: number; max: number }[]
  for (const { currency, min, max } of limits) {
    const stakes = stakesOf(currency)
    expect([currency, min * 100, max * 100].map(String)).toEqual(
      [currency, stakes[0], stakes.at(-1)].map(String),
    )
  }
})

describe('the demo content', () => {
  test('has what the order asks for', () => {
    const games = ofType('game')
    expect(games.filter((it) => it.type === 'CASINO')).toHaveLength(600)
    expect(games.filter((it) => it.type === 'LIVE_CASINO')).toHaveLength(60)
    expect(ofType('gameSubProvider')).toHaveLength(30)
    expect(ofType('gameProvider')).toHaveLength(10)
    const open = MARKET_CODES.filter((code) => MARKETS[code].enabled)
    expect(ofType('banner')).toHaveLength(open.length * 2)
    expect(new Set(games.map((it) => it.name)).size).toBe(660)
  })

  test('has no id twice, none with a dot, and refers only to what is there', () => {
    const ids = new Set(documents.map((it) => it._id))
    expect(ids.size).toBe(documents.length)
    expect([...ids].filter((it) => it.includes('.'))).toEqual([])
    const missing = documents.flatMap(referencesOf).filter((it) => !ids.has(it))
    expect(missing).toEqual([])
  })

  test('has only fields that its schema knows, and values of its closed lists', () => {
    const problems = documents.flatMap((it) =>
      problemsOf(it, types.get(it._type)?.fields ?? [], it._id),
    )
    expect(problems).toEqual([])
  })

  test('says everything in four languages', () => {
    const short = documents.flatMap((it) =>
      textsOf(it)
        .filter((text) => !['en', 'fi', 'no', 'caf'].every((code) => text[code]))
        .map(() => it._id),
    )
    expect(short.filter((id) => !id.startsWith('market-'))).toEqual([])
  })
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function referencesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf)
  if (!isObject(value)) return []
  return typeof value._ref === 'string' ? [value._ref] : Object.values(value).flatMap(referencesOf)
}

function textsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (!isObject(value)) return []
  return value._type === 'localeString' || value._type === 'localeText'
    ? [value]
    : Object.values(value).flatMap(textsOf)
}

function problemsOf(
  value: Record<string, unknown>,
  fields: readonly Field[],
  where: string,
): string[] {
  return Object.entries(value).flatMap(([key, given]) => {
    if (key.startsWith('_') || key === 'asset') return []
    const field = fields.find((it) => it.name === key)
    if (!field) return [`${where}.${key} is in no schema`]
    return problemsOfField(given, field, `${where}.${key}`)
  })
}

function problemsOfField(given: unknown, field: Omit<Field, 'name'>, where: string): string[] {
  const list = (field.options?.list as (string | { value: string })[] | undefined)?.map((it) =>
    typeof it === 'string' ? it : it.value,
  )
  const values = Array.isArray(given) ? given : [given]
  const outside = list
    ? values
        .filter((it) => typeof it === 'string' && !list.includes(it))
        .map((it) => `${where}: ${it} is not in the list`)
    : []
  if (field.type === 'array') {
    return [
      ...outside,
      ...values.flatMap((it, i) =>
        isObject(it) && field.of?.[0]?.fields
          ? problemsOf(it, field.of[0].fields, `${where}[${i}]`)
          : [],
      ),
    ]
  }
  const own = field.fields ?? types.get(field.type)?.fields
  return isObject(given) && own && field.type !== 'reference' && field.type !== 'slug'
    ? [...outside, ...problemsOf(given, own, where)]
    : outside
}
