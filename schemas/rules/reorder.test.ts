import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reorder } from './reorder.ts'

type Item = { id: string; order: number | null }

const documents = (...orders: (number | null)[]): Item[] =>
  orders.map((order, index) => ({ id: `d${String(index).padStart(2, '0')}`, order }))
/** In the order of the site and the list. */
const sorted = (all: readonly Item[]) =>
  all.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0) || (a.id < b.id ? -1 : 1))

test('where there is room, only the moved document is written', () => {
  expect(reorder(documents(10, 20, 30), { from: 2, to: 1 })).toEqual([{ id: 'd02', order: 15 }])
  expect(reorder(documents(10, 20, 30), { from: 0, to: 2 })).toEqual([{ id: 'd00', order: 40 }])
  expect(reorder(documents(10, 20, 30), { from: 2, to: 0 })).toEqual([{ id: 'd02', order: 0 }])
  expect(reorder(documents(10, 20), { from: 0, to: 0 })).toEqual([])
  expect(reorder(documents(10, 20), { from: 7, to: 0 })).toEqual([])
})

test('whatever the numbers were, the result is the requested order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: -30, max: 30 })), { minLength: 1, maxLength: 20 }),
      fc.nat(19),
      fc.nat(25),
      (orders, from, to) => {
        fc.pre(from < orders.length)
        const all = sorted(documents(...orders))
        const changed = new Map(reorder(all, { from, to }).map((it) => [it.id, it.order]))
        const wanted = all.filter((_, index) => index !== from)
        wanted.splice(Math.min(to, wanted.length), 0, ...all.slice(from, from + 1))
        const after = sorted(all.map((it) => ({ ...it, order: changed.get(it.id) ?? it.order })))
        expect(after.map((it) => it.id)).toEqual(wanted.map((it) => it.id))
      },
    ),
  )
})
