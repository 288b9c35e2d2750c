import { html } from 'hono/html'
import type { Money } from '../psp/money-store.ts'
import { decisionsFor } from '../psp/payment-server.ts'
import { TEST_INSTRUMENTS } from '../psp/test-instruments.ts'
import { consolePage, messageOf, moment } from './layout.ts'

/** What QA may see of payments and payouts, and decide about them. */
export type PaymentAdministration = {
  newest(): Promise<Money[]>
  /** False: the decision is not possible from the current state. */
  decide(id: string, to: string): Promise<boolean>
}

/** The test instruments, and the newest payments, each with its possible decisions. */
export function paymentsPage(
  money: readonly Money[],
  outcomeCode: string | undefined,
): Promise<Response> {
  const body = html`
    <h2>Test instruments</h2>
    <p>Cards and vouchers take the number, with any date and security code; banks and wallets ask for the name.</p>
    <div class="scroll" tabindex="0" role="region" aria-label="Test instruments">
      <table>
        <thead><tr><th scope="col">Name</th><th scope="col">Number</th><th scope="col">Does</th></tr></thead>
        <tbody>${TEST_INSTRUMENTS.map(
          (it) =>
            html`<tr><td><code>${it.id}</code></td><td><code>${it.number}</code></td><td>${it.does}</td></tr>`,
        )}</tbody>
      </table>
    </div>
    <h2>Newest payments and payouts</h2>
    ${
      money.length === 0
        ? html`<p>None yet.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="Payments">
      <table>
        <thead><tr><th scope="col">Since</th><th scope="col">What</th><th scope="col">Money</th><th scope="col">Status</th><th scope="col">Decide</th></tr></thead>
        <tbody>${money.map(moneyRow)}</tbody>
      </table>
    </div>`
    }`
  return consolePage({
    title: 'Payments',
    path: '/console/payments',
    body,
    message: messageOf(MESSAGES, outcomeCode),
  })
}

const MESSAGES: Readonly<Record<string, string>> = {
  decided: 'Decided. The operator is notified.',
  refused: 'That cannot follow any more.',
}

function moneyRow(it: Money) {
  const { method, amountMinor, currency } = it.request
  return html`<tr data-testid="payment">
    <td>${moment(new Date(it.createdAt).toISOString())}</td>
    <td>${it.subject}, ${method}<br><code>${it.reference}</code></td>
    <td>${(amountMinor / 100).toFixed(2)} ${currency}</td>
    <td><code>${it.state}</code></td>
    <td><form method="post" action="/console/payments/${it.id}" class="buttons">${decisionsFor(
      it,
    ).map(
      (to) =>
        html`<button name="to" value="${to}" aria-label="${to}: ${it.reference}">${to}</button>`,
    )}</form></td>
  </tr>`
}
