import { expect, test } from 'vitest'
import { type AccountArea, judgeAccountArea, judgeProduct } from '#app/session/access-rules.ts'
import { isSuspended, type Player, type Product } from '#app/session/player.ts'
import { aPlayer } from '#tests/fixtures/a-player.ts'

const AREAS: readonly [AccountArea, boolean][] = [
  ['account', true],
  ['banking', true],
  ['transactions', true],
  ['deposit', false],
  ['rewards', false],
  ['bonus-code', false],
  ['inbox', false],
  ['gambling-limits', false],
]

test.each(AREAS)('a restricted player sees %s: %s', (area, open) => {
  expect(judgeAccountArea(area, aPlayer()).allowed).toBe(true)
  const verdict = judgeAccountArea(area, aPlayer({ restricted: true }))
  expect(verdict).toEqual(
    open ? { allowed: true } : { allowed: false, path: '/my-account/account' },
  )
})

const PRODUCTS: readonly [Product, boolean][] = [
  ['casino', true],
  ['liveCasino', true],
  ['sports', true],
  ['virtualSports', false],
  ['bonuses', false],
]

test.each(PRODUCTS)('%s is open to strangers: %s', (product, open) => {
  expect(judgeProduct(product, null).allowed).toBe(open)
})

test.each(PRODUCTS.map(([it]) => it))('%s needs its own flag and no restriction', (product) => {
  const closed: Player = aPlayer()
  const without = { ...closed, products: { ...closed.products, [product]: false } }
  expect(judgeProduct(product, aPlayer()).allowed).toBe(true)
  expect(judgeProduct(product, without)).toEqual({ allowed: false, path: '/' })
  expect(judgeProduct(product, aPlayer({ restricted: true }))).toEqual({
    allowed: false,
    path: '/',
  })
})

test('an unreadable multibrand claim counts as not suspended', () => {
  expect(isSuspended('{"suspended":true}')).toBe(true)
  for (const claim of ['', '{', 'null', '[]', '{"suspended":"true"}', '{"suspended":false}']) {
    expect(isSuspended(claim)).toBe(false)
  }
})
