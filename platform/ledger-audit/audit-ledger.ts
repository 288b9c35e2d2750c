import type { AuditDifference, LedgerAudit } from '#contracts/reconciliation.ts'
import type { Context } from '../context.ts'
import { newId } from '../wallet/index.ts'
import {
  type AuditPosition,
  findPosition,
  insertCheck,
  selectMoved,
  selectNextWallets,
  selectViolations,
} from './audit-store.ts'

/** Read again each time: an instance whose clock is behind writes outbox rows into a minute that was already read. */
const OVERLAP_MS = 2 * 60_000
/** Outbox rows per check; the rest is read by the next. Ten thousand a minute are more than a busy site has. */
const MAX_NEWS = 10_000
/** Wallets per check in the rotation through all; each is summed from its first entry on. */
const SWEEP = 100
/** Violations kept per rule: the ledger is broken, and the first ones show where. */
const MAX_PER_RULE = 20

/**
 * Checks the ledger while it is being written (R8): every wallet that has moved since the last check by its outbox rows
 * alone, the next hundred of a rotation through all wallets by all their entries, and everything that is open for its
 * job. The cost depends on what has moved, not on what exists. Each rule is one statement, so that it sees one
 * snapshot. Changes nothing; a violation is logged as an error and kept.
 */
export async function auditLedger(
  deps: Pick<Context, 'db' | 'clock' | 'logger'>,
): Promise<LedgerAudit> {
  const { db, clock } = deps
  const now = clock()
  const began = performance.now()
  const place = await findPosition(db)
  // A demo's clock may have been set back.
  const readFrom = Math.min(place?.readUntil.getTime() ?? now, now) - OVERLAP_MS
  const since = new Date(readFrom)
  const moved = await selectMoved(db, { since, limit: MAX_NEWS })
  const swept = await selectNextWallets(db, { after: place?.sweptTo ?? null, limit: SWEEP })
  const all = [...new Set([...moved.players, ...swept])]
  const differences: AuditDifference[] = []
  const hold = async (rules: Readonly<Record<string, string>>, params: readonly unknown[]) => {
    for (const [rule, sql] of Object.entries(rules)) {
      for (const it of await selectViolations(db, { sql, params, limit: MAX_PER_RULE })) {
        differences.push({ rule, playerId: it.player_id, subject: it.subject, found: it.found })
      }
    }
  }
  await hold(RULES_OF_MOVED, [moved.players, since])
  await hold(RULES_OF_WALLETS, [swept])
  await hold(RULES_OF_ALL, [all])
  await hold(RULES_OF_OPEN, [])
  const check: LedgerAudit = {
    madeAt: new Date(now).toISOString(),
    wallets: all.length,
    tookMs: Math.round(performance.now() - began),
    differences,
  }
  await insertCheck(db, newId(now), {
    ...check,
    place: nextPosition({ now, moved, swept, readFrom }),
  })
  for (const it of differences) logViolation(deps, it)
  return check
}

function nextPosition(of: {
  now: number
  moved: { cutAt: Date | null }
  swept: readonly string[]
  readFrom: number
}): AuditPosition {
  const { now, moved, swept, readFrom } = of
  // With more outbox rows than one check takes, the next check reads the rest, and always advances a little.
  const reached =
    moved.cutAt === null ? now : Math.max(moved.cutAt.getTime(), readFrom + 1) + OVERLAP_MS
  return {
    readUntil: new Date(Math.min(reached, now)),
    sweptTo: swept.length === SWEEP ? (swept.at(-1) ?? null) : null,
  }
}

function logViolation(
  { logger }: Pick<Context, 'logger'>,
  { rule, playerId, subject, found }: AuditDifference,
): void {
  logger.error(
    { event: 'books_broken', rule, playerId, subject, found },
    'the ledger audit found a difference',
  )
}

/**
 * Invariants of the checked wallets, each as a query for violations: (player_id, subject, found). `$1`: players with
 * wallet movements since the last check, `$2`: the moment from which the outbox is read again.
 */
const RULES_OF_MOVED: Readonly<Record<string, string>> = {
  'an account stands where its newest entry left it': `
    ${recent()}
    select a.player_id, a.account as subject,
           format('stored %s #%s, newest entry %s #%s', a.balance, a.seq, e.balance_after, e.seq) as found
    from (select distinct on (player_id, account) player_id, account, seq, balance_after
          from recent order by player_id, account, seq desc) e
    join platform.wallet_account a on a.player_id = e.player_id and a.account = e.account
    where a.balance < 0 or case when a.seq = e.seq then a.balance <> e.balance_after
      -- Written by an instance whose clock is far behind: then the entries themselves say it.
      else a.balance is distinct from (select sum(s.amount) from platform.ledger_entry s
                                       where s.player_id = a.player_id and s.account = a.account) end`,
  'every entry continues the one before': `
    ${recent()}
    select player_id, account || ' #' || seq as subject,
           format('%s #%s after %s #%s and %s', balance_after, seq, before, seq_before, amount) as found
    from (select player_id, account, seq, amount, balance_after,
                 lag(balance_after) over own as before, lag(seq) over own as seq_before
          from recent window own as (partition by player_id, account order by seq)) e
    where seq = seq_before + 1 and balance_after <> before + amount`,
  'a transaction moves what it says, in the currency of the wallet': `
    select t.player_id, t.reference as subject,
           format('says %s %s, moves %s', t.amount, t.currency, coalesce(l.total, 0)) as found
    from (select distinct player_id, transaction_id from platform.outbox
          where player_id = any($1::uuid[]) and created_at >= $2) o
    join platform.ledger_transaction t on t.player_id = o.player_id and t.id = o.transaction_id
    join platform.wallet_account a on a.player_id = t.player_id and a.account = 'MAIN'
    left join lateral (select sum(amount) as total, min(currency) as least, max(currency) as most
                       from platform.ledger_transfer
                       where player_id = t.player_id and transaction_id = t.id) l on true
    where t.amount <> coalesce(l.total, 0) or t.currency <> a.currency
       or t.currency <> l.least or t.currency <> l.most`,
}

/** For the players in `$1`, with recent movements or not. Balances are summed from the first entry on. */
const RULES_OF_WALLETS: Readonly<Record<string, string>> = {
  'balance is the sum of the entries': `
    select a.player_id, a.account as subject,
           format('stored %s %s, entries %s', a.balance, a.currency, coalesce(e.total, 0)) as found
    from platform.wallet_account a
    left join (select player_id, account, currency, sum(amount) as total from platform.ledger_entry
               where player_id = any($1::uuid[]) group by player_id, account, currency) e
      using (player_id, account, currency)
    where a.player_id = any($1::uuid[]) and (a.balance <> coalesce(e.total, 0) or a.balance < 0)`,
}

/** For players in `$1` that are checked for either reason. */
const RULES_OF_ALL: Readonly<Record<string, string>> = {
  'what is locked is the sum of the open withdrawals': `
    select a.player_id, a.currency as subject,
           format('locked %s, open %s', a.balance, coalesce(w.total, 0)) as found
    from platform.wallet_account a
    left join (select player_id, currency, sum(amount) as total from platform.withdrawal
               where player_id = any($1::uuid[]) and settle_tx is null
               group by player_id, currency) w using (player_id, currency)
    where a.player_id = any($1::uuid[]) and a.account = 'LOCKED' and a.balance <> coalesce(w.total, 0)`,
}

/** For everything that is open, which is never much: each needs its job, or nothing would ever complete it. */
const RULES_OF_OPEN: Readonly<Record<string, string>> = {
  'every open deposit has a job': `
    select d.player_id, d.id::text as subject, d.state as found from platform.deposit d
    where d.ask_at is not null
      and not exists (select 1 from platform.job j where j.key = 'deposit:' || d.id)`,
  'every withdrawal that goes on by itself has a job': `
    select w.player_id, w.id::text as subject, w.state as found from platform.withdrawal w
    where w.settle_tx is null and (w.state <> 'REQUESTED' or not w.needs_review)
      and not exists (select 1 from platform.job j where j.key = 'withdrawal:' || w.id)`,
}

/** The entries of these players' outbox rows: every transaction writes to the outbox. */
function recent(): string {
  return `with recent as (
      select l.player_id, e.account, e.amount, e.balance_after, e.seq
      from (select distinct player_id, transaction_id from platform.outbox
            where player_id = any($1::uuid[]) and created_at >= $2) o
      join platform.ledger_transfer l on l.player_id = o.player_id and l.transaction_id = o.transaction_id
      cross join lateral (values (l.debit, -l.amount, l.debit_after, l.debit_seq),
        (l.credit, l.amount, l.credit_after, l.credit_seq)) e(account, amount, balance_after, seq)
      where e.account not like 'H:%')`
}
