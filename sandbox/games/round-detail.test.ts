import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  ROUND_DETAIL_PATH,
  roundDetailResponse,
} from '#contracts/provider-callbacks/round-detail.ts'
import { signedBytes } from '#contracts/provider-callbacks/signature.ts'
import { gameOf } from './catalogue.ts'
import { roundDetailRoutes } from './round-detail.ts'
import { detailLanguage } from './round-texts.ts'
import type { GameSession, Round } from './rounds.ts'

const NOW = 1_000_000
const SECRETS = { relax: 'secret-of-relax', other: 'secret-of-the-other' }
const DETAIL = { gameVersion: 'roulette 1', picture: null }
const WINDOW = [
  ['A', 'B', 'C'],
  ['W', 'S', 'A'],
]

function aDetail(what: { state?: Round['state']; mode?: GameSession['mode'] } = {}) {
  const round = {
    id: 'round-1',
    sessionId: 'session-1',
    version: '1.4',
    state: what.state ?? 'SETTLED',
    payoutMinor: 250,
    words: [{ key: 'words.lines', values: { n: 2 } }],
    jackpots: [],
    gameState: { base: { window: WINDOW, lineWins: [] }, freeSpins: [], payoutMinor: 250 },
  } as unknown as Round
  const session = {
    provider: 'relax',
    gameId: 'velvet-heirloom',
    language: 'fi',
    currency: 'EUR',
    mode: what.mode ?? 'real',
  } as GameSession
  const app = roundDetailRoutes({
    store: {
      round: async (id) => (id === 'round-1' ? round : null),
      session: async () => session,
    },
    games: gameOf,
    liveRounds: async (id) =>
      id === 'live:1'
        ? {
            provider: 'relax',
            playedIn: 'fi',
            detailIn: (language) => ({ ...DETAIL, words: [language] }),
          }
        : null,
    callbackSecrets: SECRETS,
    readAsset: (path) => ({ body: Buffer.from(path), type: 'image/webp' }),
    clock: () => NOW,
  })
  return async (
    body: unknown,
    how: { secret?: string; at?: number; signature?: string } = {},
  ): Promise<Response> => {
    const text = JSON.stringify(body)
    const timestampMs = how.at ?? NOW
    const path = ROUND_DETAIL_PATH
    const signature = createHmac('sha256', how.secret ?? SECRETS.relax)
      .update(signedBytes({ timestampMs, method: 'POST', path, body: text }))
      .digest('hex')
    return app.request(path, {
      method: 'POST',
      headers: { 'x-signature': how.signature ?? `t=${timestampMs},v1=${signature}` },
      body: text,
    })
  }
}

const ASKED = { roundId: 'round-1', language: 'fi' }

test('a finished round is described in the requested language, with its picture and version', async () => {
  const answer = await aDetail()(ASKED)
  expect(answer.status).toBe(200)
  const detail = roundDetailResponse.parse(await answer.json())
  expect(detail.gameVersion).toBe('1.4')
  expect(detail.words).toHaveLength(2)
  expect(detail.words.join()).toContain('2')
  expect(detail.words.join()).toContain('2.50')
  expect(detail.words.join()).not.toMatch(/[{}]|words\./)
  // Five different symbols on six places, each held once.
  expect(detail.picture?.match(/<image /g)).toHaveLength(5)
  expect(detail.picture?.match(/<use /g)).toHaveLength(6)
})

test.each(['OPEN', 'DRAWN', 'BETTING', 'RETURNED'] as const)(
  'a round that is %s is not described',
  async (state) => {
    expect((await aDetail({ state })(ASKED)).status).toBe(404)
  },
)

test('practice rounds and unknown rounds are not described', async () => {
  expect((await aDetail({ mode: 'fun' })(ASKED)).status).toBe(404)
  expect((await aDetail()({ ...ASKED, roundId: 'round-2' })).status).toBe(404)
})

test('a bet at a live table is described, and only to the operator of its provider', async () => {
  const ask = aDetail()
  const answer = await ask({ roundId: 'live:1', language: 'fi' })
  expect(await answer.json()).toEqual({ ...DETAIL, words: ['fi'] })
  const live = { roundId: 'live:1', language: 'fi' }
  expect((await ask(live, { secret: SECRETS.other })).status).toBe(404)
  expect((await ask({ ...live, roundId: 'live:2' })).status).toBe(404)
})

test('only this provider’s operator gets an answer', async () => {
  const ask = aDetail()
  expect((await ask(ASKED, { secret: SECRETS.other })).status).toBe(404)
  expect((await ask(ASKED, { secret: 'wrong' })).status).toBe(401)
  expect((await ask(ASKED, { signature: '' })).status).toBe(401)
  expect((await ask(ASKED, { at: NOW - 300_001 })).status).toBe(401)
  expect((await ask({ roundId: '../1', language: 'fi' })).status).toBe(400)
})

test.each([
  ['pt', 'pt-BR', 'pt-BR'],
  ['pt', 'pt', 'pt'],
  ['en', 'pt-BR', 'en'],
])('a round asked for in %s and played in %s is described in %s', (asked, played, language) => {
  expect(detailLanguage(asked, played)).toBe(language)
})
