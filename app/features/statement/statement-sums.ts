import { fromApiSum } from '#contracts/money.ts'
import type { StatementRow } from '#contracts/player-api/statement.ts'

type CategoryTotal = {
  category: StatementRow['category']
  /** Credits and debits, both unsigned, and the number of rows. */
  in: bigint
  out: bigint
  count: number
}

/**
 * Sums up a statement while it is read, whatever its length. Balances and totals come from the same rows as are shown:
 * opening balance, all changes and closing balance agree, whatever is posted meanwhile.
 */
export class StatementSums {
  balance: bigint
  readonly #totals = new Map<StatementRow['category'], CategoryTotal>()

  constructor(openingBalance: number) {
    this.balance = fromApiSum(openingBalance)
  }

  /** The row's change; `balance` is the one after it. */
  add(row: Pick<StatementRow, 'category' | 'change'>): bigint {
    const change = fromApiSum(row.change)
    const total = this.#totals.get(row.category) ?? {
      category: row.category,
      in: 0n,
      out: 0n,
      count: 0,
    }
    if (change < 0n) total.out -= change
    else total.in += change
    total.count += 1
    this.#totals.set(row.category, total)
    this.balance += change
    return change
  }

  /** In order of first appearance. */
  totals(): CategoryTotal[] {
    return [...this.#totals.values()]
  }
}
