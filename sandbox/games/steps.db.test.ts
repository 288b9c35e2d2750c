import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStudio, STUDIO, startWallet, type TestWallet } from '#tests/fixtures/game-studio.ts'
import type { Sandbox } from '../sandbox.ts'
import { gameOf } from './catalogue.ts'
import { checkRound } from './client/rounds-panel.ts'
import type { GameEngine } from './engine.ts'
import type { PastRounds } from './recall.ts'
import { ROUND_WAITS_MS } from './round-waits.ts'

type Hand = { stake: number; secret: number; seen: number[] }

/**
 * A game of several steps: guess on, stake again for the same number, or take the win. It keeps a number hidden. Pays
 * twice the stake when the sum of the drawn numbers is even.
 */
const GUESSING: GameEngine<Hand> = {
  id: 'guessing',
  version: '3',
  rtp: 100,
  volatility: 1,
  paceMs: 0,
  stakes: () => [100],
  begin: ({ stakeMinor }, draw) => ({
    state: { stake: stakeMinor, secret: draw(1_000), seen: [draw(1_000)] },
    done: false,
    payoutMinor: 0,
    words: [],
  }),
  act(state, action, draw) {
    if (action === 'draw' || action === 'double') {
      const stake = action === 'double' ? state.stake * 2 : state.stake
      return {
        state: { ...state, stake, seen: [...state.seen, draw(1_000)] },
        ...(action === 'double' ? { extraStakeMinor: state.stake } : {}),
        done: false,
        payoutMinor: 0,
        words: [],
      }
    }
    return action === 'take' ? end(state) : null
  },
  view: ({ seen }) => ({ seen }),
  settleNow: end,
}

function end(state: Hand) {
  const sum = state.seen.reduce((total, it) => total + it, state.secret)
  return { state, done: true, payoutMinor: sum % 2 === 0 ? state.stake * 2 : 0, words: [] }
}

type Reply = {
  code?: string
  roundId: string
  done: boolean
  view: { seen: number[] }
  stakeMinor: number
  payoutMinor: number
  balanceMinor: number | null
  sessionId: string
  seedHash: string
  round: Reply | null
}

let wallet: TestWallet
let pg: PGlite
let sandbox: Sandbox
let now = 1_800_000_000_000

const open = () =>
  openStudio({
    wallet,
    pg,
    clock: () => now,
    games: (provider, gameId) => ({ ...gameOf(provider, gameId), engine: GUESSING }),
  })

beforeAll(async () => {
  pg = new PGlite()
  wallet = await startWallet()
  sandbox = await open()
})
afterAll(async () => {
  await sandbox.close()
  wallet.server.close()
  await pg.close()
})
beforeEach(() => {
  Object.assign(wallet, {
    balance: 10_000,
    playerRef: randomUUID(),
    bets: new Map(),
    wins: new Map(),
    rolledBack: new Set(),
    fail: () => null,
  })
  now += 10_000_000
})

async function call<Answer = Reply>(path: string, body: object): Promise<Answer> {
  const response = await sandbox.fetch(
    new Request(`${STUDIO}/games/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    { remoteAddress: '127.0.0.1' },
  )
  return (await response.json()) as Answer
}
const start = () =>
  call('start', {
    provider: 'relax',
    mode: 'real',
    gameId: 'velvet-heirloom',
    language: 'en',
    ticket: 'ticket-0123456789abcdef',
  })
const play = (sessionId: string, clientRoundId: string = randomUUID()) =>
  call('play', { sessionId, clientRoundId, stakeMinor: 100, clientSeed: 'of-the-player' })
const act = (sessionId: string, roundId: string, action: string, actionId: string = randomUUID()) =>
  call('act', { sessionId, roundId, actionId, action })

test('play money can restart with the full balance, real money cannot', async () => {
  const full = { provider: 'relax', mode: 'fun', gameId: 'velvet-heirloom', language: 'en' }
  const { sessionId, balanceMinor } = await call('start', full)
  expect(await play(sessionId)).toMatchObject({ balanceMinor: Number(balanceMinor) - 100 })
  expect(await call('refill', { sessionId })).toEqual({ balanceMinor })
  expect(await call('resume', { sessionId })).toMatchObject({ balanceMinor })
  const real = await start()
  expect(await call('refill', { sessionId: real.sessionId })).toMatchObject({ code: 'REFUSED' })
  expect(wallet.balance).toBe(10_000)
})

describe('a round of several steps', () => {
  test('takes each stake, pays once, and never sends its hidden state', async () => {
    const { sessionId } = await start()
    const round = await play(sessionId)
    expect(round).toMatchObject({ done: false, stakeMinor: 100, balanceMinor: 9_900 })
    expect(Object.keys(round.view)).toEqual(['seen'])
    const doubled = await act(sessionId, round.roundId, 'double')
    expect(doubled).toMatchObject({ done: false, stakeMinor: 200, balanceMinor: 9_800 })
    const taken = await act(sessionId, round.roundId, 'take')
    expect(taken.done).toBe(true)
    expect(wallet.balance).toBe(9_800 + taken.payoutMinor)
    expect([...wallet.bets.values()]).toEqual([100, 100])
    expect([...wallet.wins.values()]).toEqual([taken.payoutMinor])
  })

  test('applies an action that is sent twice only once', async () => {
    const { sessionId } = await start()
    const { roundId } = await play(sessionId)
    const id = randomUUID()
    const [first, second] = await Promise.all([
      act(sessionId, roundId, 'double', id),
      act(sessionId, roundId, 'double', id),
    ])
    expect(wallet.bets.size).toBe(2)
    expect([first.view, second.view]).toContainEqual(
      (await act(sessionId, roundId, 'double', id)).view,
    )
    expect(wallet.balance).toBe(9_800)
  })

  test('refuses invalid actions, a second round, and acting for another session', async () => {
    const { sessionId } = await start()
    const { roundId } = await play(sessionId)
    expect(await act(sessionId, roundId, 'cheat')).toMatchObject({ code: 'ACTION_REFUSED' })
    expect(await play(sessionId)).toMatchObject({ code: 'ROUND_OPEN' })
    const other = await call('start', {
      provider: 'relax',
      mode: 'fun',
      gameId: 'velvet-heirloom',
      language: 'en',
    })
    expect(await act(other.sessionId, roundId, 'take')).toMatchObject({ code: 'ROUND_CLOSED' })
    await act(sessionId, roundId, 'take')
    expect(await act(sessionId, roundId, 'take')).toMatchObject({ code: 'ROUND_CLOSED' })
    expect(wallet.wins.size).toBe(1)
  })

  test('is unchanged when a further stake is refused or unconfirmed', async () => {
    const { sessionId } = await start()
    const { roundId, view } = await play(sessionId)
    wallet.balance = 50
    expect(await act(sessionId, roundId, 'double')).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    wallet.balance = 9_900
    wallet.fail = (path) => (path.endsWith('/bet') ? 'after' : null)
    expect(await act(sessionId, roundId, 'double')).toMatchObject({ code: 'STAKE_RETURNED' })
    wallet.fail = () => null
    expect(wallet.balance).toBe(9_900)
    expect((await call('resume', { sessionId })).round).toMatchObject({ view, stakeMinor: 100 })
    // The next double is its own bet, and draws the same number that would have come before.
    expect(await act(sessionId, roundId, 'double')).toMatchObject({ stakeMinor: 200 })
    expect(wallet.balance).toBe(9_800)
  })

  test('continues after the process died in the middle of a further stake', async () => {
    const { sessionId } = await start()
    const { roundId } = await play(sessionId)
    // As if a process had died after the bet was acknowledged and before the step was stored.
    await pg.query(
      `UPDATE sandbox.game_round SET state = 'BETTING', bet_no = 2, step = step + 1, pending = $2 WHERE id = $1`,
      [
        roundId,
        JSON.stringify({ kind: 'act', actionId: randomUUID(), action: 'double', stakeMinor: 100 }),
      ],
    )
    wallet.bets.set(`bet:${roundId}:2`, 100)
    wallet.balance -= 100
    await sandbox.close()
    sandbox = await open()
    const { round } = await call('resume', { sessionId })
    expect(round).toMatchObject({ done: false, stakeMinor: 200 })
    expect(round?.view.seen).toHaveLength(2)
    expect(wallet.balance).toBe(9_800)
  })

  test('waits for its player in the next session of the same game', async () => {
    const { sessionId } = await start()
    const { roundId, view } = await play(sessionId)
    const again = await start()
    expect(again.round).toMatchObject({ roundId, view })
    expect(await act(sessionId, roundId, 'take')).toMatchObject({ code: 'ROUND_CLOSED' })
    expect(await act(again.sessionId, roundId, 'take')).toMatchObject({ done: true })
  })

  test('is settled when its player does not return, not before', async () => {
    const { sessionId } = await start()
    const { roundId } = await play(sessionId)
    now += ROUND_WAITS_MS - 60_000
    await sandbox.settleUnfinished()
    expect(wallet.wins.has(`win:${roundId}`)).toBe(false)
    now += 120_000
    await sandbox.settleUnfinished()
    await sandbox.settleUnfinished()
    expect(wallet.wins.has(`win:${roundId}`)).toBe(true)
    const { rounds } = await call<PastRounds>('rounds', { sessionId })
    expect(rounds[0]).toMatchObject({ roundId, state: 'done', autoSettled: true })
    expect(rounds[0]?.balanceAfterMinor).toBe(wallet.balance)
  })
})

describe('the seed of a round', () => {
  test('is revealed when the player asks, and reproduces the same round', async () => {
    const { sessionId, seedHash } = await start()
    const { roundId } = await play(sessionId)
    await act(sessionId, roundId, 'double')
    expect(await call('reveal', { sessionId })).toMatchObject({ code: 'ROUND_OPEN' })
    await act(sessionId, roundId, 'draw')
    await act(sessionId, roundId, 'take')

    const before = await call<PastRounds>('rounds', { sessionId })
    expect(before.rounds[0]).toMatchObject({
      seedHash,
      serverSeed: null,
      clientSeed: 'of-the-player',
      nonce: 0,
      version: 'guessing 3',
      balanceBeforeMinor: 10_000,
      balanceAfterMinor: wallet.balance,
    })
    const after = await call<PastRounds>('reveal', { sessionId })
    expect(after.seed.hash).not.toBe(seedHash)
    const round = after.rounds[0]
    if (!round) throw new Error('no round')
    expect(await checkRound(GUESSING, round, seedHash)).toBe(true)
    expect(await checkRound(GUESSING, { ...round, clientSeed: 'another' }, seedHash)).toBe(false)
    expect(
      await checkRound(GUESSING, { ...round, payoutMinor: round.payoutMinor + 1 }, seedHash),
    ).toBe(false)
    expect(await checkRound(GUESSING, round, 'another-fingerprint')).toBe(false)

    now += 1_000
    await play(sessionId)
    const { rounds } = await call<PastRounds>('rounds', { sessionId })
    expect(rounds[0]).toMatchObject({ seedHash: after.seed.hash, serverSeed: null, nonce: 0 })
  })
})
