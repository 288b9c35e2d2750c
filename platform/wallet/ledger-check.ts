import type { Db } from '../db/db.ts'
import { BONUS_RULES } from './bonus-ledger-rules.ts'
import { SPORTS_RULES } from './sports-ledger-rules.ts'

export type LedgerDifference = { rule: string; playerId: string; subject: string; found: string }

export type LedgerReport = {
  accounts: number
  transfers: number
  differences: LedgerDifference[]
}

/** More violations are not listed: the ledger is broken, and the first ones show where. */
const MAX_PER_RULE = 100

/**
 * Invariants that must hold at every moment, each as a query for violations: (player_id, subject, found). Balances and
 * sequence numbers are recomputed from the transfers alone.
 */
const RULES: Readonly<Record<string, string>> = {
  'balance is the sum of the entries': `
    select a.player_id, a.account as subject,
           format('stored %s, entries %s', a.balance, coalesce(e.total, 0)) as found
    from platform.wallet_account a
    left join (select player_id, account, sum(amount) as total from platform.ledger_entry
               group by player_id, account) e using (player_id, account)
    where a.balance <> coalesce(e.total, 0) or a.balance < 0`,
  'numbers of an account run without gap': `
    select a.player_id, a.account as subject,
           format('stored %s, entries %s, last %s', a.seq, coalesce(e.entries, 0), e.last) as found
    from platform.wallet_account a
    left join (select player_id, account, count(*) as entries, count(distinct seq) as numbers,
                      max(seq) as last from platform.ledger_entry
               where account not like 'H:%' group by player_id, account) e using (player_id, account)
    where a.seq <> coalesce(e.entries, 0) or coalesce(e.numbers, 0) <> coalesce(e.entries, 0)
       or coalesce(e.last, 0) <> coalesce(e.entries, 0)`,
  'every entry continues the one before': `
    select player_id, account || ' #' || seq as subject,
           format('%s after %s and %s', balance_after, before, amount) as found
    from (select player_id, account, seq, amount, balance_after,
                 coalesce(lag(balance_after) over (partition by player_id, account order by seq), 0)
                   as before
          from platform.ledger_entry where account not like 'H:%') e
    where balance_after <> before + amount or balance_after < 0`,
  'every entry belongs to an account of its currency': `
    select e.player_id, e.account as subject, e.currency as found from platform.ledger_entry e
    left join platform.wallet_account a
      on a.player_id = e.player_id and a.account = e.account and a.currency = e.currency
    where e.account not like 'H:%' and a.player_id is null`,
  'a transaction moves what it says': `
    select t.player_id, t.reference as subject,
           format('says %s, moves %s', t.amount, coalesce(l.total, 0)) as found
    from platform.ledger_transaction t
    left join (select player_id, transaction_id, sum(amount) as total, min(currency) as currency
               from platform.ledger_transfer group by player_id, transaction_id) l
      on l.player_id = t.player_id and l.transaction_id = t.id
    where t.amount <> coalesce(l.total, 0) or t.currency <> coalesce(l.currency, t.currency)`,
  'every transfer belongs to a transaction': `
    select l.player_id, l.transaction_id::text as subject, l.amount::text as found
    from platform.ledger_transfer l left join platform.ledger_transaction t
      on t.player_id = l.player_id and t.id = l.transaction_id where t.id is null`,
  'every transaction has its reference once': `
    select coalesce(t.player_id, k.player_id) as player_id, coalesce(t.reference, k.reference) as subject,
           'transaction ' || coalesce(t.id::text, 'missing') || ', reference to '
             || coalesce(k.transaction_id::text, 'nothing') as found
    from platform.ledger_transaction t
    full join (select * from platform.posted_reference where transaction_id is not null) k
      on k.player_id = t.player_id and k.provider = t.provider and k.reference = t.reference
    where k.transaction_id is distinct from t.id`,
  'a round holds the sums of its bets and payouts': `
    select r.player_id, r.provider || ' ' || r.round_ref as subject,
           format('stakes %s of %s, payouts %s of %s', r.stake_total, coalesce(s.stakes, 0),
                  r.payout_total, coalesce(s.payouts, 0)) as found
    from platform.game_round r
    left join (select player_id, provider, round_ref,
                      sum(case type when 'BET' then amount when 'BET_VOID' then -amount else 0 end) as stakes,
                      sum(case when type in ('WIN', 'FORFEIT') then amount else 0 end) as payouts
               from platform.ledger_transaction where round_ref is not null
               group by player_id, provider, round_ref) s using (player_id, provider, round_ref)
    where r.stake_total <> coalesce(s.stakes, 0) or r.payout_total <> coalesce(s.payouts, 0)`,
  'what is locked is the sum of the open withdrawals': `
    select a.player_id, a.currency as subject,
           format('locked %s, open %s', a.balance, coalesce(w.total, 0)) as found
    from platform.wallet_account a
    left join (select player_id, currency, sum(amount) as total from platform.withdrawal
               where settle_tx is null group by player_id, currency) w using (player_id, currency)
    where a.account = 'LOCKED' and a.balance <> coalesce(w.total, 0)`,
  'a withdrawal moves its own amount out once, or back once': `
    select w.player_id, w.id::text as subject,
           format('%s of %s, locked %s, settled %s', w.state, w.amount, l.credit || ' ' || l.amount,
                  s.credit || ' ' || s.amount) as found
    from platform.withdrawal w
    left join platform.ledger_transfer l on l.player_id = w.player_id and l.transaction_id = w.lock_tx
    left join platform.ledger_transfer s on s.player_id = w.player_id and s.transaction_id = w.settle_tx
    where (l.debit = 'MAIN' and l.credit = 'LOCKED' and l.amount = w.amount and l.currency = w.currency)
            is not true
       or (case when w.settle_tx is null then s.amount is null
                else s.debit = 'LOCKED' and s.amount = w.amount
                     and s.credit = case when w.state in ('PAID', 'RETURNED') then 'H:PSP' else 'MAIN' end
                     end) is not true`,
  'what came back of a payout is in the wallet once': `
    select w.player_id, w.id::text as subject,
           format('%s of %s, returned %s, in the ledger %s', w.state, w.amount, w.returned, coalesce(r.total, 0))
             as found
    from platform.withdrawal w
    left join lateral (
      select sum(l.amount) as total, bool_or(t.id = w.return_tx) as has_last, bool_and(l.debit = 'H:PSP' and l.credit = 'MAIN' and l.currency = w.currency) as is_right
      from platform.ledger_transaction t
      join platform.ledger_transfer l on l.player_id = t.player_id and l.transaction_id = t.id
      where t.player_id = w.player_id and t.type = 'REVERSAL' and t.provider = 'cashier'
        and starts_with(t.reference, w.id || ':returned')) r on true
    where coalesce(r.total, 0) <> w.returned or r.is_right = false
       or (w.return_tx is not null and r.has_last is not true)`,
  'a deposit is in the wallet once': `
    select coalesce(d.player_id, t.player_id) as player_id, coalesce(d.id::text, t.reference) as subject,
           format('%s of %s %s, in the ledger %s %s', d.state, d.amount, d.currency, t.amount, t.currency)
             as found
    from platform.deposit d
    full join (select * from platform.ledger_transaction where provider = 'psp' and type = 'DEPOSIT') t
      on t.player_id = d.player_id and t.id = d.transaction_id
    where (d.id is null or d.transaction_id is not null)
      and (d.id::text = t.reference and d.amount = t.amount and d.currency = t.currency
           and d.state in ('PAID', 'REFUNDED', 'CHARGED_BACK')) is not true`,
  'what went back of a deposit left the wallet once, or is owed': `
    select d.player_id, d.id::text as subject,
           format('%s of %s, went back %s, taken %s, owed %s', d.state, d.amount, d.refunded + d.charged_back,
                  coalesce(t.taken, 0), d.owed) as found
    from platform.deposit d
    left join lateral (
      select sum(case type when 'REVERSAL_DP' then amount else -amount end) as taken
      from platform.ledger_transaction
      where player_id = d.player_id and reverses = d.transaction_id
        and type in ('REVERSAL_DP', 'REVERSAL_DP_VOID')) t on true
    where case when d.transaction_id is null then d.owed <> 0
      else coalesce(t.taken, 0) + d.owed <> d.refunded + d.charged_back end`,
  ...BONUS_RULES,
  ...SPORTS_RULES,
  // An instance whose clock is behind counts its last minute into the period that has already started for the others.
  'what limits have counted is what the ledger says': `
    select s.player_id, it.kind || ' ' || p.period as subject,
           format('counted %s, in the ledger %s', it.counted, it.exact) as found
    from platform.limit_state s
    cross join lateral (values
      ('D', s.day_from, s.spent - s.spent_at_day, s.lost - s.lost_at_day),
      ('W', s.week_from, s.spent - s.spent_at_week, s.lost - s.lost_at_week),
      ('M', s.month_from, s.spent - s.spent_at_month, s.lost - s.lost_at_month)) p(period, since, spent, lost)
    cross join lateral platform.limit_ends(p.period, s.time_zone, p.since) ends
    cross join lateral platform.played(s.player_id, p.since, ends) e
    cross join lateral platform.played(s.player_id, p.since - interval '1 minute', ends) wide
    cross join lateral (values ('spend', p.spent, e.spent, wide.spent),
      ('loss', p.lost, e.lost, wide.lost)) it(kind, counted, exact, most)
    where s.counts_play
      and it.counted not between least(it.exact, it.most) and greatest(it.exact, it.most)`,
  'what stops a bet is what limits allow': `
    select s.player_id, 'stops' as subject,
           format('spend %s of %s, loss %s of %s, one bet %s of %s, counted: %s', s.spend_stop, it.spend,
                  s.loss_stop, it.loss, s.loss_most, it.most, s.counts_play) as found
    from platform.limit_state s
    cross join lateral (
      select min(value + at_spent) filter (where kind = 'spend') as spend,
             min(value + at_lost) filter (where kind = 'loss') as loss,
             min(value) filter (where kind = 'loss') as most,
             coalesce(bool_or(kind in ('spend', 'loss') and value is not null), false) as counts
      from (select l.kind, l.value,
              case l.period when 'D' then s.spent_at_day when 'W' then s.spent_at_week else s.spent_at_month end
                as at_spent,
              case l.period when 'D' then s.lost_at_day when 'W' then s.lost_at_week else s.lost_at_month end
                as at_lost
            from platform.player_limit l where l.player_id = s.player_id) l) it
    where s.counts_play <> it.counts
       or (s.counts_play and (s.spend_stop, s.loss_stop, s.loss_most) is distinct from (it.spend, it.loss, it.most))`,
}

/**
 * Recomputes every balance, sequence number, round, bonus and limit usage from the ledger and lists differences;
 * read-only.
 */
export async function ledgerCheck(db: Db): Promise<LedgerReport> {
  const differences: LedgerDifference[] = []
  for (const [rule, sql] of Object.entries(RULES)) {
    const rows = await db.query<{ player_id: string; subject: string; found: string }>(
      `${sql} limit ${MAX_PER_RULE}`,
    )
    for (const { player_id, subject, found } of rows) {
      differences.push({ rule, playerId: player_id, subject, found })
    }
  }
  const [counts] = await db.query<{ accounts: number; transfers: number }>(
    `select (select count(*) from platform.wallet_account)::int as accounts,
            (select count(*) from platform.ledger_transfer)::int as transfers`,
  )
  return { accounts: counts?.accounts ?? 0, transfers: counts?.transfers ?? 0, differences }
}
