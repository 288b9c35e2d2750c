import { html } from 'hono/html'
import type { BetRefusalForced } from '#contracts/qa.ts'
import { decimalOdds } from '#contracts/sportsbook/words.ts'
import type { DeskBet, RecalledBet } from '../sportsbook/bets/bet-desk.ts'
import type { WaitingRefusal } from '../sportsbook/book-faults.ts'
import { consolePage, messageOf, moment, problemList } from './layout.ts'

export type RefusalForm = { player: string; code: string; odds: string }

const CODES: Readonly<Record<BetRefusalForced['code'], string>> = {
  ODDS_CHANGED: 'The odds have changed',
  SUSPENDED: 'Suspended',
  NOT_OFFERED: 'Not offered any more',
  STAKE_OUT_OF_RANGE: 'Stake too low or too high',
  PAYOUT_TOO_HIGH: 'Payout too high',
  UNAVAILABLE: 'Cannot be decided now',
  RELATED_LEGS: 'Two legs of one match',
  SLIP_INVALID: 'No valid slip',
  INSUFFICIENT_FUNDS: 'Balance too low',
  BET_PENDING: 'Another bet is being decided',
  LIMIT_REACHED: 'Above a limit of the player',
  LIMIT_REQUIRED: 'A mandatory limit is missing',
  TIME_LIMIT_REACHED: 'Time limit reached',
  REALITY_CHECK_DUE: 'A reality check is due',
  PLAYER_BLOCKED: 'Player blocked',
  NOT_OFFERED_HERE: 'Not offered in the country',
  SESSION_ENDED: 'Session ended',
  REFUSED: 'Refused by the operator',
  FREE_BET_UNAVAILABLE: 'Free bet used or over',
  FREE_BET_TERMS: 'Not by the terms of the free bet',
}
const RULES: Readonly<Record<string, string>> = {
  player: 'the address, name or id of exactly one player, or nothing',
  odds: 'decimal odds, as 1.95',
}
const MESSAGES: Readonly<Record<string, string>> = {
  waits: 'The next bet is refused.',
  forgotten: 'No refusal waits any more.',
  TOLD: 'Settled. The wallet knows the bet as it is.',
  WAITS: 'No answer; it is sent again until there is one.',
  STUCK: 'Refused again.',
  gone: 'Nothing was sent: this bet is not stuck.',
}
const EMPTY: RefusalForm = { player: '', code: 'ODDS_CHANGED', odds: '1.95' }

export type Shown = {
  bets: readonly DeskBet[]
  stuck: readonly DeskBet[]
  waiting: readonly WaitingRefusal[]
  outcomeCode?: string | undefined
  typed?: RefusalForm
  wrong?: string
  /** The bet that was asked for by its id; null: none was. */
  recalled?: { asked: string; bet: RecalledBet | null } | null
}

/** Bets that the wallet refuses to settle, the newest bets, and the refusals that wait, with a form for one more. */
export function betsPage(shown: Shown): Promise<Response> {
  const { bets, stuck, waiting, outcomeCode, typed = EMPTY, wrong, recalled = null } = shown
  const body = html`
    ${problemList('refusal', wrong === undefined ? [] : [{ field: wrong, text: RULES[wrong] ?? '' }])}
    <p>To let the book be slow, away or wrong, use <a href="/console/faults">Faults</a>.</p>
    <h2>Refuse the next bet</h2>
    ${refusalForm(typed, wrong)}
    ${waiting.length === 0 ? html`<p>No refusal waits.</p>` : waitingRefusals(waiting)}
    <h2>Stuck</h2>
    <p>The wallet has refused the settlement of these bets for good. It is not sent again automatically: find the cause, then
      settle them again.</p>
    ${betRows(stuck)}
    <h2>A bet by its id</h2>
    <form method="get" action="/console/bets" class="line">
      <div class="field">
        <label for="bet-id">Id, as the player's account or receipt names it</label>
        <input id="bet-id" name="bet" value="${recalled?.asked ?? ''}" autocomplete="off" data-testid="bet-id">
      </div>
      <button data-testid="bet-recall">Show</button>
    </form>
    ${recalled === null ? '' : recalled.bet === null ? html`<p>There is no bet with this id.</p>` : recalledBet(recalled.bet)}
    <h2>Newest bets</h2>
    ${betRows(bets)}`
  return consolePage({
    title: 'Sports bets',
    path: '/console/bets',
    body,
    message: messageOf(MESSAGES, outcomeCode),
    status: wrong === undefined ? 200 : 400,
  })
}

function refusalForm(typed: RefusalForm, wrong: string | undefined) {
  const invalid = (field: string) => (wrong === field ? html`aria-invalid="true"` : '')
  return html`<form method="post" action="/console/bets/refusals" class="line">
    <div class="field">
      <label for="refusal-player">Player (empty: any player)</label>
      <input id="refusal-player" name="player" value="${typed.player}" autocomplete="off" data-testid="refusal-player" ${invalid('player')}>
    </div>
    <div class="field">
      <label for="refusal-code">Because</label>
      <select id="refusal-code" name="code" data-testid="refusal-code">
        ${Object.entries(CODES).map(
          ([code, words]) =>
            html`<option value="${code}" ${code === typed.code ? html`selected` : ''}>${words}</option>`,
        )}
      </select>
    </div>
    <div class="field">
      <label for="refusal-odds">New odds, if they change</label>
      <input id="refusal-odds" name="odds" value="${typed.odds}" inputmode="decimal" autocomplete="off" data-testid="refusal-odds" ${invalid('odds')}>
    </div>
    <button data-testid="refusal-submit">Refuse</button>
  </form>`
}

function waitingRefusals(waiting: readonly WaitingRefusal[]) {
  return html`<ul>${waiting.map(
    ({ playerId, refusal }) =>
      html`<li data-testid="refusal-waiting">${CODES[refusal.code]}, for ${playerId === null ? 'any player' : html`<code>${playerId}</code>`}</li>`,
  )}</ul>
  <form method="post" action="/console/bets/refusals" class="buttons">
    <button name="reset" value="1" data-testid="refusals-reset">Refuse none of them</button>
  </form>`
}

function betRows(bets: readonly DeskBet[]) {
  if (bets.length === 0) return html`<p>None at the moment.</p>`
  return html`<ul class="rows">${bets.map(betRow)}</ul>`
}

function recalledBet(bet: RecalledBet) {
  return html`${betRows([bet])}
  <ul data-testid="bet-legs">${bet.legs.map(
    ({ event, match, market, outcome, odds, result }) =>
      html`<li>${match} <code>${event}</code>, <code>${market} ${outcome}</code>${odds === null ? '' : ` at ${decimalOdds(odds)}`},
        ${result === null ? 'no result yet' : html`<code>${JSON.stringify(result)}</code>`}</li>`,
  )}</ul>
  <p>Revision ${bet.revision}.
    ${bet.refusals.length === 0 ? '' : html`Refused: <code>${JSON.stringify(bet.refusals)}</code>.`}
    ${bet.cashOuts.length === 0 ? '' : html`Sold: <code>${JSON.stringify(bet.cashOuts)}</code>.`}</p>`
}

function betRow(it: DeskBet) {
  const amount = (minor: number) => `${(minor / 100).toFixed(2)} ${it.currency ?? ''}`
  const kind = it.isFreeBet
    ? ' (free bet)'
    : it.bonusStakeMinor > 0
      ? ` (${amount(it.bonusStakeMinor)} of it bonus money)`
      : ''
  const stake = it.currency === null ? 'not evaluated yet' : `stake ${amount(it.stakeMinor)}${kind}`
  const payout = it.payoutMinor === null ? '' : `, pays ${amount(it.payoutMinor)}`
  return html`<li data-testid="book-bet">
    <span class="who"><code>${it.id}</code><br><span class="muted">player <code>${it.playerRef}</code></span></span>
    <span>${moment(it.createdAt)}<br>${stake}${payout}<br><code>${it.state}</code>, ${WALLET[it.settlement]}
      ${it.refusal === null ? '' : html`<code>${it.refusal}</code>`}</span>
    ${
      it.settlement === 'STUCK'
        ? html`<form method="post" action="/console/bets/${encodeURIComponent(it.id)}/settlement">
      <button aria-label="Settle again: ${it.id}">Settle again</button>
    </form>`
        : ''
    }
  </li>`
}

const WALLET: Readonly<Record<DeskBet['settlement'], string>> = {
  TOLD: 'the wallet knows it',
  WAITS: 'the wallet does not know it yet',
  STUCK: 'the wallet refuses it with',
}
