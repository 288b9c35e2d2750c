import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeBet } from '#contracts/sportsbook/bet-course.ts'
import { type BetState, isRunning } from '#contracts/sportsbook/bet-states.ts'
import type { Db } from '#platform/db/db.ts'
import { endDueBonuses } from '#platform/rewards/index.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { aPlatform, type TestPlatform } from '#tests/fixtures/running-platform.ts'
import {
  aBetGift,
  aBettor,
  type Bettor,
  signInToSports,
  sportsMessages,
} from '#tests/fixtures/sports-bets.ts'

const DAY = 86_400_000
const FUNDS = 60
const GRANTED = 300
const MOST = 250
const MOST_BETS = 9
/** How often the gift has to be staked: one that is lost at once is wagered by that, or used up. */
const TIMES = { 'sports-0': 1, 'sports-1': 2, 'sports-2': 1, 'sports-3': 2 } as const
const GIFTS = Object.keys(TIMES) as (keyof typeof TIMES)[]

type Bonus = {
  id: string
  gift: string
  done: number
  required: number
  state: string
  endsAt: number
}
/** Bonus money that a bet gave, and where to: newest last. */
type Given = { minor: number; to: 'bonus' | 'main' | 'house' }
type Outcome = { kind: 'VOID' } | { kind: 'SETTLED'; payoutMinor: number } | null
type Bet = {
  id: string
  stake: number
  share: number
  bonus: Bonus | null
  state: BetState
  revision: number
  outcome: Outcome
  counted: number
  paid: { own: number; given: Given[] }
  refunded: { own: number; given: Given[] }
}

const sum = (given: readonly Given[]) => given.reduce((total, it) => total + it.minor, 0)

/** Own money, bonus money and bets, written a second time and differently from the database. */
class Model {
  main = FUNDS
  money = 0
  bonuses: Bonus[] = []
  bets: Bet[] = []
  readonly now: () => number
  constructor(now: () => number) {
    this.now = now
  }

  running = (): Bonus | null =>
    this.bonuses.find((it) => it.state === 'ACTIVATED' && it.endsAt > this.now()) ?? null

  end(bonus: Bonus, state: string): void {
    bonus.state = state
    if (state === 'COMPLETED') this.main += this.money
    this.money = 0
  }
  endPast(): void {
    const past = this.bonuses.find((it) => it.state === 'ACTIVATED' && it.endsAt <= this.now())
    if (past) this.end(past, 'EXPIRED')
  }
  /** The refusal, or null: the stake is taken. */
  place(id: string, stake: number): string | null {
    const own = Math.min(stake, this.main)
    const share = stake - own
    const bonus = share > 0 ? this.running() : null
    if (share > 0 && (!bonus || share > this.money)) return 'INSUFFICIENT_FUNDS'
    if (share > 0 && stake > MOST) return 'BONUS_BET_STAKE'
    this.main -= own
    this.money -= share
    const none = () => ({ own: 0, given: [] })
    this.bets.push({
      ...{ id, stake, share, bonus, state: 'OPEN', revision: 1, outcome: null, counted: 0 },
      ...{ paid: none(), refunded: none() },
    })
    return null
  }
  sideOf(bonus: Bonus): Given['to'] {
    if (bonus.state === 'COMPLETED') return 'main'
    return bonus === this.running() ? 'bonus' : 'house'
  }
  give(bet: Bet, to: Given[], minor: number): void {
    if (minor <= 0 || !bet.bonus) return
    const side = this.sideOf(bet.bonus)
    to.push({ minor, to: side })
    if (side === 'main') this.main += minor
    if (side === 'bonus') this.money += minor
  }
  take(bet: Bet, from: Given[], minor: number): void {
    let rest = minor
    for (let at = from.length - 1; at >= 0 && rest > 0 && bet.bonus; at -= 1) {
      const given = from[at] as Given
      const side = given.to === 'house' ? 'house' : this.sideOf(bet.bonus)
      const has = side === 'house' ? rest : side === 'main' ? this.main : this.money
      const part = Math.min(rest, given.minor, has)
      if (side === 'main') this.main -= part
      if (side === 'bonus') this.money -= part
      given.minor -= part
      rest -= part
    }
  }
  /** What the player owes of the bet afterwards; null where it cannot change so. */
  change(bet: Bet, outcome: Outcome): number | null {
    const changed = changeBet(
      {
        ...{ state: bet.state, stakeMinor: BigInt(bet.stake) },
        course: { cashOuts: [], outcome: bet.outcome },
      },
      { cashOuts: [], outcome },
    )
    if (!changed || changed.dues.payout > BigInt(bet.stake * 4)) return null
    const { bonus, share, stake } = bet
    const [payout, refund] = [Number(changed.dues.payout), Number(changed.dues.refund)]
    const [payoutShare, refundShare] = [payout, refund].map((it) =>
      Math.floor((it * share) / stake),
    ) as [number, number]
    const mayRun = bonus?.state === 'USED_UP' && bonus.endsAt > this.now()
    if (mayRun && !this.bonuses.some((it) => it.state === 'ACTIVATED')) bonus.state = 'ACTIVATED'
    const give = (to: { own: number }, due: number) => {
      const more = Math.max(due - to.own, 0)
      to.own += more
      this.main += more
    }
    const take = (from: { own: number }, due: number) => {
      const back = Math.min(Math.max(from.own - due, 0), this.main)
      from.own -= back
      this.main -= back
    }
    give(bet.refunded, refund - refundShare)
    give(bet.paid, payout - payoutShare)
    this.give(bet, bet.refunded.given, refundShare - sum(bet.refunded.given))
    this.give(bet, bet.paid.given, payoutShare - sum(bet.paid.given))
    take(bet.paid, payout - payoutShare)
    take(bet.refunded, refund - refundShare)
    this.take(bet, bet.paid.given, sum(bet.paid.given) - payoutShare)
    this.take(bet, bet.refunded.given, sum(bet.refunded.given) - refundShare)
    Object.assign(bet, { state: changed.state, revision: bet.revision + 1, outcome })
    if (bonus && bonus === this.running()) this.count(bet, bonus)
    const isUsed = bonus?.state === 'ACTIVATED' && this.money === 0
    const isOpen = this.bets.some((it) => it.bonus === bonus && isRunning(it.state))
    if (bonus && isUsed && !isOpen) bonus.state = 'USED_UP'
    const has = ({ own, given }: Bet['paid']) => own + sum(given)
    return has(bet.paid) - payout + has(bet.refunded) - refund
  }
  count(bet: Bet, bonus: Bonus): void {
    const isSettled = bet.outcome?.kind === 'SETTLED'
    if (isSettled === bet.counted > 0) return
    const counts = isSettled ? Math.min(bet.share, bonus.required - bonus.done) : -bet.counted
    bet.counted += counts
    bonus.done += counts
    if (bonus.done === bonus.required) this.end(bonus, 'COMPLETED')
  }
}

type Move =
  | { do: 'bet'; stake: number | 'ALL' }
  | { do: 'settle'; bet: number; payout: number }
  | { do: 'void'; bet: number }
  | { do: 'reopen'; bet: number }
  | { do: 'claim'; gift: (typeof GIFTS)[number] }
  | { do: 'wait'; days: number }
  | { do: 'forfeit' }
  | { do: 'retain' }

const bet = fc.nat({ max: MOST_BETS - 1 })
const gift = fc.constantFrom(...GIFTS)
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      stake: fc.oneof(
        fc.integer({ min: 10, max: 30 }),
        fc.integer({ min: 10, max: 260 }),
        fc.constant('ALL' as const),
      ),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      bet,
      payout: fc.oneof(fc.constant(0), fc.nat({ max: 40 }), fc.nat({ max: 500 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.oneof(
      fc.record({ do: fc.constant('void' as const), bet }),
      fc.record({ do: fc.constant('reopen' as const), bet }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('claim' as const), gift }),
  },
  {
    weight: 1,
    arbitrary: fc.oneof<fc.Arbitrary<Move>[]>(
      fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 61) }),
      fc.constant({ do: 'forfeit' as const }),
      fc.constant({ do: 'retain' as const }),
    ),
  },
)

onBothEngines('bonus money in bets by the model', (db: () => Db) => {
  let it: TestPlatform
  let book: ReturnType<typeof sportsMessages>
  beforeAll(async () => {
    it = await aPlatform(db())
    book = sportsMessages(it)
    const over = { amount: GRANTED / 100, maxStake: MOST / 100 }
    const put = await it.platform.bonuses.putCampaigns(
      JSON.stringify(GIFTS.map((id) => aBetGift(id, { ...over, wrMultiplier: TIMES[id] }))),
    )
    expect(put.ok).toBe(true)
  })
  afterAll(() => it?.platform.close())

  test('whatever happens in whatever order, wallet, bonus and bets are what they should be', async () => {
    await fc.assert(
      fc.asyncProperty(
        gift,
        fc.array(move, { minLength: 10, maxLength: 36, size: 'max' }),
        async (first, moves) => {
          const of = await aBettor(it, {
            openingBalance: { minor: BigInt(FUNDS), currency: 'EUR' },
          })
          // Counting limits that are never reached: the check recomputes them from the ledger.
          await it.platform.limits.save({
            ...{ playerId: of.playerId, kind: 'loss', duration: 'D', limit: 10_000 },
          })
          const model = new Model(it.clock.now)
          await claim(first, of, model)
          for (const [at, each] of moves.entries()) {
            await make(each, of, model, at)
            await compare(of, model)
          }
        },
      ),
      { numRuns: 15 },
    )
    expect((await it.platform.ledgerCheck()).differences).toEqual([])
  })

  async function make(what: Move, of: Bettor, model: Model, at: number): Promise<void> {
    if (what.do === 'wait') {
      it.clock.travel(what.days * DAY)
      Object.assign(of, await signInToSports(it, of.email))
    } else if (what.do === 'retain') {
      await endDueBonuses({ db: db(), clock: it.clock.now })
      model.endPast()
    } else if (what.do === 'forfeit') {
      const running = model.running()
      if (!running) return
      const body = { state: 'FORFEITED', wageringProgress: 0 }
      const path = `/v2/bonus/${running.id}/state`
      expect((await it.call('PUT', path, { token: of.token, body })).status).toBe(204)
      model.end(running, 'FORFEITED')
    } else if (what.do === 'claim') await claim(what.gift, of, model)
    else if (what.do === 'bet') {
      const stake = what.stake === 'ALL' ? model.main + model.money : what.stake
      if (model.bets.length === MOST_BETS || stake < 10) return
      const id = `${of.playerId}-${at}`
      const { status, body } = await book.place(of, id, stake)
      const refusal = model.place(id, stake)
      expect(status === 200 ? null : body.code).toBe(refusal)
      if (refusal === null) expect(body.bonusStakeMinor).toBe(model.bets.at(-1)?.share)
    } else await change(what, model)
  }

  async function change(what: Extract<Move, { do: 'settle' | 'void' | 'reopen' }>, model: Model) {
    const known = model.bets[what.bet % model.bets.length]
    if (!known) return
    const revision = known.revision + 1
    const answer =
      what.do === 'settle'
        ? await book.settle(known.id, revision, what.payout)
        : await (what.do === 'void' ? book.voidBet : book.unsettle)(known.id, revision)
    const outcome: Outcome =
      what.do === 'settle'
        ? { kind: 'SETTLED', payoutMinor: what.payout }
        : what.do === 'void'
          ? { kind: 'VOID' }
          : null
    const owedMinor = model.change(known, outcome)
    if (owedMinor === null) expect(answer.isTaken).toBe(false)
    else expect(answer).toMatchObject({ isTaken: true, state: known.state, owedMinor })
  }

  async function claim(gift: (typeof GIFTS)[number], of: Bettor, model: Model) {
    const isFree = model.running() === null && !model.bonuses.some((each) => each.gift === gift)
    const body = { state: 'ACTIVATED', key: randomUUID() }
    const claimed = await it.call('POST', `/v2/bonus/rewards/${gift}/claim`, {
      ...{ token: of.token, body },
    })
    expect(claimed.status === 200, JSON.stringify(claimed.body)).toBe(isFree)
    if (!isFree) return
    model.endPast()
    const id = String(claimed.body.assignmentId)
    const endsAt = it.clock.now() + 60 * DAY
    model.bonuses.push({
      ...{ id, gift, done: 0, required: GRANTED * TIMES[gift], state: 'ACTIVATED', endsAt },
    })
    model.money = GRANTED
  }

  async function compare({ playerId }: Bettor, model: Model): Promise<void> {
    const rows = await db().query<{ what: string; minor: bigint; state: string | null }>(
      `select account as what, balance as minor, null as state from platform.wallet_account
        where player_id = $1 and account in ('MAIN', 'BONUS:SPORTS')
       union all
       select id::text, wager_done, state from platform.bonus_assignment where player_id = $1`,
      [playerId],
    )
    const found = Object.fromEntries(
      rows.map(({ what, minor, state }) => [what, state ? [Number(minor), state] : Number(minor)]),
    )
    expect(found).toEqual({
      ...{ MAIN: model.main, 'BONUS:SPORTS': model.money },
      ...Object.fromEntries(model.bonuses.map(({ id, done, state }) => [id, [done, state]])),
    })
  }
})
