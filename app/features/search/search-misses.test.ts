import { expect, test } from 'vitest'
import { MissCounter } from './search-misses.server.ts'

const DAY_MS = 86_400_000

function aCounter() {
  let now = Date.parse('2026-11-22T10:00:00Z')
  const counter = new MissCounter(() => now)
  const search = (text: string, market = 'FI') => counter.note({ text, market, language: 'fi' })
  return { counter, search, nextDay: () => (now += DAY_MS) }
}

test('a text typed once is reported to no one, and forgotten at the end of the day', () => {
  const { counter, search, nextDay } = aCounter()
  search('maija meikäläinen')
  expect(counter.take()).toEqual([])
  nextDay()
  expect(counter.take()).toEqual([])
  search('maija meikäläinen')
  expect(counter.take()).toEqual([])
})

test('a repeated text is counted as one wish, however it is spelled, and reported once', () => {
  const { counter, search } = aCounter()
  search(' Plinko!')
  search('plinkó')
  search('plinko', 'NO')
  const miss = { text: 'plinko', market: 'FI', language: 'fi', day: '2026-11-22' }
  expect(counter.take()).toEqual([{ ...miss, count: 2 }])
  expect(counter.take()).toEqual([])
  search('PLINKO')
  expect(counter.take()).toEqual([{ ...miss, count: 1 }])
})

test.each([
  ['スロット', 'スロット'],
  ['　ﾊﾞｶﾗ　', 'バカラ'],
  ['Ｇｏｎｚó’s  Łódź?', 'gonzó’s łódź'],
  ['おみくじ　スロット', 'おみくじ スロット'],
])('%s is reported as typed', (typed, reported) => {
  const { counter, search } = aCounter()
  search(typed)
  search(typed)
  expect(counter.take().map(({ text }) => text)).toEqual([reported])
})

test.each([
  'me@example.com',
  'ｍｅ＠example.com',
  '０９０－１２３４－５６７８',
  '+358 40 123 4567',
  '4111 1111 1111 1111',
  '010190-123',
  '!!',
  'x',
])('%s is not counted', (text) => {
  const { counter, search } = aCounter()
  for (let i = 0; i < 5; i++) search(text)
  expect(counter.take()).toEqual([])
})

test('long texts are truncated, and random ones do not fill the memory', () => {
  const { counter, search } = aCounter()
  for (let i = 0; i < 5_000; i++) search(`nothing ${'abcdefghij'[i % 10]}${i.toString(36)}`)
  for (let i = 0; i < 2; i++) search('too late')
  expect(counter.take()).toEqual([])
  const other = aCounter()
  for (let i = 0; i < 2; i++) other.search('long '.repeat(20))
  expect(other.counter.take()[0]?.text.length).toBeLessThanOrEqual(40)
})
