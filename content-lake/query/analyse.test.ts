import { describe, expect, test } from 'vitest'
import { QueryAnalyser } from './analyse.ts'

const analyse = (query: string, params = {}) => new QueryAnalyser().analyse(query, params)

describe('the fast lane takes a query that costs one pass over its documents', () => {
  test.each([
    '*[_type == "game"]{name, "studio": provider->title}',
    '*[_type == "category"] | order(order){title, "games": games[0...30]->{_id, name}}',
    '{"a": *[_type == "a"][0...20], "b": count(*[_type == "b"])}',
    '*[_type == "game" && slug.current == $slug][0]',
    '*[_id in $ids]',
    '*[references($id)]',
    'count(*)',
  ])('%s', (query) => {
    expect(analyse(query).heavy).toBe(false)
  })
})

describe('the slow lane takes a query that may cost more', () => {
  test.each([
    '*[_type == "a"]{"n": count(*[_type == "b"])}',
    '*[count(*[references(^._id)]) > 3]',
    '*[title match "*a*a*"]',
    '*|score(title match "x")',
    '*[_type == "a"]{"x": [1,2,3,4]{"y": @}}',
    '*[_type == "a"]{"x": $list[@ > 1]}',
    '*[_type == "a"]{"x": games[]{"y": ^.games[]{"z": 1}}}',
    '*[_type == "a"]{"x": a[]{"x": a[]{"x": a[]{"x": a[]{"x": a[]}}}}}',
    'array::unique(*[_type == "a"].b)',
    'fn my::f($x) = $x{"all": *[_type == "a"]}; *[_type == "b"]{...my::f(@)}',
  ])('%s', (query) => {
    expect(analyse(query).heavy).toBe(true)
  })
})

test('a literal that looks like part of a query is treated as data', () => {
  const { nesting, heavy } = analyse('*[_type == "a"][0...$n]{"x": $p}', {
    n: 1,
    p: { type: 'Everything', base: { type: 'Everything' } },
  })
  expect({ nesting, heavy }).toEqual({ nesting: 0, heavy: false })
})

test('parameters that the parser writes into the tree do not leak into another query', () => {
  const analyser = new QueryAnalyser()
  const one = analyser.analyse('*[_type == "a"][0...$n]', { n: 1 })
  const two = analyser.analyse('*[_type == "a"][0...$n]', { n: 2 })
  expect(one.tree).toMatchObject({ right: 1 })
  expect(two.tree).toMatchObject({ right: 2 })
})

test('a query is not confused with another that ends in its parameters', () => {
  const analyser = new QueryAnalyser()
  const sliced = analyser.analyse('*[0...$n]', { n: 1 })
  expect(analyser.analyse('*[0...$n]', { n: 1 })).toBe(sliced)
  expect(() => analyser.analyse('*[0...$n]\n{"n":1}', {})).toThrow()
  expect(analyser.analyse('*[0...$n]\n{"n":1}', { n: 1 }).tree.type).toBe('Map')
})
