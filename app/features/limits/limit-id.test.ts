import { expect, test } from 'vitest'
import { LIMITS_PATH, limitsPathWithReturn } from '#app/session/protection-paths.ts'
import { doneIn, doneSearch, keepNext, nextIn, onlyTakesDoneAway, readLimitId } from './limit-id.ts'

test('a limit id is parsed to its kind and period, and any other text is rejected', () => {
  expect(readLimitId('loss-M')).toEqual({ kind: 'loss', period: 'M' })
  for (const text of [null, '', 'loss', 'loss-Y', 'toString-D', 'loss-M-D']) {
    expect(readLimitId(text)).toBeNull()
  }
})

test('the address reports a change of a limit, and an invented report is ignored', () => {
  const done = { notice: 'updateReceived', of: 'deposit-D' } as const
  expect(doneIn(doneSearch(done))).toEqual(done)
  for (const search of ['', '?done=updated', '?done=won&of=deposit-D', '?done=updated&of=x']) {
    expect(doneIn(search)).toBeNull()
  }
})

test('removing only the report from the address does not reload the page', () => {
  const at = (search: string) => new URL(`http://localhost/fi-FI/limits${search}`)
  const done = '?done=updated&of=spend-W'
  expect(onlyTakesDoneAway(at(done), at(''))).toBe(true)
  expect(onlyTakesDoneAway(at(done), at('?edit=spend-W'))).toBe(false)
  expect(onlyTakesDoneAway(at(''), at(''))).toBe(false)
  const back = keepNext(done, '?next=%2Ffi-FI%2Fdeposit')
  expect(onlyTakesDoneAway(at(back), at('?next=%2Ffi-FI%2Fdeposit'))).toBe(true)
  expect(onlyTakesDoneAway(at(back), at(''))).toBe(false)
})

test('the return path is kept, and only where there is one', () => {
  const address = limitsPathWithReturn('/en-PP/deposit?amount=50')
  expect(nextIn(address.slice(LIMITS_PATH.length))).toBe('/en-PP/deposit?amount=50')
  expect(keepNext('?edit=deposit-D', '?next=%2Fen-PP')).toBe('?edit=deposit-D&next=%2Fen-PP')
  expect(keepNext('?edit=deposit-D', '?edit=deposit-W')).toBe('?edit=deposit-D')
  expect(keepNext('', '')).toBe('')
})
