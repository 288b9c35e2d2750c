import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameFacts } from '#contracts/game-facts.ts'
import type { PspPayment } from '#contracts/psp/calls.ts'
import type { DepositDeps } from '#platform/deposits/index.ts'
import { settleDeposit } from '#platform/deposits/settle-deposit.ts'
import { silentProvider } from '#tests/fixtures/payment-provider.ts'
import {
  A_GAME,
  type APlayer,
  type AtAGame,
  type OwnPlatform,
  openPlatform,
  PASSWORD,
} from '#tests/fixtures/running-platform.ts'
import { silentLogger } from '#tests/fixtures/silent-logger.ts'
import { signInToSports, sportsMessages } from '#tests/fixtures/sports-bets.ts'
import { aGift } from '#tests/integration/ledger/bonus-player.ts'

const DAY = 86_400_000
const REWARDS = '/v2/bonus/rewards'
const SUBMIT = '/v1/player/wallet/deposit/submit'
const facts: Readonly<Record<string, GameFacts>> = {
  'a-table': { ...A_GAME, gameType: 'roulette' },
  'a-live-table': { ...A_GAME, kind: 'LIVE_CASINO', gameType: 'roulette' },
}
const match = (id: string, over: Record<string, unknown> = {}) => ({
  ...{ id, kind: 'DEPOSIT_MATCH', vertical: 'CASINO', markets: ['FI'], audience: 'established' },
  ...{ startsAt: '2026-01-01T00:00:00Z', wrMultiplier: 10, hoursToFulfil: 1_440, percentage: 50 },
  ...{ contributions: { slot: 100 }, names: { en: 'Half on top' } },
  amounts: { EUR: { most: 30, minDeposit: 20, maxStake: 5 } },
  ...over,
})

let it: OwnPlatform
beforeAll(async () => {
  it = await openPlatform({ gameFacts: async ({ gameId }) => facts[gameId] ?? A_GAME })
  const put = await it.platform.bonuses.putCampaigns(
    JSON.stringify([
      aGift('gift', { endsAt: '2027-01-01T00:00:00Z' }),
      aGift('always'),
      aGift('newer', { startsAt: '2026-05-01T00:00:00Z' }),
      aGift('elsewhere', { markets: ['MT'] }),
      aGift('by-code', { bonusCode: 'HARBOUR-10' }),
      aGift('by-old-code', { bonusCode: 'OLD_TOWN', endsAt: '2026-02-01T00:00:00Z' }),
      match('half'),
      match('half-by-code', { bonusCode: 'HALF' }),
      match('half-for-bets', {
        ...{ bonusCode: 'BETS', vertical: 'SPORTS', contributions: {} },
        sports: { minOdds: 2, scope: 'BOTH' },
      }),
      match('for-the-first', {
        markets: ['CA'],
        audience: 'first-deposit',
        amounts: { CAD: { most: 30, minDeposit: 20, maxStake: 5 } },
      }),
      match('one-ever', {
        markets: ['PP'],
        audience: 'everybody',
        amounts: { SEK: { most: 300, minDeposit: 20, maxStake: 5 } },
      }),
      aGift('second-ever', { markets: ['PP'], amounts: { SEK: { amount: 50, maxStake: 5 } } }),
    ]),
  )
  expect(put).toMatchObject({ ok: true })
})
afterAll(() => it?.close())

const ask = (at: AtAGame, method: string, path: string, body?: unknown) =>
  it.call(method, path, { token: at.tokens.idToken, ...(body === undefined ? {} : { body }) })
const list = async (at: AtAGame, query = '') => {
  const { status, body } = await ask(at, 'GET', `${REWARDS}${query}`)
  expect(status).toBe(200)
  return body as unknown as { campaignId: string; [name: string]: unknown }[]
}
const claim = (at: AtAGame, campaignId: string) =>
  ask(at, 'POST', `${REWARDS}/${campaignId}/claim`, { state: 'ACTIVATED', key: randomUUID() })
const bet = (at: AtAGame, amountMinor: number, roundId: string = randomUUID()) =>
  it.callback('/callbacks/relax/bet', {
    ...{ sessionId: at.sessionId, reference: `bet-${roundId}`, roundId, currency: 'EUR' },
    ...{ gameId: at.gameId, amountMinor },
  })
const outcomeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body.code ?? null,
]
/** Signed in, without a game session. */
async function signedInPlayer(what: APlayer): Promise<AtAGame> {
  const player = await it.aPlayer(what)
  return { ...player, tokens: await it.signIn(player.email), sessionId: '', gameId: '' }
}
const balanced = async () => expect((await it.platform.ledgerCheck()).differences).toEqual([])

/** Dependencies to simulate the payment provider's notices about a deposit. */
const deps = (): DepositDeps => ({
  ...{ db: it.db, clock: it.clock.now, provider: silentProvider(), siteOrigin: '' },
  takesRealMoney: () => true,
  requireNotListed: async () => ({ ok: true, value: null }),
  isKnownClear: async () => true,
  logger: silentLogger,
})
const submit = async (
  at: AtAGame,
  amount: number,
  over: Record<string, unknown>,
  currency = 'EUR',
) =>
  ask(at, 'POST', SUBMIT, {
    ...{ key: randomUUID(), method: 'SKRILL', amount, currency, language: 'en' },
    ...{ returnPath: '/fi-FI/deposit', ...over },
  })
async function startDeposit(
  at: AtAGame,
  amount: number,
  over: Record<string, unknown>,
  currency?: string,
) {
  const { status, body } = await submit(at, amount, over, currency)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return String(body.referenceId)
}
const settlePayment = (at: AtAGame, id: string, amount: number, over: Partial<PspPayment> = {}) =>
  settleDeposit(deps(), { playerId: at.playerId, id }, {
    ...{ reference: id, amountMinor: amount * 100, currency: 'EUR', sequence: 5, state: 'PAID' },
    ...over,
  } as PspPayment)
const depositOf = async (at: AtAGame, id: string) =>
  (await ask(at, 'GET', `/v1/player/wallet/deposits/${id}`)).body
const wallet = async (at: AtAGame, vertical = 'CASINO') => {
  const { body } = await ask(at, 'GET', '/v1/player/wallet/balance')
  const { main, bonus } = (body as { balanceMap: Record<string, Record<string, number>[]> })
    .balanceMap
  return [main?.[0]?.cash, bonus?.find((entry) => String(entry.vertical) === vertical)?.bonus]
}

describe('campaigns, as content refers to them', () => {
  const facts = async (ids: string) => {
    const answer = await it.call('GET', `/v2/bonus/campaigns?ids=${ids}`)
    expect(answer.status).toBe(200)
    return answer.body as unknown as { campaignId: string; markets: string[] }[]
  }
  const isCode = async (id: string, bonusCode: string) =>
    (await it.call('POST', `/v2/bonus/campaigns/${id}/code`, { body: { bonusCode } })).body

  test('say where and when they are offered, and never their codes', async () => {
    expect(await facts('by-code,gift,one-ever,nobody')).toEqual([
      {
        ...{ campaignId: 'by-code', markets: ['FI'], endsAt: null, wrMultiplier: 3 },
        ...{ startsAt: '2026-01-01T00:00:00.000Z', hasBonusCode: true },
      },
      expect.objectContaining({ campaignId: 'gift', endsAt: '2027-01-01T00:00:00.000Z' }),
      expect.objectContaining({ campaignId: 'one-ever', markets: ['PP'] }),
    ])
  })

  test('distinguish the right code from a wrong one, each for its own campaign', async () => {
    expect(await isCode('by-code', 'harbour-10')).toEqual({ valid: true })
    expect(await isCode('by-code', 'HALF')).toEqual({ valid: false })
    expect(await isCode('gift', 'HARBOUR-10')).toEqual({ valid: false })
    expect(await isCode('nobody', 'HARBOUR-10')).toEqual({ valid: false })
  })

  test('are not lawful where the market has closed since', async () => {
    const [before] = await it.db.query<{ markets: string }>(
      `select markets::text as markets from platform.bonus_campaign where id = 'always'`,
    )
    const put = (markets?: string) =>
      it.db.query(`update platform.bonus_campaign set markets = $1::jsonb where id = 'always'`, [
        markets,
      ])
    await put('["FI","JP","AT"]')
    expect((await facts('always'))[0]?.markets).toEqual(['FI'])
    await put(before?.markets)
    await it.db.query(
      `update platform.bonus_campaign set status = 'CANCELED' where id = 'newer'`,
      [],
    )
    expect(await facts('newer')).toEqual([])
    await it.db.query(`update platform.bonus_campaign set status = 'ACTIVE' where id = 'newer'`, [])
  })
})

describe('a player in a break', () => {
  test.each([
    ['timeout', { timeout: 24 }],
    ['exclusion', { exclusionInMonths: 6, exclusionDelayInHours: 0 }],
  ])(
    'is offered, granted and sent nothing, also where withdrawals are allowed: %s',
    async (path, asked) => {
      const at = await it.atAGame()
      expect((await list(at)).length).toBeGreaterThan(0)
      expect((await ask(at, 'PATCH', `/v1/player/${path}`, asked)).status).toBe(204)
      const signedIn = await it.call('POST', '/identity/sign_in', {
        body: { email: at.email, password: PASSWORD, payoutOnly: true },
      })
      const here = { ...at, tokens: { ...at.tokens, idToken: String(signedIn.body.idToken) } }
      expect((await ask(here, 'GET', '/v1/player/profile')).body.marketing).toBe(false)
      expect(outcomeOf(await claim(here, 'gift'))).toEqual([403, 'BONUS_FORBIDDEN'])
      expect(await ask(here, 'GET', REWARDS)).toMatchObject({ status: 200, body: [] })
      // Jobs that run by themselves, long after.
      it.clock.travel(2 * DAY)
      await it.platform.runJobs()
      await it.platform.idle()
      const sent = await it.db.query<{ template: string }>(
        'select template from platform.message where recipient = $1',
        [at.email],
      )
      expect(sent).toEqual([{ template: 'break.begun' }])
    },
  )
})

describe('what a player can get', () => {
  test('is the offers of the player’s market, in the order of GAP-136, without any codes', async () => {
    const at = await it.atAGame()
    const ids = (await list(at)).map((reward) => reward.campaignId)
    expect(ids).toEqual(['gift', 'newer', 'always', 'half'])
    expect(await list(at, '?hasBonusCode=true')).toEqual([])
    const byCode = await list(at, '?hasBonusCode=true&bonusCode=harbour-10')
    expect(byCode).toMatchObject([{ campaignId: 'by-code', hasBonusCode: true }])
    expect(await list(at, '?rewardsType=ACTIVE')).toEqual([])
    expect(
      (await list(at, '?excludeTriggerType=DEPOSIT')).map((it) => it.campaignId),
    ).not.toContain('half')
  })

  test('includes the terms that will apply', async () => {
    const [gift] = await list(await it.atAGame())
    expect(gift).toMatchObject({
      ...{ vertical: 'CASINO', campaignStatus: 'ACTIVE', bonusType: 'NON_STICKY', betBonusType: 0 },
      ...{ assignmentId: null, wageringAmount: 0, wrMultiplier: 3, progress: null },
      terms: {
        ...{ kind: 'GIFT', maxAmount: 10, maxStake: 5, hoursToFulfil: 1_440, percentage: null },
        contributions: [
          { gameType: 'slot', percent: 100 },
          { gameType: 'table', percent: 30 },
        ],
        excludedGames: [{ provider: 'relax', gameId: 'excluded' }],
      },
    })
  })

  test.each([
    ['bonuses', false],
    ['kyc_status', 'SUSPENDED'],
    ['casino', false],
  ])('is nothing of the casino where %s is %s', async (column, value) => {
    const at = await it.atAGame()
    await it.db.query(`update platform.player set ${column} = $2 where id = $1`, [
      at.playerId,
      value,
    ])
    expect(await list(at)).toEqual([])
  })

  test('is nothing while a limit on stakes is reached', async () => {
    const at = await it.atAGame()
    await it.platform.limits.save({
      playerId: at.playerId,
      kind: 'spend',
      duration: 'D',
      limit: 10,
    })
    expect((await bet(at, 1_000)).status).toBe(200)
    expect(await list(at)).toEqual([])
    expect(outcomeOf(await claim(at, 'gift'))).toEqual([403, 'error.gambling.limit.reached'])
  })

  test('is nothing while marketing is off; a deposit started with a bonus keeps it', async () => {
    const at = await it.atAGame()
    const id = await startDeposit(at, 40, { bonusId: 'half' })
    await it.platform.warnings.pretend(at.playerId, { rule: 'chasing', level: 2 })
    expect(await list(at)).toEqual([])
    expect(outcomeOf(await claim(at, 'gift'))).toEqual([400, 'BONUS_UNAVAILABLE'])
    expect(outcomeOf(await submit(at, 40, { bonusId: 'half' }))).toEqual([400, 'BONUS_UNAVAILABLE'])
    await settlePayment(at, id, 40)
    expect(await depositOf(at, id)).toMatchObject({ bonusAmount: 20, bonusRefusal: null })
    expect(await list(at, '?rewardsType=ACTIVE')).toMatchObject([{ campaignId: 'half' }])
    await balanced()
  })
})

describe('a gift', () => {
  test('is claimed once, is active, and shows its requirements', async () => {
    const at = await it.atAGame()
    const { status, body } = await claim(at, 'gift')
    expect(status).toBe(200)
    expect(body).toMatchObject({ campaignId: 'gift', state: 'ACTIVATED', wageringProgress: 0 })
    expect(outcomeOf(await claim(at, 'gift'))).toEqual([400, 'BONUS_ALREADY_HAD'])
    expect(outcomeOf(await claim(at, 'always'))).toEqual([400, 'error.bonus.active.already.exists'])
    expect(await wallet(at)).toEqual([100, 10])
    const [active] = await list(at, '?rewardsType=ACTIVE')
    expect(active).toMatchObject({
      assignmentId: body.assignmentId,
      expiresAt: new Date(it.clock.now() + 60 * DAY).toISOString(),
      progress: { granted: 10, required: 30, done: 0, left: 30, bonusBalance: 10 },
    })
    const state = `/v2/bonus/${body.assignmentId}/state`
    const forfeit = { state: 'FORFEITED', wageringProgress: 0 }
    it.clock.travel(1_000)
    expect((await ask(at, 'PUT', state, forfeit)).status).toBe(204)
    expect((await ask(at, 'PUT', state, forfeit)).status).toBe(204)
    expect(await wallet(at)).toEqual([100, 0])
    const { body: history } = await ask(at, 'GET', '/v1/player/wallet/transactions?category=BONUS')
    expect(history.transactions).toMatchObject([
      { type: 'FORFEIT', amount: 10, status: 'SUCCESS' },
      { type: 'DEPOSIT', amount: 10, status: 'SUCCESS' },
    ])
    await balanced()
  })

  test('keeps its terms, whatever the offer says later', async () => {
    const at = await it.atAGame()
    await it.platform.bonuses.putCampaigns(JSON.stringify([aGift('changing')]))
    await claim(at, 'changing')
    const [before] = await list(at, '?rewardsType=ACTIVE')
    await it.platform.bonuses.putCampaigns(
      JSON.stringify([aGift('changing', { wrMultiplier: 9, maxStake: 1 })]),
    )
    const [after] = await list(at, '?rewardsType=ACTIVE')
    expect(after).toEqual(before)
    const [offered] = (await list(await it.atAGame())).filter((it) => it.campaignId === 'changing')
    expect(offered).toMatchObject({ wrMultiplier: 9, terms: { maxStake: 1 } })
    await it.platform.bonuses.putCampaigns(
      JSON.stringify([aGift('changing', { status: 'CANCELED' })]),
    )
  })

  test('keeps its kind: another kind or vertical needs another id', async () => {
    const put = (campaign: object) => it.platform.bonuses.putCampaigns(JSON.stringify([campaign]))
    const live = aGift('always', { vertical: 'LIVE_CASINO' })
    for (const other of [match('always'), live]) {
      const refused = await put(other)
      expect(refused).toMatchObject({
        ok: false,
        detail: { reason: expect.stringMatching(/always/) },
      })
    }
    expect(await put(aGift('always'))).toMatchObject({ ok: true })
  })

  test('is reported to the game with the balance, and staked when real money runs out', async () => {
    const at = await it.atAGame({ openingBalance: { minor: 100n, currency: 'EUR' } })
    await claim(at, 'gift')
    const balance = await it.callback('/callbacks/relax/balance', { sessionId: at.sessionId })
    expect(balance.body).toMatchObject({ balanceMinor: 1_100 })
    const taken = await bet(at, 300, 'of-two')
    expect([taken.status, taken.body.balanceMinor]).toEqual([200, 800])
    expect(await wallet(at)).toEqual([0, 8])
    expect(outcomeOf(await bet(at, 501))).toEqual([422, 'STAKE_OUT_OF_RANGE'])
    const { body } = await ask(at, 'GET', '/v1/player/rounds/relax:of-two')
    expect(body).toMatchObject({
      stake: 3,
      movements: [
        { type: 'BET', amount: 1, isBonus: false },
        { type: 'BET', amount: 2, isBonus: true },
      ],
    })
    // Real money only: bonus money is not the player's turnover.
    const summary = await ask(at, 'GET', '/v1/player/game-session/summary')
    expect(summary.body).toMatchObject({ session: { turnover: 1 } })
    await balanced()
  })

  test.each([
    ['lucky-lantern', 2],
    ['excluded', 1],
    ['a-table', 1],
    ['a-live-table', 0],
  ])('limits %s with the code %i', async (gameId, code) => {
    const at = await it.atAGame()
    const path = `/v2/bonus/games/${gameId}/limitations`
    expect((await ask(at, 'GET', `${path}?provider=relax`)).body).toEqual({ code: 0 })
    await claim(at, 'gift')
    expect((await ask(at, 'GET', `${path}?provider=relax`)).body).toEqual({ code })
  })

  test('ends when staff close the account, even for minutes', async () => {
    const at = await it.atAGame()
    await claim(at, 'gift')
    for (const status of ['TIMEOUT', 'REGISTERED'] as const) {
      await it.platform.players.changeStatus({ playerId: at.playerId, status })
    }
    const again = { ...at, tokens: await it.signIn(at.email) }
    expect(await list(again, '?rewardsType=ACTIVE')).toEqual([])
    await balanced()
  })

  test('ends with a break, in the same moment', async () => {
    const at = await it.atAGame()
    await claim(at, 'gift')
    expect(
      (await ask(at, 'PATCH', '/v1/player/timeout', { timeout: 24, panic: true })).status,
    ).toBeLessThan(300)
    const rows = await it.db.query(
      `select a.state, w.balance::int as balance from platform.bonus_assignment a
       join platform.wallet_account w on w.player_id = a.player_id and w.account = 'BONUS:CASINO'
       where a.player_id = $1`,
      [at.playerId],
    )
    expect(rows).toEqual([{ state: 'FORFEITED', balance: 0 }])
    await balanced()
  })
})

describe('a bonus code', () => {
  const validate = (at: AtAGame, bonusCode: string) =>
    ask(at, 'POST', '/v2/bonus/bonus-code/validate', { bonusCode })
  const byCode = (at: AtAGame, bonusCode: string) =>
    ask(at, 'POST', '/v2/bonus/bonus-code/manual-claim', { bonusCode, state: 'ACTIVATED' })

  test('is case-insensitive, claimed once, and reported as expired when it is over', async () => {
    const at = await it.atAGame()
    expect((await validate(at, ' harbour-10 ')).body).toEqual({
      ...{ valid: true, campaignId: 'by-code', bonusCode: 'HARBOUR-10', requiresDeposit: false },
    })
    expect((await validate(at, 'HALF')).body).toMatchObject({ requiresDeposit: true })
    expect(outcomeOf(await validate(at, 'NOBODYS'))).toEqual([400, 'error.bonus_code.not_found'])
    expect(outcomeOf(await validate(at, 'OLD_TOWN'))).toEqual([400, 'error.bonus_code.expired'])
    expect(outcomeOf(await validate(at, 'A'))).toEqual([400, 'VALIDATION_FAILED'])
    // Without the code the offer does not exist.
    expect(outcomeOf(await claim(at, 'by-code'))).toEqual([400, 'BONUS_UNAVAILABLE'])
    expect(outcomeOf(await byCode(at, 'HALF'))).toEqual([400, 'BONUS_DEPOSIT_REQUIRED'])
    expect((await byCode(at, 'HARBOUR-10')).body).toMatchObject({ campaignId: 'by-code' })
    expect(outcomeOf(await byCode(at, 'HARBOUR-10'))).toEqual([
      400,
      'error.bonus_code.already_used',
    ])
  })

  test('may be entered by players who may have bonuses', async () => {
    const available = '/v2/bonus/bonus-code/manual-claim/available'
    const at = await it.atAGame()
    expect((await ask(at, 'GET', available)).body).toEqual({ isAvailable: true })
    await it.db.query('update platform.player set bonuses = false where id = $1', [at.playerId])
    expect((await ask(at, 'GET', available)).body).toEqual({ isAvailable: false })
    expect(outcomeOf(await validate(at, 'HARBOUR-10'))).toEqual([403, 'BONUS_FORBIDDEN'])
  })
})

describe('a bonus on top of a deposit', () => {
  test('is checked when the deposit starts, and granted when it is credited', async () => {
    const at = await it.atAGame()
    const low = await submit(at, 10, { bonusId: 'half' })
    expect(outcomeOf(low)).toEqual([400, 'BONUS_DEPOSIT_TOO_LOW'])
    expect(outcomeOf(await submit(at, 20, { bonusId: 'elsewhere' }))).toEqual([
      400,
      'BONUS_UNAVAILABLE',
    ])
    expect(outcomeOf(await submit(at, 20, { bonusId: 'half-by-code' }))).toEqual([
      400,
      'BONUS_UNAVAILABLE',
    ])
    expect(outcomeOf(await claim(at, 'half'))).toEqual([400, 'BONUS_DEPOSIT_REQUIRED'])
    const id = await startDeposit(at, 40, { bonusId: 'half' })
    expect(await depositOf(at, id)).toMatchObject({
      bonusId: 'half',
      bonusAmount: null,
      bonusRefusal: null,
    })
    await settlePayment(at, id, 40)
    expect(await wallet(at)).toEqual([140, 20])
    expect(await depositOf(at, id)).toMatchObject({
      status: 'SUCCESS',
      bonusAmount: 20,
      bonusRefusal: null,
    })
    const [active] = await list(at, '?rewardsType=ACTIVE')
    expect(active).toMatchObject({ campaignId: 'half', progress: { granted: 20, required: 200 } })
    // The bonus does not count as a deposit.
    const net = await ask(at, 'GET', '/v1/player/wallet/net-position-win-loss')
    expect(net.body).toMatchObject({ deposits: 140 })
    await balanced()
  })

  test('with a code is granted with the code, and up to the maximum', async () => {
    const at = await it.atAGame()
    const id = await startDeposit(at, 90, { bonusId: 'half-by-code', bonusCode: 'half' })
    await settlePayment(at, id, 90)
    expect(await depositOf(at, id)).toMatchObject({ bonusAmount: 30 })
  })

  test('is removed with a deposit that is charged back', async () => {
    const at = await it.atAGame()
    const id = await startDeposit(at, 40, { bonusId: 'half' })
    await settlePayment(at, id, 40)
    await settlePayment(at, id, 40, { state: 'CHARGED_BACK', sequence: 6 })
    expect(await wallet(at)).toEqual([100, 0])
    expect(await list(at, '?rewardsType=ACTIVE')).toEqual([])
    await balanced()
  })

  test('for bets is staked after real money, and is removed with its deposit from open bets too', async () => {
    const at = await signedInPlayer({
      openingBalance: { minor: 100n, currency: 'EUR' },
      countryCode: 'FI',
    })
    const id = await startDeposit(at, 40, { bonusId: 'half-for-bets', bonusCode: 'BETS' })
    await settlePayment(at, id, 40)
    expect(await wallet(at, 'SPORTS')).toEqual([41, 20])
    const [active] = await list(at, '?rewardsType=ACTIVE')
    expect(active).toMatchObject({ campaignId: 'half-for-bets', vertical: 'SPORTS' })

    const of = await signInToSports(it, at.email)
    const book = sportsMessages(it)
    const placed = async (minor: number) => {
      const betId = randomUUID()
      const { body } = await book.place(of, betId, minor)
      return { betId, share: body.bonusStakeMinor }
    }
    expect(await placed(4_000)).toMatchObject({ share: 0 })
    const [won, open] = [await placed(300), await placed(500)]
    expect([won.share, open.share]).toEqual([200, 500])
    await book.settle(won.betId, 2, 1_200)
    expect(await wallet(at, 'SPORTS')).toEqual([4, 21])
    await settlePayment(at, id, 40, { state: 'CHARGED_BACK', sequence: 6 })
    // Of the deposit 4.00 was left to take; what the open bet wins belonged to the bonus.
    expect(await wallet(at, 'SPORTS')).toEqual([0, 0])
    await book.settle(open.betId, 2, 2_000)
    expect(await wallet(at, 'SPORTS')).toEqual([0, 0])
    expect(await list(at, '?rewardsType=ACTIVE')).toEqual([])
    await balanced()
  })

  test('shrinks with a partially refunded deposit, and does not grow again', async () => {
    const at = await it.atAGame()
    const id = await startDeposit(at, 40, { bonusId: 'half' })
    await settlePayment(at, id, 40)
    const bonusState = async () => {
      const [active] = await list(at, '?rewardsType=ACTIVE')
      return [
        ...(await wallet(at)),
        (active as { progress?: { required: number } })?.progress?.required,
      ]
    }
    expect(await bonusState()).toEqual([140, 20, 200])
    await settlePayment(at, id, 40, { sequence: 6, chargedBackMinor: 1_000 })
    expect(await bonusState()).toEqual([130, 15, 150])
    await balanced()
    // What is left is less than the offer requires.
    await settlePayment(at, id, 40, { sequence: 7, chargedBackMinor: 2_100 })
    expect(await bonusState()).toEqual([119, 0, undefined])
    await balanced()
  })

  test('is granted for the remainder of a deposit that was partly refunded before it was credited', async () => {
    const at = await it.atAGame()
    const id = await startDeposit(at, 40, { bonusId: 'half' })
    await settlePayment(at, id, 40, { refundedMinor: 1_000 })
    expect(await wallet(at)).toEqual([130, 15])
    await balanced()
  })

  test('stays when it was completed before its deposit was reversed', async () => {
    const at = await it.atAGame()
    const id = await startDeposit(at, 40, { bonusId: 'half' })
    await settlePayment(at, id, 40)
    await it.db.query(
      `update platform.bonus_assignment set state = 'COMPLETED', ended_at = $2 where player_id = $1`,
      [at.playerId, new Date(it.clock.now())],
    )
    for (const [sequence, chargedBackMinor] of [
      [6, 1_000],
      [7, 4_000],
    ] as const) {
      await settlePayment(at, id, 40, { sequence, chargedBackMinor })
    }
    expect(await wallet(at)).toEqual([100, 20])
    // As it was: the wagering that a completed bonus has had is not there.
    await it.db.query(
      `update platform.bonus_assignment set state = 'ACTIVATED', ended_at = null where player_id = $1`,
      [at.playerId],
    )
    await balanced()
  })

  test('a claim is repeated only while its bonus is active, and under its own campaign', async () => {
    const at = await it.atAGame()
    const key = randomUUID()
    const claimOf = (campaignId: string) =>
      ask(at, 'POST', `${REWARDS}/${campaignId}/claim`, { state: 'ACTIVATED', key })
    const first = await claimOf('gift')
    expect(first.status).toBe(200)
    expect((await claimOf('gift')).body).toEqual(first.body)
    expect(outcomeOf(await claimOf('half'))).toEqual([422, 'REFERENCE_CONFLICT'])
    const { assignmentId } = first.body as { assignmentId?: string }
    const given = await ask(at, 'PUT', `/v2/bonus/${assignmentId}/state`, {
      ...{ state: 'FORFEITED', wageringProgress: 0 },
    })
    expect(given.status).toBe(204)
    expect(outcomeOf(await claimOf('gift'))).toEqual([400, 'BONUS_ALREADY_HAD'])
    expect(await wallet(at)).toEqual([100, 0])
  })

  test('is credited with it, whatever its player has claimed under the id of the deposit', async () => {
    const at = await it.atAGame()
    const id = await startDeposit(at, 40, { bonusId: 'half' })
    const body = { state: 'ACTIVATED', key: id }
    expect((await ask(at, 'POST', `${REWARDS}/gift/claim`, body)).status).toBe(200)
    const [mine] = await list(at, '?rewardsType=ACTIVE')
    const { assignmentId } = mine as { assignmentId?: unknown }
    await ask(at, 'POST', `${REWARDS}/${assignmentId}/forfeit`, {
      ...{ state: 'FORFEITED', wageringAmount: 0 },
    })
    await settlePayment(at, id, 40)
    expect(await depositOf(at, id)).toMatchObject({ status: 'SUCCESS' })
    expect((await wallet(at))[0]).toBe(140)
    await balanced()
  })

  test('is for players who have deposited before, and not for reversed money', async () => {
    const at = await signedInPlayer({ openingBalance: { minor: 0n, currency: 'EUR' } })
    expect(outcomeOf(await claim(at, 'gift'))).toEqual([400, 'BONUS_NOT_ELIGIBLE'])
    const id = await startDeposit(at, 40, {})
    await settlePayment(at, id, 40)
    expect((await list(at)).map((one) => one.campaignId)).toContain('gift')
    await settlePayment(at, id, 40, { state: 'CHARGED_BACK', sequence: 6 })
    expect(await list(at)).toEqual([])
    expect(outcomeOf(await claim(at, 'gift'))).toEqual([400, 'BONUS_NOT_ELIGIBLE'])
  })

  test.each([
    [
      'the flag has gone',
      `update platform.player set bonuses = false where id = $1`,
      'BONUS_FORBIDDEN',
    ],
    [
      'the offer has ended',
      `update platform.bonus_campaign set ends_at = '2026-02-01' where id = 'half' and $1::uuid is not null`,
      'BONUS_UNAVAILABLE',
    ],
  ])(
    'is not granted when %s meanwhile: the deposit is credited, and says so',
    async (_, change, refusal) => {
      const at = await it.atAGame()
      const id = await startDeposit(at, 40, { bonusId: 'half' })
      await it.db.query(change, [at.playerId])
      await settlePayment(at, id, 40)
      expect(await depositOf(at, id)).toMatchObject({
        ...{ status: 'SUCCESS', bonusAmount: null, bonusRefusal: refusal },
      })
      await it.db.query(`update platform.bonus_campaign set ends_at = null where id = 'half'`)
      await balanced()
    },
  )

  test('of two deposits at once comes with one of them', async () => {
    const at = await it.atAGame()
    const ids = [
      await startDeposit(at, 40, { bonusId: 'half' }),
      await startDeposit(at, 50, { bonusId: 'half' }),
    ]
    await Promise.all([settlePayment(at, ids[0] ?? '', 40), settlePayment(at, ids[1] ?? '', 50)])
    const both = await Promise.all(ids.map((id) => depositOf(at, id)))
    expect(both.filter((it) => it.bonusAmount !== null)).toHaveLength(1)
    expect(both.map((it) => it.bonusRefusal).filter(Boolean)).toEqual(['BONUS_ALREADY_HAD'])
    expect(both.map((it) => it.status)).toEqual(['SUCCESS', 'SUCCESS'])
    await balanced()
  })

  test('for a first deposit is offered to no one else, and is lost when another deposit comes first', async () => {
    const home = { countryCode: 'CA', provinceCode: 'ON', currency: 'CAD' } as const
    const old = await signedInPlayer({ ...home, openingBalance: { minor: 1n, currency: 'CAD' } })
    expect(await list(old)).toEqual([])
    const at = await signedInPlayer(home)
    expect((await list(at)).map((it) => it.campaignId)).toEqual(['for-the-first'])
    const { body } = await ask(at, 'GET', '/v1/player/wallet/deposit_methods')
    const { method } = (body as unknown as { method: string }[])[0] ?? {}
    const first = await startDeposit(at, 30, { bonusId: 'for-the-first', method }, 'CAD')
    const other = await startDeposit(at, 30, { method }, 'CAD')
    await settlePayment(at, other, 30, { currency: 'CAD' })
    await settlePayment(at, first, 30, { currency: 'CAD' })
    expect(await depositOf(at, first)).toMatchObject({ bonusRefusal: 'BONUS_NOT_ELIGIBLE' })
    const lucky = await signedInPlayer(home)
    const own = await startDeposit(lucky, 30, { bonusId: 'for-the-first', method }, 'CAD')
    await settlePayment(lucky, own, 30, { currency: 'CAD' })
    expect(await depositOf(lucky, own)).toMatchObject({ bonusAmount: 15 })
  })
})

test('in Sweden there is one bonus, ever', async () => {
  const money = { minor: 10_000n, currency: 'SEK' } as const
  const at = await signedInPlayer({ countryCode: 'SE', currency: 'SEK', openingBalance: money })
  expect((await claim(at, 'second-ever')).status).toBe(200)
  const [active] = await list(at, '?rewardsType=ACTIVE')
  await ask(at, 'PUT', `/v2/bonus/${active?.assignmentId}/state`, {
    state: 'FORFEITED',
    wageringProgress: 0,
  })
  expect(await list(at)).toEqual([])
  await it.platform.bonuses.putCampaigns(
    JSON.stringify([
      aGift('third-ever', { markets: ['PP'], amounts: { SEK: { amount: 50, maxStake: 5 } } }),
    ]),
  )
  expect(outcomeOf(await claim(at, 'third-ever'))).toEqual([400, 'BONUS_ALREADY_HAD'])
})
