import fc from 'fast-check'
import { evaluate, parse } from 'groq-js'
import type { Document } from '../documents/types.ts'

/** Random documents and queries that often match: few ids, few types, few values. */

const ID = ['a', 'b', 'c', 'd', 'e'] as const
export const TYPES = ['game', 'studio', 'banner'] as const
export const RELEASES = ['r1', 'r2'] as const

const id = fc.constantFrom(...ID)
/** Every form that a document id can have. */
export const storedId = fc.oneof(
  { weight: 4, arbitrary: id },
  { weight: 2, arbitrary: id.map((it) => `drafts.${it}`) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...RELEASES), id).map(([r, it]) => `versions.${r}.${it}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('secret.x', '_.releases.r1', 'drafts.secret.x') },
)
const type = fc.constantFrom(...TYPES)
const plain = fc.constantFrom<unknown>(1, 2, '1', 'owl', 'the old owl', true, false, null, [
  'owl',
  1,
])
const reference = id.map((_ref) => ({ _type: 'reference', _ref, _weak: true }))

const fields = fc.record(
  {
    _type: fc.oneof(
      { weight: 9, arbitrary: type },
      { weight: 1, arbitrary: fc.constant('system.release') },
    ),
    name: plain,
    n: fc.integer({ min: 0, max: 3 }),
    slug: fc.constantFrom('owl', 'fox', 1).map((current) => ({ current })),
    studio: reference,
    games: fc.array(reference, { maxLength: 3 }),
    tags: fc.array(fc.constantFrom('new', 'hot', 'old'), { maxLength: 2 }),
    markets: fc.array(fc.constantFrom('fi', 'no'), { maxLength: 2 }),
    _system: fc.constantFrom({ delete: true }, { delete: false }),
  },
  { requiredKeys: ['_type'], noNullPrototype: true },
)

export type Content = Record<string, unknown> & { _id: string; _type: string }
/** Written content, without the fields that the lake adds. */
export const content = fc.tuple(storedId, fields).map(([_id, it]): Content => ({ _id, ...it }))
export const stamped = (it: Content): Document => ({
  ...it,
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
})
export const documents = fc
  .uniqueArray(content, { selector: (it) => it._id, maxLength: 9 })
  .map((all) => all.map(stamped))

const literal = fc.constantFrom(
  '"game"',
  '"studio"',
  '"owl"',
  '1',
  'true',
  'null',
  '$t',
  '$n',
  '$list',
)
const condition = fc.oneof(
  fc
    .tuple(fc.constantFrom('_type', '_id', 'name', 'n', 'slug.current', 'studio._ref'), literal)
    .map(([path, value]) => `${path} == ${value}`),
  literal.map((value) => `${value} == _type`),
  fc.constantFrom(
    '_type in ["game", "studio"]',
    '_type in ["game", $t]',
    '_type in $list',
    '_type in [...$list, "banner"]',
    '_id in ["a", "c", "zz"]',
    '_id in $list',
    '_id in ["drafts.a", "versions.r1.b", $id]',
    '_id in path("drafts.**")',
    '"a" in $list',
    '"hot" in tags',
    'count((tags[])[@ in ["hot", "old"]]) > 0',
    'defined(name)',
    '!defined(slug.current)',
    'studio->name == "owl"',
    'studio->studio->n > 0',
    'n > 1',
    'n in [1, 2]',
    'n in 1..2',
    '!(_type == "game")',
    'name match "o*"',
    'name match $t',
    '_id != "a"',
    'sanity::versionOf($id)',
    'sanity::versionOf("a")',
    'sanity::versionOf("drafts.a")',
    'sanity::partOfRelease("r1")',
    '_originalId in ["drafts.a", "versions.r1.b"]',
    'string::startsWith(_id, "drafts.")',
  ),
  fc
    .constantFrom('$id', '"a"', '"b", $id', '$list', '["a", "c"]', '["a", $id], "e"', '_id', '[]')
    .map((it) => `references(${it})`),
)
const filter = fc
  .array(
    fc
      .tuple(condition, fc.constantFrom(' && ', ' || '), fc.boolean(), condition)
      .map(([a, operator, group, b]) => (group ? `(${a}${operator}${b})` : `${a}${operator}${b}`)),
    { minLength: 1, maxLength: 3 },
  )
  .chain((all) => fc.oneof(condition, fc.constant(all.join(' && '))))
const set = filter.chain((it) =>
  fc.constantFrom(
    `*[${it}]`,
    `*[${it}]`,
    `*[${it}][n >= 0]`,
    `*[${it}] | order(n desc)`,
    `*[${it}] | order(name, _id desc)`,
    `*[${it}] | order(lower(name), n)[1..2]`,
    `*[${it}] | score(name match "o*", boost(n > 1, 2)) | order(_score desc, _id)`,
  ),
)
const tail = fc.constantFrom(
  '',
  '[0]',
  '[-1]',
  '[0...2]',
  '[1..$n]',
  '._id',
  '.games[]->_id',
  '{_id, name, "of": studio->{_id, name}}',
  '{..., "games": games[]->{_id, n}}',
  '{_id, "same": *[_type == ^._type && _id != ^._id]._id}',
  '{_id, "back": *[references(^._id)]._id, "n": count(*[n == ^.n])}',
  '{_id, "all": *[sanity::versionOf(^._id)]._id}',
  '{_id, n > 1 => {"big": true}, "s": select(n > 1 => "big", "small"), "c": coalesce(name, slug.current)}',
  '{_id, "t": tags[] | order(@), "u": array::unique(tags), "l": length(name)}',
)
/** A query; mostly over a subset of the documents, at times over all of them or none. */
export const query = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(set, tail).map(([a, b]) => `${a}${b}`) },
  { weight: 1, arbitrary: set.map((it) => `count(${it})`) },
  fc.tuple(set, set).map(([a, b]) => `{"one": count(${a}), "two": ${b}._id}`),
  fc.tuple(set, set).map(([a, b]) => `*[_id in ${a}._id]{_id, "x": ${b}[0]._id}`),
  fc
    .tuple(set, fc.constantFrom('count(*)', '*._id', '*[0]', 'releases::all()._id', '$t'))
    .map(([a, b]) => `{"a": ${a}, "b": ${b}}`),
  set.map((it) => `fn mine::short($it) = $it[]{_id, "n": n + 1}; mine::short(${it})`),
  fc.constantFrom(
    'releases::all()',
    'count(releases::all()[n > 1])',
    '*[_id in releases::all().name]._id',
    'math::sum(*[_type == "game"].n)',
    '*[_type == "game"].games[]->studio->{_id, name}',
    'array::unique(*[_type == "game"].studio->._id)',
  ),
)
export const params = fc.record(
  {
    t: fc.constantFrom<unknown>('game', 'studio', 1, null, ['game']),
    n: fc.integer({ min: 0, max: 3 }),
    id,
    list: fc.array(fc.constantFrom<unknown>('a', 'b', 'drafts.a', 'game', 'studio', 1, null), {
      maxLength: 3,
    }),
  },
  { noNullPrototype: true },
)

/** Plain groq-js over the documents, ordered by id. */
export async function plainAnswer(
  all: readonly Document[],
  text: string,
  given: Record<string, unknown>,
): Promise<unknown> {
  const sorted = [...all].sort((a, b) => (a._id < b._id ? -1 : 1))
  const tree = parse(text, { params: given })
  const value = await evaluate(tree, { dataset: sorted, params: given, timestamp: new Date(0) })
  return (await value.get()) ?? null
}

const PREFIX = /^(drafts|versions\.[^.]+)\./

/** A second, as simple as possible implementation of what a perspective shows: each document, layer by layer. */
export function shown(
  all: readonly Document[],
  perspective: string | readonly string[],
): Document[] {
  if (perspective === 'raw') return [...all]
  if (perspective === 'unversioned') return all.filter((it) => !it._id.startsWith('versions.'))
  const published = all.filter((it) => !PREFIX.test(it._id))
  if (perspective === 'published') return published
  if (perspective === 'public')
    return published.filter((it) => !it._id.includes('.') && !it._type.startsWith('system.'))
  const layers = perspective === 'drafts' ? ['drafts'] : (perspective as readonly string[])
  const names = new Set(all.map((it) => it._id.replace(PREFIX, '')))
  return [...names].flatMap((_id) => {
    const ids = [
      ...layers.map((it) => (it === 'drafts' ? `drafts.${_id}` : `versions.${it}.${_id}`)),
      _id,
    ]
    const top = ids.flatMap((it) => all.filter((document) => document._id === it))[0]
    const system = top?._system as { delete?: boolean } | undefined
    if (!top || (top._id.startsWith('versions.') && system?.delete)) return []
    return [{ ...top, _id, _originalId: top._id }]
  })
}
