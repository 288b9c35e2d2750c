import { parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { QueryAnalyser } from './analyse.ts'
import { costOf, tokensOf } from './cost.ts'

const DOCUMENTS = 10_000
const cost = (query: string, found = DOCUMENTS) =>
  costOf(new QueryAnalyser().analyse(query, {}).tree as never, {
    all: DOCUMENTS,
    ofParameter: () => found,
  })

describe('the cost of a query is what is evaluated', () => {
  test('more conditions, and more documents, cost in proportion', () => {
    const with1 = cost('*[a == 1]')
    expect(cost('*[a == 1 && b == 2 && c == 3]')).toBeGreaterThan(2.5 * with1)
    expect(cost('*[a == 1]', DOCUMENTS * 3)).toBeGreaterThan(2.9 * with1)
  })

  test('a query by id costs only what the index finds', () => {
    expect(cost('*[_id == "a"]{title}', 1)).toBeLessThan(50)
  })

  test('nested loops multiply the cost', () => {
    expect(cost('*[_type == "a"]{"n": count(*[b == ^.b])}')).toBeGreaterThan(DOCUMENTS ** 2)
  })

  test('a slice limits what follows it, not what comes before', () => {
    const all = cost('*[a == 1]{"x": count(*[b == 2])}')
    const few = cost('*[a == 1][0...10]{"x": count(*[b == 2])}')
    expect(few).toBeGreaterThan(10 * DOCUMENTS)
    expect(few).toBeLessThan(all / 500)
  })

  test('each member of a list, and each pattern, is compared with each document', () => {
    const list = `[${Array.from({ length: 500 }, (_, i) => i).join(',')}]`
    expect(cost(`*[a in ${list}]`)).toBeGreaterThan(500 * DOCUMENTS)
    expect(cost('*[a match "b*"]')).toBeGreaterThan(40 * DOCUMENTS)
  })
})

describe('the work of the parser is known before it begins', () => {
  test.each([
    ['*[_type == "a"]', 6],
    ['"a text with == and [ ] in it"', 1],
    ["'it\\'s' // fn of nothing\n", 1],
    ['$list[]{a}', 6],
  ])('%s', (query, tokens) => {
    expect(tokensOf(query)).toBe(tokens)
  })

  test('a query with a function has no bound, since it is expanded at each use', () => {
    expect(tokensOf('fn a::b($x) = $x; a::b(1)')).toBe(Number.POSITIVE_INFINITY)
    expect(tokensOf('*[title == "fn a::b"]')).toBe(6)
  })

  test('every token of a query counts, and none is hidden in another', () => {
    const alternatives = (n: number) =>
      `*[${Array.from({ length: n }, (_, i) => `_id == "x${i}"`).join(' || ')}]`
    expect(() => parse(alternatives(10))).not.toThrow()
    expect(tokensOf(alternatives(8_000))).toBeGreaterThan(24_000)
  })
})
