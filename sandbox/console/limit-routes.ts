import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import {
  type AdministeredLimit,
  type LimitAdministration,
  limitLock,
  type RecordedLimitChange,
} from '#contracts/limit-administration.ts'
import { LIMIT_TYPES } from '#contracts/player-api/deposit-words.ts'
import { LIMIT_KINDS, LOCK_REASONS } from '#contracts/player-api/protection-words.ts'
import { errorResponse } from '../error-response.ts'
import { consolePage, messageOf, moment } from './layout.ts'
import { readJson } from './read-json.ts'

const BY = 'QA by the console'
const BY_API = 'QA by the API'

type Outcome = Awaited<ReturnType<LimitAdministration['lock']>>

/** A player's limits for staff: what they are, who locked and unlocked them, and why; pages and calls (LIM-10). */
export function limitRoutes(limits: LimitAdministration | null) {
  const app = new Hono()
  if (!limits) {
    app.get('/console/players/:id/limits', () => noLimitsPage())
    app.get('/players/:id/limits', () => errorResponse(503, 'UNAVAILABLE'))
    return app
  }
  app.get('/players/:id/limits', async (c) => {
    const id = uuidOf(c)
    const held = id && (await limits.ofPlayer(id))
    return held ? c.json(held) : errorResponse(404, 'NOT_FOUND')
  })
  app.post('/players/:id/limits', async (c) => {
    const lock = await readJson(c, limitLock)
    if (!lock.ok) return lock.response
    const id = uuidOf(c)
    return id
      ? answer(c, await limits.lock(id, lock.value, BY_API))
      : errorResponse(404, 'NOT_FOUND')
  })
  app.get('/console/players/:id/limits', async (c) => {
    const id = uuidOf(c)
    const held = id && (await limits.ofPlayer(id))
    if (!id || !held) return errorResponse(404, 'NOT_FOUND')
    return limitsPage({ playerId: id, held, outcomeCode: c.req.query('said') })
  })
  app.post('/console/players/:id/limits', async (c) => {
    const id = uuidOf(c)
    const lock = limitLock.safeParse(toLock(await c.req.formData()))
    if (!id) return errorResponse(404, 'NOT_FOUND')
    const outcome = lock.success ? await limits.lock(id, lock.data, BY) : null
    const outcomeCode = outcome === null ? 'invalid' : outcome.ok ? 'done' : outcome.refusal
    return c.redirect(`/console/players/${id}/limits?said=${outcomeCode}`, 303)
  })
  return app
}

/** The fields of the form; a moment of a browser's field has no zone, and is UTC. */
function toLock(form: FormData): unknown {
  const text = (name: string) => String(form.get(name) ?? '')
  const of = { kind: text('kind'), period: text('period'), note: text('note') }
  if (text('do') === 'unlock') return { ...of, locked: false }
  const until = text('until')
  return {
    ...of,
    locked: true,
    reason: text('reason'),
    until: until === '' ? null : `${until}:00Z`,
  }
}

function answer(c: Context, outcome: Outcome): Response {
  if (outcome.ok) return c.body(null, 204)
  if (outcome.refusal === 'OUT_OF_RANGE') {
    return errorResponse(400, 'VALIDATION_FAILED', [{ field: 'until', code: 'out_of_range' }])
  }
  return errorResponse(404, 'NOT_FOUND')
}

const uuidOf = (c: Context) => z.uuid().safeParse(c.req.param('id')).data ?? null

const MESSAGES: Readonly<Record<string, string>> = {
  done: 'Done, and on record. The player sees it on the next page.',
  invalid: 'Nothing was changed: a lock needs a note, and its end a moment.',
  OUT_OF_RANGE: 'Nothing was changed: the end lies in the past.',
  NOT_FOUND: 'Nothing was changed: there is no such player.',
  WALLET_DOES_NOT_EXIST: 'Nothing was changed: the player has no wallet.',
}

type Held = NonNullable<Awaited<ReturnType<LimitAdministration['ofPlayer']>>>

function limitsPage(shown: { playerId: string; held: Held; outcomeCode: string | undefined }) {
  const { playerId, held, outcomeCode } = shown
  const address = `/console/players/${playerId}`
  const body = html`
    <p><a href="${address}">${held.email}</a>, amounts in ${held.currency}, time in minutes. A locked limit can be lowered by the player,
      and nothing else.</p>
    ${limitTable(held.limits)}
    <h2>Lock or unlock</h2>
    <form method="post" action="${address}/limits" class="line">
      ${choice('kind', 'Limit on', LIMIT_KINDS)}
      ${choice('period', 'Period', LIMIT_TYPES)}
      ${choice('reason', 'Reason that the player reads', LOCK_REASONS)}
      <div class="field"><label for="lock-until">Until (UTC), empty: no end</label>
        <input id="lock-until" name="until" type="datetime-local" data-testid="lock-until"></div>
      <div class="field"><label for="lock-note">Note for the record</label>
        <input id="lock-note" name="note" maxlength="200" required data-testid="lock-note"></div>
      <button class="main" name="do" value="lock" data-testid="lock-send">Lock</button>
      <button name="do" value="unlock" data-testid="unlock-send">Unlock</button>
    </form>
    <h2>Record</h2>
    ${held.changes.length === 0 ? html`<p>Nothing yet.</p>` : recordTable(held.changes)}`
  return consolePage({
    title: 'Limits of a player',
    path: '/console/players',
    body,
    message: messageOf(MESSAGES, outcomeCode),
  })
}

function choice(name: string, label: string, values: readonly string[]) {
  return html`<div class="field"><label for="lock-${name}">${label}</label>
    <select id="lock-${name}" name="${name}" data-testid="lock-${name}">
      ${values.map((it) => html`<option>${it}</option>`)}
    </select></div>`
}

function limitTable(limits: readonly AdministeredLimit[]) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Limits">
    <table data-testid="limits">
      <thead><tr><th scope="col">Limit</th><th scope="col">Amount</th><th scope="col">Waits</th>
        <th scope="col">Lock</th></tr></thead>
      <tbody>${limits.map(
        (it) => html`<tr data-testid="limit-${it.kind}-${it.period}">
          <th scope="row">${it.kind} ${it.period}</th><td>${it.value ?? 'none'}</td><td>${it.pendingValue ?? '–'}</td>
          <td>${it.locked ? `${it.lockReason ?? 'locked'}${it.lockedUntil ? `, until ${moment(it.lockedUntil)}` : ''}` : '–'}</td>
        </tr>`,
      )}</tbody>
    </table>
  </div>`
}

function recordTable(changes: readonly RecordedLimitChange[]) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Record">
    <table>
      <thead><tr><th scope="col">When</th><th scope="col">Limit</th><th scope="col">What</th><th scope="col">From</th>
        <th scope="col">To</th><th scope="col">Reason</th><th scope="col">By</th></tr></thead>
      <tbody>${changes.map(
        (it) => html`<tr>
          <td>${moment(it.at)}</td><td>${it.kind} ${it.period}</td><td>${it.event}</td><td>${it.valueBefore ?? '–'}</td>
          <td>${it.valueAfter ?? '–'}</td>
          <td>${it.lockReason ?? '–'}${it.lockedUntil ? `, until ${moment(it.lockedUntil)}` : ''}</td>
          <td>${it.staff ?? it.cause}</td>
        </tr>`,
      )}</tbody>
    </table>
  </div>`
}

/** Shown where the platform does not run in this process. */
function noLimitsPage(): Promise<Response> {
  const body = html`<p>The platform runs in another process: its limits are not to be seen from here.</p>`
  return consolePage({ title: 'Limits of a player', path: '/console/players', body, status: 503 })
}
