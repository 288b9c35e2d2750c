import { cardName, cardPicture, cardRow } from '../../client/cards.ts'
import { pause, type Shell } from '../../client/game-page.ts'
import { startGame } from '../../client/shell.ts'
import { BLACKJACK } from '../engine.ts'
import type { BlackjackAction, BlackjackView } from '../round.ts'

const still = window.matchMedia('(prefers-reduced-motion: reduce)')
const CARD_PAUSE_MS = 260
const KEYS = {
  h: 'hit',
  H: 'hit',
  s: 'stand',
  S: 'stand',
  d: 'double',
  D: 'double',
  p: 'split',
  P: 'split',
  i: 'insure',
  I: 'insure',
  n: 'decline',
  N: 'decline',
}

startGame(BLACKJACK, (shell) => {
  const find = (selector: string) => document.querySelector(selector) as HTMLElement
  const dealerRow = find('.dealer .row')
  const dealerTotal = find('.dealer .total')
  const hands = find('.hands')
  const moves = find('.moves')
  const playButton = find('[data-do=play]')
  const { text, amount } = shell
  let view: BlackjackView | null = null

  function handElement(index: number): HTMLElement {
    const known = hands.children[index] as HTMLElement | undefined
    if (known) return known
    const section = document.createElement('section')
    section.className = 'seat hand'
    section.innerHTML =
      '<div class="row"></div><p class="label"><b class="total"></b> <span class="bet"></span></p><p class="result"></p>'
    hands.append(section)
    return section
  }

  async function showHands(next: BlackjackView, animate: boolean): Promise<void> {
    while (hands.children.length > next.hands.length) hands.lastElementChild?.remove()
    hands.classList.toggle('two', next.hands.length > 1)
    for (const [index, hand] of next.hands.entries()) {
      const element = handElement(index)
      const part = (selector: string) => element.querySelector(selector) as HTMLElement
      const name = next.hands.length > 1 ? text('handNo', { n: index + 1 }) : text('you')
      element.setAttribute('aria-label', name)
      const active = next.phase === 'player' && index === next.active
      element.classList.toggle('active', active && next.hands.length > 1)
      await showRow(shell, part('.row'), hand.cards, animate)
      part('.total').textContent = totalText(shell, hand.total, hand.soft)
      part('.bet').textContent = amount(hand.stakeMinor)
    }
  }

  function showResults(over: BlackjackView): void {
    const words = resultWords(shell, over)
    over.hands.forEach(({ result }, index) => {
      const element = handElement(index)
      element.dataset.result = result ?? ''
      const resultElement = element.querySelector('.result') as HTMLElement
      resultElement.textContent = words[index] ?? ''
    })
  }

  function askForMove({ phase, hands: shown, active, dealer }: BlackjackView): void {
    const hand = shown[active]
    if (!hand) return
    const total = totalText(shell, hand.total, hand.soft)
    const up = cardName(dealer.cards[0] ?? null, shell)
    if (phase === 'insurance') shell.announce(text('askInsurance', { total }))
    else if (shown.length === 1) shell.announce(text('turn', { total, dealer: up }))
    else shell.announce(text('turnOf', { n: active + 1, total, dealer: up }))
  }

  async function present(next: BlackjackView, animate: boolean): Promise<void> {
    const first = view === null
    view = next
    const { cards, total, hidden } = next.dealer
    const row = hidden ? [...cards, null] : cards
    if (first) await showRow(shell, dealerRow, row.slice(0, 1), animate)
    await showHands(next, animate)
    await showRow(shell, dealerRow, row, animate)
    dealerTotal.textContent = String(total)
    if (next.phase === 'over') showResults(next)
    else askForMove(next)
  }

  function clear(): void {
    view = null
    hands.replaceChildren()
    dealerRow.replaceChildren()
    dealerTotal.textContent = ''
  }

  const move = (action: BlackjackAction) => () => {
    const offered = view?.actions.some((it) => it.action === action)
    if (offered && shell.open() && !shell.busy()) shell.act(action)
  }

  return {
    async load() {
      shell.announce(text('begin'))
    },
    begin: clear,
    present: (answer, resumed) => present(answer.view as BlackjackView, !resumed),
    outcome: () => (view ? resultWords(shell, view).join(' · ') : ''),
    abort() {
      if (!shell.open()) clear()
      else if (view) askForMove(view)
    },
    picture(shown) {
      const { dealer, hands: own } = shown as BlackjackView
      const rows = document.createElement('div')
      rows.append(...[dealer, ...own].map(({ cards }) => cardRow(cards, shell)))
      return rows
    },
    refresh: () => refreshMoves(shell, moves, playButton, view),
    rules(add) {
      for (const key of ['rulesIntro', 'rulesDealer', 'rulesMoves', 'rulesLeft'])
        add('p', text(key))
    },
    actions: {
      hit: move('hit'),
      stand: move('stand'),
      double: move('double'),
      split: move('split'),
      insure: move('insure'),
      decline: move('decline'),
    },
    keys: KEYS,
  }
})

/** Updates a row to these cards; new ones appear one after the other. */
async function showRow(
  shell: Shell,
  row: HTMLElement,
  cards: readonly (string | null)[],
  animate: boolean,
): Promise<void> {
  // More cards lie closer together: the hand keeps its place.
  row.style.setProperty('--n', String(Math.max(2, cards.length)))
  for (const [index, card] of cards.entries()) {
    const shown = row.children[index] as HTMLElement | undefined
    if (shown?.dataset.card === (card ?? '')) continue
    const picture = cardPicture(card, shell)
    if (animate) picture.classList.add(shown ? 'turned' : 'dealt')
    if (shown) shown.replaceWith(picture)
    else row.append(picture)
    if (!animate) continue
    shell.sound.play('card')
    if (!still.matches) await pause(CARD_PAUSE_MS)
  }
  while (row.children.length > cards.length) row.lastElementChild?.remove()
}

/** The result of each hand; the insurance result comes with the first. */
function resultWords(
  { text }: Shell,
  { hands: shown, insuranceMinor, insurancePayoutMinor }: BlackjackView,
): string[] {
  const insured = insurancePayoutMinor ? 'words.insured' : 'words.notInsured'
  return shown.map(({ result }, index) => {
    const resultText = text(`result.${result}`)
    return index === 0 && insuranceMinor > 0 ? `${resultText} · ${text(insured)}` : resultText
  })
}

function totalText({ text }: Shell, total: number, soft: boolean): string {
  return soft && total < 21 ? text('soft', { total }) : String(total)
}

/** Shows the available moves and keeps the focus where the player can continue. */
function refreshMoves(
  shell: Shell,
  moves: HTMLElement,
  playButton: HTMLElement,
  view: BlackjackView | null,
): void {
  const open = shell.open() !== null
  const offered = open && view ? view.actions : []
  // One of them at a time, in the same place: what continues the round, or what begins the next.
  moves.hidden = offered.length === 0
  playButton.hidden = !moves.hidden
  for (const button of moves.querySelectorAll<HTMLButtonElement>('button')) {
    const move = offered.find(({ action }) => action === button.dataset.do)
    button.hidden = !move
    button.disabled = shell.busy()
    const amount = move && move.costMinor > 0 ? shell.amount(move.costMinor) : null
    const cost = button.querySelector('[data-cost]') as HTMLElement
    // Four moves have room for a word and a sum; screen readers get the sentence.
    cost.textContent = amount === null ? '' : `+${amount}`
    const word = button.querySelector('span')?.textContent ?? ''
    if (amount === null) button.removeAttribute('aria-label')
    else button.setAttribute('aria-label', `${word}, ${shell.text('costs', { amount })}`)
  }
  if (shell.busy()) return
  // Removing a focused button loses the focus.
  const lost = document.activeElement === document.body || document.activeElement === null
  const within = moves.contains(document.activeElement)
  if (open && (lost || document.activeElement === playButton)) moves.focus()
  else if (!open && view && (lost || within)) playButton.focus()
}
