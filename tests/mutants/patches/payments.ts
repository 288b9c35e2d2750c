import type { Mutant } from '../mutant.ts'

const DEPOSITS = 'platform/db/functions/deposits.sql'
const WITHDRAWALS = 'platform/db/functions/withdrawals.sql'
const SETTLE = 'platform/deposits/settle-deposit.ts'
const REPORT = 'platform/deposits/deposit-report.ts'

/** Money in and out, and what the payment provider says. */
export const PAYMENTS: readonly Mutant[] = [
  {
    name: 'a deposit is credited although a break has started meanwhile',
    file: DEPOSITS,
    find: "IF jsonb_typeof(p->'credit') = 'object' AND NOT EXISTS (",
    replace: 'IF false AND NOT EXISTS (',
    killedBy: [
      'tests/integration/api/deposits.test.ts › a break that starts between the check and the credit is detected at the posting',
    ],
  },
  {
    name: 'the form of a deposit sent twice is two deposits',
    file: DEPOSITS,
    find: `  IF FOUND THEN
    IF known.request_hash`,
    replace: `  IF FOUND AND false THEN
    IF known.request_hash`,
    killedBy: [
      'tests/integration/api/deposits.test.ts › the same form twice is one deposit, with different content it is refused',
    ],
  },
  {
    name: 'who has proved nothing pays in without an end',
    file: DEPOSITS,
    find: "IF total > (p->>'mostUnproved')::bigint THEN",
    replace: 'IF false THEN',
    killedBy: [
      'tests/integration/ledger/limits.test.ts › deposits of a player without documents do not exceed the legal sum together',
    ],
  },
  {
    name: 'a deposit begins beside forms that leave it no room',
    file: DEPOSITS,
    find: 'IF forms > 0 AND (total',
    replace: 'IF false AND (total',
    killedBy: [
      'tests/integration/api/pending-deposits.test.ts › uses up no limit: the provider cancels it where a new deposit does not fit beside it',
    ],
  },
  {
    name: 'an open form counts past no lowered limit',
    file: 'platform/deposits/deposit-store.ts',
    find: 'it.used + platform.open_forms($1) > it.value',
    replace: 'it.used > it.value',
    killedBy: [
      'tests/integration/api/pending-deposits.test.ts › of a player who has lowered the limit since',
    ],
  },
  {
    name: 'an open form uses up what a player without documents may deposit',
    file: 'platform/deposits/deposit-store.ts',
    find: "state in ('CREATED','PENDING','PAID')`",
    replace: "state in ('CREATED','WAITING','PENDING','PAID')`",
    killedBy: [
      'tests/integration/api/deposits.test.ts › an unverified player deposits up to the legal sum, also with many forms at once',
    ],
  },
  {
    name: 'an older word of the provider counts',
    file: REPORT,
    find: 'return isNewer && !comesAgain ?',
    replace: 'return !comesAgain ?',
    killedBy: ['platform/deposits/deposit-report.test.ts › an older chargeback'],
  },
  {
    name: 'a word of the provider gives money for a second time',
    file: REPORT,
    find: 'return isNewer && !comesAgain ?',
    replace: 'return isNewer ?',
    killedBy: ['platform/deposits/deposit-report.test.ts › a dispute that was won'],
  },
  {
    name: 'a chargeback in part takes all of a deposit',
    file: REPORT,
    find: 'chargedBack: BigInt(report.chargedBackMinor ?? whole',
    replace: 'chargedBack: BigInt(whole',
    killedBy: ['platform/deposits/deposit-report.test.ts › a part, whatever the state is called'],
  },
  {
    name: 'another amount than was asked for is kept',
    file: SETTLE,
    find: 'if (!isSameMoney(deposit, report)) {',
    replace: 'if (false) {',
    killedBy: [
      'tests/integration/api/deposits.test.ts › an amount other than the requested one is refunded in full',
    ],
  },
  {
    name: 'the money of an excluded player is kept',
    file: SETTLE,
    find: 'if (!player || !mayHoldSession(player.status)) {',
    replace: 'if (!player) {',
    killedBy: [
      'tests/integration/api/deposits.test.ts › a player excluded meanwhile is refunded, also when the provider is unavailable at first',
    ],
  },
  {
    name: 'an event of the provider comes again with other content',
    file: 'platform/psp/inbox.ts',
    find: 'if (kept.body_hash !== bodyHash && kept.body_hash !== hashOf(withoutTotals(event))) {',
    replace: 'if (kept.body_hash === null) {',
    killedBy: [
      'tests/integration/api/deposits.test.ts › forged, unknown, and the same id with different content: nothing is posted',
    ],
  },
  {
    name: 'a chargeback takes more than there is',
    file: DEPOSITS,
    find: 'moved := least(had, change);',
    replace: 'moved := change;',
    killedBy: [
      'tests/integration/api/deposits.test.ts › charged back: the money is debited as far as it is available, and the shortfall is on record',
    ],
  },
  {
    name: 'a withdrawal sent twice is two',
    file: WITHDRAWALS,
    find: `    WHERE player_id = player AND reference = (p->>'reference')::uuid;
  IF FOUND THEN`,
    replace: `    WHERE player_id = player AND reference = (p->>'reference')::uuid;
  IF FOUND AND false THEN`,
    killedBy: [
      'tests/integration/ledger/withdrawals.test.ts › the same reference is one withdrawal, and different content under it is refused',
    ],
  },
  {
    name: 'the limit of a day does not hold a withdrawal',
    file: WITHDRAWALS,
    find: "IF taken + amt > (p->>'limit')::bigint THEN",
    replace: "IF taken > (p->>'limit')::bigint THEN",
    killedBy: [
      'tests/integration/ledger/withdrawals.test.ts › two at once do not count the same limit twice',
    ],
  },
  {
    name: 'a request for a withdrawal does not lock the wallet',
    file: WITHDRAWALS,
    find: `  PERFORM 1 FROM platform.wallet_account
    WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  SELECT * INTO known FROM platform.withdrawal`,
    replace: '  SELECT * INTO known FROM platform.withdrawal',
    needsPostgres: true,
    killedBy: [
      'tests/integration/ledger/withdrawals.test.ts › two that wait for the same wallet do not count the same limit twice',
    ],
  },
  {
    name: 'a withdrawal is cancelled and paid',
    file: WITHDRAWALS,
    find: "IF NOT (p->'from') ? w.state OR",
    replace: 'IF',
    killedBy: [
      'tests/integration/ledger/withdrawals.test.ts › cancel and payout race: exactly one of them happens',
    ],
  },
  {
    name: 'a player takes back what staff looks at',
    file: WITHDRAWALS,
    find: "IF w.needs_review AND w.state = 'REQUESTED' THEN",
    replace: 'IF false THEN',
    killedBy: [
      'tests/integration/ledger/withdrawals.test.ts › in review it waits for staff, and the player cannot cancel it',
    ],
  },
  {
    name: 'a withdrawal ends a bonus unasked',
    file: WITHDRAWALS,
    find: "IF (p->>'forfeitBonus')::boolean IS NOT TRUE AND EXISTS (",
    replace: 'IF false AND EXISTS (',
    killedBy: [
      'tests/integration/ledger/bonuses.test.ts › is refused while a bonus is active, and ends it when the player confirms',
    ],
  },
]
