/** The rows of bets: those of a free bet are bonus rows of no game. */
const OF_A_BET = `round_ref is not null and (category = 'SPORTS' or (category = 'BONUS' and game_id is null))`

/** Invariants of bets with sportsbooks, each as a query for violations: (player_id, subject, found). */
export const SPORTS_RULES: Readonly<Record<string, string>> = {
  'a bet of a sportsbook has moved what it says, and owes the rest': `
    select coalesce(b.player_id, t.player_id) as player_id, coalesce(b.provider || ' ' || b.bet_ref, t.subject) as subject,
           format('stake %s of %s, paid %s %s %s of %s %s %s', t.stake, b.stake, t.payout, t.cash_out, t.refund,
                  b.payout_paid, b.cash_out_paid, b.refund_paid) as found
    from platform.sports_bet b
    full join (
      select player_id, provider, round_ref, min(provider || ' ' || round_ref) as subject,
             sum(case when type = 'BET' and reverses is null then amount else 0 end) as stake,
             sum(case when type in ('WIN', 'FORFEIT') then amount when type = 'WIN_VOID' then -amount else 0 end) as payout,
             sum(case type when 'CASHOUT' then amount when 'CASHOUT_VOID' then -amount else 0 end) as cash_out,
             sum(case when type = 'BET_VOID' then amount when type = 'BET' and reverses is not null then -amount
                   else 0 end) as refund
      from platform.ledger_transaction where ${OF_A_BET}
      group by player_id, provider, round_ref) t
      on t.player_id = b.player_id and t.provider = b.provider and t.round_ref = b.bet_ref
    where (t.stake = b.stake and t.payout = b.payout_paid and t.cash_out = b.cash_out_paid
           and t.refund = b.refund_paid) is not true`,
  'only what a free bet wins moves money of the player': `
    select t.player_id, t.provider || ' ' || t.round_ref as subject,
           format('%s %s, %s to %s', t.category, t.type, l.debit, l.credit) as found
    from (select * from platform.ledger_transaction where ${OF_A_BET}) t
    join platform.sports_bet b on b.player_id = t.player_id and b.provider = t.provider and b.bet_ref = t.round_ref
    left join platform.ledger_transfer l on l.player_id = t.player_id and l.transaction_id = t.id
    cross join lateral (values (case when b.free_bet_id is not null and t.type in ('BET', 'BET_VOID') then 'H:BONUS'
                          else 'MAIN' end)) it(side)
    where not (b.bonus_stake > 0 and t.category = 'BONUS')
      and (t.category = case when b.free_bet_id is null then 'SPORTS' else 'BONUS' end
           and case when t.type = 'LOSS' then l.amount is null
                 when t.type in ('BET', 'WIN_VOID', 'CASHOUT_VOID') then l.debit = it.side and l.credit = 'H:GGR'
                 else l.debit = 'H:GGR' and l.credit = it.side end) is not true`,
  'bonus money of a bet goes between its bonus, the player and the house': `
    select t.player_id, t.provider || ' ' || t.round_ref as subject,
           format('%s %s, %s to %s', t.category, t.type, l.debit, l.credit) as found
    from (select * from platform.ledger_transaction where ${OF_A_BET} and category = 'BONUS') t
    join platform.sports_bet b on b.player_id = t.player_id and b.provider = t.provider and b.bet_ref = t.round_ref
    left join platform.ledger_transfer l on l.player_id = t.player_id and l.transaction_id = t.id
    where b.bonus_stake > 0
      and case when t.type = 'LOSS' then l.amount is null and b.bonus_stake = b.stake
            when t.type = 'BET' and t.reverses is null then l.debit = 'BONUS:SPORTS' and l.credit = 'H:GGR'
            when t.type in ('BET', 'WIN_VOID') then l.debit in ('BONUS:SPORTS', 'MAIN', 'H:BONUS') and l.credit = 'H:GGR'
            when t.type = 'FORFEIT' then l.debit = 'H:GGR' and l.credit = 'H:BONUS'
            when t.type = 'WIN' then l.debit = 'H:GGR' and l.credit in ('BONUS:SPORTS', 'MAIN')
            else t.type = 'BET_VOID' and l.debit = 'H:GGR' and l.credit in ('BONUS:SPORTS', 'MAIN', 'H:BONUS')
            end is not true`,
  'a bet of a sportsbook has the bonus money that it says': `
    select b.player_id, b.provider || ' ' || b.bet_ref as subject,
           format('stake %s of %s, paid %s of %s, returned %s of %s, lapsed %s of %s', t.stake, b.bonus_stake, t.paid,
                  b.bonus_paid, t.refunded, b.bonus_refunded, t.lapsed, b.bonus_lapsed) as found
    from platform.sports_bet b
    left join lateral (
      select coalesce(sum(case when t.type = 'BET' and t.reverses is null then t.amount end), 0) as stake,
             coalesce(sum(case when t.type in ('WIN', 'FORFEIT') then t.amount when t.type = 'WIN_VOID' then -t.amount end), 0)
               as paid,
             coalesce(sum(case when t.type = 'BET_VOID' then t.amount
                            when t.type = 'BET' and t.reverses is not null then -t.amount end), 0) as refunded,
             coalesce(sum(case when l.credit = 'H:BONUS' then t.amount when o.credit = 'H:BONUS' then -t.amount end), 0)
               as lapsed
      from platform.ledger_transaction t
      left join platform.ledger_transfer l on l.player_id = t.player_id and l.transaction_id = t.id
      left join platform.ledger_transfer o on o.player_id = t.player_id and o.transaction_id = t.reverses
      where t.player_id = b.player_id and t.provider = b.provider and t.round_ref = b.bet_ref and t.category = 'BONUS'
        and b.free_bet_id is null) t on true
    where (t.stake, t.paid, t.refunded, t.lapsed)
            is distinct from (b.bonus_stake, b.bonus_paid, b.bonus_refunded, b.bonus_lapsed)`,
  'a free bet is in one bet, whole, or waits': `
    select coalesce(v.player_id, b.player_id) as player_id, coalesce(v.id, b.free_bet_id)::text as subject,
           format('in the bet %s, by the bets in %s of them: %s of %s', v.bet_id, coalesce(b.bets, 0), b.stake, v.amount)
             as found
    from platform.free_bet v
    full join (select player_id, free_bet_id, min(currency) as currency, max(stake) as stake, min(stake) as least,
                      count(*) filter (where state <> 'VOIDED') as bets,
                      min(id::text) filter (where state <> 'VOIDED') as bet
               from platform.sports_bet where free_bet_id is not null group by player_id, free_bet_id) b
      on b.player_id = v.player_id and b.free_bet_id = v.id
    where (v.id is not null and v.bet_id::text is not distinct from b.bet and coalesce(b.bets, 0) <= 1
           and (b.free_bet_id is null
                or (b.stake = v.amount and b.least = v.amount and b.currency = v.currency))) is not true
       or (v.bet_id is not null and v.ended_at is not null)`,
  'an id of a sportsbook is one bet, taken or refused': `
    select coalesce(i.player_id, b.player_id) as player_id, coalesce(i.bet_ref, b.bet_ref) as subject,
           format('refused %s, bet %s', i.refused, b.id) as found
    from platform.sports_bet_id i
    full join platform.sports_bet b on b.provider = i.provider and b.bet_ref = i.bet_ref
    where (case when i.refused is null then b.player_id = i.player_id else b.id is null end) is not true
       or i.bet_ref is null`,
  'a bet of a sportsbook has the legs and the stake of its kind': `
    select b.player_id, b.provider || ' ' || b.bet_ref as subject, format('%s with %s legs', b.kind, l.legs) as found
    from platform.sports_bet b
    left join lateral (select count(*) as legs from platform.sports_leg l
                       where l.player_id = b.player_id and l.bet_id = b.id) l on true
    where case b.kind when 'SINGLE' then l.legs <> 1 else l.legs < 2 end or b.stake % b.stake_per_line <> 0`,
}
