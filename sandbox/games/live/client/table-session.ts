import { amountText } from '../../amount-text.ts'
import { type Config, codeOf, openSession, type Session, withRetries } from '../../client/calls.ts'
import { listenToParent, markFramed, type SendToSite } from '../../client/frame-link.ts'
import { createMemory } from '../../client/remembered.ts'
import type { Timing } from '../live-game.ts'
import { type Bet, readTable, sendBet, type Table } from './table-calls.ts'

const AFTER_CHANGE_MS = 120
const RETRY_MS = 2_000

export const find = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind
export const out = (name: string) => find(`[data-out=${name}]`)
export const sumOf = (spots: Readonly<Record<string, number>>) =>
  Object.values(spots).reduce((sum, it) => sum + it, 0)

/** What the page of a table provides. */
export type TableView = {
  timing: Timing
  /** Shows the current state of the table; `before` is the previously shown one, null for the first time. */
  show(now: Table, before: Table | null): void
  /** Updates what the player may do and holds: any of it may have changed. */
  refresh(): void
  /** Four times a second. */
  tick?(now: Table): void
}

/** What the page of a table knows at a moment. */
type State = {
  readonly view: TableView
  readonly config: Config
  readonly main: HTMLElement
  readonly texts: Readonly<Record<string, string>>
  /** Bets whose result this page has counted and reported; those of earlier visits are not reported again. */
  readonly counted: Set<string>
  session: Session | null
  table: Table | null
  /** The server's clock minus this page's. */
  offsetMs: number
  balanceMinor: number
  netMinor: number
  sending: boolean
  paused: boolean
  sendToSite: SendToSite
}

function initialState(view: TableView): State {
  const main = find('main')
  return {
    view,
    config: JSON.parse(document.body.dataset.config ?? '{}') as Config,
    main,
    texts: JSON.parse(main.dataset.texts ?? '{}') as Record<string, string>,
    counted: new Set(),
    session: null,
    table: null,
    offsetMs: 0,
    balanceMinor: 0,
    netMinor: 0,
    sending: false,
    paused: false,
    sendToSite: () => undefined,
  }
}

type Values = Record<string, string | number>

const textOf = ({ texts }: State, key: string, values: Values = {}) =>
  Object.entries(values).reduce(
    (it, [name, value]) => it.replaceAll(`{${name}}`, String(value)),
    texts[key] ?? key,
  )
const currencyOf = ({ session, config }: State) => session?.currency ?? config.currency
const amountOf = (state: State, minor: number) =>
  amountText(minor, currencyOf(state), state.config.language)
const nowOf = ({ offsetMs }: State) => Date.now() + offsetMs

function announce(words: string): void {
  find('.message').textContent = words
}

function showError({ texts }: State, code: string): void {
  find('.error p').textContent = texts[`error.${code}`] ?? texts['error.REFUSED'] ?? code
  find('.error').hidden = false
}

/**
 * A player's session at a table that all players share, as its page keeps it: the balance, the server's clock, pending
 * and paid bets, and the operator's page around the frame.
 */
export function createTableSession(view: TableView) {
  markFramed()
  const state = initialState(view)
  const { config, main } = state
  const text = (key: string, values?: Values) => textOf(state, key, values)
  const amount = (minor: number) => amountOf(state, minor)
  return {
    config,
    main,
    text,
    amount,
    announce,
    now: () => nowOf(state),
    table: () => state.table,
    balanceMinor: () => state.balanceMinor,
    isSending: () => state.sending,
    /** The chip and the bets of the last visit. */
    memory: createMemory(() => state.session && { ...config, ...state.session }),
    /** Whether the table takes bets and nothing holds this page back. */
    isOpen: () =>
      state.table?.phase === 'BETTING' && nowOf(state) < state.table.endsAt && !state.paused,
    /** Updates the amounts of the bar, and the notice that the page is paused. */
    showFacts(placedMinor: number): void {
      const { balanceMinor, netMinor, paused } = state
      out('balance').textContent = amount(balanceMinor)
      out('net').textContent = `${netMinor > 0 ? '+' : ''}${amount(netMinor)}`
      out('placed').textContent = amount(placedMinor)
      out('placed').dataset.minor = String(placedMinor)
      find('.pause').hidden = !paused
    },
    /** Updates the button that places a bet, with the amount that it would place. */
    showBetButton(stakedMinor: number, isOpen: boolean): void {
      const button = find<HTMLButtonElement>('[data-do=bet]')
      button.disabled = !isOpen || stakedMinor === 0 || state.sending
      button.textContent =
        stakedMinor > 0 ? text('betOf', { amount: amount(stakedMinor) }) : text('bet')
    },
    /** Places a bet in the open round; one that came too late closes the round for the page as well. */
    place: (spots: Readonly<Record<string, number>>, on: PlaceHandlers) =>
      placeBet(state, spots, on),
    /**
     * Counts newly paid bets and reports them to the operator's page; returns the result as text, null for nothing new.
     */
    countSettled: (bets: readonly Bet[]) => countSettled(state, bets),
    actions: {
      close: () => find<HTMLDialogElement>('dialog.rules').close(),
      dismiss: () => {
        find('.error').hidden = true
      },
      refill: () => void refill(state),
      home: () => {
        state.sendToSite({ type: 'USER_ACTION', payload: { action: 'home' } })
        if (window.parent === window) window.location.href = config.homeUrl
      },
    },
    /** Listens to the operator's page, opens the session, and follows the table from then on. */
    enter: () => enterTable(state),
  }
}

/** Begins again with all play money. */
async function refill(state: State): Promise<void> {
  const { session, view } = state
  if (!session || state.sending) return
  try {
    const { sessionId } = session
    const { balanceMinor } = await withRetries<{ balanceMinor: number }>('refill', { sessionId })
    state.balanceMinor = balanceMinor
    announce(`${textOf(state, 'balance')}: ${amountOf(state, balanceMinor)}`)
  } catch (error) {
    showError(state, codeOf(error))
  }
  find<HTMLDialogElement>('dialog.rules').close()
  view.refresh()
}

type PlaceHandlers = { placed(bet: Bet, number: number): void; closed(): void }

async function placeBet(
  state: State,
  spots: Readonly<Record<string, number>>,
  on: PlaceHandlers,
): Promise<void> {
  const { session, table, view } = state
  if (!session || !table || state.sending) return
  const { number } = table
  state.sending = true
  find('.error').hidden = true
  state.sendToSite({ type: 'USER_ACTION', payload: { action: 'spin' } })
  view.refresh()
  try {
    const betId = crypto.randomUUID()
    const answer = await sendBet({ sessionId: session.sessionId, betId, number, spots })
    if (answer.balanceMinor !== null) state.balanceMinor = answer.balanceMinor
    on.placed(answer.bet, number)
  } catch (error) {
    if (codeOf(error) === 'BETS_CLOSED') on.closed()
    showError(state, codeOf(error))
    state.sendToSite({ type: 'UPDATE_BALANCE' })
  }
  state.sending = false
  view.refresh()
}

function countSettled(state: State, bets: readonly Bet[]): string | null {
  const { counted } = state
  const fresh = bets.filter((it) => it.settled && !counted.has(it.id))
  for (const { id, stakeMinor, payoutMinor } of fresh) {
    counted.add(id)
    state.netMinor += payoutMinor - stakeMinor
    const paid = { stake: stakeMinor / 100, payout: payoutMinor / 100, currency: currencyOf(state) }
    state.sendToSite({ type: 'ROUND_END', payload: { roundId: `live:${id}`, ...paid } })
  }
  if (fresh.length === 0) return null
  const back = fresh.reduce((sum, it) => sum + it.payoutMinor, 0)
  return back > 0 ? textOf(state, 'won', { amount: amountOf(state, back) }) : textOf(state, 'lost')
}

async function enterTable(state: State): Promise<void> {
  listenToOperator(state)
  let session: Session
  try {
    session = await openSession(state.config)
  } catch (error) {
    state.sendToSite({ type: 'DEBUG', payload: { text: `start failed: ${codeOf(error)}` } })
    showError(state, codeOf(error))
    return
  }
  state.session = session
  state.balanceMinor = session.balanceMinor
  await followTable(state, session.sessionId)
  state.sendToSite({ type: 'READY' })
  setInterval(() => tick(state), 250)
  tick(state)
}

/** What the page around the frame says. */
function listenToOperator(state: State): void {
  listenToParent(state.config.parents, {
    connected(send) {
      state.sendToSite = send
      if (state.table) state.sendToSite({ type: 'READY' })
    },
    message(given) {
      if (given.type === 'PAUSE' || given.type === 'RESUME') {
        state.paused = given.type === 'PAUSE'
        state.view.refresh()
      } else if (given.type === 'PING') state.sendToSite({ type: 'PING' })
      else if (given.type === 'UPDATE_BALANCE' && state.config.mode === 'real' && !state.sending) {
        state.balanceMinor = Math.round(given.payload.amount * 100)
        state.view.refresh()
      }
    },
  })
}

/** Requests the table at each change of its phase, and again soon when no response came or a payout is under way. */
async function followTable(state: State, sessionId: string): Promise<void> {
  let wait = RETRY_MS
  try {
    const table = await readTable(sessionId)
    takeTable(state, table)
    const isDue = ({ number }: Bet) => number < table.number || table.phase === 'PAYING'
    const settling = [...table.bets, ...table.lastBets].some((it) => it.open && isDue(it))
    const left = Math.max(0, table.endsAt - table.nowMs)
    if (!settling) wait = left + AFTER_CHANGE_MS + Math.random() * 200
  } catch (error) {
    if (codeOf(error) === 'GAME_SESSION_ENDED') {
      showError(state, 'GAME_SESSION_ENDED')
      return
    }
    announce(textOf(state, 'lostConnection'))
  }
  setTimeout(() => void followTable(state, sessionId), wait)
}

function takeTable(state: State, table: Table): void {
  const { view, main, counted, table: before } = state
  state.table = table
  state.offsetMs = table.nowMs - Date.now()
  if (table.balanceMinor !== null && !state.sending) state.balanceMinor = table.balanceMinor
  if (!before) {
    for (const it of [...table.bets, ...table.lastBets]) if (it.settled) counted.add(it.id)
  }
  main.dataset.phase = table.phase
  main.dataset.number = String(table.number)
  view.show(table, before)
  view.refresh()
}

function tick(state: State): void {
  const { table, view } = state
  if (!table) return
  const { bettingMs, dealingMs, payingMs } = view.timing
  const lengths = { BETTING: bettingMs, DEALING: dealingMs, PAYING: payingMs }
  const left = Math.max(0, table.endsAt - nowOf(state))
  out('seconds').textContent = textOf(state, 'seconds', { n: Math.ceil(left / 1_000) })
  out('left').style.transform = `scaleX(${Math.min(1, left / lengths[table.phase])})`
  view.tick?.(table)
  if (left === 0) view.refresh()
}
