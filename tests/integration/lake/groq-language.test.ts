import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningLake, startLake } from '#tests/fixtures/running-lake.ts'

/** GROQ by its specification, in our own cases with expected results written by hand, over HTTP. */

let running: RunningLake

const ref = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })
const block = (text: string) => ({
  _type: 'block',
  style: 'normal',
  children: [{ _type: 'span', text }],
})
const DOCUMENTS = [
  {
    _id: 'owl',
    _type: 'game',
    title: 'Night Owl',
    plays: 30,
    studio: ref('north'),
    tags: ['new', 'hot'],
  },
  {
    _id: 'fox',
    _type: 'game',
    title: 'Red fox run',
    plays: 10,
    studio: ref('south'),
    tags: ['hot'],
  },
  { _id: 'elk', _type: 'game', title: 'Elk', plays: 20, studio: ref('north'), tags: [] },
  { _id: 'bee', _type: 'game', title: 'the bee', studio: ref('nobody'), old: null },
  { _id: 'north', _type: 'studio', name: 'North', address: { city: 'Oulu', zip: null } },
  { _id: 'south', _type: 'studio', name: 'South', parent: ref('north'), founded: '2020-02-29' },
  {
    _id: 'front',
    _type: 'page',
    rows: [
      { _key: 'a', kind: 'games', games: [ref('owl'), ref('elk')], size: 2 },
      { _key: 'b', kind: 'text', body: [block('Good evening'), block('and good luck')] },
      { _key: 'c', kind: 'games', games: [ref('fox'), ref('gone')] },
    ],
    mixed: [3, 'b', true, null, 'a', 1, false],
  },
] as const

beforeAll(async () => {
  running = await startLake()
  await running.client.mutate(DOCUMENTS.map((it) => ({ create: it })) as never)
})
afterAll(() => running.stop())

type Case = [query: string, answer: unknown, params?: Record<string, unknown>]
const CASES: Record<string, Case[]> = {
  'values and operators': [
    ['null', null],
    ['[1, "a", true, null, {"b": [2]}]', [1, 'a', true, null, { b: [2] }]],
    ['1 + 2 * 3 ** 2 - 8 / 4', 17],
    ['-2 ** 2', -4],
    ['7 % 4', 3],
    ['"a" + "b"', 'ab'],
    ['[1] + [2, 3]', [1, 2, 3]],
    ['{"a": 1, "b": 1} + {"b": 2}', { a: 1, b: 2 }],
    ['1 + "a"', null],
    ['1 / 0', null],
    ['"a" < "b" && 1 < 2', true],
    ['1 < "2"', null],
    ['null == null', true],
    ['1 == "1"', false],
    ['1 != 2', true],
    ['true && null', null],
    ['false && null', false],
    ['true || null', true],
    ['false || null', null],
    ['!null', null],
    ['"\\u00e5\\n" == "å\n"', true],
    ['\'single\' + "double"', 'singledouble'],
    ['1e2', 100],
    ['// a comment\n1', 1],
  ],
  'membership and ranges': [
    ['2 in [1, 2]', true],
    ['"2" in [1, 2]', false],
    ['1 in 1..3', true],
    ['3 in 1..3', true],
    ['3 in 1...3', false],
    ['"a" in "abc"', null],
    ['*[_id in ["owl", "elk", "nobody"]]._id', ['elk', 'owl']],
    ['*["hot" in tags]._id', ['fox', 'owl']],
    ['*[plays in 10..20]._id', ['elk', 'fox']],
    ['*[_id in $ids]._id', ['bee'], { ids: ['bee'] }],
    ['count(*[_id in path("*")])', 7],
    ['*[_id in path("no*")]._id', []],
  ],
  'match of words': [
    ['"Night Owl" match "owl"', true],
    ['"Night Owl" match "ow"', false],
    ['"Night Owl" match "ow*"', true],
    ['"Night Owl" match ["night", "owl"]', true],
    ['"Night Owl" match ["night", "fox"]', false],
    ['["red fox", "grey fox"] match "grey"', true],
    ['1 match "1"', false],
    ['*[title match $words]._id', ['fox'], { words: 'red fo*' }],
  ],
  filters: [
    ['count(*)', 7],
    ['*[_type == "game" && plays > 10]._id', ['elk', 'owl']],
    ['*[_type == "game" && !(plays > 10)]._id', ['fox']],
    ['*[_type == "game" && !defined(plays)]._id', ['bee']],
    ['*[defined(old)]._id', []],
    ['*[_type == "game"][tags[0] == "new"]._id', ['owl']],
    ['*[_type == "game" && studio->name == "North"]._id', ['elk', 'owl']],
    ['*[studio->address.city == "Oulu" && "hot" in tags]._id', ['owl']],
    ['*[references("north")]._id', ['elk', 'owl', 'south']],
    ['*[_type == "page" && references("gone", "nobody")]._id', ['front']],
    ['*[_type == $type][0]._id', 'bee', { type: 'game' }],
    ['*[_type == "nothing"]', []],
    ['*[_type == "nothing"][0]', null],
    ['*[_id == "owl" || _id == "north"]._id', ['north', 'owl']],
    ['*[count(*[_type == "game" && references(^._id)]) == 2]._id', ['north']],
  ],
  'elements and slices': [
    ['[1, 2, 3][0]', 1],
    ['[1, 2, 3][-1]', 3],
    ['[1, 2, 3][5]', null],
    ['[1, 2, 3, 4][1..2]', [2, 3]],
    ['[1, 2, 3, 4][1...2]', [2]],
    ['[1, 2, 3, 4][-2..-1]', [3, 4]],
    ['[1, 2, 3, 4][$from..$to]', [1, 2], { from: 0, to: 1 }],
    ['*[_type == "game"] | order(plays desc)[0...2]._id', ['bee', 'owl']],
    ['*[_id == "front"][0].rows[1].kind', 'text'],
    ['*[_id == "front"][0].rows[_key == "c"][0].games[0]._ref', 'fox'],
    ['{"a-b": 1}["a-b"]', 1],
    ['"text"[0]', null],
  ],
  'going along attributes': [
    ['*[_id == "north"][0].address.city', 'Oulu'],
    ['*[_id == "north"][0].address.zip', null],
    ['*[_id == "north"][0].name.first', null],
    ['*[_id == "front"].rows[].kind', ['games', 'text', 'games']],
    ['*[_id == "front"][0].rows[].games[]._ref', ['owl', 'elk', null, 'fox', 'gone']],
    ['*[_type == "game"].tags[]', [null, 'hot', 'new', 'hot']],
    ['*[_id == "front"][0].rows[kind == "games"].size', [2, null]],
  ],
  references: [
    ['*[_id == "owl"][0].studio->name', 'North'],
    ['*[_id == "bee"][0].studio->', null],
    ['*[_id == "bee"][0].studio->name', null],
    ['*[_id == "south"][0].parent->address.city', 'Oulu'],
    ['*[_id == "front"][0].rows[0].games[]->title', ['Night Owl', 'Elk']],
    ['*[_id == "front"][0].rows[2].games[]->title', ['Red fox run', null]],
    ['*[_id == "fox"][0].studio->parent->name', 'North'],
    ['*[_id == "fox"]{"of": studio->{name}}', [{ of: { name: 'South' } }]],
  ],
  projections: [
    ['*[_id == "elk"][0]{title, plays}', { title: 'Elk', plays: 20 }],
    ['*[_id == "elk"][0]{"name": title, "double": plays * 2}', { name: 'Elk', double: 40 }],
    ['*[_id == "bee"][0]{_id, plays}', { _id: 'bee', plays: null }],
    [
      '*[_id == "south"][0]{..., "_rev": 0, "_createdAt": 0, "_updatedAt": 0}.founded',
      '2020-02-29',
    ],
    ['{"a": 1, ...{"b": 2}, "a": 3}', { a: 3, b: 2 }],
    [
      '*[_type == "game"]{_id, plays > 15 => {"big": true}}',
      [{ _id: 'bee' }, { _id: 'elk', big: true }, { _id: 'fox' }, { _id: 'owl', big: true }],
    ],
    ['*[_id == "north"][0]{address{city}}', { address: { city: 'Oulu' } }],
    ['*[_id == "front"][0]{"keys": rows[]._key}', { keys: ['a', 'b', 'c'] }],
    [
      '*[_id == "front"][0]{"rows": rows[]{kind, "n": count(games)}}.rows[0]',
      { kind: 'games', n: 2 },
    ],
    ['[1, 2]{"twice": @ * 2}', [null, null]],
    ['[{"n": 1}, {"n": 2}]{"twice": n * 2}', [{ twice: 2 }, { twice: 4 }]],
    [
      '*[_id == "owl"][0]{"same": *[studio._ref == ^.studio._ref && _id != ^._id]._id}',
      { same: ['elk'] },
    ],
    [
      '*[_id == "north"]{name, "games": *[_type == "game" && references(^._id)] | order(plays) {title}}',
      [{ name: 'North', games: [{ title: 'Elk' }, { title: 'Night Owl' }] }],
    ],
  ],
  order: [
    ['*[_type == "game"] | order(plays)._id', ['fox', 'elk', 'owl', 'bee']],
    ['*[_type == "game"] | order(plays desc)._id', ['bee', 'owl', 'elk', 'fox']],
    ['*[_type == "game"] | order(title)._id', ['elk', 'owl', 'fox', 'bee']],
    ['*[_type == "game"] | order(lower(title))._id', ['elk', 'owl', 'fox', 'bee']],
    ['*[_type == "game"] | order(studio->name desc, plays desc)._id', ['bee', 'fox', 'owl', 'elk']],
    ['*[_type == "game"] | order(count(tags) desc, _id)[0]._id', 'bee'],
    ['*[_id == "front"][0].mixed | order(@)', [1, 3, 'a', 'b', false, true, null]],
    ['[3, 1, 2] | order(@ desc)', [3, 2, 1]],
  ],
  functions: [
    ['coalesce(null, $missing, "x")', 'x', { missing: null }],
    ['select(1 > 2 => "a", 2 > 1 => "b", "c")', 'b'],
    ['select(1 > 2 => "a", "c")', 'c'],
    ['count([1, null, 2])', 3],
    ['count("text")', null],
    ['length("åäö")', 3],
    ['length([1, 2])', 2],
    ['lower("ÅB") + upper("åb")', 'åbÅB'],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(3.14159, 2)', 3.14],
    ['string(true) + string(1.5)', 'true1.5'],
    ['string::split("a,b", ",")', ['a', 'b']],
    ['string::startsWith("owl", "o")', true],
    ['array::join(["a", "b"], "-")', 'a-b'],
    ['array::compact([1, null, 2])', [1, 2]],
    ['array::unique([1, 2, 1])', [1, 2]],
    ['array::intersects([1, 2], [2, 3])', true],
    ['math::sum(*[_type == "game"].plays)', 60],
    ['math::min([3, 1]) + math::max([3, 1])', 4],
    ['math::avg([1, 2])', 1.5],
    ['dateTime("2026-01-01T00:00:00Z") < dateTime("2026-01-01T01:00:00+00:30")', true],
    ['dateTime("2026-01-02T00:00:00Z") - dateTime("2026-01-01T00:00:00Z")', 86_400],
    ['dateTime("soon")', null],
    ['pt::text(*[_id == "front"][0].rows[1].body)', 'Good evening\n\nand good luck'],
    ['defined(now()) && now() > "2026"', true],
    ['sanity::dataset() + "." + sanity::projectId()', 'production.playhouse'],
    ['global::count([1])', 1],
  ],
  score: [
    ['*[_type == "game"] | score(title match "owl") | order(_score desc)[0]._id', 'owl'],
    [
      '*[_type == "game"] | score(plays > 15, boost(_id == "elk", 5)) | order(_score desc)[0]._id',
      'elk',
    ],
    ['*[_type == "game"] | score(_id == "bee")[_score > 0]._id', ['bee']],
  ],
}

describe.each(Object.entries(CASES))('%s', (_group, cases) => {
  test.each(cases)('%s', async (query, answer, params = {}) => {
    const { result } = await running.client.fetch(query, params, { filterResponse: false })
    expect(result).toEqual(answer)
  })
})

test.each([
  '',
  '*[',
  '*[_type = "a"]',
  '{a: 1}',
  '1 +',
  'nothing()',
  'no::where()',
  'count()',
  'count(1, 2)',
  '*[_id == "a"] | sort(_id)',
  '"unclosed',
  '*{"a": 1, }, 2',
  '^^',
])('%s is no query', async (query) => {
  const response = await fetch(
    `${running.url}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`,
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { type: 'queryParseError', description: expect.any(String) },
  })
})
