import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { REJECTION_REASONS } from '#contracts/player-api/withdrawal-words.ts'
import {
  type QueuedWithdrawal,
  rejection,
  type WithdrawalAdministration,
} from '#contracts/withdrawal-administration.ts'
import { consolePage, messageOf, moment } from './layout.ts'

const CAUSE = 'QA by the console'

/** The withdrawal queue of staff, as pages with forms. */
export function withdrawalsConsole(withdrawals: WithdrawalAdministration) {
  const app = new Hono()
  const led = (outcomeCode: string) => `/console/withdrawals?said=${outcomeCode}`
  app.get('/', async (c) => withdrawalsPage(await withdrawals.list(), c.req.query('said')))
  app.post('/:id/approve', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success) return c.redirect(led('NOT_FOUND'), 303)
    const decided = await withdrawals.approve(id.data, CAUSE)
    return c.redirect(led(decided.ok ? 'approved' : decided.refusal), 303)
  })
  app.post('/:id/reject', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    const form = rejection.safeParse(Object.fromEntries(await c.req.formData()))
    if (!id.success || !form.success) return c.redirect(led('NOT_FOUND'), 303)
    const decided = await withdrawals.reject(id.data, form.data, CAUSE)
    return c.redirect(led(decided.ok ? 'rejected' : decided.refusal), 303)
  })
  return app
}

const MESSAGES: Readonly<Record<string, string>> = {
  approved: 'Approved. It is sent to the payment provider.',
  rejected: 'Rejected. The player has the money back, and reads why.',
  NOT_FOUND: 'There is no such withdrawal.',
  WITHDRAWAL_NOT_PENDING: 'Too late: it has gone on without you.',
}

const REASON_WORDS = {
  DOCUMENTS_MISSING: 'documents are missing',
  METHOD_NOT_YOURS: 'the card or account is not in the player’s name',
  DEPOSIT_NOT_SETTLED: 'a deposit has not arrived yet',
  OTHER: 'another reason',
} as const satisfies Record<(typeof REJECTION_REASONS)[number], string>

/** Withdrawals that are not settled; those that wait for staff have a yes and a no. */
function withdrawalsPage(
  queue: readonly QueuedWithdrawal[],
  outcomeCode: string | undefined,
): Promise<Response> {
  const body = html`
    <p>What is in review waits for a decision here; everything else goes on by itself. A no gives the money back and
      tells the player the reason.</p>
    ${
      queue.length === 0
        ? html`<p>None at the moment.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="Withdrawals">
      <table>
        <thead><tr><th scope="col">Since</th><th scope="col">Player</th><th scope="col">Money</th><th scope="col">State</th><th scope="col">Decide</th></tr></thead>
        <tbody>${queue.map(withdrawalRow)}</tbody>
      </table>
    </div>`
    }`
  return consolePage({
    title: 'Withdrawals',
    path: '/console/withdrawals',
    body,
    message: messageOf(MESSAGES, outcomeCode),
  })
}

function withdrawalRow(it: QueuedWithdrawal) {
  return html`<tr data-testid="queued-withdrawal">
    <td>${moment(it.requestedAt)}</td>
    <td><a href="/console/players/${it.playerId}">${it.email}</a></td>
    <td>${it.amount.toFixed(2)} ${it.currency}, ${it.method}</td>
    <td>${it.needsReview && it.state === 'REQUESTED' ? 'in review' : it.state}${it.providerNote ? html`<br>${it.providerNote}` : ''}</td>
    <td>${it.state === 'PROCESSING' ? 'the payment provider has it' : decisions(it)}</td>
  </tr>`
}

function decisions(it: QueuedWithdrawal) {
  const action = `/console/withdrawals/${it.id}`
  const approve = html`<form method="post" action="${action}/approve">
    <button aria-label="Approve ${it.email}, ${it.amount.toFixed(2)}">Approve</button>
  </form>`
  return html`${it.state === 'REQUESTED' ? approve : ''}
    <form method="post" action="${action}/reject">
      <label>Reason <select name="reason">${REJECTION_REASONS.map(
        (reason) => html`<option value="${reason}">${REASON_WORDS[reason]}</option>`,
      )}</select></label>
      <button aria-label="Reject ${it.email}, ${it.amount.toFixed(2)}">Reject</button>
    </form>`
}
