import type { SiteToGame } from '#contracts/frame-messages.ts'
import { amountText } from '../../amount-text.ts'
import { type Config, codeOf, openSession, type Session } from '../../client/calls.ts'
import { listenToParent, type Tell } from '../../client/frame-link.ts'
import { TIMING } from '../live-game.ts'
import { liveGameOf } from '../live-games.ts'
import { type Board, createBoard } from './board.ts'
import { wireControls } from './controls.ts'
import { drawPresenter } from './presenter.ts'
import { openRules } from './rules.ts'
import { type Scene, sceneOf } from './scenes.ts'
import { sendBet, type Table } from './table-calls.ts'
import { followTable } from './table-link.ts'

type Spots = Record<string, number>

const config = JSON.parse(document.body.dataset.config ?? '{}') as Config
const find = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind
const out = (name: string) => find(`[data-out=${name}]`)
const main = find('main')
const texts = JSON.parse(main.dataset.texts ?? '{}') as Record<string, string>
const game = liveGameOf(config.gameId)
/** How long the picture of an outcome takes before its words are said. */
const SHOWN_AFTER_MS = 6_500

let session: Session | null = null
let table: Table | null = null
/** The server's clock less this page's. */
let offsetMs = 0
let balanceMinor = 0
let netMinor = 0
let chipMinor = 0
let laid: { spot: string; minor: number }[] = []
let last: Spots = {}
let sending = false
let paused = false
let shownNumber = -1
let saidNumber = -1
const counted = new Set<string>()
let board: Board | null = null
let scene: Scene | null = null
let tell: Tell = () => undefined

const text = (key: string, values: Record<string, string | number> = {}) =>
  Object.entries(values).reduce(
    (it, [name, value]) => it.replaceAll(`{${name}}`, String(value)),
    texts[key] ?? key,
  )
const amount = (minor: number) =>
  amountText(minor, session?.currency ?? config.currency, config.language)
const say = (words: string) => {
  find('.message').textContent = words
}
const serverNow = () => Date.now() + offsetMs
const sumOf = (spots: Spots) => Object.values(spots).reduce((sum, it) => sum + it, 0)

function together(parts: readonly Spots[]): Spots {
  const all: Spots = {}
  for (const spots of parts) {
    for (const [spot, minor] of Object.entries(spots)) all[spot] = (all[spot] ?? 0) + minor
  }
  return all
}
const laidOut = () => together(laid.map(({ spot, minor }) => ({ [spot]: minor })))
const placed = () => together(table?.bets.map(({ spots }) => spots) ?? [])

function showError(code: string): void {
  find('.error p').textContent = texts[`error.${code}`] ?? texts['error.REFUSED'] ?? code
  find('.error').hidden = false
}

/** Whether chips may be laid out now. */
function isOpen(): boolean {
  return (
    table?.phase === 'BETTING' &&
    serverNow() < table.endsAt &&
    !paused &&
    (table.seats === null || table.seats.yours !== null)
  )
}

function refresh(): void {
  if (!table) return
  const laidNow = laidOut()
  const staked = sumOf(laidNow)
  out('balance').textContent = amount(balanceMinor)
  out('net').textContent = `${netMinor > 0 ? '+' : ''}${amount(netMinor)}`
  out('placed').textContent = amount(sumOf(placed()))
  out('placed').dataset.minor = String(sumOf(placed()))
  board?.paint(placed(), laidNow)
  const bet = find<HTMLButtonElement>('[data-do=bet]')
  bet.disabled = !isOpen() || staked === 0 || sending
  bet.textContent = staked > 0 ? text('betOf', { amount: amount(staked) }) : text('bet')
  find<HTMLButtonElement>('[data-do=undo]').disabled = laid.length === 0 || sending
  find<HTMLButtonElement>('[data-do=again]').disabled =
    !isOpen() || laid.length > 0 || sumOf(last) === 0
  main.classList.toggle('closed', !isOpen())
  find('.pause').hidden = !paused
}

/** Why a chip cannot be laid on a place, in words; null when it can. */
function problemOf(spot: string, minor: number, { limits }: Table): string | null {
  const most = limits.spotsMinor[spot] ?? 0
  const laidNow = laidOut()
  if ((placed()[spot] ?? 0) + (laidNow[spot] ?? 0) + minor > most)
    return text('spotLimit', { amount: amount(most) })
  if (sumOf(placed()) + sumOf(laidNow) + minor > limits.maxMinor)
    return text('tableLimit', { amount: amount(limits.maxMinor) })
  return sumOf(laidNow) + minor > balanceMinor ? text('error.INSUFFICIENT_FUNDS') : null
}

function lay(spot: string, minor: number): void {
  if (!table || !isOpen() || sending) return
  const problem = problemOf(spot, minor, table)
  if (problem) say(problem)
  else laid.push({ spot, minor })
  refresh()
}

function takeBack(spot: string): void {
  const at = laid.map((it) => it.spot).lastIndexOf(spot)
  if (at >= 0 && !sending) laid.splice(at, 1)
  refresh()
}

async function placeLaid(): Promise<void> {
  const current = session
  if (!current || !table || !isOpen() || sending || laid.length === 0) return
  const spots = laidOut()
  const { number } = table
  sending = true
  find('.error').hidden = true
  tell({ type: 'USER_ACTION', payload: { action: 'spin' } })
  refresh()
  try {
    const answer = await sendBet({
      sessionId: current.sessionId,
      betId: crypto.randomUUID(),
      number,
      spots,
    })
    laid = []
    if (answer.balanceMinor !== null) balanceMinor = answer.balanceMinor
    if (table?.number === number) {
      table.bets.push(answer.bet)
      last = placed()
    }
    say(text('placedNow', { amount: amount(answer.bet.stakeMinor) }))
  } catch (error) {
    if (codeOf(error) === 'BETS_CLOSED') laid = []
    showError(codeOf(error))
    tell({ type: 'UPDATE_BALANCE' })
  }
  sending = false
  refresh()
}

/** Shows where the table stands; what has been shown of a round is not shown again. */
function show(now: Table, opening: boolean): void {
  const before = table
  table = now
  offsetMs = now.nowMs - Date.now()
  if (now.balanceMinor !== null && !sending) balanceMinor = now.balanceMinor
  main.dataset.phase = now.phase
  main.dataset.number = String(now.number)
  out('phase').textContent = text(`phase.${now.phase}`)
  if (before && before.phase === 'BETTING' && now.phase !== 'BETTING' && laid.length > 0) {
    say(text('notPlaced', { amount: amount(sumOf(laidOut())) }))
    laid = []
  }
  if (now.phase === 'BETTING') {
    board?.mark(null)
    if (before?.phase !== 'BETTING') {
      scene?.clear()
      if (before) say(text('phase.BETTING'))
    }
  }
  if (now.result) present(now, opening)
  showResults(now)
  showSeat(now)
  countSettled(now)
  refresh()
}

function present(now: Table, opening: boolean): void {
  const { result } = now
  if (!result) return
  const late = opening || now.phase === 'PAYING'
  if (shownNumber !== now.number) {
    shownNumber = now.number
    scene?.show(result.outcome, late ? 'once' : 'play')
  }
  const settle = () => {
    if (saidNumber === now.number || table?.number !== now.number) return
    saidNumber = now.number
    board?.mark(
      (game?.spots(now.number) ?? []).filter(
        (it) => (game?.payout(result.outcome, it, 100) ?? 0) > 100,
      ),
    )
    say(result.words.map(({ key, values }) => text(key, values)).join('. '))
  }
  if (late) settle()
  else setTimeout(settle, SHOWN_AFTER_MS)
}

function showResults({ results, result, phase }: Table): void {
  const all = phase === 'PAYING' && result ? [result, ...results] : results
  out('results').replaceChildren(
    ...all.slice(0, 14).map(({ label }) => {
      const item = document.createElement('li')
      item.className = `tone-${label.tone}`
      item.textContent = label.text
      return item
    }),
  )
}

function showSeat({ seats, limits }: Table): void {
  const line = out('seat')
  line.hidden = false
  const words = [text('limits', { min: amount(limits.minMinor), max: amount(limits.maxMinor) })]
  if (seats)
    words.unshift(
      seats.yours === null
        ? text('full', { of: seats.of })
        : text('seat', { n: seats.yours, of: seats.of }),
    )
  line.textContent = words.join(' · ')
}

/** Bets that are paid now: the figure of the session, what is said, and what the operator's page hears. */
function countSettled({ bets }: Table): void {
  const fresh = bets.filter((it) => it.settled && !counted.has(it.id))
  if (fresh.length === 0) return
  for (const { id, stakeMinor, payoutMinor } of fresh) {
    counted.add(id)
    netMinor += payoutMinor - stakeMinor
    tell({
      type: 'ROUND_END',
      payload: {
        roundId: `live:${id}`,
        stake: stakeMinor / 100,
        payout: payoutMinor / 100,
        currency: session?.currency ?? config.currency,
      },
    })
  }
  const back = fresh.reduce((sum, it) => sum + it.payoutMinor, 0)
  const words = table?.result?.words.map(({ key, values }) => text(key, values)) ?? []
  say([...words, back > 0 ? text('won', { amount: amount(back) }) : text('lost')].join('. '))
}

/** The seconds that are left, four times a second; they are there to be read, not read out. */
function tick(): void {
  if (!table) return
  const left = Math.max(0, table.endsAt - serverNow())
  out('seconds').textContent = text('seconds', { n: Math.ceil(left / 1_000) })
  out('left').style.transform = `scaleX(${Math.min(1, left / TIMING.bettingMs)})`
  if (left === 0) refresh()
}

async function enter(): Promise<void> {
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
    show,
    lost: () => say(text('lostConnection')),
    ended: () => showError('GAME_SESSION_ENDED'),
  })
  makeChips()
  tell({ type: 'READY' })
  setInterval(tick, 250)
  tick()
}

function makeChips(): void {
  const chips = table?.limits.chipsMinor ?? []
  chipMinor = chips[0] ?? 0
  find('.chips').append(
    ...chips.map((minor, index) => {
      const label = document.createElement('label')
      label.className = `chip chip-${index}`
      const input = document.createElement('input')
      input.type = 'radio'
      input.name = 'chip'
      input.value = String(minor)
      input.checked = index === 0
      input.addEventListener('change', () => {
        chipMinor = minor
      })
      const face = document.createElement('span')
      face.textContent = amount(minor)
      label.append(input, face)
      return label
    }),
  )
}

function nextChip(step: number): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.chips input')]
  const to = inputs[inputs.findIndex((it) => it.checked) + step]
  if (!to) return
  to.checked = true
  chipMinor = Number(to.value)
}

const actions: Readonly<Record<string, () => void>> = {
  bet: () => void placeLaid(),
  undo: () => {
    laid.pop()
    refresh()
  },
  again: () => {
    for (const [spot, minor] of Object.entries(last)) lay(spot, minor)
  },
  rules: () => table && openRules({ game: main.dataset.game ?? '', table, text }),
  close: () => find<HTMLDialogElement>('dialog.rules').close(),
  dismiss: () => {
    find('.error').hidden = true
  },
  home: () => {
    tell({ type: 'USER_ACTION', payload: { action: 'home' } })
    if (window.parent === window) window.location.href = config.homeUrl
  },
  more: () => nextChip(1),
  less: () => nextChip(-1),
}
const KEYS: Readonly<Record<string, string>> = {
  '?': 'rules',
  b: 'bet',
  B: 'bet',
  '+': 'more',
  '-': 'less',
}

wireControls(actions, KEYS)

listenToParent(config.parents, {
  connected(send) {
    tell = send
    if (table) tell({ type: 'READY' })
  },
  message(given: SiteToGame) {
    if (given.type === 'PAUSE' || given.type === 'RESUME') {
      paused = given.type === 'PAUSE'
      refresh()
    } else if (given.type === 'PING') tell({ type: 'PING' })
    else if (given.type === 'UPDATE_BALANCE' && config.mode === 'real' && !sending) {
      balanceMinor = Math.round(given.payload.amount * 100)
      refresh()
    }
  },
})

drawPresenter(find('.presenter'), config.gameId)
scene = sceneOf(main.dataset.game ?? '', find('.outcome'))
board = createBoard({
  into: find('.board'),
  game: main.dataset.game ?? '',
  spots: game?.spots(0) ?? [],
  text,
  amount,
  put: (spot) => lay(spot, chipMinor),
  take: takeBack,
})
void enter()
