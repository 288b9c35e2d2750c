import { html } from 'hono/html'
import type { ConsolePorts } from './console-ports.ts'
import { consolePage, duration, moment, PAGES } from './layout.ts'

/** Pages of the sandbox outside the console. */
const BESIDE = [
  {
    path: '/docs/markets',
    title: 'Market rules',
    about: 'The table of the nineteen markets, each value with its source.',
  },
] as const

const CALLS = [
  ['GET /outbox?to=', 'what was sent to an address or a phone number, newest first'],
  ['GET /players?query=&after=', 'players by address, name or id, 50 at a time'],
  ['GET /players/{id}', 'one player, and what was changed last'],
  ['PATCH /players/{id}', '{"status":"TIMEOUT","until":"…"}, {"casino":false}, …'],
  ['POST /players/{id}/reset', 'back to the seeded state'],
  ['POST /players/{id}/play-time', '{"minutes":120}: as though played for so long'],
  ['GET /documents', 'documents that wait for a decision, the longest first'],
  [
    'POST /documents/{id}/decision',
    '{"verdict":"ACCEPT"}, {"verdict":"REJECT","reason":"ID_EXPIRED"}, …',
  ],
  ['GET /players/{id}/documents', 'documents, history and questionnaire of a player'],
  ['POST /players/{id}/documents', '{"documentType":"PROOF_OF_ADDRESS"} asks for one'],
  ['GET /players/{id}/limits', 'limits of a player, their locks and the record'],
  [
    'POST /players/{id}/limits',
    '{"locked":true,"kind":"deposit","period":"D","reason":"PROTECTION","note":"…"}; {"locked":false, …}',
  ],
  ['GET /register-entries?register=', 'who is on the registers of excluded people'],
  [
    'POST /register-entries',
    '{"register":"SE","firstName":"…","lastName":"…","dateOfBirth":"1990-02-28","until":"…"}',
  ],
  ['DELETE /register-entries/{id}', 'removes a person'],
  ['GET /early-warnings', 'what was noticed in how players play, by which rule and figures'],
  ['POST /early-warnings/{playerId}/look', 'checks the play of a player now'],
  [
    'POST /early-warnings/{playerId}',
    '{"rule":"chasing","level":2}: as though that held; the escalation decides',
  ],
  ['GET /identity-reviews', 'new accounts that resemble an excluded player'],
  ['POST /identity-reviews/{playerId}/{otherId}', '{"verdict":"OTHER"} or {"verdict":"SAME"}'],
  ['GET /reconciliation', 'what the last comparisons of provider and ledger have found'],
  ['POST /reconciliation', 'compares them now'],
  ['GET /clock', 'the time of the product, and the real one'],
  ['POST /clock', '{"advanceMs":60000}, {"now":"…"} or {"reset":true}'],
  ['GET /sportsbook/offer', 'what the sports book offers, with the id and the state of each match'],
  ['POST /matches/{id}/steering', '{"kind":"SCORE","score":{"home":2,"away":1}}, …'],
  ['GET /bet-refusals', 'which refusals wait for the next bet'],
  [
    'POST /bet-refusals',
    '{"playerId":"…","refusal":{"code":"ODDS_CHANGED","odds":1950}}, {"reset":true}',
  ],
  ['GET /bets?stuck=&playerId=', 'the newest bets of the sports book'],
  ['POST /bets/{id}/settlement', 'sends the wallet again what it has refused for good'],
  ['GET /faults', 'active faults'],
  ['GET /unsettled-rounds', 'rounds whose money the operator refuses for good'],
  ['POST /unsettled-rounds/{id}/retry', 'sends the money of one again, once its cause is fixed'],
  ['POST /faults', '{"fault":"platform-slow","on":true,"delayMs":2000,"count":3}'],
] as const

/** Links to every page, and what is not in its normal state at the moment. */
export function indexPage({ clock, faults, siteUrl }: ConsolePorts): Promise<Response> {
  const { now, offsetMs } = clock.state()
  const active = faults.states().filter((it) => it.on)
  const body = html`
    <p>Other people’s systems, played by this machine, and the controls of a demo. The site is at
      <a href="${siteUrl}">${siteUrl}</a>; nothing here exists in live mode.</p>
    <dl>
      <dt>Clock</dt>
      <dd>${moment(now)}${offsetMs === 0 ? ', the real time' : `, ${duration(offsetMs)} ahead`}</dd>
      <dt>Faults</dt>
      <dd>${active.length === 0 ? 'none' : active.map((it) => it.fault).join(', ')}</dd>
    </dl>
    <ul class="cards">
      ${[...PAGES.slice(1), ...BESIDE].map(
        (it) =>
          html`<li class="card"><h2><a href="${it.path}">${it.title}</a></h2><p>${it.about}</p></li>`,
      )}
    </ul>
    <h2>The same for programs</h2>
    <p>JSON on this port. A page of another origin is refused; what is no such value is refused with the
      field’s name.</p>
    <div class="scroll" tabindex="0" role="region" aria-label="Calls">
      <table>
        <thead><tr><th scope="col">Call</th><th scope="col">Gives or takes</th></tr></thead>
        <tbody>
          ${CALLS.map(([call, about]) => html`<tr><td><code>${call}</code></td><td>${about}</td></tr>`)}
        </tbody>
      </table>
    </div>`
  return consolePage({ title: 'Start', path: '/', body })
}
