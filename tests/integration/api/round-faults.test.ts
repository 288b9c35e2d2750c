import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RoundResponse } from '#contracts/player-api/rounds.ts'
import { ledgerCheck } from '#platform/wallet/ledger-check.ts'
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts'
import { openEmbedded } from '#tests/fixtures/databases.ts'
import {
  aPlatform,
  listen,
  RELAX_SECRET,
  SITE_ORIGIN,
  type TestPlatform,
} from '#tests/fixtures/running-platform.ts'

/** A game of two steps: every deal waits for its player. */
const GAME = 'cedar-poker'
const OPENING_MINOR = 10_000
const STAKE_MINOR = 100

let opened: Awaited<ReturnType<typeof openEmbedded>>
let it: TestPlatform
let served: Awaited<ReturnType<typeof listen>>
let sandbox: Sandbox
let now = Date.UTC(2026, 10, 20, 12)
/** The connection from the provider to us: all gets through, nothing does, or responses are lost. */
let line: 'up' | 'down' | 'answers lost' = 'up'

const openPlatform = () => aPlatform(opened.db, { clock: () => now })
const openSandbox = () =>
  createSandbox({
    platformUrl: served.url,
    callbackSecrets: { relax: RELAX_SECRET },
    publicUrl: 'http://localhost:3100',
    siteOrigins: [SITE_ORIGIN],
    gameAssetsDir: '/nonexistent',
    clock: () => now,
    settlesByItself: false,
    db: opened.db,
    logger: { error: (data, text) => console.error(text, data) },
  })

beforeAll(async () => {
  opened = await openEmbedded()
  it = await openPlatform()
  served = await listen({
    fetch: async (request: Request, meta: { remoteAddress: string }) => {
      if (line === 'down') return new Response(null, { status: 502 })
      // The platform instance that is current now.
      const answer = await it.platform.fetch(request, meta)
      return line === 'answers lost' ? new Response(null, { status: 502 }) : answer
    },
    handleUpgrade: () => undefined,
  } as unknown as TestPlatform['platform'])
  sandbox = await openSandbox()
})
afterAll(async () => {
  await sandbox?.close()
  await served?.close()
  await it?.platform.close()
  await opened?.drop()
})
beforeEach(() => {
  line = 'up'
})

async function restartPlatform(): Promise<void> {
  await it.platform.close()
  it = await openPlatform()
}
async function restartProvider(): Promise<void> {
  await sandbox.close()
  sandbox = await openSandbox()
}

type Answer = {
  code?: string
  sessionId: string
  roundId: string
  done: boolean
  settled: boolean
  payoutMinor: number
  round: Answer | null
}
type Player = { token: string }

async function call(path: string, body: object): Promise<Answer> {
  const response = await sandbox.fetch(
    new Request(`http://localhost:3100/games/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    { remoteAddress: '127.0.0.1' },
  )
  return (await response.json()) as Answer
}

async function aPlayer(): Promise<Player> {
  const { email } = await it.aPlayer({
    openingBalance: { minor: BigInt(OPENING_MINOR), currency: 'EUR' },
  })
  return { token: (await it.signIn(email)).idToken }
}
/** Opens the game as a tab of the player's browser does. */
async function open({ token }: Player): Promise<Answer> {
  const { body } = await it.call('POST', '/v1/gaming/ticket', {
    token,
    body: { gameId: GAME, channel: 'web', partner: 'main', jurisdiction: 'MT' },
  })
  return call('start', {
    ...{ provider: 'relax', mode: 'real', gameId: GAME, language: 'en', ticket: body.ticket },
  })
}
async function deal(sessionId: string, clientRoundId: string = randomUUID()): Promise<Answer> {
  now += 10_000
  return call('play', {
    ...{ sessionId, clientRoundId, stakeMinor: STAKE_MINOR, choice: null },
    clientSeed: 'of-the-player',
  })
}
const draw = (sessionId: string, roundId: string) =>
  call('act', { sessionId, roundId, actionId: randomUUID(), action: { hold: [0, 1] } })

/** A round as shown in the player's account. */
async function ledgerOf({ token }: Player, roundId: string): Promise<RoundResponse> {
  const { status, body } = await it.call('GET', `/v1/player/rounds/relax:${roundId}`, { token })
  expect(status).toBe(200)
  return body as unknown as RoundResponse
}
async function balanceOf({ token }: Player): Promise<number> {
  const { body } = await it.call('GET', '/v1/player/wallet/balance', { token })
  const [main] = (body.balanceMap as { main: { cash: number }[] }).main
  return Math.round((main?.cash ?? Number.NaN) * 100)
}
/** One stake and its payout, exactly once each, and the ledger balances. */
async function expectPaidOnce(player: Player, roundId: string, payoutMinor: number) {
  const round = await ledgerOf(player, roundId)
  expect(round).toMatchObject({ state: 'CLOSED', stake: 1, payout: payoutMinor / 100 })
  const types = round.movements.map((movement) => movement.type)
  expect(types).toEqual(payoutMinor > 0 ? ['BET', 'WIN'] : ['BET'])
  expect(await balanceOf(player)).toBe(OPENING_MINOR - STAKE_MINOR + payoutMinor)
  expect((await ledgerCheck(opened.db)).differences).toEqual([])
}

describe('a process that stops in the middle of a round', () => {
  test('ours: the player stays signed in, the round is listed, continues, and is paid once', async () => {
    const player = await aPlayer()
    const { sessionId } = await open(player)
    const { roundId } = await deal(sessionId)
    await restartPlatform()
    expect(await ledgerOf(player, roundId)).toMatchObject({ state: 'OPEN', stake: 1 })
    const over = await draw(sessionId, roundId)
    expect(over).toMatchObject({ done: true, settled: true })
    await expectPaidOnce(player, roundId, over.payoutMinor)
  })

  test('ours, and it is down when the round ends: the payout follows when it is back', async () => {
    const player = await aPlayer()
    const { sessionId } = await open(player)
    const { roundId } = await deal(sessionId)
    line = 'down'
    const over = await draw(sessionId, roundId)
    expect(over).toMatchObject({ done: true, settled: false })
    await restartPlatform()
    line = 'up'
    now += 30_000
    await sandbox.settleUnfinished()
    await sandbox.settleUnfinished()
    await expectPaidOnce(player, roundId, over.payoutMinor)
  })

  test('ours, after the payout and before its answer: it does not pay again', async () => {
    const player = await aPlayer()
    const { sessionId } = await open(player)
    const { roundId } = await deal(sessionId)
    line = 'answers lost'
    const over = await draw(sessionId, roundId)
    expect(over.settled).toBe(false)
    await restartPlatform()
    line = 'up'
    now += 30_000
    await sandbox.settleUnfinished()
    await expectPaidOnce(player, roundId, over.payoutMinor)
  })

  test('the provider’s, with the round open: the same round continues', async () => {
    const player = await aPlayer()
    const { sessionId } = await open(player)
    const { roundId } = await deal(sessionId)
    await restartProvider()
    const { round } = await call('resume', { sessionId })
    expect(round).toMatchObject({ roundId, done: false })
    const over = await draw(sessionId, roundId)
    await expectPaidOnce(player, roundId, over.payoutMinor)
  })

  test('the provider’s, before it knows whether the stake was taken: it is returned', async () => {
    const player = await aPlayer()
    const { sessionId } = await open(player)
    line = 'answers lost'
    expect((await deal(sessionId)).code).toBe('STAKE_RETURNED')
    await restartProvider()
    line = 'up'
    now += 30_000
    await sandbox.settleUnfinished()
    expect(await balanceOf(player)).toBe(OPENING_MINOR)
    const { body } = await it.call('GET', '/v1/player/rounds', { token: player.token })
    expect(body.rounds).toMatchObject([{ state: 'VOID', payout: 0 }])
    expect((await ledgerCheck(opened.db)).differences).toEqual([])
  })
})

describe('a game that is opened twice', () => {
  test('at once, with a round open: one of the two has it, and it is played once', async () => {
    const player = await aPlayer()
    const { roundId } = await deal((await open(player)).sessionId)
    const tabs = await Promise.all([open(player), open(player)])
    // The later tab has taken the round over; for the other one it is closed.
    const answers = await Promise.all(tabs.map(({ sessionId }) => draw(sessionId, roundId)))
    const played = answers.filter((answer) => answer.done)
    expect(played).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === 'ROUND_CLOSED')).toHaveLength(1)
    await expectPaidOnce(player, roundId, played[0]?.payoutMinor ?? Number.NaN)
  })

  test('and dealt in both at the same moment: two rounds, each with its stake and its payout', async () => {
    const player = await aPlayer()
    const tabs = [await open(player), await open(player)]
    const dealt = await Promise.all(tabs.map(({ sessionId }) => deal(sessionId)))
    expect(new Set(dealt.map(({ roundId }) => roundId)).size).toBe(2)
    let paid = 0
    for (const [tab, { roundId }] of dealt.entries()) {
      const over = await draw(tabs[tab]?.sessionId ?? '', roundId)
      paid += over.payoutMinor
      expect(await ledgerOf(player, roundId)).toMatchObject({ state: 'CLOSED', stake: 1 })
    }
    expect(await balanceOf(player)).toBe(OPENING_MINOR - 2 * STAKE_MINOR + paid)
    expect((await ledgerCheck(opened.db)).differences).toEqual([])
  })

  test('and one round requested from both: it is one round of the tab that requested it', async () => {
    const player = await aPlayer()
    const { sessionId } = await open(player)
    const id = randomUUID()
    const [first, second] = await Promise.all([deal(sessionId, id), deal(sessionId, id)])
    const known = [first, second].map((answer) => answer?.roundId).filter(Boolean)
    expect(new Set(known).size).toBe(1)
    expect(await balanceOf(player)).toBe(OPENING_MINOR - STAKE_MINOR)
  })
})
