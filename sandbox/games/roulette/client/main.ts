import type { Cue } from '../../client/cues.ts'
import { pause, type Shell } from '../../client/game-page.ts'
import { createLastChip } from '../../client/remembered.ts'
import { startGame } from '../../client/shell.ts'
import { shortAmount } from '../../client/short-amount.ts'
import { ROULETTE, type RouletteState } from '../engine.ts'
import { CHIPS_MINOR, SPOT_LIMIT_MINOR, TABLE_LIMIT_MINOR } from '../limits.ts'
import { colourOf, PAYS, POCKETS, SPOTS, type Spot, type SpotKind, WHEEL } from '../spots.ts'
import { createBets } from './bets.ts'
import { createBoard, upright } from './board.ts'

const PAST_SHOWN = 10
const still = window.matchMedia('(prefers-reduced-motion: reduce)')
const NUMBER_MS = 1_000
const SPIN_MS = 3_400
const ROTOR_TURNS = 2
const BALL_TURNS = 5
const KEYS = {
  ArrowUp: '',
  ArrowDown: '',
  ArrowLeft: '',
  ArrowRight: '',
  '-': 'chip-less',
  '+': 'chip-more',
  s: 'play',
  S: 'play',
}

startGame(ROULETTE, (shell) => {
  const { text, amount } = shell
  const find = (selector: string) => document.querySelector(selector) as HTMLElement
  const table = find('.table')
  const called = find('.called')
  const past = find('.past ol')
  const chipTray = find('.chips')
  const wheel = createWheel(find('.bowl'), shell.sound.play)
  /** The smallest chip sets the factor for amounts in this currency. */
  const factor = () => (shell.session().stakesMinor[0] ?? CHIPS_MINOR[0]) / CHIPS_MINOR[0]
  const bets = createBets(factor)
  const board = createBoard(find('.board'), {
    press: place,
    remove: (spot) => change(() => bets.take(spot.id, chip()), spot),
    kind: () => checked('kind') as SpotKind,
  })
  /** The last round's chips stay visible until the player does something. */
  let over = false
  const lastChip = createLastChip(shell.memory.keepStake)

  function checked(name: string): string {
    return document.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value ?? ''
  }
  const chip = () => Number(checked('chip'))

  function freeTheBoard(): void {
    if (!over) return
    over = false
    bets.done()
    board.mark(null)
  }

  function change(what: () => void, spot?: Spot): void {
    if (shell.busy()) return
    freeTheBoard()
    what()
    shell.refresh()
    if (spot) shell.announce(placedText(spot, bets.on(spot.id), shell))
    else shell.announce(bets.total() === 0 ? text('noBets') : '')
  }

  let limitNotice = ''
  function place(spot: Spot): void {
    change(() => {
      const refused = bets.place(spot.id, chip())
      if (!refused) {
        shell.sound.play('chip')
        lastChip.placed(chip())
      } else limitNotice = text(`${refused.refusedBy}Limit`, { amount: amount(refused.limitMinor) })
    }, spot)
    if (limitNotice) shell.announce(limitNotice)
    limitNotice = ''
  }

  function refresh(): void {
    board.disable(shell.busy())
    if (!shell.session()) return
    for (const spot of SPOTS.values()) {
      const minor = bets.on(spot.id)
      board.chip(spot, minor > 0 ? shortAmount(minor) : null)
      board.name(spot, label(spot, minor, shell), faceOf(spot, shell))
    }
    if (!shell.busy()) table.classList.remove('showing')
    const set = (name: string, off: boolean) => {
      ;(find(`[data-do=${name}]`) as HTMLButtonElement).disabled = off || shell.busy()
    }
    set('undo', over || !bets.canUndo())
    set('clear', over || bets.total() === 0)
    set('again', !over && !bets.canRepeat())
  }

  async function present({ number, bets: placed }: RouletteState, resumed: boolean) {
    const played = Object.fromEntries(placed.map((it) => [it.spot, it.stakeMinor]))
    shell.memory.keepBets(played)
    if (resumed) bets.show(played)
    else lastChip.played(Object.values(played))
    called.textContent = ''
    await wheel.spinTo(number)
    called.textContent = String(number)
    called.className = `called ${colourOf(number)}`
    board.mark(number)
    over = true
    // Where the wheel covers the board, the number stays long enough to be read.
    if (upright.matches && !resumed) await pause(NUMBER_MS)
    addPast(past, number)
  }

  return {
    async load() {
      putChips(chipTray, shell)
      bets.offer(shell.memory.bets())
      shell.announce(text('noBets'))
    },
    begin() {
      board.mark(null)
      table.classList.add('showing')
    },
    present: (answer, resumed) => present(answer.view as RouletteState, resumed),
    outcome: (answer) => {
      const { number } = answer.view as RouletteState
      return text(`words.${colourOf(number)}`, { number })
    },
    picture: (shown) => badge((shown as RouletteState).number),
    abort: () => board.mark(null),
    // After a round its chips are only displayed: one key press must not stake them again.
    stakeMinor: () => (over ? 0 : bets.total()),
    choice: () => bets.all(),
    refresh,
    rules: (add) => rules(shell, factor(), add),
    actions: {
      undo: () => change(bets.undo),
      clear: () => change(bets.clear),
      again: () => change(bets.repeat),
      'chip-less': () => nextChip(shell, -1),
      'chip-more': () => nextChip(shell, 1),
    },
    keys: KEYS,
  }
})

function addPast(past: HTMLElement, number: number): void {
  const item = document.createElement('li')
  item.className = colourOf(number)
  item.textContent = String(number)
  past.prepend(item)
  while (past.children.length > PAST_SHOWN) past.lastElementChild?.remove()
}

function placedText(spot: Spot, minor: number, shell: Shell): string {
  return shell.text('placed', { spot: spotName(spot, shell), amount: shell.amount(minor) })
}

/** A place in words: what it is called, what it pays and what lies on it. */
function label(spot: Spot, minor: number, shell: Shell): string {
  const { text, amount } = shell
  const parts = [spotName(spot, shell), text('pays', { pays: PAYS[spot.kind] })]
  if (minor > 0) parts.push(text('lies', { amount: amount(minor) }))
  return parts.join(', ')
}

function putChips(chipTray: HTMLElement, shell: Shell): void {
  const first = shell.firstStep(1)
  shell.session().stakesMinor.forEach((minor, index) => {
    const option = document.createElement('label')
    option.className = `chip-${index}`
    const input = document.createElement('input')
    input.type = 'radio'
    input.name = 'chip'
    input.value = String(minor)
    input.checked = index === first
    input.setAttribute('aria-label', shell.amount(minor))
    const face = document.createElement('span')
    face.textContent = shortAmount(minor)
    option.append(input, face)
    chipTray.append(option)
  })
}

function nextChip(shell: Shell, step: number): void {
  const all = [...document.querySelectorAll<HTMLInputElement>('input[name=chip]')]
  const to = all[all.findIndex((it) => it.checked) + step]
  if (!to) return
  to.checked = true
  shell.announce(`${shell.text('chips')}: ${shell.amount(Number(to.value))}`)
}

function badge(number: number): HTMLElement {
  const element = document.createElement('b')
  element.className = `badge ${colourOf(number)}`
  element.textContent = String(number)
  return element
}

/** The name of a place: its kind with its numbers, or its own name. */
function spotName({ id, kind, numbers }: Spot, { text }: Shell): string {
  const own = kind === 'dozen' || kind === 'column' || kind === 'even'
  return own ? text(`spot.${id}`) : text(`spot.${kind}`, { numbers: numbers.join(', ') })
}

/** The text shown on a place; none on lines between numbers, and colours speak for themselves. */
function faceOf({ id, kind, numbers }: Spot, { text }: Shell): string {
  if (kind === 'straight') return String(numbers[0])
  if (kind === 'dozen') return `${numbers[0]}–${numbers.at(-1)}`
  if (kind === 'column') return '2:1'
  if (kind !== 'even' || id === 'red' || id === 'black') return ''
  return id === 'low' || id === 'high' ? `${numbers[0]}–${numbers.at(-1)}` : text(`spot.${id}`)
}

function rules(
  { text, amount }: Shell,
  factor: number,
  add: (element: keyof HTMLElementTagNameMap, text: string) => HTMLElement,
): void {
  add('p', text('rulesIntro'))
  add('p', text('rulesTable'))
  const table = add('table', '') as HTMLTableElement
  for (const [kind, pays] of Object.entries(PAYS)) {
    const row = table.insertRow()
    row.insertCell().textContent = text(`kind.${kind}`)
    row.insertCell().textContent = text('pays', { pays })
    row.insertCell().textContent = amount(SPOT_LIMIT_MINOR[kind as SpotKind] * factor)
  }
  add('p', text('tableLimit', { amount: amount(TABLE_LIMIT_MINOR * factor) }))
}

/** The wheel: rotor and ball turn in opposite directions until both stop at the drawn number. */
function createWheel(root: HTMLElement, play: (cue: Cue) => void) {
  const rotor = root.querySelector('.rotor') as SVGElement
  const arm = root.querySelector('.ball-arm') as SVGElement
  let rotorAt = 0
  let ballAt = 0
  return {
    async spinTo(number: number): Promise<void> {
      root.classList.remove('landed')
      const pocket = (WHEEL.indexOf(number) * 360) / POCKETS
      rotorAt += 360 * ROTOR_TURNS
      const behind = (((ballAt - (rotorAt + pocket)) % 360) + 360) % 360
      ballAt -= 360 * BALL_TURNS + behind
      rotor.style.transform = `rotate(${rotorAt}deg)`
      arm.style.transform = `rotate(${ballAt}deg)`
      root.classList.add('spinning')
      if (!still.matches) {
        play('ball')
        await pause(SPIN_MS * 0.72)
      }
      root.classList.add('landed')
      play('pocket')
      if (!still.matches) await pause(SPIN_MS * 0.28)
      root.classList.remove('spinning')
    },
  }
}
