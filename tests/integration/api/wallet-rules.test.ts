import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameFacts } from '#contracts/game-facts.ts'
import { MAX_AMOUNT_MINOR, MAX_PAYOUT_MINOR } from '#contracts/money.ts'
import { callbackPath } from '#contracts/provider-callbacks/game-wallet.ts'
import { callsOf, GAME_PROVIDERS } from '#game-providers/index.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { stakeRulesOf } from '#markets/stake-rules.ts'
import { openEmbedded } from '#tests/fixtures/databases.ts'
import {
  A_GAME,
  aPlatform,
  secretOf,
  signed,
  type TestPlatform,
} from '#tests/fixtures/running-platform.ts'

let opened: Awaited<ReturnType<typeof openEmbedded>>
let it: TestPlatform
/** A second instance on the same database: a decision of one applies to both. */
let other: TestPlatform
let facts: Partial<GameFacts> = {}

beforeAll(async () => {
  opened = await openEmbedded()
  let now = Date.UTC(2026, 10, 20, 12)
  const options = {
    gameFacts: async () => ({ ...A_GAME, ...facts }),
    stakeRulesOf,
    clock: () => now,
    // A register needs a birth date, and some players here have none.
    registerOf: () => null,
  }
  it = await aPlatform(opened.db, options)
  it.clock.travel = (ms) => {
    now += ms
  }
  other = await aPlatform(opened.db, options)
})
afterAll(async () => {
  await it?.platform.close()
  await other?.platform.close()
  await opened?.drop()
})

type Seat = {
  provider: string
  sessionId: string
  gameId: string
  currency: string
  token: string
  limits: unknown
}
type Player = Awaited<ReturnType<TestPlatform['aPlayer']>> & { token: string; currency: string }

async function aPlayer(what: Parameters<TestPlatform['aPlayer']>[0] = {}): Promise<Player> {
  const currency = what.currency ?? 'EUR'
  const player = await it.aPlayer({ openingBalance: { minor: 100_000n, currency }, ...what })
  return { ...player, currency, token: (await it.signIn(player.email)).idToken }
}

/** Opens a game session with any provider, through the provider's token call. */
async function seat(
  player: Player,
  { provider = 'relax', gameId = 'lucky-lantern' } = {},
): Promise<Seat> {
  const known = GAME_PROVIDERS.find((each) => each.id === provider)
  const call = known && callsOf(known).find((each) => each.answeredBy.kind === 'token')
  if (!call) throw new Error(`${provider} gives no token by itself`)
  const body = {
    '/gaming/ticket': { gameId, channel: 'web', partner: 'main', jurisdiction: 'MT' },
    '/gaming/token': { gameId, channel: 'web', partner: 'main', jurisdiction: 'MT' },
    '/playngo/auth/token_generation': {},
    '/creedroomz/token/generate': { ipAddress: '192.0.2.7' },
  }[call.path]
  const issued = await it.call('POST', `/v1${call.path}`, {
    token: player.token,
    ...(body ? { body } : {}),
  })
  const data = (issued.body.data ?? issued.body) as Record<string, unknown>
  const session = await it.callback(callbackPath(provider, 'session'), {
    ticket: data.ticket ?? data.token ?? data.sessionId,
    gameId,
  })
  if (session.status !== 200) throw new Error(JSON.stringify([issued.body, session.body]))
  const { sessionId, limits } = session.body
  return {
    provider,
    gameId,
    currency: player.currency,
    token: player.token,
    sessionId: String(sessionId),
    limits,
  }
}

let rounds = 0
const bet = (at: Seat, what: Record<string, unknown> = {}, on: TestPlatform = it) => {
  rounds += 1
  return on.callback(callbackPath(at.provider, 'bet'), {
    sessionId: at.sessionId,
    reference: `bet-${rounds}`,
    roundId: `round-${rounds}`,
    gameId: at.gameId,
    amountMinor: 100,
    currency: at.currency,
    ...what,
  })
}
const balanceOf = async (player: Player): Promise<number> => {
  const { body } = await it.call('GET', '/v1/player/wallet/balance', { token: player.token })
  return (body.balanceMap as { main: { cash: number }[] }).main[0]?.cash ?? Number.NaN
}
/** Waits longer than any market's round pace. */
const aWhile = () => it.clock.travel(10_000)

describe('a stake', () => {
  test.each([
    [19, 'STAKE_OUT_OF_RANGE'],
    [20, undefined],
    [500, undefined],
    [501, 'STAKE_OUT_OF_RANGE'],
  ])('of %i in a game from 20 to 500 is answered with %s', async (amountMinor, code) => {
    facts = { gameType: 'roulette', betRanges: { EUR: { minMinor: 20n, maxMinor: 500n } } }
    const player = await aPlayer()
    const at = await seat(player)
    expect((await bet(at, { amountMinor })).body.code).toBe(code)
    expect(await balanceOf(player)).toBe(code ? 1_000 : (100_000 - amountMinor) / 100)
  })

  test('added to a round may be smaller than the smallest of a round, never larger than the largest', async () => {
    facts = { gameType: 'blackjack', betRanges: { EUR: { minMinor: 100n, maxMinor: 500n } } }
    const at = await seat(await aPlayer())
    const roundId = 'round-of-a-hand'
    expect((await bet(at, { roundId, amountMinor: 500 })).status).toBe(200)
    expect((await bet(at, { roundId, amountMinor: 50 })).status).toBe(200)
    expect((await bet(at, { roundId, amountMinor: 501 })).body.code).toBe('STAKE_OUT_OF_RANGE')
  })

  test.each([
    ['GB', 'GBP', null, 200],
    ['GB', 'GBP', '1990-02-28', 500],
    ['DE', 'EUR', null, 100],
  ] as const)(
    'in a slot of %s in %s a player born %s may stake at most %i in all of a round',
    async (country, currency, born, cap) => {
      facts = { gameType: 'slot', betRanges: {} }
      const at = await seat(
        await aPlayer({
          countryCode: country,
          currency,
          languageCode: 'en',
          ...(born ? { phone: `+4479009${String(rounds).padStart(5, '0')}` } : {}),
        }),
      )
      expect((await bet(at, { amountMinor: cap + 1 })).body.code).toBe('STAKE_OUT_OF_RANGE')
      const roundId = `capped-${country}-${cap}`
      expect((await bet(at, { roundId, amountMinor: cap - 1 })).status).toBe(200)
      expect((await bet(at, { roundId, amountMinor: 2 })).body.code).toBe('STAKE_OUT_OF_RANGE')
      expect((await bet(at, { roundId, amountMinor: 1 })).status).toBe(200)
    },
  )

  test.each([
    ['FI', 'EUR', 'slot'],
    ['DE', 'EUR', 'slot'],
    ['GB', 'GBP', 'slot'],
    ['GB', 'GBP', 'roulette'],
  ] as const)(
    'is refused in %s %s by the same limits that the player is shown for a %s',
    async (countryCode, currency, gameType) => {
      const range = { minMinor: 20n, maxMinor: 600n }
      facts = { gameType, betRanges: { EUR: range, GBP: range } }
      const player = await aPlayer({ countryCode, currency })
      const at = await seat(player)
      const { status, body } = await it.call(
        'GET',
        `/v1/gaming/stake_limits?provider=${at.provider}&gameId=${at.gameId}`,
        { token: player.token },
      )
      expect([status, body.currency]).toEqual([200, currency])
      const minor = (major: unknown) => Math.round(Number(major) * 100)
      const least = minor(body.min)
      const most = Math.min(minor(body.max), minor(body.roundCap ?? body.max))
      for (const [amountMinor, code] of [
        [least - 1, 'STAKE_OUT_OF_RANGE'],
        [least, undefined],
        [most + 1, 'STAKE_OUT_OF_RANGE'],
        [most, undefined],
      ] as const) {
        expect([amountMinor, (await bet(at, { amountMinor })).body.code]).toEqual([
          amountMinor,
          code,
        ])
        aWhile()
      }
    },
  )

  test('has no limits in an unknown game', async () => {
    const player = await aPlayer()
    const { status, body } = await it.call(
      'GET',
      '/v1/gaming/stake_limits?provider=relax&gameId=..%2Fx',
      { token: player.token },
    )
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  test('has limits that the provider knows before it is refused', async () => {
    facts = { gameType: 'slot', betRanges: { EUR: { minMinor: 20n, maxMinor: 5_000n } } }
    const player = await aPlayer({ countryCode: 'DE' })
    const { body } = await it.call('POST', '/v1/gaming/ticket', {
      token: player.token,
      body: { gameId: 'g', channel: 'web', partner: 'main', jurisdiction: 'DE' },
    })
    const session = await it.callback('/callbacks/relax/session', { ticket: body.ticket })
    expect(session.body.limits).toEqual({
      minStakeMinor: 20,
      maxStakeMinor: 5_000,
      roundCapMinor: 100,
      autoplay: false,
      paceMs: MARKETS.DE.gamePace.slotMs,
    })
  })
})

describe('a payout', () => {
  const MOST = Number(MAX_PAYOUT_MINOR)
  const win = (at: Seat, reference: string, amountMinor: number, closesRound = false) =>
    it.callback(callbackPath(at.provider, 'win'), {
      ...{ sessionId: at.sessionId, reference, roundId: 'of-a-jackpot' },
      ...{ amountMinor, currency: at.currency, closesRound },
    })

  test('of a jackpot in a currency of small units arrives to the last minor unit', async () => {
    facts = { gameType: 'jackpot', betRanges: {} }
    const player = await aPlayer({ countryCode: 'CL', currency: 'CLP', languageCode: 'cl' })
    const at = await seat(player)
    expect((await bet(at, { roundId: 'of-a-jackpot' })).status).toBe(200)
    // Ten million pesos are less than a roulette table may pay.
    expect((await win(at, 'over-the-old-cap', 1_000_000_001)).status).toBe(200)
    const most = await win(at, 'the-most', MOST)
    expect([most.status, most.body.balanceMinor]).toEqual([200, 99_900 + 1_000_000_001 + MOST])
    const alertCount = () => it.logged().split('"event":"payback_refused"').length - 1
    const before = alertCount()
    for (const tooMuch of [MOST + 1, Number.MAX_SAFE_INTEGER, 1e18]) {
      const refused = await win(at, `too-much-${tooMuch}`, tooMuch)
      expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION_FAILED'])
    }
    // A payout that the provider will not resend is logged as an alert.
    expect(alertCount() - before).toBe(3)
    expect(await balanceOf(player)).toBe((99_900 + 1_000_000_001 + MOST) / 100)
    expect((await it.platform.ledgerCheck()).differences).toEqual([])
  })

  test('of a part of a unit is kept where a currency has no decimals, and a stake of one is refused', async () => {
    facts = { gameType: 'slot', betRanges: { CLP: { minMinor: 1n, maxMinor: 100_050n } } }
    const player = await aPlayer({ countryCode: 'CL', currency: 'CLP', languageCode: 'cl' })
    const at = await seat(player)
    const half = await bet(at, { amountMinor: 150 })
    expect([half.status, half.body.code]).toEqual([422, 'STAKE_OUT_OF_RANGE'])
    expect((await bet(at, { roundId: 'of-a-jackpot' })).status).toBe(200)
    expect((await win(at, 'a-part', 55)).body.balanceMinor).toBe(99_955)
  })

  test('may be larger than any stake', async () => {
    facts = { gameType: 'roulette', betRanges: {} }
    const at = await seat(await aPlayer())
    const most = Number(MAX_AMOUNT_MINOR)
    expect((await bet(at, { amountMinor: most })).body.code).toBe('INSUFFICIENT_FUNDS')
    for (const amountMinor of [most + 1, 1e18]) {
      expect((await bet(at, { amountMinor })).body.code).toBe('VALIDATION_FAILED')
    }
  })
})

describe('a round', () => {
  test.each([
    ['FI', 'EUR', 'slot', MARKETS.FI.gamePace.slotMs],
    ['GB', 'GBP', 'slot', MARKETS.GG.gamePace.slotMs],
    ['GB', 'GBP', 'roulette', MARKETS.GG.gamePace.otherMs],
  ] as const)(
    'of %s %s in a %s starts %i ms after the previous one, on any instance',
    async (country, currency, gameType, paceMs) => {
      facts = { gameType, betRanges: {} }
      const player = await aPlayer({ countryCode: country, currency })
      const at = await seat(player)
      expect((await bet(at)).status).toBe(200)
      it.clock.travel(paceMs - 1)
      for (const instance of [it, other]) {
        const { status, body, response } = await bet(at, {}, instance)
        expect([status, body.code]).toEqual([409, 'ROUND_TOO_SOON'])
        expect(response.headers.get('retry-after')).toBe('1')
      }
      expect(await balanceOf(player)).toBe(999)
      it.clock.travel(1)
      expect((await bet(at, {}, other)).status).toBe(200)
    },
  )

  test('does not start sooner because the game was reopened', async () => {
    facts = { gameType: 'slot', betRanges: {} }
    const player = await aPlayer()
    expect((await bet(await seat(player))).status).toBe(200)
    expect((await bet(await seat(player))).body.code).toBe('ROUND_TOO_SOON')
  })

  test('accepts further stakes at once', async () => {
    facts = { gameType: 'blackjack', betRanges: {} }
    const at = await seat(await aPlayer())
    expect((await bet(at, { roundId: 'a-hand' })).status).toBe(200)
    expect((await bet(at, { roundId: 'a-hand' })).status).toBe(200)
  })

  test('of twenty concurrent requests starts once', async () => {
    facts = { gameType: 'slot', betRanges: {} }
    const player = await aPlayer()
    const at = await seat(player)
    const sent = Array.from({ length: 20 }, (_, n) => bet(at, {}, n % 2 ? it : other))
    const answers = await Promise.all(sent)
    expect(answers.filter((each) => each.status === 200)).toHaveLength(1)
    expect(await balanceOf(player)).toBe(999)
  })

  test('is not delayed by a clock that was set back', async () => {
    facts = { gameType: 'slot', betRanges: {} }
    const at = await seat(await aPlayer())
    it.clock.travel(30 * 60_000 - 1)
    expect((await bet(at)).status).toBe(200)
    it.clock.travel(-25 * 60_000)
    expect((await bet(at)).status).toBe(200)
  })

  /** In a market with a closed casino no round starts at all. */
  test.each(MARKET_CODES.filter((code) => MARKETS[code].casino === 'open'))(
    'is never started by autoplay where the market forbids it: %s',
    async (code) => {
      facts = { gameType: 'slot', betRanges: {} }
      const { originCountries, autoplay, currency } = MARKETS[code]
      const player = await aPlayer({
        countryCode: originCountries[0] ?? 'ZZ',
        currency,
        openingBalance: { minor: 100_000n, currency },
      })
      const at = await seat(player, { provider: 'quickspin' })
      expect(at.limits).toMatchObject({ autoplay: autoplay === 'allowed' })
      const spin = { amountMinor: 100, currency }
      const alone = await bet(at, { ...spin, autoplay: true })
      expect(alone.body.code).toBe(autoplay === 'allowed' ? undefined : 'AUTOPLAY_OFF')
      aWhile()
      expect((await bet(at, { ...spin, autoplay: false })).status).toBe(200)
    },
  )

  test('starts in one game at a time where the market requires it, and an open one continues', async () => {
    facts = { gameType: 'blackjack', betRanges: {} }
    const player = await aPlayer()
    const first = await seat(player)
    expect((await bet(first, { roundId: 'first-hand' })).status).toBe(200)
    const second = await seat(player, { provider: 'quickspin', gameId: 'other-game' })
    aWhile()
    const refused = await bet(first)
    expect([refused.status, refused.body.code]).toEqual([409, 'OTHER_GAME_OPEN'])
    expect((await bet(second)).status).toBe(200)
    expect((await bet(first, { roundId: 'first-hand' })).status).toBe(200)
    const won = await it.callback(callbackPath('relax', 'win'), {
      sessionId: first.sessionId,
      reference: 'win-of-the-first',
      roundId: 'first-hand',
      amountMinor: 100,
      currency: 'EUR',
      closesRound: true,
    })
    expect(won.status).toBe(200)
  })

  test('has one settlement, also with two instances at once', async () => {
    facts = { gameType: 'slot', betRanges: {} }
    const player = await aPlayer()
    const at = await seat(player)
    await bet(at, { roundId: 'settled-once' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        (n % 2 ? it : other).callback(callbackPath('relax', 'win'), {
          sessionId: at.sessionId,
          reference: `settlement-${n}`,
          roundId: 'settled-once',
          amountMinor: 500,
          currency: 'EUR',
          closesRound: true,
        }),
      ),
    )
    expect(answers.map((each) => each.status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await balanceOf(player)).toBe(1_004)
  })
})

describe('a product', () => {
  test.each([
    ['CASINO', 'casino', 'liveCasino'],
    ['LIVE_CASINO', 'liveCasino', 'casino'],
    ['VIRTUAL_SPORTS', 'virtualSports', 'casino'],
  ] as const)(
    'of a game of %s ends its bets when it is switched off, and the other does not',
    async (kind, own, foreign) => {
      facts = { kind, gameType: 'roulette', betRanges: {} }
      const player = await aPlayer()
      const at = await seat(player)
      expect((await bet(at, { roundId: `open-${kind}` })).status).toBe(200)
      await it.platform.players.update(player.playerId, { [foreign]: false }, 'test')
      aWhile()
      expect((await bet(at)).status).toBe(200)
      await it.platform.players.update(player.playerId, { [own]: false }, 'test')
      aWhile()
      expect((await bet(at)).body.code).toBe('PLAYER_BLOCKED')
      const paid = await it.callback(callbackPath(at.provider, 'win'), {
        sessionId: at.sessionId,
        reference: `late-${kind}`,
        roundId: `open-${kind}`,
        amountMinor: 300,
        currency: 'EUR',
        closesRound: true,
      })
      expect(paid.status).toBe(200)
    },
  )

  test.each(['CASINO', 'LIVE_CASINO', 'VIRTUAL_SPORTS'] as const)(
    'is the category of every entry: %s',
    async (kind) => {
      facts = { kind, gameType: 'roulette', betRanges: {} }
      const player = await aPlayer()
      const at = await seat(player)
      await bet(at, { roundId: 'booked' })
      const { body } = await it.call('GET', `/v1/player/wallet/transactions?category=${kind}`, {
        token: player.token,
      })
      expect(body.transactions).toMatchObject([{ type: 'BET', category: kind, amount: 1 }])
    },
  )
})

/** Providers with a separate token call; the others' callbacks are the same rows under another name. */
const BY_TOKEN = GAME_PROVIDERS.filter((each) =>
  callsOf(each).some((call) => call.answeredBy.kind === 'token' && call.mode === 'real'),
).map((each) => each.id)

describe.each(BY_TOKEN)('faults at %s leave the ledger intact', (provider) => {
  const send = (call: 'bet' | 'win' | 'rollback', body: object) =>
    it.callback(callbackPath(provider, call), body)

  test('every fault of the matrix', async () => {
    facts = { gameType: 'blackjack', betRanges: {} }
    const player = await aPlayer()
    const stranger = await aPlayer()
    const at = await seat(player, { provider })
    const theirs = await seat(stranger, { provider })
    const elsewhere = await seat(stranger, {
      provider: BY_TOKEN.find((each) => each !== provider) ?? '',
      gameId: 'elsewhere',
    })
    const round = `faults-${provider}`
    const aBet = {
      sessionId: at.sessionId,
      reference: `${round}-bet`,
      roundId: round,
      gameId: at.gameId,
      amountMinor: 100,
      currency: 'EUR',
    }
    const aWin = {
      sessionId: at.sessionId,
      reference: `${round}-win`,
      roundId: round,
      amountMinor: 300,
      currency: 'EUR',
      closesRound: true,
    }
    const aRollback = {
      sessionId: at.sessionId,
      reference: `${round}-rollback`,
      roundId: round,
      betReference: `${round}-bet`,
    }
    // A payout that arrives before its bet, and a rollback of a bet that never comes.
    expect((await send('win', aWin)).body.code).toBe('UNKNOWN_ROUND')
    const early = { ...aRollback, betReference: `${round}-never`, reference: `${round}-early` }
    expect((await send('rollback', early)).body).toMatchObject({ transactionId: null })
    const never = { ...aBet, reference: `${round}-never` }
    expect((await send('bet', never)).body.code).toBe('TRANSACTION_REVERSED')
    expect(await balanceOf(player)).toBe(1_000)

    const first = await send('bet', aBet)
    expect(first.body).toMatchObject({ balanceMinor: 99_900, replayed: false })
    const again = await send('bet', aBet)
    expect(again.body).toEqual({ ...first.body, replayed: true })

    const refused: [string, object, string][] = [
      ['bet', { ...aBet, amountMinor: 101 }, 'REFERENCE_CONFLICT'],
      ['bet', { ...aBet, reference: 'n1', amountMinor: -100 }, 'VALIDATION_FAILED'],
      ['bet', { ...aBet, reference: 'n2', amountMinor: 0.5 }, 'VALIDATION_FAILED'],
      ['bet', { ...aBet, reference: 'n3', amountMinor: 1e18 }, 'VALIDATION_FAILED'],
      ['bet', { ...aBet, reference: 'n4', amountMinor: '100' }, 'VALIDATION_FAILED'],
      ['bet', { ...aBet, reference: 'n5', currency: 'SEK' }, 'CURRENCY_MISMATCH'],
      ['bet', { ...aBet, reference: 'n6', gameId: 'another' }, 'UNKNOWN_GAME'],
      ['bet', { ...aBet, reference: 'n7', sessionId: elsewhere.sessionId }, 'GAME_SESSION_ENDED'],
      ['win', { ...aWin, sessionId: theirs.sessionId }, 'UNKNOWN_ROUND'],
      ['win', { ...aWin, sessionId: elsewhere.sessionId }, 'GAME_SESSION_ENDED'],
      ['win', { ...aWin, amountMinor: 1e18 }, 'VALIDATION_FAILED'],
      ['win', { ...aWin, amountMinor: -1 }, 'VALIDATION_FAILED'],
      ['win', { ...aWin, amountMinor: 0.5 }, 'VALIDATION_FAILED'],
      ['win', { ...aWin, currency: 'SEK' }, 'CURRENCY_MISMATCH'],
      ['rollback', { ...aRollback, roundId: 'another' }, 'UNKNOWN_ROUND'],
    ]
    for (const [call, body, code] of refused) {
      const answer = await send(call as 'bet', body)
      expect([call, answer.body.code], JSON.stringify(body)).toEqual([call, code])
    }
    // Another game of the same player does not settle this round.
    aWhile()
    const second = await seat(player, { provider, gameId: 'second-game' })
    const foreign = { ...aWin, sessionId: second.sessionId }
    expect((await send('win', foreign)).body.code).toBe('UNKNOWN_ROUND')
    const foreignRollback = { ...aRollback, sessionId: second.sessionId }
    expect((await send('rollback', foreignRollback)).body.code).toBe('UNKNOWN_ROUND')

    // Signed with the secret of another provider, and a session that has ended.
    const path = callbackPath(provider, 'bet')
    const text = JSON.stringify({ ...aBet, reference: 'forged' })
    const secret = secretOf(BY_TOKEN.find((each) => each !== provider) ?? '')
    const forged = await it.call('POST', path, {
      body: text,
      headers: signed({ path, body: text, timestampMs: it.clock.now(), secret }),
    })
    expect([forged.status, forged.body.code]).toEqual([401, 'SIGNATURE_INVALID'])
    expect(await balanceOf(player)).toBe(999)
    expect(await balanceOf(stranger)).toBe(1_000)
    await it.call('POST', '/v1/player/sign_out', { token: player.token })
    expect((await send('bet', { ...aBet, reference: 'stale', roundId: 'stale' })).body.code).toBe(
      'GAME_SESSION_ENDED',
    )
    expect((await send('win', aWin)).body).toMatchObject({ balanceMinor: 100_200 })
    expect((await it.platform.ledgerCheck()).differences).toEqual([])
  })
})

test('references of different providers are independent', async () => {
  facts = { gameType: 'blackjack', betRanges: {} }
  const player = await aPlayer()
  const same = { reference: 'the-same', roundId: 'the-same' }
  const first = await bet(await seat(player), same)
  aWhile()
  const second = await bet(await seat(player, { provider: 'quickspin' }), same)
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toMatchObject({ replayed: false, balanceMinor: 99_800 })
})
