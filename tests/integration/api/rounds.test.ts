import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  GameSessionSummary,
  RoundResponse,
  RoundsResponse,
} from '#contracts/player-api/rounds.ts'
import type { ReadOutcome } from '#platform/gameplay/index.ts'
import { type AtAGame, type OwnPlatform, openPlatform } from '#tests/fixtures/running-platform.ts'

let it: OwnPlatform
let asked: Parameters<ReadOutcome>[0][] = []
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const OUTCOME = { gameVersion: '1.2.0', words: ['Nothing on any line.'], picture: null }

beforeAll(async () => {
  const readOutcome: ReadOutcome = async (round) => {
    asked.push(round)
    return round.roundRef.startsWith('unknown') ? null : OUTCOME
  }
  it = await openPlatform({ readOutcome })
})
afterAll(() => it?.close())

const bet = (at: AtAGame, roundId: string, amountMinor = 1_000) =>
  it.callback('/callbacks/relax/bet', {
    sessionId: at.sessionId,
    reference: `bet-${roundId}`,
    roundId,
    gameId: at.gameId,
    amountMinor,
    currency: 'EUR',
  })
const win = (at: AtAGame, roundId: string, amountMinor: number) =>
  it.callback('/callbacks/relax/win', {
    sessionId: at.sessionId,
    reference: `win-${roundId}`,
    roundId,
    amountMinor,
    currency: 'EUR',
    closesRound: true,
  })
const read = (at: AtAGame, path: string) =>
  it.call('GET', `/v1/player/${path}`, { token: at.tokens.idToken })
const readSession = async (at: AtAGame, gameId = at.gameId) =>
  (await read(at, `game-session/summary?gameId=${gameId}`)).body as unknown as GameSessionSummary
const readRounds = async (at: AtAGame, query = '') =>
  (await read(at, `rounds${query}`)).body as unknown as RoundsResponse
const readRound = (at: AtAGame, id: string, query = '') => read(at, `rounds/${id}${query}`)

/** The same player, in the same session, at one more game. */
async function atAnotherGame(at: AtAGame, gameId: string): Promise<AtAGame> {
  const { body } = await it.call('POST', '/v1/gaming/ticket', {
    token: at.tokens.idToken,
    body: { gameId, channel: 'web', partner: 'main', jurisdiction: 'MT' },
  })
  const session = await it.callback('/callbacks/relax/session', { ticket: body.ticket })
  return { ...at, gameId, sessionId: String(session.body.sessionId) }
}

describe('the current game session', () => {
  test('has not started before a game was opened', async () => {
    const { email } = await it.aPlayer()
    const { idToken } = await it.signIn(email)
    const { body } = await it.call('GET', '/v1/player/game-session/summary', { token: idToken })
    expect(body).toMatchObject({ currency: 'EUR', session: null, game: null })
  })

  test('sums stakes and wins since the first game, by the ledger', async () => {
    const at = await it.atAGame()
    const since = new Date(it.clock.now()).toISOString()
    it.clock.travel(10 * MINUTE)
    await bet(at, 'r1', 1_000)
    await win(at, 'r1', 2_550)
    await bet(at, 'r2', 1_010)
    await win(at, 'r2', 0)
    expect(await readSession(at)).toEqual({
      currency: 'EUR',
      reachedLimit: null,
      limitsMissing: false,
      timeLeftMs: null,
      at: new Date(it.clock.now()).toISOString(),
      session: { since, turnover: 20.1, winnings: 25.5, delta: 5.4 },
      game: { since, turnover: 20.1, winnings: 25.5, delta: 5.4 },
    })
  })

  test('ignores a returned stake', async () => {
    const at = await it.atAGame()
    await bet(at, 'r1', 1_000)
    await it.callback('/callbacks/relax/rollback', {
      sessionId: at.sessionId,
      reference: 'back',
      roundId: 'r1',
      betReference: 'bet-r1',
    })
    expect((await readSession(at)).session).toMatchObject({ turnover: 0, winnings: 0, delta: 0 })
  })

  test('continues over a second game and over a reload of the first one', async () => {
    const at = await it.atAGame({ gameId: 'first' })
    const began = new Date(it.clock.now()).toISOString()
    await bet(at, 'r1', 1_000)
    it.clock.travel(5 * MINUTE)
    const second = await atAnotherGame(at, 'second')
    const wentOn = new Date(it.clock.now()).toISOString()
    await bet(second, 'r2', 500)
    it.clock.travel(5 * MINUTE)
    const again = await atAnotherGame(at, 'first')

    const first = await readSession(again)
    expect(first.session).toMatchObject({ since: began, turnover: 15 })
    expect(first.game).toMatchObject({ since: began, turnover: 10 })
    const other = await readSession(second)
    expect(other.session).toEqual(first.session)
    expect(other.game).toMatchObject({ since: wentOn, turnover: 5 })
    expect((await readSession(at, 'never-opened')).game).toBeNull()
  })

  test('starts again with the next sign-in', async () => {
    const at = await it.atAGame()
    await bet(at, 'r1', 1_000)
    it.clock.travel(HOUR)
    const tokens = await it.signIn(at.email)
    expect((await readSession({ ...at, tokens })).session).toBeNull()
    const later = await atAnotherGame({ ...at, tokens }, at.gameId)
    expect((await readSession(later)).session).toMatchObject({ turnover: 0, delta: 0 })
  })
})

describe('rounds', () => {
  test('are listed newest first, in pages, and by state', async () => {
    const at = await it.atAGame()
    for (let n = 1; n <= 12; n += 1) {
      it.clock.travel(1_000)
      await bet(at, `r${n}`, 100)
      if (n !== 5) await win(at, `r${n}`, n === 7 ? 300 : 0)
    }
    const first = await readRounds(at)
    expect([first.rounds.length, first.hasMore, first.position]).toEqual([10, true, 0])
    expect(first.rounds[0]).toMatchObject({
      id: 'relax:r12',
      provider: 'relax',
      gameId: at.gameId,
      state: 'CLOSED',
      currency: 'EUR',
      stake: 1,
      payout: 0,
    })
    const second = await readRounds(at, '?position=10')
    expect([second.rounds.map(({ id }) => id), second.hasMore]).toEqual([
      ['relax:r2', 'relax:r1'],
      false,
    ])
    const open = await readRounds(at, '?state=OPEN')
    expect(open.rounds.map(({ id }) => id)).toEqual(['relax:r5'])
    expect((await read(at, 'rounds?state=WON')).status).toBe(400)
  })

  test('can be recalled with balances, movements and outcome', async () => {
    asked = []
    const at = await it.atAGame()
    await bet(at, 'r:1', 1_000)
    it.clock.travel(1_000)
    await win(at, 'r:1', 2_500)
    const body = (await readRound(at, 'relax:r:1', '?language=fi')).body as unknown as RoundResponse
    expect(body).toMatchObject({
      state: 'CLOSED',
      stake: 10,
      payout: 25,
      balanceBefore: 100,
      balanceAfter: 115,
      movements: [
        { type: 'BET', amount: 10, balanceAfter: 90, referenceId: 'bet-r:1' },
        { type: 'WIN', amount: 25, balanceAfter: 115, referenceId: 'win-r:1' },
      ],
      outcome: OUTCOME,
    })
    expect(asked).toEqual([{ provider: 'relax', roundRef: 'r:1', language: 'fi' }])
  })

  test('keep their money facts when the provider does not answer', async () => {
    const at = await it.atAGame()
    await bet(at, 'unknown-1', 1_000)
    await win(at, 'unknown-1', 0)
    expect((await readRound(at, 'relax:unknown-1')).body).toMatchObject({
      balanceBefore: 100,
      balanceAfter: 90,
      outcome: null,
    })
  })

  test('in progress are not requested: no one learns the outcome in advance', async () => {
    asked = []
    const at = await it.atAGame()
    await bet(at, 'running', 1_000)
    expect((await readRound(at, 'relax:running')).body).toMatchObject({
      state: 'OPEN',
      outcome: null,
    })
    expect(asked).toEqual([])
  })

  test.each([
    'relax:nothing',
    'nobody:r1',
    'relax',
    ':r1',
    'RELAX:r1',
    "relax:r1'--",
    '..%2F..%2Fprofile',
    `relax:${'r'.repeat(101)}`,
  ])('with the id %s are not found', async (id) => {
    const at = await it.atAGame()
    await bet(at, 'r1')
    expect((await readRound(at, id)).status).toBe(404)
  })

  test('of another player are not found, in no list and under no id', async () => {
    const at = await it.atAGame()
    const other = await it.atAGame()
    await bet(at, 'mine-alone')
    expect((await readRound(at, 'relax:mine-alone')).status).toBe(200)
    expect((await readRound(other, 'relax:mine-alone')).status).toBe(404)
    expect((await readRounds(other)).rounds).toEqual([])
  })

  test('that stay open for longer than a provider may take are reported once', async () => {
    const at = await it.atAGame()
    await bet(at, 'forgotten')
    const reportCount = () => it.logged().split('"round":"relax:forgotten"').length - 1
    const oneLine = async () => {
      it.platform.clockWasSet({ wentBack: false })
      // The database works serially: once this is written, earlier work is done.
      await it.aPlayer()
    }
    it.clock.travel(23 * HOUR)
    await oneLine()
    expect(reportCount()).toBe(0)
    it.clock.travel(2 * HOUR)
    await oneLine()
    await expect.poll(reportCount).toBe(1)
    it.clock.travel(HOUR)
    await oneLine()
    expect(reportCount()).toBe(1)
  })
})

test('no bonus limits a game where none is active', async () => {
  const at = await it.atAGame()
  const { status, body } = await it.call('GET', `/v2/bonus/games/${at.gameId}/limitations`, {
    token: at.tokens.idToken,
  })
  expect([status, body]).toEqual([200, { code: 0 }])
})
