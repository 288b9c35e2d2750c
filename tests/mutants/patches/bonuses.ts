import type { Mutant } from '../mutant.ts'

const REWARDS = 'platform/db/functions/rewards.sql'
const WALLET = 'platform/db/functions/wallet.sql'

/** Bonus money: when it is staked, what counts, and who ends up with it. */
export const BONUS_MONEY: readonly Mutant[] = [
  {
    name: 'bonus money is staked before own money',
    file: WALLET,
    find: 'cash_portion := least(amt, main.balance);',
    replace: `cash_portion := greatest(0, amt - coalesce((SELECT sum(w.balance) FROM platform.wallet_account w
      WHERE w.player_id = player AND w.account LIKE 'BONUS:%'), 0));`,
    killedBy: [
      'tests/integration/ledger/bonuses.test.ts › is real money as long as that covers it',
    ],
  },
  {
    name: 'a stake of bonus money may be of any height',
    file: REWARDS,
    find: "> (a.terms->>'maxStakeMinor')::bigint THEN",
    replace: "> (a.terms->>'maxStakeMinor')::bigint AND false THEN",
    killedBy: ['tests/integration/ledger/bonuses.test.ts › more than a round may stake'],
  },
  {
    name: 'a bonus that is past its time is staked',
    file: REWARDS,
    find: `    WHERE player_id = player AND vertical = p->>'category' AND state = 'ACTIVATED' AND expires_at > at;`,
    replace: `    WHERE player_id = player AND vertical = p->>'category' AND state = 'ACTIVATED';`,
    killedBy: [
      'tests/integration/ledger/bonuses.test.ts › is refused once the bonus has expired, and retention removes what is left',
    ],
  },
  {
    name: 'every stake counts whole for the wagering',
    file: REWARDS,
    find: 'least((portion * percent + 50) / 100, a.wager_required - a.wager_done)',
    replace: 'least(portion, a.wager_required - a.wager_done)',
    killedBy: [
      'tests/integration/ledger/bonuses.test.ts › takes the rest from the bonus, which counts by the weight of the game',
    ],
  },
  {
    name: 'what does not divide of a payout is bonus money',
    file: WALLET,
    find: 'bonus_portion := floor(amt::numeric * r.bonus_stake / r.stake_total)',
    replace: 'bonus_portion := ceil(amt::numeric * r.bonus_stake / r.stake_total)',
    killedBy: [
      'tests/integration/ledger/bonuses.test.ts › is divided as the round was staked, with the remainder as real money',
    ],
  },
  {
    name: 'a stake that is rolled back stays wagered',
    file: REWARDS,
    find: 'SELECT -counted INTO counts',
    replace: 'SELECT 0 INTO counts',
    killedBy: [
      'tests/integration/ledger/bonuses.test.ts › a rollback returns exactly what was taken, and what it had counted',
    ],
  },
  {
    name: 'what comes back to a bonus that was lost is the player’s',
    file: REWARDS,
    find: "THEN 'BONUS:' || a.vertical ELSE 'H:BONUS' END",
    replace: "THEN 'BONUS:' || a.vertical ELSE 'MAIN' END",
    killedBy: [
      'tests/integration/ledger/bonuses.test.ts › of a forfeited bonus goes to the house and is recorded in the round',
    ],
  },
  {
    name: 'a bonus that is wagered goes to the house',
    file: REWARDS,
    find: "'BONUS:' || a.vertical, 'MAIN', a.currency, won);",
    replace: "'BONUS:' || a.vertical, 'H:BONUS', a.currency, won);",
    killedBy: [
      'tests/integration/ledger/bonuses.test.ts › of a bonus completed meanwhile is real money',
    ],
  },
  {
    name: 'a claim sent twice is two',
    file: REWARDS,
    find: `  IF FOUND THEN
    IF known.campaign_id`,
    replace: `  IF FOUND AND false THEN
    IF known.campaign_id`,
    killedBy: [
      'tests/integration/ledger/bonuses.test.ts › is one claim however often and fast it is sent',
    ],
  },
  {
    name: 'another player’s bonus is forfeited',
    file: REWARDS,
    find: `WHERE player_id = player AND id = (p->>'id')::uuid;
  IF NOT FOUND THEN RETURN platform.forfeit_free_bet`,
    replace: `WHERE id = (p->>'id')::uuid;
  IF NOT FOUND THEN RETURN platform.forfeit_free_bet`,
    killedBy: ['tests/integration/ledger/bonuses.test.ts › of another player’s bonus finds none'],
  },
  {
    name: 'a player has more bonuses than the market allows',
    file: REWARDS,
    find: ">= (m->>'mostEver')::int THEN",
    replace: '< 0 THEN',
    killedBy: ['tests/integration/api/rewards.test.ts › in Sweden there is one bonus, ever'],
  },
  {
    name: 'a bonus is offered while nothing may be advertised',
    file: REWARDS,
    find: 'it.player_id = player AND it.no_marketing_until > at)',
    replace: 'it.player_id = player AND false)',
    killedBy: [
      'tests/integration/api/rewards.test.ts › is nothing while marketing is off; a deposit started with a bonus keeps it',
    ],
  },
  {
    name: 'a bonus stays when its deposit is charged back',
    file: REWARDS,
    find: "platform.end_bonus(a, 'FORFEITED', 'REVERSAL', tx, at);",
    replace: "pg_notify('nobody', a.player_id::text);",
    killedBy: [
      'tests/integration/api/rewards.test.ts › is removed with a deposit that is charged back',
    ],
  },
  {
    name: 'the oldest reward comes first',
    file: 'platform/rewards/read-rewards.ts',
    find: "compare(b.startedAt ?? '', a.startedAt ?? '')",
    replace: "compare(a.startedAt ?? '', b.startedAt ?? '')",
    killedBy: [
      'platform/rewards/reward-rules.test.ts › rewards are sorted by their end, none last, then the newest, then by id',
    ],
  },
]
