import { createHash } from 'node:crypto'
import { type Currency, isPayable } from '#contracts/money.ts'
import {
  type BetChange,
  type BetChangeAnswer,
  type BetChangeCall,
  FINAL_CHANGE_REFUSALS,
} from '#contracts/provider-callbacks/sports-wallet.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { type ChangedBet, changeBet } from '#contracts/sportsbook/bet-course.ts'
import { newId } from '../wallet/index.ts'
import {
  type BetRow,
  type ChangeItem,
  refuseBetToCome,
  selectBets,
  selectRefusedIds,
} from './sports-store.ts'
import type { SportsbookDeps } from './sportsbook-deps.ts'

/** Each try reads the bet again: more than these never meet another message of the same bet. */
const MAX_TRIES = 5

/** Their provider will not send them again: staff have to look at the bet. */
const FINAL_CODES: ReadonlySet<string> = new Set(FINAL_CHANGE_REFUSALS)

type Deps = Pick<SportsbookDeps, 'db' | 'clock' | 'logger' | 'postInBatch'>

/**
 * Brings bets to what their provider says of them, one transaction each: an answer for every bet, in the order of the
 * request. Repeating a message changes nothing; a message that is older than what is known is answered with that.
 */
export async function changeBets(
  deps: Deps,
  provider: string,
  { call, changes }: { call: BetChangeCall; changes: readonly BetChange[] },
): Promise<BetChangeAnswer[]> {
  const answers = new Map<string, BetChangeAnswer>()
  let open = changes
  for (let tries = 0; open.length > 0; tries += 1) {
    if (tries === MAX_TRIES) throw new Error(`bets of ${provider} change without end`)
    const betIds = open.map((it) => it.betId)
    const rows = new Map(
      (await selectBets(deps.db, provider, betIds)).map((it) => [it.bet_ref, it]),
    )
    const missing = betIds.filter((it) => !rows.has(it))
    const refusedIds =
      missing.length > 0 ? await selectRefusedIds(deps.db, provider, missing) : new Set<string>()
    const settled = await Promise.all(
      open.map(async (change) => {
        const row = rows.get(change.betId)
        const isRefused = refusedIds.has(change.betId)
        const answer = row
          ? await changeOne(deps, row, change)
          : await answerMissing(deps, { provider, call, change, isRefused })
        if (answer !== 'AGAIN') answers.set(change.betId, answer)
        return { change, answer }
      }),
    )
    open = settled.filter((it) => it.answer === 'AGAIN').map((it) => it.change)
  }
  const inOrder = changes.map(({ betId }) => answers.get(betId) as BetChangeAnswer)
  for (const answer of inOrder) {
    if (answer.isTaken || !FINAL_CODES.has(answer.code)) continue
    const fields = { event: 'bet_change_refused', provider, betId: answer.betId, code: answer.code }
    deps.logger.warn(fields, 'a change of a bet was refused for good')
  }
  return inOrder
}

async function changeOne(
  { clock, postInBatch }: Deps,
  row: BetRow,
  change: BetChange,
): Promise<BetChangeAnswer | 'AGAIN'> {
  const { betId } = change
  const hash = createHash('sha256').update(JSON.stringify(change)).digest('base64url')
  const current = (): BetChangeAnswer => taken(betId, row, row.owed)
  if (change.revision < row.revision) return current()
  if (change.revision === row.revision) {
    return row.change_hash === hash ? current() : refused(betId, 'REFERENCE_CONFLICT')
  }
  const decided = decideChange(row, change)
  if (!decided.ok) return refused(betId, decided.refusal)
  const posted = await postInBatch(
    toChangeItem(row, change, { hash, at: clock(), ...decided.value }),
  )
  if (posted.code === 'CHANGED') return 'AGAIN'
  if (posted.code !== 'OK') return refused(betId, posted.code as RefusalCode)
  const { state } = decided.value
  return taken(betId, { revision: change.revision, state }, BigInt(posted.owed ?? '0'))
}

/** What a change comes to, without the wallet: pure. */
export function decideChange(
  row: Pick<
    BetRow,
    | 'state'
    | 'stake'
    | 'potential_payout'
    | 'cash_outs'
    | 'outcome'
    | 'currency'
    | 'legs'
    | 'free_bet_id'
    | 'bonus_stake'
  >,
  { cashOuts, outcome, results }: Pick<BetChange, 'cashOuts' | 'outcome' | 'results'>,
): Result<ChangedBet, 'BET_STATE_CONFLICT' | 'BONUS_BET_SALE' | 'PAYOUT_OUT_OF_RANGE'> {
  // Bonus money has to be wagered: it does not become own money by a sale.
  if (row.bonus_stake > 0n && cashOuts.length > 0) return refuse('BONUS_BET_SALE')
  const changed = changeBet(
    {
      state: row.state,
      stakeMinor: row.stake,
      course: { cashOuts: row.cash_outs, outcome: row.outcome },
    },
    { cashOuts, outcome },
  )
  // A free bet is not sold: what it is worth is not the player's before it wins.
  const isSale = row.free_bet_id !== null && cashOuts.length > 0
  if (changed === null || isSale || results.length !== row.legs) return refuse('BET_STATE_CONFLICT')
  const { payout, cashOut, refund } = changed.dues
  const currency = row.currency as Currency
  const arePayable = [payout, cashOut, refund].every((it) => isPayable(it, currency))
  const isTooHigh = payout + cashOut > row.potential_payout
  return isTooHigh || !arePayable ? refuse('PAYOUT_OUT_OF_RANGE') : ok(changed)
}

type Missing = {
  provider: string
  call: BetChangeCall
  change: BetChange
  /** Its bet was refused, and always will be. */
  isRefused: boolean
}

/** There is no bet: none is voided for good, and nothing else can happen to it. */
async function answerMissing(
  { db, clock }: Deps,
  { provider, call, change: { betId, revision }, isRefused }: Missing,
): Promise<BetChangeAnswer | 'AGAIN'> {
  if (call !== 'void') return refused(betId, isRefused ? 'BET_REFUSED' : 'UNKNOWN_BET')
  const isMarked =
    isRefused || (await refuseBetToCome(db, { provider, betId, at: new Date(clock()) }))
  // Placed in the meantime: it is voided as every other bet.
  return isMarked ? { isTaken: true, betId, revision, state: null, owedMinor: 0 } : 'AGAIN'
}

function toChangeItem(
  row: BetRow,
  change: BetChange,
  { hash, at, state, events, dues }: ChangedBet & { hash: string; at: number },
): ChangeItem {
  const { revision, cashOuts, outcome, results } = change
  return {
    op: 'SPORTS_CHANGE',
    playerId: row.player_id,
    id: row.id,
    fromRevision: row.revision,
    revision,
    hash,
    txId: newId(at),
    at: String(at),
    state,
    cashOuts,
    outcome,
    payoutDue: dues.payout.toString(),
    cashOutDue: dues.cashOut.toString(),
    refundDue: dues.refund.toString(),
    isLost: events.at(-1) === 'settle' && dues.payout === 0n,
    results,
  }
}

const taken = (
  betId: string,
  { revision, state }: Pick<BetRow, 'revision' | 'state'>,
  owed: bigint,
): BetChangeAnswer => ({ isTaken: true, betId, revision, state, owedMinor: Number(owed) })

const refused = (betId: string, code: RefusalCode): BetChangeAnswer => ({
  isTaken: false,
  betId,
  code,
})
