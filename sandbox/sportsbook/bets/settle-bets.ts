import type { BetChange, BetChangeCall } from '#contracts/provider-callbacks/sports-wallet.ts'
import {
  FINAL_CHANGE_REFUSALS,
  MAX_BETS_PER_CALL,
} from '#contracts/provider-callbacks/sports-wallet.ts'
import { changeBet, soldOf } from '#contracts/sportsbook/bet-course.ts'
import { VOID } from '#contracts/sportsbook/words.ts'
import type { Book } from '../book.ts'
import { type BookSwitches, contradictionOf, reportedChange } from '../book-faults.ts'
import { BOOK_PROVIDERS, type BookProvider } from '../book-providers.ts'
import type { Fact } from '../trading.ts'
import { outcomeOfBet, resultOfLeg } from './bet-results.ts'
import type { BetStore, Decision, KeptBet } from './bet-store.ts'
import { isAccepted } from './place-bet.ts'
import type { SportsWallets } from './sports-wallet-client.ts'

const BETS_AT_ONCE = 500

type SettleDeps = {
  store: BetStore
  book: Pick<Book, 'results'>
  wallets: SportsWallets
  clock: () => number
  /** Lets other work of the process run. */
  pause: () => Promise<unknown>
  logger: { error(data: object, text: string): void }
  faults: BookSwitches
}

/**
 * Settles bets from the facts of their matches, and notifies the wallet. Both can be repeated at any point: a decision
 * replaces only the one that it was based on, and a message contains the whole bet (docs/decisions/0057).
 */
export function createSettler(deps: SettleDeps) {
  const { store } = deps
  /** Events whose settled bets have to be checked again: a result was corrected. */
  const corrected = new Set<string>()
  let isIdle = false
  return {
    /** A bet was accepted, or has to be returned. */
    wake: () => {
      isIdle = false
    },
    async correct(events: readonly string[]): Promise<void> {
      for (const it of await store.withBets(events)) corrected.add(it)
      if (corrected.size > 0) isIdle = false
    },
    /** Decides what can be decided by now and notifies the wallet. */
    async turn(): Promise<void> {
      if (isIdle) return
      // Set before anything is read: a bet accepted in the meantime is processed at the next turn.
      isIdle = true
      try {
        await settleDue(deps, corrected)
        isIdle = isIdle && (await store.isIdle())
      } catch (error) {
        isIdle = false
        throw error
      }
    },
  }
}

async function settleDue(deps: SettleDeps, corrected: Set<string>): Promise<void> {
  const factsOf = factsReader(deps)
  for (const event of await deps.store.dueEvents(deps.clock())) {
    await decideBets(deps, { event, running: true, factsOf })
  }
  for (const event of [...corrected]) {
    await decideBets(deps, { event, running: false, factsOf })
    corrected.delete(event)
  }
  await reportToWallet(deps)
}

type FactsOf = (event: string) => Promise<readonly Fact[]>

/** The facts of each event, read once. */
function factsReader({ book }: SettleDeps): FactsOf {
  const read = new Map<string, Promise<readonly Fact[]>>()
  return (event) => {
    const known = read.get(event) ?? book.results(event).then((it) => it?.facts ?? [])
    read.set(event, known)
    return known
  }
}

async function decideBets(
  { store, pause, logger, clock }: SettleDeps,
  { event, running, factsOf }: { event: string; running: boolean; factsOf: FactsOf },
): Promise<void> {
  let after = 0
  for (;;) {
    const bets = await store.betsOn(event, { running, after, limit: BETS_AT_ONCE })
    const decisions: Decision[] = []
    for (const bet of bets) {
      const facts = await Promise.all((bet.terms?.legs ?? []).map((leg) => factsOf(leg.event)))
      const decision = decisionOf(bet, facts)
      if (decision === 'CONFLICT') {
        await store.markStuck(bet.id, decision)
        logger.error({ event: 'bet_stuck', bet: bet.id, code: decision }, 'a bet cannot be settled')
      } else if (decision) decisions.push(decision)
    }
    if (decisions.length > 0) await store.decide(decisions, clock())
    if (bets.length < BETS_AT_ONCE) return
    after = bets.at(-1)?.number ?? after
    await pause()
  }
}

/**
 * What the facts of its matches, in the order of its legs, change about a bet; null if they change nothing. CONFLICT:
 * the table of states has no such transition, so people have to look at the bet.
 */
export function decisionOf(
  bet: KeptBet,
  facts: readonly (readonly Fact[])[],
): Decision | 'CONFLICT' | null {
  if (!isAccepted(bet) || bet.acceptedAt === null) return null
  const { id, revision, terms, state, acceptedAt, stakeMinor, cashOuts } = bet
  // Cashed out completely: the results of the matches no longer affect this bet.
  if (state === 'CASHED_OUT') return null
  const results = terms.legs.map((leg, at) => resultOfLeg(facts[at] ?? [], leg, acceptedAt))
  const isFreeBet = bet.freeBet !== null
  const outcome = outcomeOfBet(terms, results, { soldMinor: soldOf(cashOuts), isFreeBet })
  const known = bet.results.length > 0 ? bet.results : results.map(() => null)
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  if (isSame(outcome, bet.outcome) && isSame(results, known)) return null
  const changed = changeBet(
    { state, stakeMinor: BigInt(stakeMinor), course: { cashOuts, outcome: bet.outcome } },
    { cashOuts, outcome },
  )
  if (changed === null) return 'CONFLICT'
  return { id, revision, state: changed.state, outcome, results }
}

/** The call that reports the current state of the bet to the wallet. */
function callOf({ state, outcome, cashOuts }: KeptBet): BetChangeCall {
  if (state === 'RETURNING') return 'void'
  if (outcome === null) return cashOuts.length > 0 ? 'cashout' : 'unsettle'
  return outcome.kind === 'VOID' ? 'void' : 'settle'
}
const FINAL: ReadonlySet<string> = new Set(FINAL_CHANGE_REFUSALS)

/**
 * Sends the wallet every newest revision that it does not have; what it does not accept now is sent again at a later
 * turn.
 */
async function reportToWallet(deps: SettleDeps): Promise<void> {
  const { store, pause } = deps
  for (;;) {
    const bets = await store.unreported(MAX_BETS_PER_CALL)
    let isAllReported = bets.length > 0
    for (const provider of BOOK_PROVIDERS) {
      for (const call of ['settle', 'void', 'unsettle', 'cashout'] as const) {
        const of = bets.filter((it) => it.provider === provider && callOf(it) === call)
        if (of.length > 0)
          isAllReported = (await reportChanges(deps, { provider, call }, of)) && isAllReported
      }
    }
    if (!isAllReported || bets.length < MAX_BETS_PER_CALL) return
    await pause()
  }
}

type WalletCall = { provider: BookProvider; call: BetChangeCall }

/** False: some of them have to be sent again. */
async function reportChanges(
  deps: SettleDeps,
  call: WalletCall,
  bets: readonly KeptBet[],
): Promise<boolean> {
  const { faults } = deps
  const changes = bets.map((it) => reportedChange(changeOf(it), it.payoutMaxMinor, faults))
  const { taken, isAllReported } = await send(deps, call, changes)
  const contradictions = taken.flatMap((it) => contradictionOf(it, faults) ?? [])
  if (contradictions.length > 0) await send(deps, call, contradictions)
  return isAllReported
}

/** Which changes the wallet has accepted, and whether none has to be sent again. */
async function send(
  { store, wallets, logger }: SettleDeps,
  { provider, call }: WalletCall,
  changes: readonly BetChange[],
): Promise<{ taken: BetChange[]; isAllReported: boolean }> {
  const answer = await wallets[provider].change(call, changes)
  if (answer.kind !== 'ok') {
    if (answer.kind === 'refused') {
      const fields = { event: 'bet_changes_refused', provider, call, code: answer.code }
      logger.error(fields, 'the operator refuses changes of bets')
    }
    return { taken: [], isAllReported: false }
  }
  const answers = new Map(answer.value.bets.map((it) => [it.betId, it]))
  const taken = changes.filter((it) => answers.get(it.betId)?.isTaken)
  await store.markReported(taken)
  let isAllReported = true
  for (const { betId } of changes) {
    const it = answers.get(betId)
    if (it?.isTaken) continue
    if (it && FINAL.has(it.code)) {
      await store.markStuck(betId, it.code)
      const fields = { event: 'bet_stuck', bet: betId, code: it.code }
      logger.error(fields, 'the operator refuses the change of a bet for good')
    } else isAllReported = false
  }
  return { taken, isAllReported }
}

function changeOf({ id, revision, state, outcome, results, terms, cashOuts }: KeptBet): BetChange {
  const legs = terms?.legs.length ?? 0
  if (state === 'RETURNING') {
    const whole = { outcome: { kind: 'VOID' }, results: Array(legs).fill(VOID) } as const
    return { betId: id, revision, cashOuts: [], ...whole }
  }
  // A cash-out before any result of its legs is known.
  const known = results.length > 0 ? results : Array<null>(legs).fill(null)
  return { betId: id, revision, cashOuts, outcome, results: known }
}
