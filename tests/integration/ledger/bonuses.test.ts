import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  ACTIVE_BONUS_IN_SAME_VERTICAL,
  ACTIVE_TRIGGERED_BONUS,
} from '#contracts/player-api/reward-words.ts'
import type { Db } from '#platform/db/db.ts'
import { endDueBonuses, putCampaigns } from '#platform/rewards/index.ts'
import { ledgerCheck, newId } from '#platform/wallet/index.ts'
import { openWithdrawal } from '#platform/withdrawals/open-withdrawal.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { aBonusPlayer, aGift, type BonusPlayer } from './bonus-player.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const DAY = 86_400_000

onBothEngines('bonuses', (db: () => Db) => {
  let now = NOON
  const clock = () => now
  const aPlayer = (funds = 1_000n) => aBonusPlayer(db(), { clock, funds })
  const balanced = async () => expect((await ledgerCheck(db())).differences).toEqual([])
  const claimed = async (player: BonusPlayer, campaign = 'gift') => {
    const claim = await player.claim(campaign)
    if (typeof claim === 'string') throw new Error(claim)
    return claim.id
  }
  const withdraw = (playerId: string, minor: bigint, forfeitBonus: boolean) =>
    openWithdrawal(
      { db: db(), clock },
      {
        ...{ playerId, reference: randomUUID(), hash: 'same', needsReview: true, holdMs: 0 },
        source: { method: 'SKRILL', instrumentToken: 'token-1' },
        amount: { minor, currency: 'EUR' },
        limit: { limit: 1_000_000n, duration: 'daily' },
        forfeitBonus,
      },
    )
  const panic = (playerId: string) =>
    db().query('select platform.begin_break($1::jsonb)', [
      JSON.stringify({
        ...{ playerId, id: newId(now), status: 'SELF_EXCLUDED', kind: 'EXCLUSION' },
        ...{ until: null, at: String(now), sessionId: null, visitor: '', textVersion: null },
      }),
    ])

  beforeAll(async () => {
    const put = await putCampaigns(db(), {
      json: JSON.stringify([
        aGift('gift'),
        aGift('second'),
        aGift('long', { wrMultiplier: 10 }),
        aGift('triggered', { category: 'TRIGGERED' }),
        aGift('over', { endsAt: '2026-02-01T00:00:00Z' }),
        aGift('elsewhere', { markets: ['MT'] }),
        aGift('draft', { status: 'DRAFT' }),
        aGift('coded', { bonusCode: 'HARBOUR-10' }),
      ]),
      now: new Date(NOON),
    })
    expect(put).toEqual({ ok: true, value: { campaigns: 8 } })
  })

  describe('a stake', () => {
    test('is real money as long as that covers it', async () => {
      const player = await aPlayer(300n)
      const id = await claimed(player)
      expect(await player.bet(300n, { round: 'a' })).toBeNull()
      expect(await player.wallet()).toEqual({ main: 0n, bonus: 1_000n })
      expect(await player.bonus(id)).toMatchObject({ done: 0n, required: 3_000n })
    })

    test('takes the rest from the bonus, which counts by the weight of the game', async () => {
      const player = await aPlayer(120n)
      const id = await claimed(player)
      expect(await player.bet(200n, { round: 'a', game: 'table' })).toBeNull()
      expect(await player.wallet()).toEqual({ main: 0n, bonus: 920n })
      expect(await player.bonus(id)).toMatchObject({ done: 24n })
      await balanced()
    })

    test.each([
      ['a game that is left out', 200n, 'excluded', 'INSUFFICIENT_FUNDS'],
      ['more than a round may stake', 501n, 'slot', 'STAKE_OUT_OF_RANGE'],
    ] as const)('is refused in %s, and moves no money', async (_, minor, game, refusal) => {
      const player = await aPlayer(100n)
      await claimed(player)
      expect(await player.bet(minor, { round: 'a', game })).toBe(refusal)
      expect(await player.wallet()).toEqual({ main: 100n, bonus: 1_000n })
    })

    test('is refused once the bonus has expired, and retention removes what is left', async () => {
      const player = await aPlayer(100n)
      const id = await claimed(player)
      now += 60 * DAY
      expect(await player.bet(200n, { round: 'a' })).toBe('INSUFFICIENT_FUNDS')
      await endDueBonuses({ db: db(), clock })
      expect(await player.bonus(id)).toMatchObject({ state: 'EXPIRED', cause: 'TIME' })
      expect(await player.wallet()).toEqual({ main: 100n, bonus: 0n })
      await balanced()
      now = NOON
    })
  })

  describe('a payout', () => {
    test('is divided as the round was staked, with the remainder as real money', async () => {
      const player = await aPlayer(100n)
      await claimed(player)
      await player.bet(300n, { round: 'a' })
      await player.win(100n, { round: 'a', closes: true })
      // A third of it was real money: 66.67 of bonus money are rounded down to 66.
      expect(await player.wallet()).toEqual({ main: 34n, bonus: 866n })
      await balanced()
    })

    test('of a forfeited bonus goes to the house and is recorded in the round', async () => {
      const player = await aPlayer(100n)
      const id = await claimed(player)
      await player.bet(300n, { round: 'a' })
      expect(await player.forfeit(id)).toBeNull()
      await player.win(600n, { round: 'a', closes: true })
      expect(await player.wallet()).toEqual({ main: 200n, bonus: 0n })
      const rows = await db().query(
        `select type, category, amount::int as amount from platform.ledger_transaction
         where player_id = $1 and round_ref = 'a' order by created_at, id`,
        [player.id],
      )
      expect(rows).toEqual([
        { type: 'BET', category: 'CASINO', amount: 100 },
        { type: 'BET', category: 'BONUS', amount: 200 },
        { type: 'WIN', category: 'CASINO', amount: 200 },
        { type: 'FORFEIT', category: 'BONUS', amount: 400 },
      ])
      await balanced()
    })

    test('of a bonus completed meanwhile is real money', async () => {
      const player = await aPlayer(1n)
      const id = await claimed(player)
      expect(await player.bet(1n, { round: 'own' })).toBeNull()
      for (let at = 0; at < 5; at += 1) {
        expect(await player.bet(500n, { round: `r${at}` })).toBeNull()
        expect(await player.win(500n, { round: `r${at}`, closes: true })).toBeNull()
      }
      expect(await player.bet(500n, { round: 'last' })).toBeNull()
      expect(await player.bonus(id)).toMatchObject({ state: 'COMPLETED', done: 3_000n })
      expect(await player.wallet()).toEqual({ main: 500n, bonus: 0n })
      await player.win(700n, { round: 'last', closes: true })
      expect(await player.wallet()).toEqual({ main: 1_200n, bonus: 0n })
      await balanced()
    })
  })

  test('a rollback returns exactly what was taken, and what it had counted', async () => {
    const player = await aPlayer(100n)
    const id = await claimed(player)
    await player.bet(300n, { round: 'a', reference: 'bet' })
    expect(await player.bonus(id)).toMatchObject({ done: 200n })
    expect(await player.takeBack('bet', { round: 'a' })).toBeNull()
    expect(await player.takeBack('bet', { round: 'a' })).toBeNull()
    expect(await player.wallet()).toEqual({ main: 100n, bonus: 1_000n })
    expect(await player.bonus(id)).toMatchObject({ done: 0n, state: 'ACTIVATED' })
    await balanced()
  })

  test('a bonus with nothing left ends with its last round', async () => {
    const player = await aPlayer(1n)
    const id = await claimed(player, 'long')
    await player.bet(1n, { round: 'own' })
    await player.bet(500n, { round: 'a' })
    await player.bet(500n, { round: 'b' })
    await player.win(0n, { round: 'a', closes: true })
    expect(await player.bonus(id)).toMatchObject({ state: 'ACTIVATED' })
    await player.win(0n, { round: 'b', closes: true })
    expect(await player.bonus(id)).toMatchObject({ state: 'USED_UP', done: 1_000n })
    await balanced()
  })

  describe('a claim', () => {
    test.each([
      ['over', 'BONUS_UNAVAILABLE'],
      ['elsewhere', 'BONUS_UNAVAILABLE'],
      ['draft', 'BONUS_UNAVAILABLE'],
      ['coded', 'BONUS_UNAVAILABLE'],
      ['unknown', 'BONUS_UNAVAILABLE'],
    ])('of %s is refused', async (campaign, refusal) => {
      expect(await (await aPlayer()).claim(campaign)).toBe(refusal)
    })

    test('grants no welcome bonus where the market forbids it', async () => {
      expect(await (await aPlayer(0n)).claim('gift')).toBe('BONUS_NOT_ELIGIBLE')
    })

    test.each([
      ['bonuses', false],
      ['payout', false],
      ['multibrand_suspended', true],
      ['kyc_status', 'SUSPENDED'],
      ['status', 'RESTRICTED'],
      ['status', 'TIMEOUT'],
    ])('is refused to a player whose %s is %s', async (column, value) => {
      const player = await aPlayer()
      await db().query(`update platform.player set ${column} = $2 where id = $1`, [
        player.id,
        value,
      ])
      expect(await player.claim('gift')).toBe('BONUS_FORBIDDEN')
    })

    test('conflicts with the active bonus, and replaces an expired one', async () => {
      const player = await aPlayer()
      const first = await claimed(player)
      expect(await player.claim('gift')).toBe('BONUS_ALREADY_HAD')
      expect(await player.claim('second')).toBe(ACTIVE_BONUS_IN_SAME_VERTICAL)
      now += 61 * DAY
      await claimed(player, 'triggered')
      expect(await player.bonus(first)).toMatchObject({ state: 'EXPIRED' })
      expect(await player.claim('second')).toBe(ACTIVE_TRIGGERED_BONUS)
      now = NOON
      await balanced()
    })

    test('is one claim however often and fast it is sent', async () => {
      const player = await aPlayer()
      const key = randomUUID()
      const same = await Promise.all(Array.from({ length: 10 }, () => player.claim('gift', key)))
      expect(new Set(same.map((it) => (typeof it === 'string' ? it : it.id))).size).toBe(1)
      const other = await aPlayer()
      const many = await Promise.all(Array.from({ length: 20 }, () => other.claim('gift')))
      expect(many.filter((it) => typeof it !== 'string')).toHaveLength(1)
      expect(new Set(many.filter((it) => typeof it === 'string'))).toEqual(
        new Set(['BONUS_ALREADY_HAD']),
      )
      expect(await other.wallet()).toEqual({ main: 1_000n, bonus: 1_000n })
      await balanced()
    })

    test('and an exclusion at once leave no bonus behind, whichever is first', async () => {
      for (let at = 0; at < 10; at += 1) {
        const player = await aPlayer()
        await Promise.all(
          at % 2
            ? [player.claim('gift'), panic(player.id)]
            : [panic(player.id), player.claim('gift')],
        )
        expect(await player.wallet()).toEqual({ main: 1_000n, bonus: 0n })
        const rows = await db().query(
          `select 1 from platform.bonus_assignment where player_id = $1 and state = 'ACTIVATED'`,
          [player.id],
        )
        expect(rows).toEqual([])
        expect(await player.claim('second')).toBe('BONUS_FORBIDDEN')
      }
      await balanced()
    })
  })

  describe('a forfeit', () => {
    test('takes the bonus and no real money, is in the history, and happens once', async () => {
      const player = await aPlayer()
      const id = await claimed(player)
      expect(await player.forfeit(id)).toBeNull()
      expect(await player.forfeit(id)).toBeNull()
      expect(await player.wallet()).toEqual({ main: 1_000n, bonus: 0n })
      const rows = await db().query(
        `select type, status, amount::int as amount from platform.ledger_transaction
         where player_id = $1 and category = 'BONUS' order by id`,
        [player.id],
      )
      expect(rows).toEqual([
        { type: 'DEPOSIT', status: 'SUCCESS', amount: 1_000 },
        { type: 'FORFEIT', status: 'SUCCESS', amount: 1_000 },
      ])
    })

    test('of another player’s bonus finds none', async () => {
      const id = await claimed(await aPlayer())
      expect(await (await aPlayer()).forfeit(id)).toBe('NOT_FOUND')
    })

    test('and a bet at once: the bet is accepted before it or not at all', async () => {
      for (let at = 0; at < 10; at += 1) {
        const player = await aPlayer(1n)
        const id = await claimed(player)
        await player.bet(1n, { round: 'own' })
        const bet = () => player.bet(200n, { round: 'a' })
        const [taken] =
          at % 2
            ? await Promise.all([bet(), player.forfeit(id)])
            : (await Promise.all([player.forfeit(id), bet()])).reverse()
        expect([null, 'INSUFFICIENT_FUNDS']).toContain(taken)
        expect(await player.bonus(id)).toMatchObject({
          state: 'FORFEITED',
          done: taken === null ? 200n : 0n,
        })
        expect(await player.wallet()).toEqual({ main: 0n, bonus: 0n })
      }
      await balanced()
    })
  })

  describe('a withdrawal', () => {
    test('is refused while a bonus is active, and ends it when the player confirms', async () => {
      const player = await aPlayer()
      const id = await claimed(player)
      expect(await withdraw(player.id, 500n, false)).toEqual({
        ok: false,
        refusal: 'BONUS_WOULD_BE_LOST',
      })
      expect(await withdraw(player.id, 5_000n, true)).toEqual({
        ok: false,
        refusal: 'NOT_ENOUGH_FUNDS',
      })
      expect(await player.bonus(id)).toMatchObject({ state: 'ACTIVATED' })
      expect(await withdraw(player.id, 500n, true)).toMatchObject({ ok: true })
      expect(await player.bonus(id)).toMatchObject({ state: 'FORFEITED', cause: 'WITHDRAWAL' })
      expect(await player.wallet()).toEqual({ main: 500n, bonus: 0n })
      await balanced()
    })

    test('and the stake that completes a bonus at once: the bonus is won or lost, never both', async () => {
      for (let at = 0; at < 6; at += 1) {
        const player = await aPlayer(1n)
        const id = await claimed(player)
        await player.bet(1n, { round: 'own' })
        for (const [round, minor] of [500n, 500n, 500n, 500n, 500n, 100n].entries()) {
          await player.bet(minor, { round: `r${round}` })
          await player.win(minor, { round: `r${round}`, closes: true })
        }
        await player.pay(100n)
        // A hundred of real money and four hundred of the bonus, the last that must be wagered.
        const bet = () => player.bet(500n, { round: 'last' })
        const out = () => withdraw(player.id, 100n, true)
        const both = at % 2 ? [bet(), out()] : [out(), bet()]
        await Promise.all(both)
        const { state } = await player.bonus(id)
        const { main, bonus } = await player.wallet()
        expect([state, main, bonus]).toEqual(
          state === 'COMPLETED' ? ['COMPLETED', 500n, 0n] : ['FORFEITED', 0n, 0n],
        )
      }
      await balanced()
    })
  })
})
