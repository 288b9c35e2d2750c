import { html } from 'hono/html'
import type { AdministeredPlayer, PlayerPage } from '#contracts/player-administration.ts'
import { GRANTS, MARKS } from '#contracts/player-api/standing.ts'
import { consolePage } from './layout.ts'

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
    ...MARKS.filter((it) => flags[it]),
    ...(kycStatus === 'NOT_VERIFIED' ? [] : [`KYC ${kycStatus}`]),
  ]
  return [
    ...bad.map((it) => html`<li class="tag bad">${it}</li>`),
    ...on.map((it) => html`<li class="tag">${it}</li>`),
  ]
}
