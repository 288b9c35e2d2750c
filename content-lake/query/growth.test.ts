import { parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { growthOf, MAX_GROWTH } from './growth.ts'
import type { Node } from './tree.ts'

const growth = (query: string) => growthOf(parse(query) as unknown as Node)

describe('a query that grows exponentially is recognised before it runs', () => {
  test.each([
    `{"a": [1,2,3,4]}${'{"a": [...a, ...a]}'.repeat(40)}`,
    `*[_type == "a"]{"a": list}${'{"a": a + a}'.repeat(12)}`,
    `{"a": $list}${'{"b": {"a": [...a, ...a]}}.b'.repeat(12)}`,
    `*[0]{"a": [1]}${'{"a": select(true => [...a, ...a, ...a])}'.repeat(8)}`,
    `fn x::two($x) = $x{"a": [...a, ...a]}; ${'x::two('.repeat(12)}*[0]{"a": list}${')'.repeat(12)}`,
  ])('%s', (query) => {
    expect(growth(query)).toBeGreaterThan(MAX_GROWTH)
  })
})

describe('an ordinary query hardly grows', () => {
  test.each([
    '*[_type == "game"]{name, "studio": provider->title}',
    `*[_type == "a"]{"all": [${'"x", '.repeat(500)}"y"]}`,
    '*[_type == "a"]{"text": a + " " + b + " " + c + " " + d + " " + e}',
    '*[_type == "a"]{"both": [...left, ...right, ...middle]}{"first": both[0...5]}',
    '*[_type == "a"]{rows[]{tiles[]{..., "name": game->{name}}}}',
  ])('%s', (query) => {
    expect(growth(query)).toBeLessThanOrEqual(20)
  })
})
