import { cardName, cardPicture, cardRow } from '../../client/cards.ts'
import { pause } from '../../client/game-page.ts'
import { startGame } from '../../client/shell.ts'
import { VIDEO_POKER } from '../engine.ts'
import { type PokerHand, payOf } from '../hands.ts'
import type { PokerView } from '../round.ts'

const still = window.matchMedia('(prefers-reduced-motion: reduce)')
const CARD_PAUSE_MS = 130

startGame(VIDEO_POKER, (shell) => {
  const { text, amount } = shell
  const slots = [...document.querySelectorAll<HTMLElement>('.slot')]
  const holds = [...document.querySelectorAll<HTMLButtonElement>('.hold')]
  const rows = [...document.querySelectorAll<HTMLElement>('[data-hand]')]
  const playButton = document.querySelector('[data-do=play]') as HTMLButtonElement
  let view: PokerView | null = null
  let held = new Set<number>()
  let playHadFocus = false

  async function showCards(next: PokerView, animate: boolean): Promise<void> {
    for (const [place, card] of next.cards.entries()) {
      const slot = slots[place]
      const shown = slot?.firstElementChild as HTMLElement | null
      if (!slot || (shown?.dataset.card === card && next.phase === 'over')) continue
      const picture = cardPicture(card, shell)
      if (animate) picture.classList.add(next.phase === 'over' ? 'turned' : 'dealt')
      slot.replaceChildren(picture)
      if (!animate) continue
      shell.sound.play('card')
      if (!still.matches) await pause(CARD_PAUSE_MS)
    }
  }

  /** Marks the row of the pay table that matches these cards. */
  function showHand(hand: PokerHand | null): void {
    for (const row of rows) row.classList.toggle('now', row.dataset.hand === hand)
  }

  async function present(next: PokerView, animate: boolean): Promise<void> {
    view = next
    if (next.phase === 'hold') held = new Set()
    else held = new Set(next.held)
    await showCards(next, animate)
    showHand(next.hand)
    if (next.phase === 'hold')
      shell.announce(
        next.hand ? text('dealt', { hand: text(`hand.${next.hand}`) }) : text('choose'),
      )
  }

  function toggle(place: number): void {
    if (!shell.open() || shell.busy()) return
    if (!held.delete(place)) held.add(place)
    refresh()
  }

  function refresh(): void {
    if (!shell.session()) return
    const open = shell.open() !== null
    holds.forEach((button, place) => {
      const isHeld = held.has(place)
      const card = view?.cards[place]
      button.disabled = !open || shell.busy()
      button.setAttribute('aria-pressed', String(isHeld))
      // The name stays, the state changes: "hold, ace of spades, pressed".
      button.setAttribute(
        'aria-label',
        card ? `${text('hold')}: ${cardName(card, shell)}` : text('hold'),
      )
      const heldLabel = button.querySelector('[data-held]') as HTMLElement
      heldLabel.textContent = text(isHeld ? 'held' : 'hold')
      slots[place]?.parentElement?.classList.toggle('is-held', isHeld)
    })
    playButton.textContent = text(open ? 'draw' : 'spin')
    showPays()
    // The main button is disabled while cards are dealt, and gets back the focus that it had when pressed.
    if (document.activeElement === playButton) playHadFocus = true
    else if (document.activeElement !== document.body) playHadFocus = false
    else if (playHadFocus && !playButton.disabled) playButton.focus()
  }

  function showPays(): void {
    const stake = shell.open()?.stakeMinor ?? shell.stakeMinor()
    for (const row of rows) {
      const cell = row.querySelector('td') as HTMLElement
      cell.textContent = amount(payOf(row.dataset.hand as PokerHand) * stake)
    }
  }

  return {
    async load() {
      shell.announce(text('begin'))
    },
    begin() {
      view = null
      held = new Set()
      showHand(null)
      for (const slot of slots) slot.replaceChildren(cardPicture(null, shell))
    },
    present: (answer, resumed) => present(answer.view as PokerView, !resumed),
    outcome: () => text(`hand.${view?.hand ?? 'nothing'}`),
    abort() {
      if (!shell.open()) for (const slot of slots) slot.replaceChildren()
    },
    picture: (shown) => cardRow((shown as PokerView).cards, shell),
    goOn: () => shell.act({ hold: [...held].sort((a, b) => a - b) }),
    refresh,
    rules(add) {
      add('p', text('rulesIntro'))
      const table = add('table', '') as HTMLTableElement
      for (const { dataset } of rows) {
        const row = table.insertRow()
        row.insertCell().textContent = text(`hand.${dataset.hand}`)
        row.insertCell().textContent = `${payOf(dataset.hand as PokerHand)}×`
      }
      add('p', text('rulesLeft'))
    },
    actions: Object.fromEntries(holds.map((_, place) => [`hold-${place}`, () => toggle(place)])),
    keys: Object.fromEntries(holds.map((_, place) => [String(place + 1), `hold-${place}`])),
  }
})
