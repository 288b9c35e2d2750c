import { type Bets, createLastChip, firstStep } from '../../client/remembered.ts'
import { shortAmount } from '../../client/short-amount.ts'
import { TIMING } from '../live-game.ts'
import { liveGameOf } from '../live-games.ts'
import { createBoard } from './board.ts'
import { wireControls } from './controls.ts'
import { openRules } from './rules.ts'
import { drawPresenter, sceneOf } from './scenes.ts'
import type { Table } from './table-calls.ts'
import { createTableSession, find, out, sumOf } from './table-session.ts'

/** How long the picture of an outcome plays before its text is announced. */
const SHOWN_AFTER_MS = 6_500

let chipMinor = 0
let laid: { spot: string; minor: number }[] = []
let last: Bets = {}
let shownNumber = -1
let announcedNumber = -1

const session = createTableSession({ timing: TIMING, show, refresh })
const { config, main, text, amount, announce } = session
const lastChip = createLastChip(session.memory.keepStake)
const game = liveGameOf(config.gameId)
drawPresenter(find('.presenter'), config.gameId)
const scene = sceneOf(main.dataset.game ?? '', find('.outcome'), text)
const board = createBoard({
  into: find('.board'),
  game: main.dataset.game ?? '',
  spots: game?.spots(0) ?? [],
  text,
  amount,
  put(spot) {
    lastChip.placed(chipMinor)
    lay(spot, chipMinor)
  },
  take: takeBack,
})

function together(parts: readonly Bets[]): Bets {
  const all: Bets = {}
  for (const spots of parts) {
    for (const [spot, minor] of Object.entries(spots)) all[spot] = (all[spot] ?? 0) + minor
  }
  return all
}
const laidOut = () => together(laid.map(({ spot, minor }) => ({ [spot]: minor })))
const placed = () => together(session.table()?.bets.map(({ spots }) => spots) ?? [])

/** Whether chips may be placed now. */
function isOpen(): boolean {
  const seats = session.table()?.seats ?? null
  return session.isOpen() && (seats === null || seats.yours !== null)
}

function refresh(): void {
  if (!session.table()) return
  const laidNow = laidOut()
  session.showFacts(sumOf(placed()))
  board.paint(placed(), laidNow)
  session.showBetButton(sumOf(laidNow), isOpen())
  find<HTMLButtonElement>('[data-do=undo]').disabled = laid.length === 0 || session.isSending()
  find<HTMLButtonElement>('[data-do=again]').disabled =
    !isOpen() || laid.length > 0 || sumOf(last) === 0
  main.classList.toggle('closed', !isOpen())
}

/** Why a chip cannot be placed, as text; null when it can. */
function problemOf(spot: string, minor: number, { limits }: Table): string | null {
  const most = limits.spotsMinor[spot] ?? 0
  const laidNow = laidOut()
  if ((placed()[spot] ?? 0) + (laidNow[spot] ?? 0) + minor > most)
    return text('spotLimit', { amount: amount(most) })
  if (sumOf(placed()) + sumOf(laidNow) + minor > limits.maxMinor)
    return text('tableLimit', { amount: amount(limits.maxMinor) })
  return sumOf(laidNow) + minor > session.balanceMinor() ? text('error.INSUFFICIENT_FUNDS') : null
}

function lay(spot: string, minor: number): void {
  const table = session.table()
  if (!table || !isOpen() || session.isSending()) return
  const problem = problemOf(spot, minor, table)
  if (problem) announce(problem)
  else laid.push({ spot, minor })
  refresh()
}

function takeBack(spot: string): void {
  const at = laid.map((it) => it.spot).lastIndexOf(spot)
  if (at >= 0 && !session.isSending()) laid.splice(at, 1)
  refresh()
}

async function placeLaid(): Promise<void> {
  if (!isOpen() || laid.length === 0) return
  await session.place(laidOut(), {
    placed(bet, number) {
      laid = []
      lastChip.played(Object.values(bet.spots))
      const table = session.table()
      if (table?.number === number) {
        table.bets.push(bet)
        last = placed()
        session.memory.keepBets(last)
      }
      announce(text('placedNow', { amount: amount(bet.stakeMinor) }))
    },
    closed() {
      laid = []
    },
  })
}

/** Shows the current state of the table; what has been shown of a round is not shown again. */
function show(now: Table, before: Table | null): void {
  if (!before) {
    makeChips(now)
    last = session.memory.bets()
  }
  out('phase').textContent = text(`phase.${now.phase}`)
  if (before?.phase === 'BETTING' && now.phase !== 'BETTING' && laid.length > 0) {
    announce(text('notPlaced', { amount: amount(sumOf(laidOut())) }))
    laid = []
  }
  if (now.phase === 'BETTING') {
    board.mark(null)
    if (before?.phase !== 'BETTING') {
      scene?.clear()
      if (before) announce(text('phase.BETTING'))
    }
  }
  if (now.result) present(now, before === null)
  showResults(now)
  showSeat(now)
  const paid = session.countSettled(now.bets)
  if (paid !== null) announce([...wordsOf(now.result), paid].join('. '))
}

const wordsOf = (result: Table['result']) =>
  result?.words.map(({ key, values }) => text(key, values)) ?? []

function present(now: Table, opening: boolean): void {
  const { result } = now
  if (!result) return
  const late = opening || now.phase === 'PAYING'
  if (shownNumber !== now.number) {
    shownNumber = now.number
    scene?.show(result.outcome, late ? 'once' : 'play')
  }
  const settle = () => {
    if (announcedNumber === now.number || session.table()?.number !== now.number) return
    announcedNumber = now.number
    board.mark(
      (game?.spots(now.number) ?? []).filter(
        (it) => (game?.payout(result.outcome, it, 100) ?? 0) > 100,
      ),
    )
    announce(wordsOf(result).join('. '))
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

function makeChips({ limits }: Table): void {
  const chips = limits.chipsMinor
  const first = firstStep(chips, session.memory.stake(), 0)
  chipMinor = chips[first] ?? 0
  find('.chips').append(
    ...chips.map((minor, index) => {
      const label = document.createElement('label')
      label.className = `chip chip-${index}`
      const input = document.createElement('input')
      input.type = 'radio'
      input.name = 'chip'
      input.value = String(minor)
      input.checked = index === first
      input.addEventListener('change', () => {
        chipMinor = minor
      })
      input.setAttribute('aria-label', amount(minor))
      const face = document.createElement('span')
      face.textContent = shortAmount(minor)
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

wireControls(
  {
    ...session.actions,
    bet: () => void placeLaid(),
    undo: () => {
      laid.pop()
      refresh()
    },
    again: () => {
      for (const [spot, minor] of Object.entries(last)) lay(spot, minor)
    },
    rules: () => {
      const table = session.table()
      if (table) openRules({ game: main.dataset.game ?? '', table, text })
    },
    more: () => nextChip(1),
    less: () => nextChip(-1),
  },
  { '?': 'rules', b: 'bet', B: 'bet', '+': 'more', '-': 'less' },
)
void session.enter()
