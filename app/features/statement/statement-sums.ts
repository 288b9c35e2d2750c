import { fromApiSum } from '#contracts/money.ts'
import type { StatementRow } from '#contracts/player-api/statement.ts'

type CategoryTotal = {
  category: StatementRow['category']
  /** What came in and what went out, both without a sign, and how many rows that were. */
  in: bigint
  out: bigint
  count: number
}

/**
 * Adds a statement up while it is read, whatever its length. Balances and totals come from the same rows as are
 * shown: opening, all changes, closing fit together whatever is posted meanwhile.
 */
export class StatementSums {
  balance: bigint
  readonly #totals = new Map<StatementRow['category'], CategoryTotal>()

  constructor(openingBalance: number) {
    this.balance = fromApiSum(openingBalance)
  }

  /** What the row changed; `balance` is then the one after it. */
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

  /** In the order in which they first came. */
  totals(): CategoryTotal[] {
    return [...this.#totals.values()]
  }
}
