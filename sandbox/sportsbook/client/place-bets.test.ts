import { expect, test } from 'vitest'
import type { BookBet, PlaceBookBet } from '#contracts/sportsbook/book-api.ts'
import { asReceipts, type PlaceDeps, placeBets, toPlace } from './place-bets.ts'

const request = (betId: string) => ({ betId }) as PlaceBookBet
type Answer = Awaited<ReturnType<PlaceDeps['ask']>>
const ACCEPTED: Answer = { state: 'ACCEPTED', bet: { id: 'b' } as BookBet, balanceMinor: 5 }
const REFUSED: Answer = { state: 'REFUSED', refusals: [{ code: 'REFUSED' }] }
const NOT_TAKEN: Answer = { state: 'NOT_TAKEN', refusal: { code: 'SESSION_ENDED' } }

/** Answers in turn; the last one again and again. */
function aBook(...answers: Answer[]) {
  const asked: string[] = []
  const deps: PlaceDeps = {
    ask: async ({ betId }) => {
      asked.push(betId)
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? null
    },
    changed: () => {},
    accepted: () => {},
    wait: async () => {},
  }
  return { asked, deps }
}

test('bets are placed one after the other', async () => {
  const { asked, deps } = aBook(ACCEPTED, REFUSED)
  const bets = toPlace([request('a'), request('b')])
  await placeBets(bets, deps)
  expect(asked).toEqual(['a', 'b'])
  expect(bets.map((it) => it.state)).toEqual(['ACCEPTED', 'REFUSED'])
})

test('a bet without an answer is retried with the same id', async () => {
  const { asked, deps } = aBook(null, { state: 'PENDING' }, ACCEPTED)
  const bets = toPlace([request('a')])
  await placeBets(bets, deps)
  expect(asked).toEqual(['a', 'a', 'a'])
  expect(bets[0]?.state).toBe('ACCEPTED')
})

test('while a bet has no answer, the next ones wait', async () => {
  const { asked, deps } = aBook(null)
  const bets = toPlace([request('a'), request('b')])
  await placeBets(bets, deps)
  expect(new Set(asked)).toEqual(new Set(['a']))
  expect(bets.map((it) => it.state)).toEqual(['LOST', 'WAITING'])
  await placeBets(bets, aBook(ACCEPTED).deps)
  expect(bets.map((it) => it.state)).toEqual(['ACCEPTED', 'ACCEPTED'])
})

test('a refused call is a refusal, unless an earlier one may have been accepted', async () => {
  const [first] = toPlace([request('a')])
  await placeBets(first ? [first] : [], aBook(NOT_TAKEN).deps)
  expect(first?.state).toBe('REFUSED')
  const [second] = toPlace([request('b')])
  await placeBets(second ? [second] : [], aBook(null, NOT_TAKEN).deps)
  expect(second?.state).toBe('LOST')
})

test('a bet accepted while the page was away becomes a receipt and is not sent again', async () => {
  const { asked, deps } = aBook(REFUSED)
  const bet = { id: 'b', kind: 'SINGLE', legs: [], sizes: [], stakePerLineMinor: 500 } as never
  const receipts = asReceipts([bet], 'key')
  await placeBets(receipts, deps)
  expect(asked).toEqual([])
  expect(receipts).toMatchObject([{ state: 'ACCEPTED', bet, request: { betId: 'b' } }])
})
