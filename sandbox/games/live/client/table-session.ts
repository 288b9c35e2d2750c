import { amountText } from '../../amount-text.ts'
import { type Config, codeOf, openSession, type Session } from '../../client/calls.ts'
import { listenToParent, type Tell } from '../../client/frame-link.ts'
import type { Timing } from '../live-game.ts'
import { type Bet, sendBet, type Table } from './table-calls.ts'
import { followTable } from './table-link.ts'

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

/**
 * A player's session at a table that all players share, as its page keeps it: the balance, the server's clock, pending
 * and paid bets, and the operator's page around the frame.
 */
export function createTableSession(view: TableView) {
  const config = JSON.parse(document.body.dataset.config ?? '{}') as Config
  const main = find('main')
  const texts = JSON.parse(main.dataset.texts ?? '{}') as Record<string, string>
  const { bettingMs, dealingMs, payingMs } = view.timing
  const lengths = { BETTING: bettingMs, DEALING: dealingMs, PAYING: payingMs }
  /** Bets whose result this page has counted and reported; those of earlier visits are not reported again. */
  const counted = new Set<string>()
  let session: Session | null = null
  let table: Table | null = null
  /** The server's clock minus this page's. */
  let offsetMs = 0
  let balanceMinor = 0
  let netMinor = 0
  let sending = false
  let paused = false
  let tell: Tell = () => undefined

  const currency = () => session?.currency ?? config.currency
  const amount = (minor: number) => amountText(minor, currency(), config.language)
  const text = (key: string, values: Record<string, string | number> = {}) =>
    Object.entries(values).reduce(
      (it, [name, value]) => it.replaceAll(`{${name}}`, String(value)),
      texts[key] ?? key,
    )
  const say = (words: string) => {
    find('.message').textContent = words
  }
  const now = () => Date.now() + offsetMs

  function showError(code: string): void {
    find('.error p').textContent = texts[`error.${code}`] ?? texts['error.REFUSED'] ?? code
    find('.error').hidden = false
  }

  function take(given: Table): void {
    const before = table
    table = given
    offsetMs = given.nowMs - Date.now()
    if (given.balanceMinor !== null && !sending) balanceMinor = given.balanceMinor
    if (!before) {
      for (const it of [...given.bets, ...given.lastBets]) if (it.settled) counted.add(it.id)
    }
    main.dataset.phase = given.phase
    main.dataset.number = String(given.number)
    view.show(given, before)
    view.refresh()
  }

  function tick(): void {
    if (!table) return
    const left = Math.max(0, table.endsAt - now())
    out('seconds').textContent = text('seconds', { n: Math.ceil(left / 1_000) })
    out('left').style.transform = `scaleX(${Math.min(1, left / lengths[table.phase])})`
    view.tick?.(table)
    if (left === 0) view.refresh()
  }

  return {
    config,
    main,
    text,
    amount,
    say,
    now,
    table: () => table,
    balanceMinor: () => balanceMinor,
    isSending: () => sending,
    /** Whether the table takes bets and nothing holds this page back. */
    isOpen: () => table?.phase === 'BETTING' && now() < table.endsAt && !paused,
    /** Updates the amounts of the bar, and the notice that the page is paused. */
    showFacts(placedMinor: number): void {
      out('balance').textContent = amount(balanceMinor)
      out('net').textContent = `${netMinor > 0 ? '+' : ''}${amount(netMinor)}`
      out('placed').textContent = amount(placedMinor)
      out('placed').dataset.minor = String(placedMinor)
      find('.pause').hidden = !paused
    },
    /** Updates the button that places a bet, with the amount that it would place. */
    showBetButton(stakedMinor: number, isOpen: boolean): void {
      const button = find<HTMLButtonElement>('[data-do=bet]')
      button.disabled = !isOpen || stakedMinor === 0 || sending
      button.textContent =
        stakedMinor > 0 ? text('betOf', { amount: amount(stakedMinor) }) : text('bet')
    },
    /** Places a bet in the open round; one that came too late closes the round for the page as well. */
    async place(
      spots: Readonly<Record<string, number>>,
      on: { placed(bet: Bet, number: number): void; closed(): void },
    ): Promise<void> {
      if (!session || !table || sending) return
      const { number } = table
      sending = true
      find('.error').hidden = true
      tell({ type: 'USER_ACTION', payload: { action: 'spin' } })
      view.refresh()
      try {
        const betId = crypto.randomUUID()
        const answer = await sendBet({ sessionId: session.sessionId, betId, number, spots })
        if (answer.balanceMinor !== null) balanceMinor = answer.balanceMinor
        on.placed(answer.bet, number)
      } catch (error) {
        if (codeOf(error) === 'BETS_CLOSED') on.closed()
        showError(codeOf(error))
        tell({ type: 'UPDATE_BALANCE' })
      }
      sending = false
      view.refresh()
    },
    /**
     * Counts newly paid bets and reports them to the operator's page; returns the result as text, null for nothing new.
     */
    countSettled(bets: readonly Bet[]): string | null {
      const fresh = bets.filter((it) => it.settled && !counted.has(it.id))
      for (const { id, stakeMinor, payoutMinor } of fresh) {
        counted.add(id)
        netMinor += payoutMinor - stakeMinor
        const paid = { stake: stakeMinor / 100, payout: payoutMinor / 100, currency: currency() }
        tell({ type: 'ROUND_END', payload: { roundId: `live:${id}`, ...paid } })
      }
      if (fresh.length === 0) return null
      const back = fresh.reduce((sum, it) => sum + it.payoutMinor, 0)
      return back > 0 ? text('won', { amount: amount(back) }) : text('lost')
    },
    actions: {
      close: () => find<HTMLDialogElement>('dialog.rules').close(),
      dismiss: () => {
        find('.error').hidden = true
      },
      home: () => {
        tell({ type: 'USER_ACTION', payload: { action: 'home' } })
        if (window.parent === window) window.location.href = config.homeUrl
      },
    },
    /** Listens to the operator's page, opens the session, and follows the table from then on. */
    async enter(): Promise<void> {
      listenToParent(config.parents, {
        connected(send) {
          tell = send
          if (table) tell({ type: 'READY' })
        },
        message(given) {
          if (given.type === 'PAUSE' || given.type === 'RESUME') {
            paused = given.type === 'PAUSE'
            view.refresh()
          } else if (given.type === 'PING') tell({ type: 'PING' })
          else if (given.type === 'UPDATE_BALANCE' && config.mode === 'real' && !sending) {
            balanceMinor = Math.round(given.payload.amount * 100)
            view.refresh()
          }
        },
      })
      try {
        session = await openSession(config)
      } catch (error) {
        tell({ type: 'DEBUG', payload: { text: `start failed: ${codeOf(error)}` } })
        showError(codeOf(error))
        return
      }
      balanceMinor = session.balanceMinor
      await followTable({
        sessionId: session.sessionId,
        show: take,
        lost: () => say(text('lostConnection')),
        ended: () => showError('GAME_SESSION_ENDED'),
      })
      tell({ type: 'READY' })
      setInterval(tick, 250)
      tick()
    },
  }
}
