import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUND_SETTLES_WITHIN_HOURS } from '#contracts/round-times.ts'
import { ledgerCheck } from '#platform/wallet/ledger-check.ts'
import type { BlackjackView } from '#sandbox/games/blackjack/round.ts'
import type { PokerView } from '#sandbox/games/video-poker/round.ts'
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts'
import {
  listen,
  type OwnPlatform,
  openPlatform,
  RELAX_SECRET,
  SITE_ORIGIN,
} from '#tests/fixtures/running-platform.ts'

const OPENING_MINOR = 10_000_000
const STAKE_MINOR = 100
const HOUR = 3_600_000
/** A pair comes about every seventh deal: none in this many indicates a bug. */
const MANY_DEALS = 250

let it: OwnPlatform
let served: Awaited<ReturnType<typeof listen>>
let sandbox: Sandbox

const openSandbox = () =>
  createSandbox({
    platformUrl: served.url,
    callbackSecrets: { relax: RELAX_SECRET },
    publicUrl: 'http://localhost:3100',
    siteOrigins: [SITE_ORIGIN],
    gameAssetsDir: '/nonexistent',
    clock: it.clock.now,
    settlesByItself: false,
    db: it.db,
    logger: { error: (data, text) => console.error(text, data) },
  })

beforeAll(async () => {
  it = await openPlatform()
  served = await listen(it.platform)
  sandbox = await openSandbox()
})
afterAll(async () => {
  await sandbox?.close()
  await served?.close()
  await it?.close()
})

type Answer<View> = {
  roundId: string
  done: boolean
  settled: boolean
  view: View
  stakeMinor: number
  payoutMinor: number
  balanceMinor: number
}
type Player = { sessionId: string; token: string; playerId: string }

async function call(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await sandbox.fetch(
    new Request(`http://localhost:3100/games/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    { remoteAddress: '127.0.0.1' },
  )
  return { status: response.status, body: await response.json() }
}

/** A player at a game with a hundred thousand euros, or with a given amount. */
async function atGame(gameId: string, openingMinor = OPENING_MINOR): Promise<Player> {
  const { email, playerId } = await it.aPlayer({
    openingBalance: { minor: BigInt(openingMinor), currency: 'EUR' },
  })
  const { idToken } = await it.signIn(email)
  const ticket = await it.call('POST', '/v1/gaming/ticket', {
    token: idToken,
    body: { gameId, channel: 'web', partner: 'main', jurisdiction: 'MT' },
  })
  const start = await call('start', {
    provider: 'relax',
    mode: 'real',
    gameId,
    language: 'en',
    ticket: ticket.body.ticket,
  })
  expect(start.status).toBe(200)
  return { sessionId: (start.body as { sessionId: string }).sessionId, token: idToken, playerId }
}

async function play<View>(player: Player, choice: unknown = null, stakeMinor = STAKE_MINOR) {
  it.clock.travel(10_000)
  const { status, body } = await call('play', {
    sessionId: player.sessionId,
    clientRoundId: randomUUID(),
    stakeMinor,
    choice,
    clientSeed: 'a-seed-of-the-player',
  })
  expect(body).toMatchObject({ roundId: expect.any(String) })
  expect(status).toBe(200)
  return body as Answer<View>
}
const act = (player: Player, roundId: string, action: unknown, actionId: string = randomUUID()) =>
  call('act', { sessionId: player.sessionId, roundId, actionId, action })

/** A round in the ledger: its bets and its wins that moved money. */
async function booked(roundId: string): Promise<{ bet: number[]; win: number[] }> {
  const rows = await it.db.query<{ type: string; amount: bigint }>(
    'select type, amount from platform.ledger_transaction where round_ref = $1 and amount > 0',
    [roundId],
  )
  const of = (type: string) =>
    rows.filter((it) => it.type === type).map(({ amount }) => Number(amount))
  expect(rows).toHaveLength(of('BET').length + of('WIN').length)
  return { bet: of('BET'), win: of('WIN') }
}
const paid = (payoutMinor: number) => (payoutMinor > 0 ? [payoutMinor] : [])
async function balanceOf({ playerId }: Player): Promise<number> {
  const [row] = await it.db.query<{ balance_after: bigint }>(
    `select balance_after from platform.ledger_transaction where player_id = $1
     order by created_at desc, id desc limit 1`,
    [playerId],
  )
  return Number(row?.balance_after)
}

/** Deals until a hand allows a move; hands that do not are played by standing. */
async function dealUntil(player: Player, move: string): Promise<Answer<BlackjackView>> {
  for (let deals = 0; deals < MANY_DEALS; deals++) {
    const dealt = await play<BlackjackView>(player)
    if (dealt.view.actions.some(({ action }) => action === move)) return dealt
    if (!dealt.done) await standAll(player, dealt)
  }
  throw new Error(`${MANY_DEALS} deals without ${move}`)
}
async function standAll(player: Player, round: Answer<BlackjackView>) {
  let now = round
  while (!now.done) {
    const action = now.view.phase === 'insurance' ? 'decline' : 'stand'
    now = (await act(player, now.roundId, action)).body as Answer<BlackjackView>
  }
  return now
}

describe('blackjack with a real wallet', () => {
  test('books a double as another bet of the same round, and pays the round once', async () => {
    const player = await atGame('cedar-blackjack')
    const dealt = await dealUntil(player, 'double')
    const over = (await act(player, dealt.roundId, 'double')).body as Answer<BlackjackView>
    expect(over).toMatchObject({ done: true, settled: true, stakeMinor: 2 * STAKE_MINOR })
    const once = { bet: [100, 100], win: paid(over.payoutMinor) }
    expect(await booked(dealt.roundId)).toEqual(once)
    it.clock.travel(60_000)
    await sandbox.settleUnfinished()
    expect(await booked(dealt.roundId)).toEqual(once)
  })

  test('books a split once, however often the same press arrives', async () => {
    const player = await atGame('cedar-blackjack')
    const dealt = await dealUntil(player, 'split')
    const press = randomUUID()
    const answers = await Promise.all(
      [1, 2, 3].map(() => act(player, dealt.roundId, 'split', press)),
    )
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const again = (await act(player, dealt.roundId, 'split', press)).body as Answer<BlackjackView>
    expect(again.view.hands).toHaveLength(2)
    expect((await booked(dealt.roundId)).bet).toEqual([100, 100])
    const over = await standAll(player, again)
    expect(over).toMatchObject({ settled: true, stakeMinor: 2 * STAKE_MINOR })
  })

  test('continues after a process restart, with the hidden card hidden', async () => {
    const player = await atGame('cedar-blackjack')
    const dealt = await dealUntil(player, 'hit')
    await sandbox.close()
    sandbox = await openSandbox()
    const { body } = await call('resume', { sessionId: player.sessionId })
    const { round } = body as { round: Answer<BlackjackView> }
    expect(round).toMatchObject({ roundId: dealt.roundId, done: false, view: dealt.view })
    expect(round.view.dealer.cards).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain('dealt')
    const over = await standAll(player, round)
    expect(over.settled).toBe(true)
    expect(over.view.dealer.cards.length).toBeGreaterThanOrEqual(2)
    expect((await booked(dealt.roundId)).bet).toEqual([100])
  })

  test('that is abandoned is stood by the house within the promised time, and paid once', async () => {
    const player = await atGame('cedar-blackjack')
    const dealt = await dealUntil(player, 'hit')
    const stateOf = async () =>
      (
        await it.db.query<{ state: string }>(
          'select state from platform.game_round where round_ref = $1',
          [dealt.roundId],
        )
      )[0]?.state
    it.clock.travel((ROUND_SETTLES_WITHIN_HOURS - 2) * HOUR)
    await sandbox.settleUnfinished()
    expect(await stateOf()).toBe('OPEN')
    it.clock.travel(2 * HOUR - 1)
    await sandbox.settleUnfinished()
    await sandbox.settleUnfinished()
    expect(await stateOf()).toBe('CLOSED')
    const [row] = await it.db.query<{ state: string; payout: bigint }>(
      'select state, payout from sandbox.game_round where id = $1',
      [dealt.roundId],
    )
    expect(row?.state).toBe('SETTLED')
    expect(await booked(dealt.roundId)).toEqual({ bet: [100], win: paid(Number(row?.payout)) })
    expect((await act(player, dealt.roundId, 'hit')).body).toMatchObject({ code: 'ROUND_CLOSED' })
  })

  test('without money for a double says so, and the hand continues unchanged', async () => {
    for (let players = 0; players < 20; players++) {
      const player = await atGame('cedar-blackjack', STAKE_MINOR)
      const dealt = await play<BlackjackView>(player)
      if (!dealt.view.actions.some(({ action }) => action === 'double')) continue
      const refused = await act(player, dealt.roundId, 'double')
      expect(refused).toMatchObject({ status: 402, body: { code: 'INSUFFICIENT_FUNDS' } })
      const { body } = await call('resume', { sessionId: player.sessionId })
      expect((body as { round: unknown }).round).toMatchObject({ view: dealt.view, done: false })
      await standAll(player, dealt)
      expect((await booked(dealt.roundId)).bet).toEqual([100])
      return
    }
    throw new Error('twenty hands without a double')
  })
})

describe('video poker with a real wallet', () => {
  test('takes one stake for deal and draw, and pays what the last hand is worth', async () => {
    const player = await atGame('cedar-poker')
    for (let rounds = 0; rounds < 12; rounds++) {
      const dealt = await play<PokerView>(player)
      expect(dealt.done).toBe(false)
      const over = (await act(player, dealt.roundId, { hold: [0, 1] })).body as Answer<PokerView>
      expect(over).toMatchObject({ done: true, settled: true, stakeMinor: STAKE_MINOR })
      expect(over.view.cards.slice(0, 2)).toEqual(dealt.view.cards.slice(0, 2))
      expect(await booked(dealt.roundId)).toEqual({ bet: [100], win: paid(over.payoutMinor) })
      const late = await act(player, dealt.roundId, { hold: [] })
      expect(late.body).toMatchObject({ code: 'ROUND_CLOSED' })
    }
    expect(await balanceOf(player)).toBe(
      ((await call('resume', { sessionId: player.sessionId })).body as { balanceMinor: number })
        .balanceMinor,
    )
  })
})

describe('roulette with a real wallet', () => {
  test('stakes all chips as one bet and pays them together', async () => {
    const player = await atGame('cedar-roulette')
    const bets = { red: 100, black: 100, 'straight-0': 50 }
    for (let rounds = 0; rounds < 8; rounds++) {
      const over = await play<{ number: number }>(player, bets, 250)
      expect(over.payoutMinor).toBe(over.view.number === 0 ? 1_800 : 200)
      expect(await booked(over.roundId)).toEqual({ bet: [250], win: [over.payoutMinor] })
    }
  })

  test('refuses chips that the table does not allow, and takes no money', async () => {
    const player = await atGame('cedar-roulette')
    for (const [choice, stakeMinor] of [
      [{ red: 100 }, 50],
      [{ 'straight-37': 100 }, 100],
      [{ 'straight-1': 5_050 }, 5_050],
      [null, 100],
    ] as const) {
      it.clock.travel(10_000)
      const { status } = await call('play', {
        sessionId: player.sessionId,
        clientRoundId: randomUUID(),
        stakeMinor,
        choice,
        clientSeed: 'x',
      })
      expect(status).toBe(422)
    }
    expect(await balanceOf(player)).toBe(OPENING_MINOR)
  })
})

test('the ledger balances after all of it', async () => {
  expect((await ledgerCheck(it.db)).differences).toEqual([])
})
