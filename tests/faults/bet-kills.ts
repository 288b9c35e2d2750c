import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { payoutOf, type StakedSlip } from '#contracts/sportsbook/slip-return.ts'
import type { OutcomeResult } from '#contracts/sportsbook/words.ts'
import type { Db } from '#platform/db/db.ts'
import { ledgerCheck } from '#platform/wallet/index.ts'
import type { BetAnswer, BetAsk } from './bet-process.ts'
import { type Engine, openNamed } from './engine.ts'
import { KilledProcess } from './killed-process.ts'

export type BetRun = {
  accepted: number
  refused: number
  sold: number
  settled: number
  /** Bets whose stake was bonus money, wholly or in part. */
  withBonus: number
  kills: number
  lostMinor: bigint
  createdMinor: bigint
  differences: string[]
}

const BETTORS = 4
const OWN_MINOR = 100_000
/** Every second player: the own money is less than a stake, so that the first bet is of both. */
const WITH_BONUS = { ownMinor: 300, bonusMinor: 50_000 }
const NOON = Date.parse('2026-11-30T12:01:00Z')
/** The matches of a fast league take nine minutes: a bet is settled within a few looks. */
const STEP_MS = 20_000
const OVER_AFTER_MS = 60 * 60_000

type Bettor = { playerId: string; key: string; openingMinor: bigint }
type Asked = { key: string; betId: string; legs: NonNullable<BetAnswer['legs']>; state: string }

/**
 * Players bet with the book, some with bonus money, and sell bets while the process with platform and book is killed (-9)
 * at random moments, in the middle of acceptance and settlement. At the end every bet that was acknowledged is in the
 * wallet once and has paid what the results of its legs say, every refused one has cost nothing, and there are no others.
 */
export async function killBets(engine: Engine, kills: number): Promise<BetRun> {
  const sportsbook: Sportsbook = new KilledProcess('bet-process.ts', engine.where)
  let now = NOON
  const asked: Asked[] = []
  let [isOver, sold] = [false, 0]
  const bettors: Bettor[] = []
  try {
    await sportsbook.start()
    for (let n = 0; n < BETTORS; n += 1) {
      const has = n % 2 === 0 ? { ownMinor: OWN_MINOR, bonusMinor: 0 } : WITH_BONUS
      const { playerId = '', key = '' } = await sportsbook.insist({ kind: 'open', ...has, now })
      bettors.push({ playerId, key, openingMinor: BigInt(has.ownMinor + has.bonusMinor) })
    }
    const bet = async ({ key }: Bettor, no: number) => {
      for (let n = no; !isOver; n += BETTORS) {
        const { legs = [] } = await sportsbook.insist({ kind: 'pick', n, now })
        if (legs.length === 0) continue
        const it = await decided(sportsbook, () => now, { key, betId: randomUUID(), legs })
        asked.push(it)
        if (it.state !== 'ACCEPTED' || n % 4 !== 0) continue
        const cashOutId = randomUUID()
        const ask = { kind: 'sell', key, betId: it.betId, cashOutId, now } as const
        if ((await sportsbook.insist(ask)).sold === 'ACCEPTED') sold += 1
      }
    }
    const play = async () => {
      while (!isOver) {
        now += STEP_MS
        await sportsbook.insist({ kind: 'turn', now })
      }
    }
    const working = [...bettors.map(bet), play()]
    for (let n = 0; n < kills; n += 1) {
      await wait(100 + Math.random() * 1_500)
      await sportsbook.kill()
      await sportsbook.start()
    }
    // However slow the machine is, there is something to settle.
    while (new Set(acceptedOf(asked).map(({ key }) => key)).size < BETTORS) await wait(20)
    isOver = true
    await Promise.all(working)
    for (let left = OVER_AFTER_MS; left > 0; left -= 10 * STEP_MS) {
      now += 10 * STEP_MS
      await sportsbook.insist({ kind: 'turn', now })
    }
  } finally {
    await sportsbook.kill()
  }
  const accepted = acceptedOf(asked).length
  const end = await atTheEnd(engine, { bettors, asked })
  return { ...end, kills, sold, accepted, refused: asked.length - accepted }
}

const acceptedOf = (asked: readonly Asked[]) => asked.filter((it) => it.state === 'ACCEPTED')

type Sportsbook = KilledProcess<BetAsk, BetAnswer>

/** Asks with the same id until the bet is decided, as the page of the book does. */
async function decided(
  sportsbook: Sportsbook,
  now: () => number,
  bet: { key: string; betId: string; legs: Asked['legs'] },
): Promise<Asked> {
  for (;;) {
    const { placed } = await sportsbook.insist({ kind: 'place', ...bet, now: now() })
    const state = placed?.state ?? 'PENDING'
    // Another bet of the player is not decided yet: this one was never kept.
    const isRefused = placed?.state === 'REFUSED' && placed.refusals[0]?.code === 'BET_PENDING'
    if (state !== 'PENDING' && !isRefused) return { ...bet, state }
    await sportsbook.insist({ kind: 'turn', now: now() })
  }
}

type WalletBet = {
  id: string
  player_id: string
  state: string
  stake: bigint
  bonus_stake: bigint
  paid: bigint
  due: bigint
  sold: bigint
  cash_out: bigint
  terms: string
  results: string | null
}

async function atTheEnd(
  engine: Engine,
  { bettors, asked }: { bettors: readonly Bettor[]; asked: readonly Asked[] },
): Promise<Pick<BetRun, 'settled' | 'withBonus' | 'lostMinor' | 'createdMinor' | 'differences'>> {
  const db = await openNamed(engine.where)
  try {
    const wrong = (await ledgerCheck(db)).differences.map((it) => `${it.rule}: ${it.found}`)
    const bets = new Map((await readBets(db)).map((it) => [it.id, it]))
    for (const { betId, state } of asked) {
      const found = bets.get(betId)
      if (state === 'ACCEPTED' ? !found : found && found.state !== 'VOIDED') {
        wrong.push(`${betId} was answered ${state}, and is ${found?.state ?? 'missing'}`)
      }
    }
    const known = new Set(asked.map((it) => it.betId))
    let off = 0n
    const expected = new Map(bettors.map((it) => [it.playerId, it.openingMinor]))
    for (const it of bets.values()) {
      if (!known.has(it.id)) wrong.push(`${it.id} was never asked for`)
      if (it.paid !== it.due) wrong.push(`${it.id} has paid ${it.paid} of ${it.due}`)
      const should = duesOf(it)
      if (should !== it.due) wrong.push(`${it.id} is ${it.state}: ${it.due}, not ${should}`)
      expected.set(it.player_id, (expected.get(it.player_id) ?? 0n) - it.stake + should)
    }
    for (const [playerId, amount] of expected) {
      const [row] = await db.query<{ balance: bigint }>(
        `select sum(balance)::bigint as balance from platform.wallet_account
         where player_id = $1 and account in ('MAIN', 'BONUS:SPORTS')`,
        [playerId],
      )
      off += amount - (row?.balance ?? 0n)
    }
    const settled = [...bets.values()].filter((it) => it.state === 'SETTLED').length
    const withBonus = [...bets.values()].filter((it) => it.bonus_stake > 0n).length
    const [lostMinor, createdMinor] = [off > 0n ? off : 0n, off < 0n ? -off : 0n]
    return { settled, withBonus, lostMinor, createdMinor, differences: wrong }
  } finally {
    await db.close()
  }
}

/** What the wallet has of each bet, beside the book's own record of it. */
function readBets(db: Db): Promise<WalletBet[]> {
  return db.query<WalletBet>(
    `select s.bet_ref as id, s.player_id, s.state, s.stake, s.bonus_stake,
       s.payout_paid + s.cash_out_paid + s.refund_paid as paid, s.payout_due + s.cash_out_due + s.refund_due as due,
       coalesce((select sum((it->>'stakeMinor')::bigint) from jsonb_array_elements(s.cash_outs) it), 0)::bigint as sold,
       s.cash_out_due as cash_out, b.terms, b.results
     from platform.sports_bet s left join sandbox.book_bet b on b.id = s.bet_ref where s.provider = 'context'`,
  )
}

/** What a bet should have paid, from the results of its legs alone. */
function duesOf({ state, stake, sold, cash_out, terms, results }: WalletBet): bigint {
  if (state === 'VOIDED') return cash_out + stake - sold
  if (state === 'CASHED_OUT') return cash_out
  const of = JSON.parse(terms) as Omit<StakedSlip, 'stakePerLineMinor'> & {
    stakePerLineMinor: number
  }
  const known = JSON.parse(results ?? '[]') as (OutcomeResult | null)[]
  const bet = { ...of, stakePerLineMinor: BigInt(of.stakePerLineMinor) }
  const isLost = known.some((it) => it?.result === 'LOST' && it.voidFactor === 0)
  if (isLost) return cash_out
  const whole = payoutOf(bet, (leg) => {
    const result = known[bet.legs.indexOf(leg)]
    if (!result) throw new Error(`a bet is ${state} without a result`)
    return result
  })
  return cash_out + (whole * (stake - sold)) / stake
}
