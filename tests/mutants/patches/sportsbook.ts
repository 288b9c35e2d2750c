import type { Mutant } from '../mutant.ts'

const SPORTS = 'platform/db/functions/sportsbook.sql'
const FREE_BET_API = 'tests/integration/api/free-bets.test.ts'
const LEDGER = 'tests/integration/ledger/sports-bets.test.ts'
const BONUS_LEDGER = 'tests/integration/ledger/sports-bonuses.test.ts'
const API = 'tests/integration/api/sportsbook.test.ts'
const BOOSTS = 'sandbox/sportsbook/boosts.test.ts'
const BUILDER = 'sandbox/sportsbook/bet-builder.test.ts'

/** Bets of sportsbooks: what is due, what is taken back, and what stays refused. */
export const SPORTSBOOK: readonly Mutant[] = [
  {
    name: 'a payout that is reversed is forgotten by the limits',
    file: SPORTS,
    find: '    PERFORM platform.count_sports(b, 0, part, paid.created_at, at);\n',
    replace: '',
    killedBy: [`${LEDGER} › a reversed win counts in the period that it was paid in`],
  },
  {
    name: 'a payout is counted after its row is written',
    file: SPORTS,
    find: `    PERFORM platform.count_sports(b, 0, -part, NULL, now_at);
    PERFORM platform.book_sports(b, platform.id_beside(tx, 3), 'WIN', part, NULL, ref || 3, now_at);`,
    replace: `    PERFORM platform.book_sports(b, platform.id_beside(tx, 3), 'WIN', part, NULL, ref || 3, now_at);
    PERFORM platform.count_sports(b, 0, -part, NULL, now_at);`,
    killedBy: [`${LEDGER} › the first movement of a bet in a day is counted once`],
  },
  {
    name: 'a void before its bet leaves no mark',
    file: SPORTS,
    find: "VALUES (prov, ref, 'TRANSACTION_REVERSED', at)",
    replace: "VALUES (prov, ref || '?', 'TRANSACTION_REVERSED', at)",
    killedBy: [
      `${API} › arrive in any order: unknown, older, repeated, contradicting, above what it may pay`,
    ],
  },
  {
    name: 'an id that was refused is taken at the next try',
    file: SPORTS,
    find: '    UPDATE platform.sports_bet_id SET refused = why\n',
    replace: '    DELETE FROM platform.sports_bet_id\n',
    killedBy: [`${API} › an id is one bet of one player, accepted or refused permanently`],
  },
  {
    name: 'an excluded player stakes again',
    file: SPORTS,
    find: 'IF refund < b.refund_due AND NOT EXISTS',
    replace: 'IF false AND NOT EXISTS',
    killedBy: [
      `${API} › settle without a session, also for excluded players, who cannot stake again`,
    ],
  },
  {
    name: 'what was returned and is staked again is left out',
    file: SPORTS,
    find: 'taken := b.refund_paid - refund;',
    replace: 'taken := 0;',
    killedBy: [
      `${LEDGER} › a bet that is won, corrected and won again leaves rows of every kind and each account unchanged`,
    ],
  },
  {
    name: 'two messages of a bet are decided on the same state',
    file: SPORTS,
    find: `IF b.revision IS DISTINCT FROM (p->>'fromRevision')::int THEN`,
    replace: 'IF false THEN',
    killedBy: [`${LEDGER} › of two concurrent messages the later revision stays`],
  },
  {
    name: 'a bet may pay more than a sportsbook may',
    file: SPORTS,
    find: `(p->>'potentialPayout')::bigint > session.payout_max`,
    replace: 'false',
    killedBy: [`${API} › bounds of stake and payout, the currency, and the balance`],
  },
  {
    name: 'what a free bet wins counts as own play',
    file: SPORTS,
    find: '  IF b.free_bet_id IS NULL THEN PERFORM platform.count_play(',
    replace: '  IF true THEN PERFORM platform.count_play(',
    killedBy: [
      `${LEDGER} › a free bet pays what it wins, and a void returns it: rows of every kind, and no real-money sum`,
    ],
  },
  {
    name: 'the stake of a free bet is own money of the player',
    file: SPORTS,
    find: "CASE WHEN is_free AND what IN ('BET', 'BET_VOID') THEN 'H:BONUS' ELSE 'MAIN' END",
    replace: "'MAIN'",
    killedBy: [
      `${LEDGER} › a free bet pays what it wins, and a void returns it: rows of every kind, and no real-money sum`,
    ],
  },
  {
    name: 'a free bet is used twice',
    file: SPORTS,
    find: 'WHERE v.player_id = player AND v.bet_id IS NULL AND v.ended_at',
    replace: 'WHERE v.player_id = player AND v.ended_at',
    killedBy: [`${LEDGER} › of concurrent bets with one free bet one is accepted`],
  },
  {
    name: 'a free bet that was used again is in its first bet too',
    file: SPORTS,
    find: 'v.id = b.free_bet_id AND v.bet_id <> b.id) THEN',
    replace: 'v.id = b.free_bet_id AND false) THEN',
    killedBy: [
      `${LEDGER} › a free bet returned late has a day left, and a reused one leaves its first bet void`,
    ],
  },
  {
    name: 'a free bet is used below its odds',
    file: SPORTS,
    find: "(p->>'combinedOdds')::numeric < (v.terms->>'minOdds')::numeric",
    replace: 'false',
    killedBy: [`${FREE_BET_API} › is held to its terms: the odds of the whole bet`],
  },
  {
    name: 'a free bet is left to a player who takes a break',
    file: 'platform/db/functions/exclusions.sql',
    find: '  PERFORM platform.end_free_bets(was.id, now_at);\n',
    replace: '',
    killedBy: [`${FREE_BET_API} › ends with a break, and what it has won by then is kept`],
  },
  {
    name: 'a bet with bonus money counts when it is void, too',
    file: SPORTS,
    find: "p->>'state' IN ('SETTLED', 'RESETTLED')",
    replace: "p->>'state' IN ('SETTLED', 'RESETTLED', 'VOIDED')",
    killedBy: [
      `${BONUS_LEDGER} › a void returns each part and counts nothing, and a reopened bet takes each again`,
    ],
  },
  {
    name: 'a settlement that is rolled back stays wagered',
    file: SPORTS,
    find: 'WHEN NOT is_settled THEN -had',
    replace: 'WHEN NOT is_settled THEN 0',
    killedBy: [
      `${BONUS_LEDGER} › a void returns each part and counts nothing, and a reopened bet takes each again`,
    ],
  },
  {
    name: 'bonus money that does not divide is the bonus’s',
    file: SPORTS,
    find: 'floor(amt::numeric * b.bonus_stake / b.stake)',
    replace: 'ceil(amt::numeric * b.bonus_stake / b.stake)',
    killedBy: [
      `${BONUS_LEDGER} › a stake of both is divided, paid in the same parts, and counts when it is won`,
    ],
  },
  {
    name: 'bonus money is staked in a match that outlives it',
    file: SPORTS,
    find: "last_start + interval '6 hours' <= a.expires_at",
    replace: 'last_start <= a.expires_at',
    killedBy: [`${BONUS_LEDGER} › ends in time for the bonus, to the millisecond`],
  },
  {
    name: 'bonus money is sold',
    file: 'platform/sportsbook/change-bets.ts',
    find: 'row.bonus_stake > 0n && cashOuts.length > 0',
    replace: 'false',
    killedBy: [`${BONUS_LEDGER} › cannot be cashed out, with a code of its own`],
  },
  {
    name: 'a bonus ends while a bet with its money is open',
    file: 'platform/db/functions/rewards.sql',
    find: "AND state IN ('OPEN', 'PARTLY_CASHED_OUT', 'REOPENED'))",
    replace: 'AND false)',
    killedBy: [
      `${BONUS_LEDGER} › a bonus without money waits for its open bets, and is active again for a correction`,
    ],
  },
  {
    name: 'what a bonus has lost is taken from its player',
    file: SPORTS,
    find: "side := CASE WHEN gave.went_to = 'H:BONUS' THEN 'H:BONUS' ELSE now_side END;",
    replace: "side := 'MAIN';",
    killedBy: [
      `${BONUS_LEDGER} › of a bonus that was given up meanwhile only the real-money part is the player’s`,
    ],
  },
  {
    name: 'a boosted price is above fair',
    file: 'sandbox/sportsbook/pricing.ts',
    find: 'return ladderBelow(ODDS_ONE / (decided + DECIDED))',
    replace: 'return ladderBelow((ODDS_ONE * 1.03) / (decided + DECIDED))',
    killedBy: [`${BOOSTS} › is at most fair and above the normal one, for every match`],
  },
  {
    name: 'a boosted price may be staked on like any other',
    file: 'sandbox/sportsbook/bets/evaluate-bet.ts',
    find: 'isBoosted ? boostedMaxStake(bounds) : bounds.maxStakeMinor',
    replace: 'bounds.maxStakeMinor',
    killedBy: [
      'sandbox/sportsbook/bets/evaluate-bet.test.ts › has a lower maximum stake, in a combination too',
    ],
  },
  {
    name: 'a bet builder goes on without its void part',
    file: 'sandbox/sportsbook/bet-builder.ts',
    find: 'return results.every((it) => it?.voidFactor === 0) ? WON : VOID',
    replace: 'return results.some((it) => it?.voidFactor === 0) ? WON : VOID',
    killedBy: [`${BUILDER} › the result of a bet builder with one void, the others won`],
  },
  {
    name: 'the result at half time is not told apart in the ends of a match',
    file: 'sandbox/sportsbook/football/match.ts',
    find: 'minute: side === half && at === 0 ? firstHalf : minutes,',
    replace: 'minute: minutes,',
    killedBy: [`${BUILDER} › match the results of simulated matches`],
  },
]
