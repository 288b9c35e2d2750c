import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import {
  type ListedMarker,
  type MarkerAdministration,
  pretendedHit,
} from '#contracts/harm-marker-administration.ts'
import { MARKER_LEVELS } from '#contracts/player-api/protection-words.ts'
import { errorResponse } from '../error-response.ts'
import { consolePage, messageOf, moment } from './layout.ts'
import { readJson } from './read-json.ts'

const PATH = '/console/warnings'
const WARNINGS = '/early-warnings'
const pair = z.object({ playerId: z.uuid(), id: z.uuid() })
const look = z.object({ playerId: z.uuid() })
const hitOfForm = z.object({
  rule: pretendedHit.shape.rule,
  level: z.coerce.number().pipe(z.literal([1, 2, 3])),
})

/** Findings about how players play: pages and calls. */
export function harmMarkerRoutes(warnings: MarkerAdministration | null) {
  const app = new Hono()
  if (!warnings) {
    app.get(WARNINGS, () => errorResponse(503, 'UNAVAILABLE'))
    return app
  }
  app.get(WARNINGS, async (c) => c.json({ warnings: await warnings.list() }))
  app.post(`${WARNINGS}/:playerId/look`, async (c) => {
    const of = look.safeParse(c.req.param())
    if (!of.success) return errorResponse(404, 'NOT_FOUND')
    return c.json({ raised: await warnings.look(of.data.playerId) })
  })
  app.post(`${WARNINGS}/:playerId`, async (c) => {
    const hit = await readJson(c, pretendedHit)
    if (!hit.ok) return hit.response
    const of = look.safeParse(c.req.param())
    if (!of.success) return errorResponse(404, 'NOT_FOUND')
    return c.json({ raised: await warnings.pretend(of.data.playerId, hit.value) })
  })
  app.get(PATH, async (c) =>
    harmMarkersPage(await warnings.list(), warnings.rules, c.req.query('said')),
  )
  app.post(`${PATH}/look`, async (c) => {
    const form = Object.fromEntries(await c.req.formData())
    const of = look.safeParse({ playerId: String(form.playerId ?? '').trim() })
    if (!of.success) return c.redirect(`${PATH}?said=unknown`, 303)
    const { playerId } = of.data
    const hit = hitOfForm.safeParse(form)
    const raised = hit.success
      ? await warnings.pretend(playerId, hit.data)
      : await warnings.look(playerId)
    return c.redirect(`${PATH}?said=${raised ? 'raised' : 'nothing'}`, 303)
  })
  app.post(`${PATH}/:playerId/:id/note`, async (c) => {
    const of = pair.safeParse(c.req.param())
    const isNoted = of.success && (await warnings.note(of.data))
    return c.redirect(`${PATH}?said=${isNoted ? 'noted' : 'gone'}`, 303)
  })
  return app
}

const MESSAGES: Readonly<Record<string, string>> = {
  noted: 'Noted. The case is closed.',
  gone: 'Nothing was changed: the case is already closed.',
  raised: 'A message was raised. The player reads it on the next page.',
  nothing: 'Nothing was raised: no rule holds, or the escalation rests.',
  unknown: 'Nothing was changed: there is no such player.',
}

/** The findings, with their rule and figures; those that wait for staff come first. */
function harmMarkersPage(
  warnings: readonly ListedMarker[],
  rules: MarkerAdministration['rules'],
  outcomeCode: string | undefined,
): Promise<Response> {
  const body = html`
    <p>A job checks each active player every ten minutes, and after each deposit, each cancelled withdrawal and each request
      for a higher limit. When a rule holds, the escalation decides: level 1 shows a message, 2 has to be answered and ends
      marketing for 30 days, 3 notifies staff, too.</p>
    <h2>Check now, or simulate</h2>
    <form method="post" action="/console/warnings/look" class="line">
      <div class="field">
        <label for="warning-player">Player (id)</label>
        <input id="warning-player" name="playerId" autocomplete="off" required data-testid="warning-player">
      </div>
      <div class="field">
        <label for="warning-rule">Simulate this rule</label>
        <select id="warning-rule" name="rule" data-testid="warning-rule">
          <option value="">none: check the play</option>
          ${rules.map(({ id }) => html`<option>${id}</option>`)}
        </select>
      </div>
      <div class="field">
        <label for="warning-level">Level</label>
        <select id="warning-level" name="level" data-testid="warning-level">
          ${MARKER_LEVELS.map((it) => html`<option>${it}</option>`)}
        </select>
      </div>
      <button data-testid="warning-look">Check</button>
    </form>
    <h2>Messages</h2>
    ${warnings.length === 0 ? html`<p>Nothing yet.</p>` : markerTable(warnings)}
    <h2>Rules</h2>
    ${ruleTable(rules)}`
  return consolePage({
    title: 'Early warnings',
    path: '/console/warnings',
    body,
    message: messageOf(MESSAGES, outcomeCode),
  })
}

function markerTable(warnings: readonly ListedMarker[]) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Messages">
    <table data-testid="warnings">
      <thead><tr>
        <th scope="col">When</th><th scope="col">Player</th><th scope="col">Rule</th><th scope="col">Step</th>
        <th scope="col">Figures</th><th scope="col">Answer</th><th scope="col">Staff</th>
      </tr></thead>
      <tbody>${warnings.map(
        (it) => html`<tr data-testid="warning" data-player="${it.playerId}">
          <td>${moment(it.at)}</td>
          <td><a href="/console/players/${it.playerId}">${it.email}</a></td>
          <td>${it.rule}</td>
          <td>${it.level}</td>
          <td>${it.figures.map((one) => `${one.name} ${one.value}${one.unit === 'money' ? ` ${it.currency}` : one.unit === 'minutes' ? ' min' : ''}`).join(', ')}</td>
          <td>${it.answer ?? (it.shownAt ? 'shown' : 'not shown')}</td>
          <td>${
            it.waitsForStaff
              ? html`<form method="post" action="/console/warnings/${it.playerId}/${it.id}/note">
                <button aria-label="Note ${it.rule} of ${it.email}" data-testid="warning-note">Noted</button>
              </form>`
              : ''
          }</td>
        </tr>`,
      )}</tbody>
    </table>
  </div>`
}

function ruleTable(rules: MarkerAdministration['rules']) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Rules">
    <table>
      <thead><tr>
        <th scope="col">Rule</th><th scope="col">Counts</th><th scope="col">Hours</th>
        <th scope="col">Steps 1, 2, 3</th><th scope="col">Source</th>
      </tr></thead>
      <tbody>${rules.map(
        (it) => html`<tr>
          <th scope="row">${it.id}</th><td>${it.counts}</td><td>${it.windowHours}</td>
          <td>${it.steps.map((step) => step ?? 'none').join(', ')}</td><td>${it.source}</td>
        </tr>`,
      )}</tbody>
    </table>
  </div>`
}
