/** Invariants of bonus money, each as a query for violations: (player_id, subject, found). */
export const BONUS_RULES: Readonly<Record<string, string>> = {
  'bonus money belongs to a bonus that runs': `
    select w.player_id, w.account as subject, format('%s, no bonus runs', w.balance) as found
    from platform.wallet_account w
    where w.account like 'BONUS:%' and w.balance <> 0
      and not exists (select 1 from platform.bonus_assignment a
                      where a.player_id = w.player_id and 'BONUS:' || a.vertical = w.account
                        and a.state = 'ACTIVATED')`,
  'a bonus is granted once': `
    select coalesce(a.player_id, l.player_id) as player_id, coalesce(a.id::text, t.reference) as subject,
           format('granted %s, in the ledger %s', a.granted, l.amount) as found
    from platform.bonus_assignment a
    full join (select * from platform.ledger_transaction
               where provider = 'bonus' and reference like 'grant:%') t
      on t.player_id = a.player_id and t.reference = 'grant:' || a.id
    left join platform.ledger_transfer l on l.player_id = t.player_id and l.transaction_id = t.id
    where (l.debit = 'H:BONUS' and l.credit = 'BONUS:' || a.vertical and l.amount = a.granted
           and l.currency = a.currency) is not true`,
  'what a bonus has counted is what its stakes counted': `
    select a.player_id, a.id::text as subject,
           format('wagered %s of %s, stakes counted %s', a.wager_done, a.wager_required, coalesce(s.counted, 0))
             as found
    from platform.bonus_assignment a
    left join (select player_id, assignment_id, sum(counted) as counted from platform.bonus_progress
               group by player_id, assignment_id) s on s.player_id = a.player_id and s.assignment_id = a.id
    where a.wager_done <> coalesce(s.counted, 0)
       or (a.state = 'COMPLETED') <> (a.wager_done = a.wager_required)`,
  'a stake counts no more than it was, and back what it counted': `
    select s.player_id, s.transaction_id::text as subject,
           format('counted %s of %s %s', s.counted, t.type, t.amount) as found
    from platform.bonus_progress s
    left join platform.ledger_transaction t on t.player_id = s.player_id and t.id = s.transaction_id
    left join platform.bonus_progress b on b.player_id = s.player_id
      and b.assignment_id = s.assignment_id and b.transaction_id = t.reverses
    where s.bet_id is null and (t.category = 'BONUS' and case when t.type = 'BET' then s.counted between 1 and t.amount
             else t.type = 'BET_VOID' and s.counted = -b.counted end) is not true`,
  // A bonus that ended and ran again is exact as long as no other came after it.
  'a bet of a sportsbook counts its bonus stake while it is won or lost': `
    select s.player_id, s.bet_id::text as subject, format('counted %s of %s, %s', s.counted, b.bonus_stake, b.state) as found
    from (select player_id, bet_id, coalesce(p.counted, 0) as counted
          from (select player_id, id as bet_id from platform.sports_bet where bonus_stake > 0) it
          full join (select player_id, bet_id, sum(counted) as counted from platform.bonus_progress
                     where bet_id is not null group by player_id, bet_id) p using (player_id, bet_id)) s
    left join platform.sports_bet b on b.player_id = s.player_id and b.id = s.bet_id
    left join platform.bonus_assignment a on a.player_id = b.player_id and a.id = b.bonus_assignment_id
    where (s.counted between 0 and b.bonus_stake) is not true
       or (a.state = 'ACTIVATED' and b.changed_at < a.expires_at
           and s.counted <> case when b.state in ('SETTLED', 'RESETTLED') then b.bonus_stake else 0 end
           and not exists (select 1 from platform.bonus_assignment o
                           where o.player_id = a.player_id and o.vertical = a.vertical and o.created_at > a.created_at))`,
  'a round holds the bonus money that was staked in it': `
    select r.player_id, r.provider || ' ' || r.round_ref as subject,
           format('bonus stake %s of %s', r.bonus_stake, coalesce(s.staked, 0)) as found
    from platform.game_round r
    left join (select player_id, provider, round_ref,
                      sum(case type when 'BET' then amount when 'BET_VOID' then -amount else 0 end) as staked
               from platform.ledger_transaction
               where round_ref is not null and category = 'BONUS'
               group by player_id, provider, round_ref) s using (player_id, provider, round_ref)
    where coalesce(r.bonus_stake, 0) <> coalesce(s.staked, 0)`,
  'a deposit has its bonus once, or a reason': `
    select d.player_id, d.id::text as subject,
           format('on top %s, bonus %s, refused %s', d.bonus_amount, a.granted, d.bonus_refusal) as found
    from platform.deposit d
    left join platform.bonus_assignment a on a.player_id = d.player_id and a.deposit_id = d.id
    where d.bonus_amount is distinct from a.granted
       or (d.transaction_id is not null and d.bonus_id is not null
           and (d.bonus_amount is null) = (d.bonus_refusal is null))`,
}
