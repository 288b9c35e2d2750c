import { Hono } from 'hono'
import { html } from 'hono/html'
import type {
  BetDifference,
  Difference,
  LedgerAudit,
  ReconciliationAdministration,
  ReconciliationReport,
  SportsReport,
  UnreadPaymentEvent,
} from '#contracts/reconciliation.ts'
import { errorResponse } from '../error-response.ts'
import { consolePage, messageOf, moment } from './layout.ts'

const PATH = '/console/reconciliation'

/** The lists of the payment provider and the sportsbook compared with ours: findings, and a form to compare again; pages and calls. */
export function reconciliationRoutes(reconciliation: ReconciliationAdministration | null) {
  const app = new Hono()
  if (!reconciliation) {
    app.get('/reconciliation', () => errorResponse(503, 'UNAVAILABLE'))
    return app
  }
  app.get('/reconciliation', async (c) =>
    c.json({
      reports: await reconciliation.newest(),
      sports: await reconciliation.sports(),
      books: await reconciliation.books(),
      unread: await reconciliation.unread(),
    }),
  )
  app.post('/reconciliation', async (c) => {
    const report = await reconciliation.run().catch(() => null)
    return report ? c.json(report) : errorResponse(503, 'UNAVAILABLE')
  })
  app.get(PATH, async (c) =>
    reconciliationPage({
      reports: await reconciliation.newest(),
      sports: await reconciliation.sports(),
      books: await reconciliation.books(),
      unread: await reconciliation.unread(),
      outcomeCode: c.req.query('said'),
    }),
  )
  app.post(PATH, async (c) => {
    const report = await reconciliation.run().catch(() => null)
    return c.redirect(`${PATH}?said=${report ? 'done' : 'unavailable'}`, 303)
  })
  return app
}

const MESSAGES: Readonly<Record<string, string>> = {
  done: 'Done.',
  unavailable: 'The payment provider cannot be asked. Nothing was compared.',
}

const PROBLEM_WORDS = {
  MISSING_HERE: 'the ledger does not have it',
  MISSING_THERE: 'the provider does not have it',
  AMOUNT_DIFFERS: 'the amounts differ',
  TWICE_THERE: 'the provider has it twice',
} as const satisfies Record<Difference['problem'], string>

const BET_PROBLEM_WORDS = {
  MISSING_HERE: 'the wallet does not have it',
  MISSING_THERE: 'the sportsbook does not have it',
  STAKE_DIFFERS: 'the stakes differ',
  PAYOUT_DIFFERS: 'the payouts differ',
  REVISION_DIFFERS: 'one does not know the last change',
} as const satisfies Record<BetDifference['problem'], string>

/** The latest comparisons, the newest with all its findings, and the checks of our own ledger. */
function reconciliationPage({
  reports,
  sports,
  books,
  unread,
  outcomeCode,
}: {
  reports: readonly ReconciliationReport[]
  sports: readonly SportsReport[]
  books: readonly LedgerAudit[]
  unread: readonly UnreadPaymentEvent[]
  outcomeCode: string | undefined
}): Promise<Response> {
  const [newest] = reports
  const body = html`
    <p>Every hour, the list of the payment provider is held against the ledger: each payment, refund, charge-back, payout
      and return, up to a quarter of an hour ago. What differs is for people to look at; nothing is put right by
      itself.</p>
    <form method="post" action="/console/reconciliation" class="buttons">
      <button data-testid="reconcile">Compare now</button>
    </form>
    ${newest ? foundBy(newest) : html`<p>Not compared yet.</p>`}
    ${reports.length > 1 ? earlier(reports.slice(1)) : ''}
    ${unread.length === 0 ? '' : unreadEvents(unread)}
    ${betsOfSportsbooks(sports)}
    ${ownBooks(books)}`
  return consolePage({
    title: 'Reconciliation',
    path: '/console/reconciliation',
    body,
    message: messageOf(MESSAGES, outcomeCode),
  })
}

function foundBy(report: ReconciliationReport) {
  return html`
    <h2>Last time</h2>
    <dl>
      <dt>Compared</dt><dd>${moment(report.madeAt)}</dd>
      <dt>Period</dt><dd>${moment(report.from)} – ${moment(report.until)}</dd>
      <dt>Movements of the provider</dt><dd>${report.theirs}</dd>
      <dt>Movements of the ledger</dt><dd>${report.ours}</dd>
      <dt>Differences</dt><dd data-testid="differences">${report.differences.length}</dd>
    </dl>
    ${
      report.differences.length === 0
        ? ''
        : html`<div class="scroll" tabindex="0" role="region" aria-label="Differences">
      <table>
        <thead><tr><th scope="col">Problem</th><th scope="col">Movement</th><th scope="col">Ledger</th><th scope="col">Provider</th></tr></thead>
        <tbody>${report.differences.map(differenceRow)}</tbody>
      </table>
    </div>`
    }`
}

/** What they report is not known: the provider was asked about each payment that they name. */
function unreadEvents(unread: readonly UnreadPaymentEvent[]) {
  return html`
    <h2>Events that cannot be read</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Events that cannot be read">
      <table>
        <thead><tr><th scope="col">Received</th><th scope="col">Problem</th><th scope="col">Result of asking</th><th scope="col">Body</th></tr></thead>
        <tbody>${unread.map(
          (it) => html`<tr data-testid="unread-event">
          <td>${moment(it.receivedAt)}</td><td>${it.reason}</td><td>${it.outcome ?? 'not asked yet'}</td>
          <td><details><summary>${it.size} bytes</summary><code>${it.body}</code></details></td>
        </tr>`,
        )}</tbody>
      </table>
    </div>`
}

/** Every day: what each sportsbook says of its bets, held against ours. */
function betsOfSportsbooks(reports: readonly SportsReport[]) {
  if (reports.length === 0) {
    return html`<h2>Bets on sports</h2><p data-testid="sports">Not compared yet.</p>`
  }
  const providers = [...new Set(reports.map((it) => it.provider))].sort()
  return html`<h2>Bets on sports</h2>
    ${providers.map((provider) =>
      betsOfSportsbook(reports.filter((it) => it.provider === provider)),
    )}`
}

function betsOfSportsbook([last, ...before]: readonly SportsReport[]) {
  if (!last) return ''
  return html`
    <h3>${last.provider}</h3>
    <p data-testid="sports">Compared every day, last ${moment(last.madeAt)}, for ${moment(last.from)} –
      ${moment(last.until)}: ${last.theirs} bets of the sportsbook and ${last.ours} of the wallet,
      <span data-testid="sports-differences">${last.differences.length}</span> differences.</p>
    ${
      last.differences.length === 0
        ? ''
        : html`<div class="scroll" tabindex="0" role="region" aria-label="Bets that differ">
      <table>
        <thead><tr><th scope="col">Problem</th><th scope="col">Bet</th><th scope="col">Wallet</th><th scope="col">Sportsbook</th></tr></thead>
        <tbody>${last.differences.map(
          (it) => html`<tr data-testid="bet-difference">
          <td>${BET_PROBLEM_WORDS[it.problem]}</td><td><code>${it.betId}</code></td>
          <td>${betText(it.ours)}</td><td>${betText(it.theirs)}</td>
        </tr>`,
        )}</tbody>
      </table>
    </div>`
    }
    ${
      before.length === 0
        ? ''
        : html`<ul>${before.map(
            (it) =>
              html`<li>${moment(it.madeAt)}: ${it.theirs} and ${it.ours} bets, ${it.differences.length} differences</li>`,
          )}</ul>`
    }`
}

function betText(bet: BetDifference['ours']): string {
  if (!bet) return 'none'
  const money = (minor: number) => `${(minor / 100).toFixed(2)} ${bet.currency}`
  const sold = bet.soldStakeMinor > 0 ? ` (${money(bet.soldStakeMinor)} of it sold)` : ''
  const end = bet.isRunning ? 'running' : 'over'
  return `stake ${money(bet.stakeMinor)}${sold}, paid ${money(bet.payoutMinor)}, ${end}, revision ${bet.revision}`
}

/** Every minute: wallets that have changed, some more in rotation, and whether everything open has its job. */
function ownBooks(books: readonly LedgerAudit[]) {
  const [last] = books
  const broken = books.flatMap((it) => it.differences.map((found) => ({ at: it.madeAt, ...found })))
  return html`
    <h2>Our own books</h2>
    ${
      last
        ? html`<p data-testid="books">Looked at every minute, last ${moment(last.madeAt)}: ${last.wallets} wallets in
      ${last.tookMs} ms, <span data-testid="books-broken">${last.differences.length}</span> differences.</p>`
        : html`<p data-testid="books">Not looked at yet.</p>`
    }
    ${
      broken.length === 0
        ? ''
        : html`<div class="scroll" tabindex="0" role="region" aria-label="What does not hold in the books">
      <table>
        <thead><tr><th scope="col">Found</th><th scope="col">What does not hold</th><th scope="col">Player</th><th scope="col">Where</th></tr></thead>
        <tbody>${broken.map(
          (it) => html`<tr data-testid="book-difference">
          <td>${moment(it.at)}</td><td>${it.rule}</td><td><code>${it.playerId}</code></td>
          <td><code>${it.subject}</code><br>${it.found}</td>
        </tr>`,
        )}</tbody>
      </table>
    </div>`
    }`
}

function differenceRow(it: Difference) {
  return html`<tr data-testid="difference">
    <td>${PROBLEM_WORDS[it.problem]}</td>
    <td>${it.kind}<br><code>${it.reference}</code></td>
    <td>${amountText(it.ours)}</td>
    <td>${amountText(it.theirs)}</td>
  </tr>`
}

function amountText(amount: Difference['ours']): string {
  return amount ? `${(amount.amountMinor / 100).toFixed(2)} ${amount.currency}` : 'none'
}

function earlier(reports: readonly ReconciliationReport[]) {
  return html`
    <h2>Before</h2>
    <ul>${reports.map(
      (it) =>
        html`<li>${moment(it.madeAt)}: ${it.theirs} and ${it.ours} movements, ${it.differences.length} differences</li>`,
    )}</ul>`
}
