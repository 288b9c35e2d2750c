import type { GameEngine, Words } from '../engine.ts'
import type { PastRound, PastRounds } from '../recall.ts'
import { callGame, GameError } from './calls.ts'
import { checkRound } from './check-round.ts'

type PanelDeps = {
  engine: GameEngine
  sessionId(): string
  language: string
  text(key: string, values?: Record<string, string | number>): string
  amount(minor: number): string
  /** A small picture of an outcome, drawn by the game family. */
  picture(view: unknown): HTMLElement | null
}

const SEED_KEY = 'client-seed'

/** The client seed: typed by the player, or generated here and not by the server. */
export function clientSeed(): string {
  const stored = sessionStorage.getItem(SEED_KEY)
  if (stored) return stored
  const drawn = crypto.randomUUID().replaceAll('-', '').slice(0, 16)
  sessionStorage.setItem(SEED_KEY, drawn)
  return drawn
}

/** An outcome as text; values that end in `Minor` are amounts. */
export function sentence(
  { text, amount }: Pick<PanelDeps, 'text' | 'amount'>,
  { key, values = {} }: Words,
): string {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    name.endsWith('Minor') && typeof value === 'number' ? amount(value) : value,
  ])
  return text(key, Object.fromEntries(shown))
}

/** The dialog with past rounds and their seeds: each can be replayed, and verified once its seed is revealed. */
export function createRoundsPanel(deps: PanelDeps) {
  const dialog = document.querySelector('dialog.rounds') as HTMLDialogElement
  const find = <Kind extends Element>(selector: string) => dialog.querySelector(selector) as Kind
  const { text } = deps
  /** The seed hash that was shown when a round of this page was played. */
  const shownHashes = new Map<string, string>()
  let hash = ''
  let asked = 0
  const input = find<HTMLInputElement>('input')

  function show({ seed, rounds }: PastRounds): void {
    hash = seed.hash
    find('[data-out=seed-hash]').textContent = seed.hash
    input.value = clientSeed()
    const list = find<HTMLElement>('.rounds-list')
    list.replaceChildren(...rounds.map(entry))
    if (rounds.length === 0) list.append(make('p', text('noRounds')))
  }

  function entry(round: PastRound): HTMLElement {
    const item = make('details', '')
    const time = new Date(round.at).toLocaleString(deps.language, {
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    const summary = make('summary', '')
    summary.append(
      make('span', text('roundOf', { time })),
      make('b', round.state === 'done' ? deps.amount(round.payoutMinor) : stateWords(round)),
    )
    item.append(summary)
    const picture = round.view === null ? null : deps.picture(round.view)
    if (picture) item.append(picture)
    for (const words of round.words) item.append(make('p', sentence(deps, words)))
    for (const { level, amountMinor } of round.jackpots) {
      const values = { level: text(`jackpot.${level}`), amountMinor }
      item.append(make('p', sentence(deps, { key: 'words.jackpot', values })))
    }
    if (round.autoSettled) item.append(make('p', text('autoSettled')))
    item.append(facts(deps, round), check(round))
    return item
  }

  const stateWords = ({ state }: PastRound) => text(state === 'open' ? 'inPlay' : 'notPlayed')

  function check(round: PastRound): HTMLElement {
    const line = make('p', '', 'check')
    if (round.serverSeed === null || round.state !== 'done') return line
    const button = make('button', text('check'), 'plain') as HTMLButtonElement
    button.type = 'button'
    const result = make('span', '')
    result.setAttribute('role', 'status')
    button.addEventListener('click', async () => {
      const good = await checkRound(deps.engine, round, shownHashes.get(round.roundId)).catch(
        () => false,
      )
      result.textContent = text(good ? 'checkGood' : 'checkBad')
      result.dataset.good = String(good)
    })
    line.append(button, result)
    return line
  }

  async function load(path: 'rounds' | 'reveal'): Promise<void> {
    const status = find<HTMLElement>('.rounds-status')
    const mine = ++asked
    try {
      const answer = await callGame<PastRounds>(path, { sessionId: deps.sessionId() })
      // An older response that arrives later is stale.
      if (mine !== asked) return
      show(answer)
      status.textContent = path === 'reveal' ? text('revealed') : ''
    } catch (error) {
      const code = error instanceof GameError ? error.code : 'UNAVAILABLE'
      status.textContent = text(code === 'ROUND_OPEN' ? 'revealOpen' : 'error.UNAVAILABLE')
    }
  }

  input.addEventListener('change', () => {
    if (input.value !== '' && input.checkValidity()) sessionStorage.setItem(SEED_KEY, input.value)
    else input.value = clientSeed()
  })

  return {
    open(): void {
      dialog.showModal()
      void load('rounds')
    },
    close: () => dialog.close(),
    reveal: () => void load('reveal'),
    /** Remembers the seed hash under which a round was played. */
    played(roundId: string, seedHash: string): void {
      shownHashes.set(roundId, hash || seedHash)
    },
  }
}

/** A round in figures, with the seeds that it was drawn from. */
function facts({ text, amount }: PanelDeps, round: PastRound): HTMLElement {
  const list = make('dl', '')
  const money = (minor: number | null) => (minor === null ? '–' : amount(minor))
  for (const [name, value] of [
    ['stake', money(round.stakeMinor)],
    ['win', money(round.payoutMinor)],
    ['balanceBefore', money(round.balanceBeforeMinor)],
    ['balanceAfter', money(round.balanceAfterMinor)],
    ['version', round.version],
    ['nonce', String(round.nonce)],
    ['clientSeed', round.clientSeed],
    ['seedHash', round.seedHash],
    ['serverSeed', round.serverSeed ?? text('revealFirst')],
  ] as const)
    list.append(make('dt', text(name)), make('dd', value))
  return list
}

function make(tag: string, content: string, className = ''): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = content
  if (className) element.className = className
  return element
}
