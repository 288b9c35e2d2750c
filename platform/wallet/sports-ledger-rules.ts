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
             sum(case type when 'WIN' then amount when 'WIN_VOID' then -amount else 0 end) as payout,
             sum(case type when 'CASHOUT' then amount when 'CASHOUT_VOID' then -amount else 0 end) as cash_out,
             sum(case when type = 'BET_VOID' then amount when type = 'BET' and reverses is not null then -amount
                   else 0 end) as refund
      from platform.ledger_transaction where category = 'SPORTS' and round_ref is not null
      group by player_id, provider, round_ref) t
      on t.player_id = b.player_id and t.provider = b.provider and t.round_ref = b.bet_ref
    where (t.stake = b.stake and t.payout = b.payout_paid and t.cash_out = b.cash_out_paid
           and t.refund = b.refund_paid) is not true`,
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
