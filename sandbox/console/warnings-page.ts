import { html } from 'hono/html'
import type { EarlyWarnings, ListedWarning } from '#contracts/early-warnings.ts'
import { WARNING_LEVELS } from '#contracts/player-api/warning-words.ts'
import { consolePage, moment } from './layout.ts'

const SAID: Readonly<Record<string, string>> = {
  noted: 'Noted. It waits for nobody any more.',
  gone: 'Nothing was changed: it waits for nobody.',
  raised: 'A message was raised. The player reads it on the next page.',
  nothing: 'Nothing was raised: no rule holds, or the ladder rests.',
  unknown: 'Nothing was changed: there is no such player.',
}

/** The findings, with their rule and figures; those that wait for staff come first. */
export function warningsPage(
  warnings: readonly ListedWarning[],
  rules: EarlyWarnings['rules'],
  said: string | undefined,
): Promise<Response> {
  const body = html`
    <p>A job looks after every player who is around, every ten minutes and after each deposit, each withdrawal that is taken
      back and each higher limit that is asked for. When a rule holds, the ladder decides what is said: 1 is said, 2 has
      to be answered and ends marketing for 30 days, 3 tells staff, too.</p>
    <h2>Look now, or pretend</h2>
    <form method="post" action="/console/warnings/look" class="line">
      <div class="field">
        <label for="warning-player">Player (id)</label>
        <input id="warning-player" name="playerId" autocomplete="off" required data-testid="warning-player">
      </div>
      <div class="field">
        <label for="warning-rule">As though this held</label>
        <select id="warning-rule" name="rule" data-testid="warning-rule">
          <option value="">nothing: look at the books</option>
          ${rules.map(({ id }) => html`<option>${id}</option>`)}
        </select>
      </div>
      <div class="field">
        <label for="warning-level">Step</label>
        <select id="warning-level" name="level" data-testid="warning-level">
          ${WARNING_LEVELS.map((it) => html`<option>${it}</option>`)}
        </select>
      </div>
      <button data-testid="warning-look">Look</button>
    </form>
    <h2>What was told</h2>
    ${warnings.length === 0 ? html`<p>Nothing yet.</p>` : warningTable(warnings)}
    <h2>Rules</h2>
    ${ruleTable(rules)}`
  return consolePage({
    title: 'Early warnings',
    path: '/console/warnings',
    body,
    said: said === undefined ? undefined : SAID[said],
  })
}

function warningTable(warnings: readonly ListedWarning[]) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="What was told">
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

function ruleTable(rules: EarlyWarnings['rules']) {
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
