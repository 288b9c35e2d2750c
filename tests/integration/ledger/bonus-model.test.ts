import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db/db.ts'
import { endDueBonuses, putCampaigns } from '#platform/rewards/index.ts'
import { ledgerCheck } from '#platform/wallet/index.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { aBonusPlayer, aGift, type BonusPlayer, type Game } from './bonus-player.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const DAY = 86_400_000
const PERCENT: Readonly<Record<Game, bigint>> = { slot: 100n, table: 30n, excluded: 0n }
const GIFTS = ['gift-0', 'gift-1', 'gift-2', 'gift-3'] as const
const GRANTED = 1_000n
const MOST = 500n
const TIMES = 2n

type Bonus = { id: string; gift: string; done: bigint; state: string; endsAt: number }
type BetOf = { reference: string; own: bigint; share: bigint; counted: bigint; isBack: boolean }
type Round = {
  name: string
  game: Game
  isOpen: boolean
  stake: bigint
  share: bigint
  paid: bigint
  bonus: Bonus | null
  bets: BetOf[]
}

/** The expected ledger, implemented a second time and differently from the database. */
class Model {
  main: bigint
  bonusMoney = 0n
  bonuses: Bonus[] = []
  rounds: Round[] = []
  readonly now: () => number
  constructor(funds: bigint, now: () => number) {
    this.main = funds
    this.now = now
  }

  running(): Bonus | null {
    return this.bonuses.find((it) => it.state === 'ACTIVATED' && it.endsAt > this.now()) ?? null
  }
  end(bonus: Bonus, state: string): void {
    bonus.state = state
    if (state === 'COMPLETED') this.main += this.bonusMoney
    this.bonusMoney = 0n
  }
  bet(round: Round, minor: bigint, reference: string): boolean {
    if (!round.isOpen) return false
    const own = minor < this.main ? minor : this.main
    const share = minor - own
    const bonus = share > 0n ? this.running() : null
    if (share > 0n) {
      const isTaken =
        bonus !== null &&
        share <= this.bonusMoney &&
        PERCENT[round.game] > 0n &&
        round.stake + minor <= MOST &&
        (round.bonus === null || round.bonus === bonus)
      if (!isTaken) return false
    }
    this.main -= own
    this.bonusMoney -= share
    round.stake += minor
    round.share += share
    const bet = { reference, own, share, counted: 0n, isBack: false }
    round.bets.push(bet)
    if (bonus === null) return true
    round.bonus = bonus
    const counts = (share * PERCENT[round.game] + 50n) / 100n
    const left = GRANTED * TIMES - bonus.done
    bet.counted = counts < left ? counts : left
    bonus.done += bet.counted
    if (bonus.done === GRANTED * TIMES) this.end(bonus, 'COMPLETED')
    return true
  }
  /** Where bonus money of a round goes when it is returned. */
  giveBack(bonus: Bonus | null, minor: bigint): void {
    if (bonus?.state === 'COMPLETED') this.main += minor
    else if (bonus !== null && bonus === this.running()) this.bonusMoney += minor
  }
  win(round: Round, minor: bigint, closes: boolean): boolean {
    if (!round.isOpen || round.bets.length === 0) return false
    const share = round.share === 0n ? 0n : (minor * round.share) / round.stake
    this.main += minor - share
    this.giveBack(round.bonus, share)
    round.paid += minor
    round.isOpen = !closes
    const isUsedUp =
      round.bonus?.state === 'ACTIVATED' &&
      this.bonusMoney === 0n &&
      !this.rounds.some((it) => it.isOpen && it.bets.length > 0 && it.bonus === round.bonus)
    if (round.bonus && isUsedUp) round.bonus.state = 'USED_UP'
    return true
  }
  takeBack(round: Round, bet: BetOf): boolean {
    if (!round.isOpen || bet.isBack) return false
    bet.isBack = true
    this.main += bet.own
    this.giveBack(round.bonus, bet.share)
    if (round.bonus && round.bonus === this.running()) round.bonus.done -= bet.counted
    round.stake -= bet.own + bet.share
    round.share -= bet.share
    if (round.stake === 0n && round.paid === 0n) round.isOpen = false
    return true
  }
}

type Move =
  | { do: 'bet'; round: number; minor: number; game: Game }
  | { do: 'win'; round: number; minor: number; closes: boolean }
  | { do: 'takeBack'; round: number; bet: number }
  | { do: 'claim'; gift: number }
  | { do: 'forfeit' }
  | { do: 'wait'; days: number }
  | { do: 'retain' }

const round = fc.nat({ max: 5 })
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      round,
      minor: fc.integer({ min: 1, max: 520 }),
      game: fc.constantFrom<Game>('slot', 'slot', 'slot', 'table', 'excluded'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('win' as const),
      round,
      minor: fc.nat({ max: 900 }),
      closes: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('takeBack' as const), round, bet: fc.nat({ max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('claim' as const), gift: fc.nat({ max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'forfeit' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 30, 61) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'retain' as const }) },
)

onBothEngines('bonuses by the model', (db: () => Db) => {
  let now = NOON
  const clock = () => now

  beforeAll(async () => {
    const put = await putCampaigns(db(), {
      json: JSON.stringify(GIFTS.map((id) => aGift(id, { wrMultiplier: Number(TIMES) }))),
      now: new Date(NOON),
    })
    expect(put.ok).toBe(true)
  })

  test('whatever happens in whatever order, wallet and bonus are what they should be', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 40 }), async (moves) => {
        now = NOON
        const player = await aBonusPlayer(db(), { clock, funds: 300n })
        const model = new Model(300n, clock)
        for (const it of moves) await make(it, player, model)
      }),
      { numRuns: 40 },
    )
    expect((await ledgerCheck(db())).differences).toEqual([])
  })

  async function make(it: Move, player: BonusPlayer, model: Model): Promise<void> {
    now += 1_000
    if (it.do === 'bet') await betBoth(it, player, model)
    else if (it.do === 'win' || it.do === 'takeBack') await afterBet(it, player, model)
    else if (it.do === 'claim') await claimBoth(GIFTS[it.gift] ?? '', player, model)
    else if (it.do === 'forfeit') {
      const running = model.running()
      if (running) {
        expect(await player.forfeit(running.id)).toBeNull()
        model.end(running, 'FORFEITED')
      }
    } else if (it.do === 'wait') now += it.days * DAY
    else {
      await endDueBonuses({ db: db(), clock })
      endPast(model)
    }
    await compare(player, model)
  }

  async function betBoth(it: Move & { do: 'bet' }, player: BonusPlayer, model: Model) {
    const name = `r${it.round}`
    const known = model.rounds.find((other) => other.name === name)
    const of: Round = known ?? {
      ...{ name, game: it.game, isOpen: true, stake: 0n, share: 0n, paid: 0n },
      ...{ bonus: null, bets: [] },
    }
    const reference = randomUUID()
    const refusal = await player.bet(BigInt(it.minor), { round: name, reference, game: of.game })
    expect(refusal === null, `${refusal}`).toBe(model.bet(of, BigInt(it.minor), reference))
    if (!known && of.bets.length > 0) model.rounds.push(of)
  }

  async function afterBet(
    it: Move & { do: 'win' | 'takeBack' },
    player: BonusPlayer,
    model: Model,
  ) {
    const of = model.rounds.find((other) => other.name === `r${it.round}`)
    if (!of) return
    const { name, game } = of
    if (it.do === 'win') {
      const { closes } = it
      const refusal = await player.win(BigInt(it.minor), { round: name, game, closes })
      expect(refusal === null, `${refusal}`).toBe(model.win(of, BigInt(it.minor), closes))
      return
    }
    const bet = of.bets[it.bet]
    if (!bet || bet.isBack) return
    const refusal = await player.takeBack(bet.reference, { round: name, game })
    expect(refusal === null, `${refusal}`).toBe(model.takeBack(of, bet))
  }

  async function claimBoth(gift: string, player: BonusPlayer, model: Model) {
    const isFree = model.running() === null && !model.bonuses.some((it) => it.gift === gift)
    const claim = await player.claim(gift)
    expect(typeof claim !== 'string', String(claim)).toBe(isFree)
    if (typeof claim === 'string') return
    endPast(model)
    const endsAt = now + 60 * DAY
    model.bonuses.push({ id: claim.id, gift, done: 0n, state: 'ACTIVATED', endsAt })
    model.bonusMoney = GRANTED
  }

  function endPast(model: Model): void {
    const past = model.bonuses.find((it) => it.state === 'ACTIVATED' && it.endsAt <= now)
    if (past) model.end(past, 'EXPIRED')
  }

  async function compare(player: BonusPlayer, model: Model): Promise<void> {
    expect(await player.wallet()).toEqual({ main: model.main, bonus: model.bonusMoney })
    for (const { id, done, state } of model.bonuses) {
      expect(await player.bonus(id)).toMatchObject({ done, state, required: GRANTED * TIMES })
    }
  }
})
