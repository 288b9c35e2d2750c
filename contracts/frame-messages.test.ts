import { describe, expect, test } from 'vitest'
import { FRAME_TEXT_MAX, parseGameToSite, parseSiteToGame } from './frame-messages.ts'

const ROUND = { roundId: 'r-1', stake: 1, payout: 0, currency: 'EUR' }
const CHECK = { minutesPlayed: 60, turnover: 10, winnings: 4.5, delta: -5.5, currency: 'EUR' }

describe('a game may send', () => {
  test.each([
    { type: 'READY' },
    { type: 'PING' },
    { type: 'UPDATE_BALANCE' },
    { type: 'DEBUG', payload: { text: 'x'.repeat(FRAME_TEXT_MAX) } },
    { type: 'USER_ACTION', payload: { action: 'home' } },
    { type: 'ROUND_END', payload: ROUND },
  ])('$type', (message) => {
    expect(parseGameToSite(message)).toBe(message)
  })
})

describe('a message of a game is ignored', () => {
  test.each<[string, unknown]>([
    ['no message', null],
    ['a text', 'READY'],
    ['a list', ['READY']],
    ['an unknown type', { type: 'STEAL' }],
    ['a type of the prototype', { type: 'toString' }],
    ['a type that is not a text', { type: { toString: () => 'READY' } }],
    ['a type that only the site sends', { type: 'PAUSE' }],
    ['an extra field', { type: 'READY', token: 'x' }],
    ['a payload where none belongs', { type: 'READY', payload: { balance: 1_000_000 } }],
    ['a round without its fields', { type: 'ROUND_END' }],
    [
      'a round with some fields missing',
      { type: 'ROUND_END', payload: { roundId: 'r', stake: 1 } },
    ],
    ['a stake as text', { type: 'ROUND_END', payload: { ...ROUND, stake: '1' } }],
    [
      'a stake that is not a number',
      { type: 'ROUND_END', payload: { ...ROUND, stake: Number.NaN } },
    ],
    ['a negative stake', { type: 'ROUND_END', payload: { ...ROUND, stake: -1 } }],
    ['an infinite payout', { type: 'ROUND_END', payload: { ...ROUND, payout: Infinity } }],
    ['an invalid currency', { type: 'ROUND_END', payload: { ...ROUND, currency: '<b>' } }],
    ['a long reference', { type: 'ROUND_END', payload: { ...ROUND, roundId: 'r'.repeat(101) } }],
    ['an extra field of a round', { type: 'ROUND_END', payload: { ...ROUND, balance: 1 } }],
    ['an unknown action', { type: 'USER_ACTION', payload: { action: 'deposit' } }],
    ['a long text', { type: 'DEBUG', payload: { text: 'x'.repeat(FRAME_TEXT_MAX + 1) } }],
    ['a text in a list', { type: 'DEBUG', payload: [{ text: 'x' }] }],
  ])('%s', (_, message) => {
    expect(parseGameToSite(message)).toBeNull()
  })
})

test('a game accepts the messages of the site, and none that a game sends', () => {
  const balance = { type: 'UPDATE_BALANCE', payload: { amount: 1, currency: 'EUR' } }
  const check = { type: 'REALITY_CHECK_DATA', payload: CHECK }
  for (const message of [{ type: 'PAUSE' }, { type: 'RESUME' }, balance, check]) {
    expect(parseSiteToGame(message)).toBe(message)
  }
  for (const message of [{ type: 'UPDATE_BALANCE' }, { type: 'READY' }, { type: 'ROUND_END' }]) {
    expect(parseSiteToGame(message)).toBeNull()
  }
})
