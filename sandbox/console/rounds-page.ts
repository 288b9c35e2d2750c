import { html } from 'hono/html'
import type { Unsettled } from '../games/unsettled-routes.ts'
import { consolePage, messageOf, moment } from './layout.ts'

const MESSAGES: Readonly<Record<string, string>> = {
  SETTLED: 'Taken. The player has the money.',
  PENDING: 'No answer; it is sent again until there is one.',
  REFUSED: 'Refused again.',
}

/** Rounds whose money the operator refuses for good, each with a form to send it again. */
export function roundsPage(
  rounds: readonly Unsettled[],
  outcomeCode: string | undefined,
): Promise<Response> {
  const body = html`
    <p>The operator has refused the money of these rounds for good. It is not sent again automatically: find the
      cause, then try.</p>
    ${
      rounds.length === 0
        ? html`<p>None at the moment.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="Refused rounds">
      <table>
        <thead><tr><th scope="col">Since</th><th scope="col">Round</th><th scope="col">Money</th><th scope="col">Refused with</th><th scope="col">Try</th></tr></thead>
        <tbody>${rounds.map(roundRow)}</tbody>
      </table>
    </div>`
    }`
  return consolePage({
    title: 'Refused rounds',
    path: '/console/rounds',
    body,
    message: messageOf(MESSAGES, outcomeCode),
  })
}

function roundRow(it: Unsettled) {
  const what = it.waits === 'PAYOUT' ? 'payout' : 'stake on its way back'
  const amount = `${(it.amountMinor / 100).toFixed(2)} ${it.currency}`
  return html`<tr data-testid="refused-round">
    <td>${moment(new Date(it.since).toISOString())}</td>
    <td>${it.provider}, ${it.gameId}<br><code>${it.roundId}</code></td>
    <td>${amount}, ${what}</td>
    <td><code>${it.refusal}</code></td>
    <td><form method="post" action="/console/rounds/${encodeURIComponent(it.roundId)}/retry">
      <button aria-label="Send again: ${it.roundId}">Send again</button>
    </form></td>
  </tr>`
}
