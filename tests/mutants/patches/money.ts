import type { Mutant } from '../mutant.ts'

const GAMEPLAY = 'platform/db/functions/gameplay.sql'
const WALLET = 'platform/db/functions/wallet.sql'

/** The ledger: what a posting checks, and which way money goes. */
export const MONEY: readonly Mutant[] = [
  {
    name: 'a posting does not lock the wallet',
    file: WALLET,
    find: `everything that moves money of this player takes it first.
  SELECT * INTO main FROM platform.wallet_account
    WHERE player_id = player AND account = 'MAIN' FOR UPDATE;`,
    replace: `everything that moves money of this player takes it first.
  SELECT * INTO main FROM platform.wallet_account
    WHERE player_id = player AND account = 'MAIN';`,
    needsPostgres: true,
    killedBy: [
      'tests/integration/ledger/wallet.test.ts › twenty copies of one bet at the same moment are one bet',
    ],
  },
  {
    name: 'a reference that was posted is posted again',
    file: WALLET,
    find: `  IF FOUND THEN
    IF known.answer->>'code' <> 'OK'`,
    replace: `  IF FOUND AND false THEN
    IF known.answer->>'code' <> 'OK'`,
    killedBy: [
      'tests/integration/api/gameplay.test.ts › a reference with another payload is refused, with the same it is repeated',
    ],
  },
  {
    name: 'a reference may come again with other content',
    file: WALLET,
    find: `    IF known.request_hash <> p->>'hash' THEN RETURN '{"code":"REFERENCE_CONFLICT"}'; END IF;
    -- An answer`,
    replace: '    -- An answer',
    killedBy: [
      'tests/integration/api/gameplay.test.ts › a reference with another payload is refused, with the same it is repeated',
    ],
  },
  {
    name: 'a bet that was rolled back is answered as though it stood',
    file: WALLET,
    find: 'WHERE player_id = player AND reverses = known.transaction_id) THEN',
    replace: 'WHERE false) THEN',
    killedBy: [
      'tests/integration/api/gameplay.test.ts › an answer is repeated only while it is true',
    ],
  },
  {
    name: 'the references of all providers are one list',
    file: WALLET,
    find: `    WHERE player_id = player AND provider = prov AND reference = ref;
  IF FOUND THEN`,
    replace: `    WHERE player_id = player AND reference = ref;
  IF FOUND THEN`,
    killedBy: [
      'tests/integration/api/wallet-rules.test.ts › references of different providers are independent',
    ],
  },
  {
    name: 'a transfer adds to the account it takes from',
    file: WALLET,
    find: 'SET balance = balance - amt, seq',
    replace: 'SET balance = balance + amt, seq',
    killedBy: [
      'tests/integration/ledger/wallet.test.ts › stays balanced through any order of bets, wins, rollbacks, copies and late arrivals',
    ],
  },
  {
    name: 'a bet that was rolled back is rolled back again',
    file: WALLET,
    find: `WHERE player_id = player AND reverses = original.id) THEN
        RETURN`,
    replace: `WHERE player_id = player AND reverses = original.id) AND false THEN
        RETURN`,
    killedBy: [
      'tests/integration/api/gameplay.test.ts › a bet that is rolled back returns the stake once and is shown as reverted',
    ],
  },
  {
    name: 'a bet that comes after its rollback is taken',
    file: WALLET,
    find: `
      INSERT INTO platform.posted_reference (player_id, provider, reference, request_hash, transaction_id, answer)
        VALUES (player, prov, p->>'betReference', 'reversed', NULL, '{"code":"TRANSACTION_REVERSED"}')
        ON CONFLICT DO NOTHING;`,
    replace: '',
    killedBy: [
      'tests/integration/ledger/wallet.test.ts › a bet that comes after its rollback is refused, at every try',
    ],
  },
  {
    name: 'a round that has ended is paid again',
    file: WALLET,
    find: `    IF r.state <> 'OPEN' THEN RETURN '{"code":"ROUND_CLOSED"}'; END IF;
    UPDATE platform.game_round SET payout_total`,
    replace: '    UPDATE platform.game_round SET payout_total',
    killedBy: [
      'tests/integration/api/wallet-rules.test.ts › has one settlement, also with two instances at once',
    ],
  },
  {
    name: 'a game pays out rounds of another game',
    file: WALLET,
    find: "IF NOT FOUND OR r.game_id <> p->>'ofGame' THEN",
    replace: 'IF NOT FOUND THEN',
    killedBy: [
      'tests/integration/api/gameplay.test.ts › a win or rollback for a round that is not its own is refused',
    ],
  },
  {
    name: 'more is set aside for a withdrawal than there is',
    file: WALLET,
    find: `    IF main.balance < amt THEN RETURN '{"code":"INSUFFICIENT_FUNDS"}'; END IF;
    PERFORM platform.transfer(player, tx, 1, 'MAIN', 'LOCKED', cur, amt);`,
    replace: "    PERFORM platform.transfer(player, tx, 1, 'MAIN', 'LOCKED', cur, amt);",
    killedBy: ['tests/integration/api/withdrawals.test.ts › above the balance is refused'],
  },
  {
    name: 'a session that is idle stakes on',
    file: GAMEPLAY,
    find: `s.expires_at > now_at
           AND s.last_seen_at > now_at - interval '30 minutes'`,
    replace: 's.expires_at > now_at',
    killedBy: [
      'tests/integration/api/gameplay.test.ts › playing keeps the session from idling out, doing nothing does not',
    ],
  },
  {
    name: 'a player who is blocked stakes on',
    file: GAMEPLAY,
    find: "SELECT p.status = 'REGISTERED' AND NOT p.multibrand_suspended AND p.payout",
    replace: 'SELECT NOT p.multibrand_suspended AND p.payout',
    killedBy: [
      'tests/integration/api/gameplay.test.ts › real play ends when the player is blocked, and money on its way still arrives',
    ],
  },
  {
    name: 'a product that was taken away is staked on',
    file: GAMEPLAY,
    find: "WHEN 'VIRTUAL_SPORTS' THEN p.virtual_sports WHEN 'SPORTS' THEN p.sports END",
    replace: 'ELSE true END',
    killedBy: [
      'tests/integration/api/virtuals.test.ts › when the product is switched off, and earlier wins are still paid',
    ],
  },
  {
    name: 'the books can be rewritten',
    file: WALLET,
    find: "  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'PW001';",
    replace: '  RETURN NULL;',
    killedBy: [
      'tests/integration/ledger/wallet.test.ts › what is written in ledger_transfer cannot be changed or removed',
    ],
  },
]
