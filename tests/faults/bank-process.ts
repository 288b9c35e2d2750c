import { randomBytes } from 'node:crypto'
import { sportsBetRequest } from '#contracts/provider-callbacks/sports-wallet.ts'
import { ok } from '#contracts/result.ts'
import { LOST, WON } from '#contracts/sportsbook/words.ts'
import { sportsBoundsOf } from '#markets/stake-rules.ts'
import { createSportsWallet } from '#platform/sportsbook/index.ts'
import { createPoster, createPostQueue } from '#platform/wallet/index.ts'
import type { Posting } from '#platform/wallet/posting.ts'
import { silentLogger } from '#tests/fixtures/silent-logger.ts'
import { aSingle } from '#tests/fixtures/sports-bets.ts'
import { openNamed } from './engine.ts'
import { answerParent } from './killed-process.ts'

export type BankAsk =
  | { kind: 'post'; playerId: string; reference: string; minor: string }
  | { kind: 'bet'; sessionId: string; betId: string; minor: number }
  | { kind: 'settle'; betId: string; minor: number }
  | { kind: 'snapshot' }
export type BankAnswer = { code: string; wrong?: string[] }

/** Posts its parent's requests to the database of its first argument, until it is killed. */
const [where = ''] = process.argv.slice(2)
const db = await openNamed(where)
const postInBatch = createPostQueue({ db })
const post = createPoster({ db, clock: Date.now }, postInBatch)
const sportsWallet = createSportsWallet(
  {
    ...{ db, clock: Date.now, random: randomBytes, logger: silentLogger, postInBatch },
    ...{ providers: {}, openedByFlag: {}, takesRealMoney: () => true },
    boundsOf: async (currency) => sportsBoundsOf(currency),
    requireNotListed: async () => ok(null),
  },
  'context',
)

async function answer(ask: BankAsk): Promise<BankAnswer> {
  if (ask.kind === 'snapshot') return { code: 'OK', wrong: await snapshot() }
  if (ask.kind === 'bet') {
    const { sessionId, betId, minor } = ask
    const request = sportsBetRequest.parse({ sessionId, ...aSingle(betId, minor) })
    const placed = await sportsWallet.placeBet(request)
    if ('invalid' in placed) throw new Error(placed.invalid.field)
    return { code: placed.ok ? 'OK' : placed.refusal }
  }
  if (ask.kind === 'settle') {
    const [settled] = await sportsWallet.changeBets('settle', [
      {
        ...{ betId: ask.betId, revision: 2, cashOuts: [], results: [ask.minor > 0 ? WON : LOST] },
        outcome: { kind: 'SETTLED', payoutMinor: ask.minor },
      },
    ])
    return { code: settled?.isTaken ? 'OK' : (settled?.code ?? '') }
  }
  const minor = BigInt(ask.minor)
  const posted = await post(await toPosting(ask, minor))
  return { code: posted.ok ? 'OK' : posted.refusal }
}

async function toPosting(
  { playerId, reference }: Extract<BankAsk, { kind: 'post' }>,
  minor: bigint,
): Promise<Posting> {
  const common = { playerId, provider: 'bank', reference }
  if (minor > 0n) {
    return {
      ...{ ...common, op: 'CREDIT', type: 'DEPOSIT', house: 'H:PSP', category: 'PAYMENT' },
      amount: { minor, currency: 'EUR' },
    }
  }
  const [game] = await db.query<{ hash: string; game_id: string }>(
    'select hash, game_id from platform.game_session where player_id = $1',
    [playerId],
    { idempotent: true },
  )
  return {
    ...{ ...common, op: 'BET', roundRef: reference, category: 'CASINO' },
    ...{ gameId: game?.game_id ?? '', gameSessionHash: game?.hash ?? '' },
    amount: { minor: -minor, currency: 'EUR' },
  }
}

/** All wallets in one statement: a consistent snapshot. */
async function snapshot(): Promise<string[]> {
  const rows = await db.query<{ found: string }>(
    `select format('%s has %s, its entries %s', a.player_id, a.balance, e.total) as found
     from platform.wallet_account a
     join (select player_id, account, sum(amount) as total from platform.ledger_entry
           group by player_id, account) e using (player_id, account)
     where a.balance <> e.total or a.balance < 0
     union all
     select format('all entries together are %s', sum(amount)) from platform.ledger_entry
     having sum(amount) <> 0`,
    [],
    { idempotent: true },
  )
  return rows.map((it) => it.found)
}

answerParent(answer)
