import type { AuditDifference, LedgerAudit } from '#contracts/reconciliation.ts'
import type { Context } from '../context.ts'
import { newId } from '../wallet/index.ts'
import { RULES_OF_ALL, RULES_OF_MOVED, RULES_OF_OPEN, RULES_OF_WALLETS } from './audit-rules.ts'
import {
  type AuditPosition,
  findPosition,
  insertCheck,
  selectMoved,
  selectNextWallets,
  selectViolations,
} from './audit-store.ts'

/** Read again each time: an instance whose clock is behind writes outbox rows into a minute that was already read. */
const OVERLAP_MS = 2 * 60_000
/** Outbox rows per check; the rest is read by the next. Ten thousand a minute are more than a busy site has. */
const MAX_NEWS = 10_000
/** Wallets per check in the rotation through all; each is summed from its first entry on. */
const SWEEP = 100
/** Violations kept per rule: the ledger is broken, and the first ones show where. */
const MAX_PER_RULE = 20

/**
 * Checks the ledger while it is being written (R8): every wallet that has moved since the last check by its outbox rows
 * alone, the next hundred of a rotation through all wallets by all their entries, and everything that is open for its
 * job. The cost depends on what has moved, not on what exists. Each rule is one statement, so that it sees one
 * snapshot. Changes nothing; a violation is logged as an error and kept.
 */
export async function auditLedger(
  deps: Pick<Context, 'db' | 'clock' | 'logger'>,
): Promise<LedgerAudit> {
  const { db, clock } = deps
  const now = clock()
  const began = performance.now()
  const place = await findPosition(db)
  // A demo's clock may have been set back.
  const readFrom = Math.min(place?.readUntil.getTime() ?? now, now) - OVERLAP_MS
  const since = new Date(readFrom)
  const moved = await selectMoved(db, { since, limit: MAX_NEWS })
  const swept = await selectNextWallets(db, { after: place?.sweptTo ?? null, limit: SWEEP })
  const all = [...new Set([...moved.players, ...swept])]
  const differences: AuditDifference[] = []
  const hold = async (rules: Readonly<Record<string, string>>, params: readonly unknown[]) => {
    for (const [rule, sql] of Object.entries(rules)) {
      for (const it of await selectViolations(db, { sql, params, limit: MAX_PER_RULE })) {
        differences.push({ rule, playerId: it.player_id, subject: it.subject, found: it.found })
      }
    }
  }
  await hold(RULES_OF_MOVED, [moved.players, since])
  await hold(RULES_OF_WALLETS, [swept])
  await hold(RULES_OF_ALL, [all])
  await hold(RULES_OF_OPEN, [])
  const check: LedgerAudit = {
    madeAt: new Date(now).toISOString(),
    wallets: all.length,
    tookMs: Math.round(performance.now() - began),
    differences,
  }
  await insertCheck(db, newId(now), {
    ...check,
    place: nextPosition({ now, moved, swept, readFrom }),
  })
  for (const it of differences) logViolation(deps, it)
  return check
}

function nextPosition(of: {
  now: number
  moved: { cutAt: Date | null }
  swept: readonly string[]
  readFrom: number
}): AuditPosition {
  const { now, moved, swept, readFrom } = of
  // With more outbox rows than one check takes, the next check reads the rest, and always advances a little.
  const reached =
    moved.cutAt === null ? now : Math.max(moved.cutAt.getTime(), readFrom + 1) + OVERLAP_MS
  return {
    readUntil: new Date(Math.min(reached, now)),
    sweptTo: swept.length === SWEEP ? (swept.at(-1) ?? null) : null,
  }
}

function logViolation(
  { logger }: Pick<Context, 'logger'>,
  { rule, playerId, subject, found }: AuditDifference,
): void {
  logger.error({ event: 'books_broken', rule, playerId, subject, found }, 'the books do not hold')
}
