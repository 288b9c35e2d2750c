import type { Mutant } from '../mutant.ts'

const EXCLUSIONS = 'platform/db/functions/exclusions.sql'
const IDENTITY_MATCHING = 'platform/db/functions/identity-matching.sql'
const REGISTERS = 'platform/registers/ask-register.ts'

/** Breaks, exclusions and the registers of excluded people. */
export const PROTECTION: readonly Mutant[] = [
  {
    name: 'an exclusion is made shorter by a second one',
    file: EXCLUSIONS,
    find: "AND p->>'kind' <> 'REGISTER' AND (ends IS NULL OR ends > was.status_until) THEN NULL;",
    replace: "AND p->>'kind' <> 'REGISTER' THEN NULL;",
    killedBy: [
      'tests/integration/api/exclusions.test.ts › a break never ends earlier than before, for any requests in any order',
    ],
  },
  {
    name: 'an exclusion leaves the sessions open',
    file: EXCLUSIONS,
    find: 'WHERE player_id = was.id AND revoked_at IS NULL;',
    replace: 'WHERE player_id = was.id AND false;',
    killedBy: [
      'tests/integration/api/exclusions.test.ts › ends every session, the game and the next bet at once, and is on record with the text shown',
    ],
  },
  {
    name: 'a break does not wait for a bet that is being taken',
    file: EXCLUSIONS,
    find: `  PERFORM 1 FROM platform.wallet_account WHERE player_id = owner_id AND account = 'MAIN' FOR UPDATE;
  SELECT * INTO was FROM platform.player WHERE id = owner_id FOR UPDATE;
  IF was.status`,
    replace: `  SELECT * INTO was FROM platform.player WHERE id = owner_id FOR UPDATE;
  IF was.status`,
    needsPostgres: true,
    killedBy: [
      'tests/integration/api/exclusions.test.ts › an exclusion waits for anyone who holds the wallet: a bet in progress ends before it',
    ],
  },
  {
    name: 'marketing goes on after an exclusion',
    file: EXCLUSIONS,
    find: 'UPDATE platform.subscription SET enabled = false, changed_at = now_at',
    replace: 'UPDATE platform.subscription SET changed_at = now_at',
    killedBy: [
      'tests/integration/api/exclusions.test.ts › lasts whole months of the market, and switches marketing off permanently',
    ],
  },
  {
    name: 'an exclusion leaves the bonus',
    file: EXCLUSIONS,
    find: "  PERFORM platform.end_bonuses(was.id, p->>'kind', (p->>'id')::uuid, now_at);",
    replace: '',
    killedBy: ['tests/integration/api/rewards.test.ts › ends with a break, in the same moment'],
  },
  {
    name: 'a register ends an exclusion of the player’s own',
    file: EXCLUSIONS,
    find: `  DELETE FROM platform.register_exclusion WHERE player_id = owner_id;
  UPDATE platform.player`,
    replace: '  UPDATE platform.player',
    killedBy: [
      'tests/integration/api/registers.test.ts › who also self-excludes is not released by any register',
    ],
  },
  {
    name: 'a player plays while the register is silent',
    file: REGISTERS,
    find: "if (answer.kind === 'UNAVAILABLE') return refuse('REGISTER_UNAVAILABLE')",
    replace: "if (answer.kind === 'UNAVAILABLE') return ok(null)",
    killedBy: ['tests/integration/api/registers.test.ts › an unavailable register'],
  },
  {
    name: 'a word of the register holds for ever',
    file: REGISTERS,
    find: "return last?.answer === 'CLEAR' && age >= 0 && age < WORD_HOLDS_MS",
    replace: "return last?.answer === 'CLEAR' && age >= 0",
    killedBy: [
      'tests/integration/api/registers.test.ts › is looked up before a game when the last answer is too old, and not before',
    ],
  },
  {
    name: 'a word of the register from the future holds',
    file: REGISTERS,
    find: "return last?.answer === 'CLEAR' && age >= 0 && age < WORD_HOLDS_MS",
    replace: "return last?.answer === 'CLEAR' && age < WORD_HOLDS_MS",
    killedBy: [
      'tests/integration/api/registers.test.ts › an answer dated in the future is not used',
    ],
  },
  {
    name: 'who was listed while at a game plays on',
    file: REGISTERS,
    find: `    await exclude(deps, player, { register, until: answer.until })
    return 'EXCLUDED'`,
    replace: `    return 'EXCLUDED'`,
    killedBy: [
      'tests/integration/api/registers.test.ts › while at a game is found by the next background check, and excluded as usual',
    ],
  },
  {
    name: 'an account like one that was excluded plays',
    file: IDENTITY_MATCHING,
    find: "UPDATE platform.player SET status = 'RESTRICTED' WHERE id = owner_id;",
    replace: '',
    killedBy: [
      'tests/integration/api/same-person.test.ts › that makes a player similar to an excluded person holds the account, and is undone by a decision',
    ],
  },
]
