import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Currency } from '#contracts/money.ts'
import { balanceResponse } from '#contracts/player-api/v1.ts'
import { type BookBet, EMPTY_SLIP, type PlaceBookBet } from '#contracts/sportsbook/book-api.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { LOST, VOID, WON } from '#contracts/sportsbook/words.ts'
import { type SportsBounds, sportsBoundsOf } from '#markets/stake-rules.ts'
import { type OwnPlatform, openPlatform } from '#tests/fixtures/running-platform.ts'
import { aSportsbook, legOn, sportsbookSecret } from '#tests/fixtures/sports-betting.ts'

/** What goes wrong around a bet, each from the slip to the wallet; where the rest is tested: docs/faults.md. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let it: OwnPlatform
let book: Awaited<ReturnType<typeof aSportsbook>>
const usual = async (currency: Currency): Promise<SportsBounds> => sportsBoundsOf(currency)
let bounds = usual

beforeAll(async () => {
  it = await openPlatform(
    { ...sportsbookSecret, sportsBounds: (currency) => bounds(currency) },
    false,
  )
  book = await aSportsbook(it)
})
afterAll(() => it?.close())
afterEach(async () => {
  await book.turn()
  book.setFault(() => null)
  book.setDuringWait(() => undefined)
})

async function aBettor() {
  const { email, playerId } = await it.aPlayer({
    ...{ countryCode: 'GB', openingBalance: { minor: 10_000n, currency: 'EUR' } },
  })
  const { idToken } = await it.signIn(email)
  return { email, playerId, ...(await book.open(idToken)) }
}
type Bettor = Omit<Awaited<ReturnType<typeof aBettor>>, 'playerId'>
/** The same player after the page was left, in the same browser or in another one. */
const comesBack = async ({ email }: Bettor, context: string): Promise<Bettor> => ({
  ...{ email, ...(await book.open((await it.signIn(email)).idToken, { context })) },
})
/** The token of a new login: matches take longer than one is valid. */
const read = async ({ email }: Bettor, path: string) =>
  (await it.call('GET', path, { token: (await it.signIn(email)).idToken })).body
const balanceOf = async (player: Bettor) =>
  balanceResponse.parse(await read(player, '/v1/player/wallet/balance')).balanceMap.main[0]?.cash
const betsOf = async (player: Bettor) =>
  (await read(player, '/v1/player/bets')).bets as Record<string, unknown>[]

/** The football match that begins next, and the moment of its kick-off. */
async function aMatch(): Promise<OfferedEvent & { kickOff: number }> {
  const [next] = (await book.offer())
    .filter(({ state }) => state === 'NOT_STARTED')
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
  if (!next) throw new Error('the book offers no match')
  return { ...next, kickOff: Date.parse(next.startsAt) }
}
const isOpen = (event: OfferedEvent, market: string) =>
  event.markets.find(({ id }) => id === market)?.state === 'ACTIVE'
/** A match in its first half that takes bets on this market. */
async function live(market = 'result'): Promise<OfferedEvent> {
  for (let tries = 0; tries < 60; tries += 1) {
    const found = (await book.offer()).find(
      (e) => e.state === 'LIVE' && e.live?.period === 'FIRST_HALF' && isOpen(e, market),
    )
    if (found) return found
    await pass(10_000)
  }
  throw new Error(`no live match takes bets on ${market}`)
}
const now = async ({ id }: OfferedEvent) =>
  (await book.offer()).find((e) => e.id === id) as OfferedEvent
/** With a turn of the book, after which it can be asked again. */
const pass = async (ms: number) => {
  it.clock.travel(ms)
  await book.turn()
}
const travelTo = (at: number) => pass(at - it.clock.now())
const settled = async () => {
  await book.turn()
  await book.turn()
}
const steer = async (event: OfferedEvent, steering: Parameters<typeof book.steer>[1]) => {
  it.clock.travel(1_000)
  expect(await book.steer(event.id, steering)).toBe('DONE')
}

describe('the page is left while a bet is pending', () => {
  /** A slip of two picks, of which one is bet on; the page is gone before the answer. */
  async function aLeftBet() {
    const player = await aBettor()
    const event = await live()
    const [home, draw] = ['home', 'draw'].map((of) => ({
      ...{ ...legOn(event, 'result', of), isBanker: false },
    }))
    if (!home || !draw) throw new Error('no picks')
    const slip = { ...EMPTY_SLIP, picks: [home, draw] }
    expect((await book.call('slip', { key: player.key, slip })).status).toBe(204)
    let back: Promise<Bettor> | null = null
    book.setDuringWait(() => {
      it.clock.travel(2_000)
      back ??= comesBack(player, player.context)
    })
    const placed = await book.place(player.key, [home], { priceChange: 'ANY' })
    expect(placed.body.state).toBe('ACCEPTED')
    return { player, draw, placed, back: (await back) as unknown as Bettor }
  }

  test('it is accepted, shown on return, and not offered a second time', async () => {
    const { player, draw, placed, back } = await aLeftBet()
    expect(back).toMatchObject({ unseen: [{ id: placed.betId, state: 'OPEN' }] })
    expect(back).toMatchObject({ slip: { picks: [draw] } })
    // A page that has shown it keeps the slip after that.
    it.clock.travel(1_000)
    expect((await book.call('slip', { key: back.key, slip: back.slip })).status).toBe(204)
    expect(await comesBack(player, player.context)).toMatchObject({ unseen: [] })
    expect(await betsOf(player)).toHaveLength(1)
  })

  test('no other browser and no other player is shown it', async () => {
    const { player } = await aLeftBet()
    const elsewhere = randomBytes(32).toString('base64url')
    expect(await comesBack(player, elsewhere)).toMatchObject({ unseen: [] })
    expect(await comesBack(await aBettor(), player.context)).toMatchObject({ unseen: [] })
  })
})

describe('odds that move while a bet is pending', () => {
  const odds = (event: OfferedEvent, outcome: string, market: string) =>
    legOn(event, market, outcome).odds
  /** Bets on this outcome of a live match, whose odds move meanwhile as time or a goal of the home side moves them. */
  async function placed(
    [market, outcome]: [string, string],
    moved: 'time' | 'goal',
    priceChange: PlaceBookBet['priceChange'],
  ) {
    const player = await aBettor()
    const found = await live(market)
    const goesOn = async (score: { home: number; away: number } | null) => {
      if (score) await steer(found, { kind: 'SCORE', score })
      do await pass(10_000)
      while (!isOpen(await now(found), market))
    }
    await goesOn(moved === 'goal' ? { home: 0, away: 0 } : null)
    const event = await now(found)
    const seen = odds(event, outcome, market)
    book.setDuringWait(() => goesOn(moved === 'goal' ? { home: 1, away: 0 } : null))
    const { body } = await book.place(player.key, [{ ...legOn(event, market, outcome) }], {
      priceChange,
    })
    return { body, seen, after: odds(await now(event), outcome, market), player }
  }

  test('better ones are taken where the player has chosen so, and only there', async () => {
    for (const choice of ['BETTER', 'ANY'] as const) {
      const { body, seen, after, player } = await placed(['result', 'away'], 'goal', choice)
      expect(after).toBeGreaterThan(seen)
      expect(body).toMatchObject({ state: 'ACCEPTED', bet: { legs: [{ odds: after }] } })
      expect(await balanceOf(player)).toBe(95)
    }
    const { body, seen, after, player } = await placed(['result', 'away'], 'goal', 'NONE')
    expect(body).toEqual({
      ...{ state: 'REFUSED', refusals: [{ code: 'ODDS_CHANGED', leg: 0, from: seen, to: after }] },
    })
    expect(await balanceOf(player)).toBe(100)
  })

  test('much worse ones never, slightly worse ones where the player accepts any', async () => {
    for (const choice of ['NONE', 'BETTER', 'ANY'] as const) {
      const { body, seen, after } = await placed(['result', 'home'], 'goal', choice)
      expect(after * 100).toBeLessThan(seen * 90)
      expect(body).toMatchObject({ refusals: [{ code: 'ODDS_CHANGED', from: seen, to: after }] })
    }
    const few: [string, string] = ['total:3.5', 'under']
    const { body, seen, after } = await placed(few, 'time', 'ANY')
    expect([after < seen, after * 100 >= seen * 90]).toEqual([true, true])
    expect(body).toMatchObject({ state: 'ACCEPTED', bet: { legs: [{ odds: after }] } })
    const refused = await placed(few, 'time', 'BETTER')
    expect(refused.body).toMatchObject({ refusals: [{ code: 'ODDS_CHANGED' }] })
  })
})

test('a wallet that is down: the slip stays, and the cause is shown', async () => {
  const player = await aBettor()
  const leg = { ...legOn(await aMatch(), 'result', 'home'), isBanker: false }
  const slip = { ...EMPTY_SLIP, picks: [leg] }
  await book.call('slip', { key: player.key, slip })
  book.setFault(() => 'before')
  const placed = await book.place(player.key, [leg])
  expect(placed.body).toEqual({ state: 'PENDING' })
  book.setFault(() => null)
  await settled()
  const again = await book.place(player.key, [leg], { betId: placed.betId })
  expect(again.body).toEqual({ state: 'REFUSED', refusals: [{ code: 'UNAVAILABLE' }] })
  expect(await comesBack(player, player.context)).toMatchObject({ slip, unseen: [] })
  expect(await balanceOf(player)).toBe(100)
})

test('a stake above a limit of the player: the remaining amount is shown', async () => {
  const { playerId, key } = await aBettor()
  await it.platform.limits.save({ playerId, kind: 'spend', duration: 'D', limit: 10 })
  const legs = [legOn(await aMatch(), 'result', 'home')]
  const place = async (stakePerLineMinor: number) =>
    (await book.place(key, legs, { stakePerLineMinor })).body
  const refused = (leftMinor: number) => ({
    ...{ state: 'REFUSED', refusals: [{ code: 'LIMIT_REACHED', leftMinor }] },
  })
  expect(await place(1_001)).toEqual(refused(1_000))
  expect(await place(700)).toMatchObject({ state: 'ACCEPTED' })
  expect(await place(500)).toEqual(refused(300))
  expect(await place(300)).toMatchObject({ state: 'ACCEPTED' })
  expect(await place(10)).toEqual(refused(0))
})

test('bounds changed by editors apply from the next session on; while they are unknown, none is opened', async () => {
  const player = await aBettor()
  const legs = [legOn(await aMatch(), 'result', 'home')]
  bounds = async () => ({ minMinor: 100n, maxMinor: 200n, payoutMaxMinor: 100_000n })
  const after = await comesBack(player, player.context)
  expect((await book.place(player.key, legs)).body.state).toBe('ACCEPTED')
  expect((await book.place(after.key, legs)).body).toMatchObject({
    refusals: [{ code: 'STAKE_OUT_OF_RANGE', minMinor: 100, maxMinor: 200 }],
  })
  bounds = async () => {
    throw new Error('the content is down')
  }
  const { idToken: token } = await it.signIn(player.email)
  const body = { language: 'en', currency: 'EUR' }
  const { body: ticket } = await it.call('POST', '/v1/auth/session/create', { token, body })
  const entry = { context: player.context, session: ticket.sessionId }
  expect((await book.call('session', entry)).status).toBe(503)
  bounds = usual
  expect((await book.call('session', entry)).status).toBe(200)
})

test('staff look up a bet by the id of the account, also a refused one', async () => {
  const player = await aBettor()
  const event = await aMatch()
  const leg = legOn(event, 'result', 'home')
  await book.place(player.key, [leg])
  const { betId } = await book.place(player.key, [leg], { stakePerLineMinor: 1 })
  const [{ id }] = (await betsOf(player)) as [{ id: string }]
  await steer(event, { kind: 'ABANDON', retired: null })
  await settled()
  const { home, away } = event
  expect(await book.desk().recall(id)).toMatchObject({
    ...{ id: id.replace('context:', ''), state: 'VOIDED', settlement: 'TOLD', revision: 2 },
    legs: [{ ...leg, match: `${home} – ${away}`, result: VOID }],
  })
  expect(await book.desk().recall(betId)).toMatchObject({
    ...{ state: 'REFUSED', legs: [{ ...leg, match: event.id, result: null }] },
    refusals: [{ code: 'STAKE_OUT_OF_RANGE' }],
  })
  expect(await book.desk().recall('context:none')).toBeNull()
})

/** Bets of 5.00 each on markets of one match, before it begins. */
async function bets(player: Bettor, event: OfferedEvent, on: readonly [string, string][]) {
  for (const [market, outcome] of on) {
    const { body } = await book.place(player.key, [legOn(event, market, outcome)])
    expect(body.state).toBe('ACCEPTED')
  }
}
/** How each bet ended, by its market and outcome. */
const endsOf = async (player: Bettor) =>
  Object.fromEntries(
    (await betsOf(player)).map((bet) => {
      const [leg] = bet.legs as BookBet['legs']
      const paid = Math.round(Number(bet.paid) * 100)
      return [`${leg?.market} ${leg?.outcome}`, [bet.state, paid, leg?.result]]
    }),
  )
const winOf = ({ odds }: { odds: number }) => Math.floor((500 * odds) / 1_000)

test('a match that is abandoned at minute 80: decided legs are settled, the rest is void', async () => {
  const player = await aBettor()
  const event = await aMatch()
  const won = winOf(legOn(event, 'both-score', 'yes'))
  await bets(player, event, [
    ['both-score', 'yes'],
    ['total:2.5', 'under'],
    ['result', 'home'],
  ])
  // Ten minutes of football take one, and half time the rest.
  await travelTo(event.kickOff + 9 * MINUTE)
  await steer(event, { kind: 'SCORE', score: { home: 2, away: 1 } })
  expect((await now(event)).live).toMatchObject({ period: 'SECOND_HALF' })
  await steer(event, { kind: 'ABANDON', retired: null })
  await settled()
  const ended = {
    'both-score yes': ['SETTLED', won, WON],
    'total:2.5 under': ['SETTLED', 0, LOST],
    'result home': ['VOIDED', 500, VOID],
  }
  expect(await endsOf(player)).toEqual(ended)
  expect(await balanceOf(player)).toBe((8_500 + won + 500) / 100)
  await travelTo(event.kickOff + 3 * HOUR)
  expect(await endsOf(player)).toEqual(ended)
})

test('a match that is postponed by three days: void after two, permanently', async () => {
  const player = await aBettor()
  const event = await aMatch()
  await bets(player, event, [['result', 'home']])
  const to = event.kickOff + 72 * HOUR
  await steer(event, { kind: 'POSTPONE', to })
  await travelTo(event.kickOff + 48 * HOUR - MINUTE)
  await settled()
  expect(await endsOf(player)).toEqual({ 'result home': ['OPEN', 0, null] })
  await travelTo(event.kickOff + 48 * HOUR + MINUTE)
  await settled()
  const ended = { 'result home': ['VOIDED', 500, VOID] }
  expect(await endsOf(player)).toEqual(ended)
  expect(await balanceOf(player)).toBe(100)
  await travelTo(to + HOUR)
  await settled()
  expect(await endsOf(player)).toEqual(ended)
  expect((await it.platform.ledgerCheck()).differences).toEqual([])
})
