import type { Locale } from '#app/market/locale.ts'
import {
  type BetBonusWord,
  betBonusWord,
  type FreeBetWord,
  freeBetWord,
} from '#app/rewards/bet-words.ts'
import { fromApiSum } from '#contracts/money.ts'
import type { DepositReason } from '#contracts/player-api/deposit-words.ts'
import type { Transaction } from '#contracts/player-api/v1.ts'
import { formatMoney, isCurrency } from '#markets/currencies.ts'
import { dateWriter } from '#markets/dates.ts'
import { addDays, localDay } from '#markets/local-moment.ts'

export type TransactionRow = {
  /** The reference; prefixed with the provider's name if the provider issued it, as it is unique only there. */
  id: string
  reference: string
  type: Transaction['type']
  category: Transaction['category']
  status: Transaction['status']
  /** The text of a bonus money row; null for all others. */
  bonus: BonusWord | null
  /** The game of a bet or win, if it is in the catalogue. */
  game: string | null
  /** The id of its round, or of its bet with a sportsbook, for its page. */
  round: string | null
  isBet: boolean
  time: string
  at: string
  /** ISO day in the visitor's time zone, and its formatted label. */
  day: string
  dayLabel: { kind: 'today' } | { kind: 'yesterday' } | { kind: 'date'; text: string }
  direction: Direction
  /** Signed and formatted. */
  amount: string
  /** Null where no money moved. */
  balanceAfter: string | null
  /** A deposit that has moved no money: its status as text, and whether it has a page for this player. */
  attempt: { note: string; hasPage: boolean } | null
}

type RowOptions = {
  locale: Locale
  timeZone: string
  now: number
  games: ReadonlyMap<string, string>
  /** The status of an unpaid deposit as text. */
  noteOf: (note: AttemptNote) => string
  /** Whether the player may open the page of a deposit. */
  opensDeposits: boolean
}

/**
 * Texts are formatted on the server, not in the browser: different versions of time zone data would break hydration.
 */
export function toTransactionRows(
  transactions: readonly Transaction[],
  options: RowOptions,
): TransactionRow[] {
  const { locale, timeZone, now, games } = options
  const longDay = dateWriter(locale, timeZone, { dateStyle: 'full' })
  const clock = dateWriter(locale, timeZone, { timeStyle: 'short' })
  const today = localDay(now, timeZone)
  const labelOf = (day: string, at: number): TransactionRow['dayLabel'] => {
    if (day === today) return { kind: 'today' }
    if (day === addDays(today, -1)) return { kind: 'yesterday' }
    return { kind: 'date', text: longDay(at) }
  }
  return transactions.flatMap((transaction) => {
    const at = Date.parse(transaction.transactionDate)
    // A row without a day cannot be listed by day.
    if (Number.isNaN(at)) return []
    const day = localDay(at, timeZone)
    return {
      ...toRow(transaction, locale),
      attempt: attemptOf(transaction, options),
      game: games.get(transaction.gameId ?? '') ?? null,
      time: clock(at),
      day,
      dayLabel: labelOf(day, at),
    }
  })
}

const SIGNS: Readonly<Record<Direction, string>> = { in: '+', out: '-', none: '' }

function toRow(
  transaction: Transaction,
  locale: Locale,
): Omit<TransactionRow, 'game' | 'time' | 'day' | 'dayLabel' | 'attempt'> {
  const isAttempt = transaction.attempt !== undefined
  const direction = isAttempt ? 'none' : directionOf(transaction)
  const { provider, roundId, referenceId, betId } = transaction
  const currency = isCurrency(transaction.currency) ? transaction.currency : locale.market.currency
  const minor = fromApiSum(Math.abs(transaction.amount))
  const money = (amount: bigint) => formatMoney(amount, currency, locale.language)
  return {
    id: provider ? `${provider}:${referenceId}` : referenceId,
    reference: referenceId,
    round: betId ?? (provider && roundId ? `${provider}:${roundId}` : null),
    isBet: betId !== undefined,
    type: transaction.type,
    category: transaction.category,
    status: transaction.status,
    bonus: bonusWordOf(transaction),
    at: new Date(transaction.transactionDate).toISOString(),
    direction,
    amount: `${SIGNS[direction]}${money(minor)}`,
    balanceAfter: isAttempt ? null : money(fromApiSum(transaction.balanceAfterTransaction)),
  }
}

/** The status of a deposit without money: keys of `deposit:told`. */
export type AttemptNote =
  | ('waiting' | 'pending' | 'cancelled' | 'declined' | 'expired' | 'notTaken')
  | ('givenBack' | 'givenBackAmount' | 'givenBackAccount' | 'chargedBack')

const BY_STATUS: Readonly<Partial<Record<Transaction['status'], AttemptNote>>> = {
  WAITING_INPUT: 'waiting',
  PENDING: 'pending',
  CANCELLED: 'cancelled',
  REVERTED: 'givenBack',
}
const BY_REASON: Readonly<Partial<Record<string, AttemptNote>>> = {
  EXPIRED: 'expired',
  PROVIDER_REFUSED: 'notTaken',
  AMOUNT_DIFFERS: 'givenBackAmount',
  ACCOUNT_BLOCKED: 'givenBackAccount',
  CHARGED_BACK: 'chargedBack',
} satisfies Partial<Record<DepositReason, AttemptNote>>

/** The note of an unpaid deposit (BNK-03): its reason where it has one, else its status. */
export function attemptNote({
  status,
  attempt,
}: Pick<Transaction, 'status' | 'attempt'>): AttemptNote {
  return BY_REASON[attempt?.reason ?? ''] ?? BY_STATUS[status] ?? 'declined'
}

function attemptOf(
  transaction: Transaction,
  { noteOf, opensDeposits }: RowOptions,
): TransactionRow['attempt'] {
  if (transaction.attempt === undefined) return null
  return { note: noteOf(attemptNote(transaction)), hasPage: opensDeposits }
}

type Direction = 'in' | 'out' | 'none'

/** Direction of the money, by the row's type; other types by the sign of their amount. */
const BY_TYPE: Readonly<Partial<Record<Transaction['type'], Direction>>> = {
  BET: 'out',
  BET_VOID: 'in',
  CASHOUT: 'in',
  CASHOUT_VOID: 'out',
  DEPOSIT: 'in',
  LOSS: 'out',
  WIN: 'in',
  WIN_VOID: 'out',
  WITHDRAW: 'out',
  DORMANT: 'out',
  FORFEIT: 'out',
  REVERSAL_DP: 'out',
  REVERSAL_DP_VOID: 'in',
}

/** A direction is shown by a sign and the type's name, never by colour alone. */
export function directionOf(
  row: Pick<Transaction, 'type' | 'amount'> & Partial<Pick<Transaction, 'isFreeBet'>>,
): Direction {
  // The stake of a free bet is the operator's money: it is neither taken from the player nor returned to them.
  const isStake = row.type === 'BET' || row.type === 'BET_VOID'
  if (row.amount === 0 || (row.isFreeBet && isStake)) return 'none'
  return BY_TYPE[row.type] ?? (row.amount < 0 ? 'out' : 'in')
}

/** What happened to bonus money, in players' terms: a key of `account:bonusTypes`. */
type BonusWord =
  | 'received'
  | 'worked'
  | 'lost'
  | 'bet'
  | 'win'
  | 'void'
  | BetBonusWord
  | FreeBetWord

const OF_BONUS: Readonly<Partial<Record<Transaction['type'], BonusWord>>> = {
  DEPOSIT: 'received',
  FORFEIT: 'lost',
  BET: 'bet',
  BET_VOID: 'void',
}

/** Null if it is not bonus money. A win outside any round is a completed wagering requirement. */
export function bonusWordOf(
  row: Pick<Transaction, 'category' | 'type' | 'roundId' | 'betId' | 'isFreeBet'>,
): BonusWord | null {
  if (row.category !== 'BONUS') return null
  if (row.isFreeBet) return freeBetWord(row.type)
  if (row.betId !== undefined) return betBonusWord(row.type)
  if (row.type === 'WIN') return row.roundId ? 'win' : 'worked'
  return OF_BONUS[row.type] ?? null
}
