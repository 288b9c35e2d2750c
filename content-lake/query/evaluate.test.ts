import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  content,
  documents,
  params,
  plainAnswer,
  query,
  shown,
  stamped,
  storedId,
  TYPES,
} from '#tests/fixtures/random-queries.ts'
import { type Document, publishedId } from '../documents/types.ts'
import { evaluateQuery } from './evaluate.ts'
import { Replica } from './replica.ts'
import type { Sight } from './sight.ts'
import { tagsOfChange } from './sync-tags.ts'

const CONTEXT = { identity: 'me', now: 0, projectId: 'playhouse', dataset: 'production' }

const FINNISH = '!defined(markets) || "fi" in markets'
const isFinnish = ({ markets }: Document) =>
  markets === undefined || (markets as string[]).includes('fi')

const perspective = fc.constantFrom<string | string[]>(
  'raw',
  'unversioned',
  'published',
  'public',
  ['drafts'],
  ['r1', 'drafts'],
  ['r2', 'r1'],
  [],
)
const sight = fc.constantFrom<Sight>('everything', { filter: FINNISH })
const viewOf = (replica: Replica, it: string | string[], by: Sight = 'everything') =>
  it === 'public' ? replica.view('published', 'public') : replica.view(it, by)

test('a narrowed query answers what groq-js answers over everything, in every perspective', async () => {
  await fc.assert(
    fc.asyncProperty(documents, query, params, perspective, async (all, text, given, seen) => {
      const { result } = await evaluateQuery(viewOf(new Replica(all), seen), text, given, CONTEXT)
      expect(result).toEqual(await plainAnswer(shown(all, seen), text, given))
    }),
    { numRuns: 3_000 },
  )
})

test('a filtered query answers as if hidden documents did not exist, as layers or as targets', async () => {
  await fc.assert(
    fc.asyncProperty(documents, query, params, perspective, async (all, text, given, seen) => {
      if (seen === 'public') return
      const view = new Replica(all).view(seen, { filter: FINNISH })
      const { result } = await evaluateQuery(view, text, given, CONTEXT)
      const plain = await plainAnswer(shown(all.filter(isFinnish), seen), text, given)
      expect(result).toEqual(plain)
    }),
    { numRuns: 1_000 },
  )
})

/** Queries that depend on few documents: those whose tags must be exact. */
const precise = fc.constantFrom(
  '*[_type == "game"]',
  '*[_id == "a"]{_id, "of": studio->name}',
  '*[_id in $list]',
  '*[_type == $t][0...2]',
  '*[sanity::versionOf("drafts.a")]',
  '*[_type == "game" && references($id)]._id',
  'releases::all()',
)

test('an answer changes only with a document that one of its tags names', async () => {
  const change = fc.tuple(storedId, fc.option(content, { freq: 3 }))
  let untouched = 0
  await fc.assert(
    fc.asyncProperty(
      documents,
      fc.array(change, { minLength: 1, maxLength: 2 }),
      fc.oneof(precise, query),
      params,
      perspective,
      sight,
      async (all, changes, text, given, seen, by) => {
        const replica = new Replica(all)
        const stored = new Map(all.map((it) => [it._id, it]))
        const before = await evaluateQuery(viewOf(replica, seen, by), text, given, CONTEXT)
        const tags = new Set<string>()
        for (const [id, it] of changes) {
          const was = stored.get(id)
          const after = it && stamped({ ...it, _id: id })
          if (after) stored.set(id, after)
          else stored.delete(id)
          replica.apply([{ id, after }])
          const family = [...stored.values()].filter(
            (other) => publishedId(other._id) === publishedId(id),
          )
          const touched = [was, after, ...family].filter((other): other is Document => !!other)
          for (const tag of tagsOfChange(id, touched)) tags.add(tag)
        }
        if (before.syncTags.some((it) => tags.has(it))) return
        untouched += 1
        const again = await evaluateQuery(viewOf(replica, seen, by), text, given, CONTEXT)
        expect(again.result).toEqual(before.result)
      },
    ),
    { numRuns: 4_000 },
  )
  // Tags that match everything would pass as well.
  expect(untouched).toBeGreaterThan(500)
})

test('views that follow changes equal rebuilt views', () => {
  const perspectives = [['drafts'], ['r1', 'drafts'], 'raw', 'unversioned', 'published', 'public']
  const change = fc.tuple(storedId, fc.option(content, { freq: 3 }))
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const followed = new Replica()
      for (const it of perspectives) {
        viewOf(followed, it).withReferenceTo(['a'])
        viewOf(followed, it).versionsOf(['a'])
      }
      for (const [id, it] of changes)
        followed.apply([{ id, after: it && stamped({ ...it, _id: id }) }])
      for (const it of perspectives) {
        const view = viewOf(followed, it)
        const fresh = viewOf(followed.copy(), it)
        expect(view.list).toEqual(fresh.list)
        for (const name of TYPES) {
          expect(view.ofTypes([name])).toEqual(fresh.ofTypes([name]))
          expect(view.withValue(name, ['n'], 3)).toEqual(fresh.withValue(name, ['n'], 3))
        }
        expect(view.withReferenceTo(['a', 'b'])).toEqual(fresh.withReferenceTo(['a', 'b']))
        expect(view.versionsOf(['a', 'drafts.b'])).toEqual(fresh.versionsOf(['a', 'drafts.b']))
      }
    }),
  )
})

test('release drafts overlay drafts, which overlay published documents', async () => {
  const at = (_id: string, title: string) =>
    ({ _id, _type: 'banner', title }) as unknown as Document
  const replica = new Replica([
    at('a', 'published'),
    at('drafts.a', 'draft'),
    at('versions.r1.a', 'release'),
    at('b', 'published'),
    { ...at('versions.r2.b', 'to be unpublished'), _system: { delete: true } },
  ])
  const titles = async (perspective: string | string[]) =>
    (await evaluateQuery(replica.view(perspective), '*{_id, title, _originalId}', {}, CONTEXT))
      .result
  expect(await titles(['r1', 'drafts'])).toEqual([
    { _id: 'a', title: 'release', _originalId: 'versions.r1.a' },
    { _id: 'b', title: 'published', _originalId: 'b' },
  ])
  expect(await titles(['drafts'])).toMatchObject([{ title: 'draft' }, { title: 'published' }])
  expect(await titles('published')).toMatchObject([{ title: 'published' }, { title: 'published' }])
  expect(await titles(['r2', 'r1'])).toMatchObject([{ title: 'release' }])
})

test('a missing parameter is an error, not null', async () => {
  const view = new Replica().view('raw')
  await expect(evaluateQuery(view, '*[_type == $type]', {}, CONTEXT)).rejects.toThrow('$type')
  await expect(evaluateQuery(view, '$constructor', {}, CONTEXT)).rejects.toThrow('$constructor')
})

test.each([
  ['*[_type == "game"]', true],
  ['*[until > now()]', false],
  ['*[until > string(dateTime::now())]', false],
  ['*[by == identity()]', false],
  ['fn mine::late($it) = $it{"late": until < now()}; *[0]{...mine::late(@)}', false],
  ['*[nowhere == "now()"]{identity}', true],
])('%s can be cached: %s', async (text, isCacheable) => {
  const view = new Replica().view('raw')
  expect((await evaluateQuery(view, text, {}, CONTEXT)).isCacheable).toBe(isCacheable)
})
