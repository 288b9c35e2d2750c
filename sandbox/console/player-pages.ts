import { html } from 'hono/html'
import type {
  AdministeredPlayer,
  PlayerPage,
  RecordedChange,
} from '#contracts/player-administration.ts'
import {
  ACCOUNT_STATUSES,
  GRANTS,
  KYC_LEVELS,
  LEVELS,
  PLAYER_FLAGS,
} from '#contracts/player-api/account-status.ts'
import { consolePage, moment, type Problem, problemList } from './layout.ts'
import { FORM } from './player-form.ts'

type Search = { query: string; after?: string | undefined }

/** All players, or those found by a search, with what is unusual about each. */
export function playersPage({ query, after }: Search, page: PlayerPage): Promise<Response> {
  const next = page.next === null ? null : new URLSearchParams({ query, after: page.next })
  const body = html`
    <form method="get" action="/console/players" class="line" role="search">
      <div class="field">
        <label for="players-query">E-mail address, name or id, or a part of it</label>
        <input id="players-query" name="query" value="${query}" maxlength="254" data-testid="players-query">
      </div>
      <button>Find</button>
    </form>
    ${page.players.length === 0 ? html`<p>No player is called so.</p>` : ''}
    <ul class="rows" data-testid="players">
      ${page.players.map(
        (it) => html`<li>
          <span class="who"><a href="/console/players/${it.playerId}">${it.email}</a><br>
            <span class="muted">${it.displayName}, ${it.countryCode}</span></span>
          <ul class="tags">${tagsOf(it)}</ul>
        </li>`,
      )}
    </ul>
    ${
      next === null
        ? ''
        : html`<p><a href="/console/players?${next.toString()}">Next players</a></p>`
    }
    ${after === undefined ? '' : html`<p><a href="/console/players">First players</a></p>`}`
  return consolePage({ title: 'Players', path: '/console/players', body })
}

function tagsOf(player: AdministeredPlayer) {
  const { flags, status, multibrandSuspended, kycStatus } = player
  const bad = [
    ...(status === 'REGISTERED' ? [] : [status]),
    ...(multibrandSuspended ? ['suspended'] : []),
    ...GRANTS.filter((it) => !flags[it]).map((it) => `no ${it}`),
  ]
  const on = [
    ...PLAYER_FLAGS.filter((it) => flags[it]),
    ...(kycStatus === 'NOT_VERIFIED' ? [] : [`KYC ${kycStatus}`]),
  ]
  return [
    ...bad.map((it) => html`<li class="tag bad">${it}</li>`),
    ...on.map((it) => html`<li class="tag">${it}</li>`),
  ]
}

/** The state of one player, to be changed, and the earlier changes. */
export function playerPage(shown: {
  player: AdministeredPlayer
  changes: RecordedChange[]
  message?: string | undefined
  problems?: Problem[]
}): Promise<Response> {
  const { player, changes, message, problems = [] } = shown
  const address = `/console/players/${player.playerId}`
  const body = html`
    ${problemList(FORM, problems)}
    <dl>
      <dt>Name</dt><dd>${player.displayName}</dd>
      <dt>Id</dt><dd><code>${player.playerId}</code></dd>
      <dt>Country</dt><dd>${player.countryCode}${player.provinceCode ? `, ${player.provinceCode}` : ''}</dd>
      <dt>Language, currency</dt><dd>${player.languageCode}, ${player.currency}</dd>
      <dt>Registered</dt><dd>${moment(player.registeredAt)}</dd>
      <dt>Messages</dt><dd><a href="/outbox/read?to=${encodeURIComponent(player.email)}">mail to this address</a></dd>
      <dt>Documents</dt><dd><a href="/console/documents/players/${player.playerId}">of this player</a></dd>
      <dt>Limits</dt><dd><a href="/console/players/${player.playerId}/limits">and their locks</a></dd>
    </dl>
    <form method="post" action="${address}">
      ${accountStatusFields(player, problems)}
      ${flagFields(player, problems)}
      <div class="buttons"><button class="main" data-testid="${FORM}-save">Save</button></div>
    </form>
    <form method="post" action="${address}/reset" class="buttons">
      <button data-testid="${FORM}-reset">Put back as on the first day</button>
    </form>
    <h2>What was changed</h2>
    ${changes.length === 0 ? html`<p>Nothing yet.</p>` : changeTable(changes)}`
  return consolePage({
    title: player.email,
    path: '/console/players',
    body,
    message,
    status: problems.length > 0 ? 400 : 200,
  })
}

function accountStatusFields(player: AdministeredPlayer, problems: readonly Problem[]) {
  return html`<fieldset>
    <legend>Account</legend>
    <div class="fields">
      ${choice('status', 'Status', ACCOUNT_STATUSES, player.status)}
      ${input({ name: 'until', label: 'Until (UTC)', type: 'datetime-local', value: player.until?.slice(0, 16) ?? '', hint: 'of a time-out or an exclusion; empty: without end' }, problems)}
      ${choice('kycStatus', 'KYC level', KYC_LEVELS, player.kycStatus)}
      ${input({ name: 'termsVersion', label: 'Accepted terms', type: 'text', value: player.termsVersion, hint: 'an older version asks again' }, problems)}
      ${box('multibrandSuspended', 'suspended at a sister brand', player.multibrandSuspended)}
      ${box('firstLogin', 'next sign-in is the first again', false)}
    </div>
  </fieldset>`
}

function flagFields({ flags }: AdministeredPlayer, problems: readonly Problem[]) {
  return html`<fieldset>
      <legend>May use</legend>
      <p class="hint">The most restrictive word holds: a status or a suspension comes on top.</p>
      <div class="fields">${GRANTS.map((it) => box(it, it, flags[it]))}</div>
    </fieldset>
    <fieldset>
      <legend>Marks and levels</legend>
      <div class="fields">
        ${PLAYER_FLAGS.map((it) => box(it, it, flags[it]))}
        ${LEVELS.map((it) => input({ name: it, label: it, type: 'number', value: String(flags[it]) }, problems))}
      </div>
    </fieldset>`
}

function choice(name: string, label: string, values: readonly string[], chosen: string) {
  return html`<div class="field">
    <label for="${FORM}-${name}">${label}</label>
    <select id="${FORM}-${name}" name="${name}" data-testid="${FORM}-${name}">
      ${values.map((it) => html`<option ${it === chosen ? 'selected' : ''}>${it}</option>`)}
    </select>
  </div>`
}

function input(
  field: { name: string; label: string; type: string; value: string; hint?: string },
  problems: readonly Problem[],
) {
  const id = `${FORM}-${field.name}`
  const problem = problems.find((it) => it.field === field.name)
  const bounds = field.type === 'number' ? html`min="0" max="100" step="1"` : ''
  return html`<div class="field">
    <label for="${id}">${field.label}</label>
    <input id="${id}" name="${field.name}" type="${field.type}" value="${field.value}" ${bounds}
      maxlength="40" data-testid="${id}" aria-describedby="${id}-about"
      ${problem ? html`aria-invalid="true"` : ''}>
    <span class="hint" id="${id}-about" data-testid="${id}-error">${problem?.text ?? field.hint ?? ''}</span>
  </div>`
}

function box(name: string, label: string, isOn: boolean) {
  const id = `${FORM}-${name}`
  return html`<div class="check">
    <input type="checkbox" id="${id}" name="${name}" data-testid="${id}" ${isOn ? 'checked' : ''}>
    <label for="${id}">${label}</label>
  </div>`
}

function changeTable(changes: readonly RecordedChange[]) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Changes">
    <table data-testid="${FORM}-changes">
      <thead><tr>
        <th scope="col">When</th><th scope="col">What</th><th scope="col">From</th>
        <th scope="col">To</th><th scope="col">By</th>
      </tr></thead>
      <tbody>
        ${changes.map(
          (it) => html`<tr>
            <td>${moment(it.at)}</td><td>${it.field}</td><td>${valueText(it.before)}</td>
            <td>${valueText(it.after)}</td><td>${it.cause}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

const valueText = (value: unknown) => (value === null || value === undefined ? '–' : String(value))
