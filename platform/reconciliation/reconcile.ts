import type { MovementKind, ReconciliationReport } from '#contracts/reconciliation.ts'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { newId } from '../wallet/index.ts'
import { compareMovements, type Movement, type Window } from './compare-movements.ts'
import { keepReport, selectReports } from './report-store.ts'

type ReconciliationDeps = Pick<Context, 'db' | 'clock' | 'logger'> & {
  provider: Pick<PaymentProvider, 'readMovements'>
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Anything younger may still be in transit between the two. */
const SETTLES_WITHIN_MS = 15 * MINUTE_MS
/** The clocks of the two agree within this. */
const SKEW_MS = 5 * MINUTE_MS
/** Checked again each time: what was late then has arrived by now. */
const OVERLAP_MS = DAY_MS
const FURTHEST_MS = 31 * DAY_MS
/** Of 500 movements each; a list without an end is invalid. */
const MAX_PAGES = 10_000

/**
 * Compares the provider's list of movements with the ledger, from a day back (further, where there was no run since) to
 * a quarter of an hour ago, and stores the differences. Changes no money: staff investigate differences. Rejects where
 * the provider cannot be queried.
 */
export async function reconcile(
  deps: ReconciliationDeps,
  { days }: { days?: number } = {},
): Promise<ReconciliationReport> {
  const { db, clock, logger } = deps
  const now = clock()
  const window: Window = {
    from: days === undefined ? await beginning(deps, now) : now - days * DAY_MS,
    until: now - SETTLES_WITHIN_MS,
  }
  const recent = await selectSince(db, window)
  const firstStart = recent.reduce((first, it) => Math.min(first, it.startedAt), window.from)
  const until = now + SKEW_MS
  let theirs = await readAll(deps, { from: firstStart - SKEW_MS, until })
  const within = (it: Movement) => it.at >= window.from && it.at < window.until
  const others = await selectOthers(db, recent, theirs.filter(within))
  // Totals are compared: of an older payment that only the provider has changed, its earlier movements count, too.
  const earliest = others.reduce((first, it) => Math.min(first, it.startedAt), firstStart)
  if (earliest < firstStart) theirs = await readAll(deps, { from: earliest - SKEW_MS, until })
  const ours: Movement[] = [...recent, ...others]
  const differences = compareMovements(theirs, ours, window)
  const report: ReconciliationReport = {
    madeAt: new Date(now).toISOString(),
    from: new Date(window.from).toISOString(),
    until: new Date(window.until).toISOString(),
    theirs: theirs.filter(within).length,
    ours: ours.filter(within).length,
    differences,
  }
  await keepReport(db, newId(now), report)
  const counted = { event: 'reconciliation', theirs: report.theirs, ours: report.ours }
  if (differences.length === 0) logger.info({ ...counted, differences: 0 }, 'the lists agree')
  else {
    const fields = { ...counted, differences: differences.length, first: differences[0] }
    logger.error(fields, 'the list of the payment provider and the ledger differ')
  }
  return report
}

async function beginning({ db }: ReconciliationDeps, now: number): Promise<number> {
  const [last] = await selectReports(db, 1)
  const since = last ? Date.parse(last.until) - OVERLAP_MS : now - FURTHEST_MS
  return Math.max(now - FURTHEST_MS, Math.min(since, now - OVERLAP_MS))
}

/** Our movements that the provider lists and that did not change lately here. */
async function selectOthers(
  db: Db,
  recent: readonly OwnMovement[],
  theirs: readonly Movement[],
): Promise<OwnMovement[]> {
  const known = new Set(recent.map((it) => it.reference))
  const others = new Set(theirs.map((it) => it.reference).filter((it) => !known.has(it)))
  return selectOf(db, [...others])
}

async function readAll({ provider }: ReconciliationDeps, { from, until }: Window) {
  const all: Movement[] = []
  let after: string | null = null
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { movements, hasMore } = await provider.readMovements({
      from: new Date(from).toISOString(),
      to: new Date(until).toISOString(),
      after,
    })
    for (const { kind, reference, amountMinor, currency, at } of movements) {
      all.push({
        ...{ kind, reference, currency },
        amountMinor: BigInt(amountMinor),
        at: Date.parse(at),
      })
    }
    after = movements.at(-1)?.id ?? null
    if (!hasMore || after === null) return all
  }
  throw new Error('the list of the payment provider has no end')
}

/** With its start: the provider cannot have moved anything before. */
type OwnMovement = Movement & { startedAt: number }

type MovementRow = {
  kind: MovementKind
  reference: string
  amount: bigint
  currency: string
  at: Date
  begun_at: Date
}

/**
 * Ledger movements from and to the payment provider. Amounts and instants are the ledger's own; the rows of deposits
 * and withdrawals give the payment that they belong to. What went back is one movement of each kind, of the total so far,
 * also where a part of it is owed because the wallet was empty.
 */
const MOVEMENTS = `
  with d as (select * from platform.deposit where transaction_id is not null and {{OF}}),
       w as (select * from platform.withdrawal where settle_tx is not null
               and state in ('PAID', 'RETURNED') and {{OF}})
  select 'PAYMENT' as kind, d.id::text as reference, t.amount, t.currency, t.created_at as at,
         d.created_at as begun_at
    from d join platform.ledger_transaction t on t.player_id = d.player_id and t.id = d.transaction_id
  union all
  select 'REFUND', d.id::text, d.refunded, d.currency, d.changed_at, d.created_at from d where d.refunded > 0
  union all
  select 'CHARGE_BACK', d.id::text, d.charged_back, d.currency, d.changed_at, d.created_at
    from d where d.charged_back > 0
  union all
  select 'PAYOUT', w.id::text, t.amount, t.currency, t.created_at, w.requested_at
    from w join platform.ledger_transaction t on t.player_id = w.player_id and t.id = w.settle_tx
  union all
  select 'PAYOUT_RETURN', w.id::text, w.returned, w.currency, w.changed_at, w.requested_at
    from w where w.returned > 0`

/** All that changed since the window began; movements outside the window may be among them. */
function selectSince(db: Db, { from }: Window): Promise<OwnMovement[]> {
  return select(db, 'changed_at >= $1', new Date(from))
}

/** For these deposits and withdrawals, at any time. Ids that are not ours are ignored. */
function selectOf(db: Db, references: readonly string[]): Promise<OwnMovement[]> {
  const ids = references.filter((it) => UUID.test(it))
  return ids.length === 0 ? Promise.resolve([]) : select(db, 'id = any($1::uuid[])', ids)
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

async function select(db: Db, which: string, param: unknown): Promise<OwnMovement[]> {
  const rows = await db.query<MovementRow>(MOVEMENTS.replaceAll('{{OF}}', which), [param], {
    idempotent: true,
  })
  return rows.map(({ kind, reference, amount, currency, at, begun_at }) => ({
    ...{ kind, reference, amountMinor: amount, currency, at: at.getTime() },
    startedAt: begun_at.getTime(),
  }))
}
