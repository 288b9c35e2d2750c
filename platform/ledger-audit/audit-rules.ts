/**
 * Invariants of the checked wallets, each as a query for violations: (player_id, subject, found). `$1`: players with
 * wallet movements since the last check, `$2`: the moment from which the outbox is read again.
 */
export const RULES_OF_MOVED: Readonly<Record<string, string>> = {
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
export const RULES_OF_WALLETS: Readonly<Record<string, string>> = {
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
export const RULES_OF_ALL: Readonly<Record<string, string>> = {
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
export const RULES_OF_OPEN: Readonly<Record<string, string>> = {
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
