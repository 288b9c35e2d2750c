import fc from 'fast-check'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import type { Document } from '../documents/types.ts'
import { evaluateQuery } from './evaluate.ts'
import { Replica } from './replica.ts'

const CONTEXT = { identity: 'me', now: 0, projectId: 'playhouse', dataset: 'production' }

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const type = fc.constantFrom('game', 'studio', 'banner')
const plain = fc.constantFrom<unknown>(1, 2, '1', 'owl', true, false, null, ['owl', 1], {
  current: 'owl',
})
const reference = id.map((_ref) => ({ _type: 'reference', _ref }))
const document = fc.record(
  {
    _id: id,
    _type: type,
    name: plain,
    n: fc.integer({ min: 0, max: 3 }),
    slug: fc.constantFrom('owl', 'fox', 1).map((current) => ({ current })),
    studio: reference,
    games: fc.array(reference, { maxLength: 3 }),
    tags: fc.array(fc.constantFrom('new', 'hot', 'old'), { maxLength: 2 }),
  },
  { requiredKeys: ['_id', '_type'], noNullPrototype: true },
)
const documents = fc
  .uniqueArray(document, { selector: (it) => it._id, maxLength: 6 })
  .map((all) =>
    all.map((it) => ({ ...it, _rev: 'r', _createdAt: 't', _updatedAt: 't' }) as Document),
  )

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
    '"a" in $list',
    '"hot" in tags',
    'defined(name)',
    'studio->name == "owl"',
    'references($id)',
    'n > 1',
    '!(_type == "game")',
    'name match "o*"',
    '_id != "a"',
  ),
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
    `*[${it}][n >= 0]`,
    `*[${it}] | order(n desc)`,
    `*[${it}] | order(name, _id)`,
  ),
)
const tail = fc.constantFrom(
  '',
  '[0]',
  '[0...2]',
  '[0...$n]',
  '._id',
  '{_id, name, "of": studio->{_id, name}}',
  '{..., "games": games[]->{_id, n}}',
  '{_id, "same": *[_type == ^._type && _id != ^._id]._id}',
  '{_id, n > 1 => {"big": true}}',
  '.games[]->_id',
)
const query = fc.oneof(
  fc.tuple(set, tail).map(([a, b]) => `${a}${b}`),
  fc.tuple(set, set).map(([a, b]) => `{"one": count(${a}), "two": ${b}._id}`),
  fc.tuple(set, set).map(([a, b]) => `*[_id in ${a}._id]{_id, "x": ${b}[0]._id}`),
  fc
    .tuple(set, fc.constantFrom('count(*)', '*._id', '*[0]'))
    .map(([a, b]) => `{"a": ${a}, "b": ${b}}`),
)
const params = fc.record(
  {
    t: fc.constantFrom<unknown>('game', 'studio', 1, null, ['game']),
    n: fc.integer({ min: 0, max: 3 }),
    id,
    list: fc.array(fc.constantFrom<unknown>('a', 'b', 'game', 'studio', 1, null), { maxLength: 3 }),
  },
  { noNullPrototype: true },
)

async function plainAnswer(all: Document[], text: string, given: Record<string, unknown>) {
  const sorted = [...all].sort((a, b) => (a._id < b._id ? -1 : 1))
  const tree = parse(text, { params: given })
  const value = await evaluate(tree, { dataset: sorted, params: given, timestamp: new Date(0) })
  return (await value.get()) ?? null
}

test('a narrowed query answers what groq-js answers over everything', async () => {
  await fc.assert(
    fc.asyncProperty(documents, query, params, async (all, text, given) => {
      const view = new Replica(all).view('raw', false)
      const { result } = await evaluateQuery(view, text, given, CONTEXT)
      expect(result).toEqual(await plainAnswer(all, text, given))
    }),
    { numRuns: 3_000 },
  )
})

/** Queries that depend on few documents: those whose tags must be exact. */
const precise = fc
  .tuple(
    fc.constantFrom('*[_type == "game"]', '*[_id == "a"]', '*[_id in $list]', '*[_type == $t]'),
    tail,
  )
  .map(([a, b]) => `${a}${b}`)

test('an answer changes only with a document that one of its tags names', async () => {
  await fc.assert(
    fc.asyncProperty(
      documents,
      document,
      fc.oneof(precise, query),
      params,
      async (all, changed, text, given) => {
        const replica = new Replica(all)
        const before = await evaluateQuery(replica.view('raw', false), text, given, CONTEXT)
        const was = all.find((it) => it._id === changed._id)
        const after = { ...changed, _rev: 's', _createdAt: 't', _updatedAt: 't' } as Document
        replica.apply([{ id: after._id, after }])
        const tags = [
          's1:all',
          `s1:id:${after._id}`,
          ...[was, after].flatMap((it) => (it ? [`s1:${it._type}`] : [])),
        ]
        if (before.syncTags.some((it) => tags.includes(it))) return
        const again = await evaluateQuery(replica.view('raw', false), text, given, CONTEXT)
        expect(again.result).toEqual(before.result)
      },
    ),
    { numRuns: 3_000 },
  )
})

test('views that follow changes are those that are made afresh', () => {
  const stored = fc.constantFrom(
    'a',
    'b',
    'drafts.a',
    'drafts.c',
    'versions.r1.a',
    'versions.r1.d',
    'secret.x',
  )
  const change = fc.tuple(stored, fc.option(type), fc.integer({ min: 0, max: 9 }))
  const perspectives = [['drafts'], ['r1', 'drafts'], 'raw', 'published', 'public'] as const
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const followed = new Replica()
      const viewOf = (replica: Replica, it: (typeof perspectives)[number]) =>
        replica.view(it === 'public' ? 'published' : (it as string | string[]), it === 'public')
      for (const it of perspectives) viewOf(followed, it)
      for (const [_id, _type, n] of changes) {
        const after = _type ? ({ _id, _type, n } as unknown as Document) : null
        followed.apply([{ id: _id, after }])
      }
      for (const it of perspectives) {
        const view = viewOf(followed, it)
        const fresh = viewOf(followed.copy(), it)
        expect(view.list).toEqual(fresh.list)
        for (const name of ['game', 'studio', 'banner']) {
          expect(view.ofTypes([name])).toEqual(fresh.ofTypes([name]))
          expect(view.withValue(name, ['n'], 3)).toEqual(fresh.withValue(name, ['n'], 3))
        }
      }
    }),
  )
})

test('the drafts of a release lie over drafts, these over what is published', async () => {
  const at = (_id: string, title: string) =>
    ({ _id, _type: 'banner', title }) as unknown as Document
  const replica = new Replica([
    at('a', 'published'),
    at('drafts.a', 'draft'),
    at('versions.r1.a', 'release'),
    at('b', 'published'),
  ])
  const titles = async (perspective: string | string[]) =>
    (
      await evaluateQuery(
        replica.view(perspective, false),
        '*{_id, title, _originalId}',
        {},
        CONTEXT,
      )
    ).result
  expect(await titles(['r1', 'drafts'])).toEqual([
    { _id: 'a', title: 'release', _originalId: 'versions.r1.a' },
    { _id: 'b', title: 'published', _originalId: 'b' },
  ])
  expect(await titles(['drafts'])).toMatchObject([{ title: 'draft' }, { title: 'published' }])
  expect(await titles('published')).toMatchObject([{ title: 'published' }, { title: 'published' }])
})

test('a parameter that is not given is an error, not a null', async () => {
  const view = new Replica().view('raw', false)
  await expect(evaluateQuery(view, '*[_type == $type]', {}, CONTEXT)).rejects.toThrow('$type')
  await expect(evaluateQuery(view, '$constructor', {}, CONTEXT)).rejects.toThrow('$constructor')
})
