import {
  MAX_STATEMENT_BETS,
  SPORTS_STATEMENT_PATH,
  type SportsStatement,
  type SportsStatementRequest,
  sportsStatementResponse,
} from '#contracts/provider-callbacks/sports-statement.ts'
import type { BetDifference, SportsReport } from '#contracts/reconciliation.ts'
import type { Context } from '../context.ts'
import { type AskProviderDeps, askProvider } from '../gameplay/index.ts'
import { type JobHandler, repeat } from '../jobs/index.ts'
import { newId } from '../wallet/index.ts'
import { compareBets, type StatedBet } from './compare-bets.ts'
import {
  keepSportsReport,
  selectChanged,
  selectSportsReports,
  selectStated,
} from './statement-store.ts'

/** Requests a statement of bets (contracts/provider-callbacks/sports-statement.ts). Null: the provider has none. */
export type ReadStatement = (
  provider: string,
  asked: SportsStatementRequest,
) => Promise<SportsStatement | null>

export function createStatementReader(deps: AskProviderDeps): ReadStatement {
  return async (provider, body) => {
    const statement = await askProvider(deps, { provider, path: SPORTS_STATEMENT_PATH, body })
    return statement === null ? null : sportsStatementResponse.parse(statement)
  }
}

type Deps = Pick<Context, 'db' | 'clock' | 'logger'> & { readStatement: ReadStatement }

const DAY_MS = 86_400_000
/** Anything younger may still be in transit between the two. */
const SETTLES_WITHIN_MS = 3_600_000
const FURTHEST_MS = 31 * DAY_MS
/** A statement without an end is invalid. */
const MAX_PAGES = 2_000
/** More are only counted: something is broken as a whole, and the first ones show what. */
const MAX_KEPT = 500

/** A daily job for each sportsbook, by kind. */
export const createReconcileBets = (
  deps: Deps,
  providers: readonly string[],
): Record<string, JobHandler> =>
  Object.fromEntries(
    providers.map((provider) => [
      `reconcile-bets-${provider}`,
      repeat(deps.clock, DAY_MS, () => reconcileBets(deps, provider)),
    ]),
  )

/**
 * Compares the bets of a sportsbook with ours, those that changed on either side between the last run and an hour ago,
 * and stores the differences. Changes no money: staff investigate differences. Rejects where the book does not answer.
 */
async function reconcileBets(deps: Deps, provider: string): Promise<void> {
  const { db, clock, logger } = deps
  const now = clock()
  const until = now - SETTLES_WITHIN_MS
  const [last] = await selectSportsReports(db, { provider, limit: 1 })
  const since = last ? Date.parse(last.until) : 0
  const window = { provider, from: Math.min(Math.max(now - FURTHEST_MS, since), until), until }
  const differences: BetDifference[] = []
  const count = { theirs: 0, ours: 0, differences: 0 }
  const compare = (theirs: readonly StatedBet[], ours: readonly StatedBet[]) => {
    const found = compareBets(theirs, ours, until)
    count.differences += found.length
    differences.push(...found.slice(0, MAX_KEPT - differences.length))
  }
  const compared = new Set<string>()
  for await (const theirs of pagesOfTheirs(deps, window)) {
    count.theirs += theirs.length
    for (const { betId } of theirs) compared.add(betId)
    compare(theirs, await selectStated(db, provider, idsOf(theirs)))
  }
  for await (const page of pagesOfOurs(deps, window)) {
    count.ours += page.length
    const ours = page.filter((it) => !compared.has(it.betId))
    if (ours.length > 0) compare((await ask(deps, provider, { betIds: idsOf(ours) })).bets, ours)
  }
  const report: SportsReport = {
    ...{ provider, theirs: count.theirs, ours: count.ours, differences },
    madeAt: new Date(now).toISOString(),
    from: new Date(window.from).toISOString(),
    until: new Date(until).toISOString(),
  }
  await keepSportsReport(db, newId(now), report)
  const fields = { ...count, provider }
  if (count.differences === 0) logger.info({ event: 'sports_reconciled', ...fields }, 'bets agree')
  else {
    const first = differences[0]
    logger.error({ event: 'sports_differs', ...fields, first }, 'bets differ from the sportsbook')
  }
}

type Window = { provider: string; from: number; until: number }

async function* pagesOfTheirs(deps: Deps, { provider, ...window }: Window) {
  const from = new Date(window.from).toISOString()
  const until = new Date(window.until).toISOString()
  let after: Extract<SportsStatementRequest, { from: string }>['after'] = null
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { bets, last, hasMore } = await ask(deps, provider, { from, until, after })
    yield bets
    if (!hasMore || !last) return
    after = last
  }
  throw new Error(`the statement of ${provider} has no end`)
}

async function* pagesOfOurs({ db }: Deps, window: Window) {
  let after: StatedBet | null = null
  do {
    const bets = await selectChanged(db, { ...window, after, limit: MAX_STATEMENT_BETS })
    yield bets
    after = bets.length < MAX_STATEMENT_BETS ? null : (bets.at(-1) ?? null)
  } while (after !== null)
}

async function ask({ readStatement }: Deps, provider: string, asked: SportsStatementRequest) {
  const statement = await readStatement(provider, asked)
  if (statement === null) throw new Error(`${provider} has no statement of its bets`)
  const last = statement.bets.at(-1)
  return {
    bets: statement.bets.map(
      (it): StatedBet => ({
        ...it,
        stakeMinor: BigInt(it.stakeMinor),
        soldStakeMinor: BigInt(it.soldStakeMinor),
        payoutMinor: BigInt(it.payoutMinor),
        bonusStakeMinor: it.bonusStakeMinor === null ? null : BigInt(it.bonusStakeMinor),
        changedAt: Date.parse(it.changedAt),
      }),
    ),
    last: last ? { changedAt: last.changedAt, betId: last.betId } : null,
    hasMore: statement.hasMore,
  }
}

const idsOf = (bets: readonly StatedBet[]) => bets.map((it) => it.betId)
