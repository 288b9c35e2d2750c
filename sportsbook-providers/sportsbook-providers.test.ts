import { describe, expect, test, vi } from 'vitest'
import { type BookCalls, type LeaveCalls, providerFor, SPORTSBOOK_PROVIDERS } from './index.ts'

const BR_AND_CL = { sportradar: ['BR', 'CL'] }

test.each([
  ['BR', BR_AND_CL, 'sportradar'],
  ['CL', BR_AND_CL, 'sportradar'],
  ['FI', BR_AND_CL, 'context'],
  ['br', BR_AND_CL, 'context'],
  ['', BR_AND_CL, 'context'],
  [null, BR_AND_CL, 'context'],
  // Switched off.
  ['BR', {}, 'context'],
  // The operator names other countries, or none.
  ['FI', { sportradar: ['FI'] }, 'sportradar'],
  ['BR', { sportradar: ['FI'] }, 'context'],
  ['BR', { sportradar: [] }, 'context'],
  // Nothing is left to a provider that does not exist.
  ['BR', { other: ['BR'] }, 'context'],
])('players in %s with %j get %s', (country, switchedOn, id) => {
  expect(providerFor(country, switchedOn).id).toBe(id)
})

test('one provider is for all other countries, and ids are folders of addresses and variables', () => {
  expect(SPORTSBOOK_PROVIDERS.filter((it) => it.countries === null)).toHaveLength(1)
  const ids = SPORTSBOOK_PROVIDERS.map((it) => it.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+$/)
})

const HEADERS = {
  ...{ correlationId: '0b7a5d52-3c19-4f7e-9d5e-0b9a4d1f2c11', brandId: 'brand-1' },
  ...{ jurisdiction: 'BR', segment: 'web-br-brl', language: 'pt' },
}
const answer = <Value>(value: Value) => vi.fn(async () => ({ ok: true as const, value }))
const refused = vi.fn(async () => ({ ok: false as const, refusal: 'PLAYER_BLOCKED' as const }))

const calls = () => {
  const openContext = answer({ contextId: 'the-context', url: 'https://one.test/sportsbook/frame' })
  const ofPlayer = {
    createSession: answer({ sessionId: 'a-token' }),
    createSportradarSession: answer({
      sessionId: 'a token&x',
      url: 'https://two.test/sportradar/frame?brand=1',
    }),
  }
  return { openContext, ofPlayer } satisfies BookCalls
}
const open = (country: string, of: BookCalls) =>
  providerFor(country, BR_AND_CL).open(of, { headers: HEADERS, kept: 'kept' })

test('context: a context for everyone, and a session for players', async () => {
  const { openContext, ofPlayer } = calls()
  const url = 'https://one.test/sportsbook/frame'
  expect(await open('FI', { openContext, ofPlayer: null })).toEqual({
    ...{ ok: true, value: { context: 'the-context', session: null, url, token: null } },
  })
  expect(openContext).toHaveBeenCalledWith(HEADERS, 'kept')
  expect(await open('FI', { openContext, ofPlayer })).toEqual({
    ...{ ok: true, value: { context: 'the-context', session: 'a-token', url, token: 'a-token' } },
  })
  expect(ofPlayer.createSportradarSession).not.toHaveBeenCalled()
})

test('sportradar: the session is a part of the address; an anonymous visitor has no frame', async () => {
  const { openContext, ofPlayer } = calls()
  const url = 'https://two.test/sportradar/frame?brand=1&session=a+token%26x'
  expect(await open('BR', { openContext, ofPlayer })).toEqual({
    ...{ ok: true, value: { context: null, session: null, url, token: 'a token&x' } },
  })
  expect(await open('BR', { openContext, ofPlayer: null })).toEqual({ ok: true, value: null })
  expect(openContext).not.toHaveBeenCalled()
  expect(ofPlayer.createSession).not.toHaveBeenCalled()
})

test.each(['FI', 'BR'])('a refused call is the refusal of the sportsbook: %s', async (country) => {
  const of = calls()
  const ofPlayer = { createSession: refused, createSportradarSession: refused }
  expect(await open(country, { ...of, ofPlayer })).toMatchObject({ refusal: 'PLAYER_BLOCKED' })
})

describe('a player who logs out', () => {
  const leaving = (sessionId: string | null) => ({
    readSession: answer({ sessionId }),
    endSession: answer(null),
    closeSportradarSession: answer(null),
  })
  const leave = (country: string, of: LeaveCalls) =>
    providerFor(country, BR_AND_CL).leave(of, 'the-token')

  test('context: ends the session, if there is one', async () => {
    const of = leaving('session-1')
    expect(await leave('FI', of)).toMatchObject({ ok: true })
    expect(of.endSession).toHaveBeenCalledWith('session-1')
    expect(of.closeSportradarSession).not.toHaveBeenCalled()
    const none = leaving(null)
    expect(await leave('FI', none)).toMatchObject({ ok: true })
    expect(none.endSession).not.toHaveBeenCalled()
    expect(await leave('FI', { ...leaving('s'), readSession: refused })).toMatchObject({
      ok: false,
    })
  })

  test('sportradar: ends the session of this token', async () => {
    const of = leaving('session-1')
    expect(await leave('BR', of)).toMatchObject({ ok: true })
    expect(of.closeSportradarSession).toHaveBeenCalledWith('the-token')
    expect(of.readSession).not.toHaveBeenCalled()
  })
})
