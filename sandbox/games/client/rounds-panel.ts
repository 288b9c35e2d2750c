import { drawFromWords, WORDS_PER_BLOCK } from '../draw-from-words.ts'
import type { GameEngine, Step, Words } from '../engine.ts'
import type { PastRound, PastRounds } from '../recall.ts'
import { browserStorage } from './browser-storage.ts'
import { callGame, GameError } from './calls.ts'

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
const ofTab = browserStorage(() => sessionStorage)

/** The client seed: typed by the player, or generated here and not by the server. */
export function clientSeed(): string {
  const stored = ofTab.read(SEED_KEY)
  if (stored) return stored
  const drawn = crypto.randomUUID().replaceAll('-', '').slice(0, 16)
  ofTab.write(SEED_KEY, drawn)
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
    if (input.value !== '' && input.checkValidity()) ofTab.write(SEED_KEY, input.value)
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

const FIRST_BLOCKS = 64
const MOST_BLOCKS = 4_096

class OutOfWords extends Error {}

/**
 * Replays a past round in the browser, from its seeds and the rules alone, and compares. False when the revealed seed
 * does not match the hash that was shown, or when the outcome differs.
 */
export async function checkRound(
  engine: GameEngine,
  round: PastRound,
  shownHash: string | undefined,
): Promise<boolean> {
  const { serverSeed } = round
  if (serverSeed === null) return false
  const hash = hex(await crypto.subtle.digest('SHA-256', bytesOf(serverSeed)))
  if (hash !== round.seedHash || (shownHash !== undefined && hash !== shownHash)) return false
  for (let blocks = FIRST_BLOCKS; blocks <= MOST_BLOCKS; blocks *= 4) {
    const words = await wordsOf(serverSeed, `${round.clientSeed}:${round.nonce}`, blocks)
    try {
      const step = replay(engine, round, words)
      const jackpots = round.jackpots.reduce((sum, it) => sum + it.amountMinor, 0)
      return (
        step.payoutMinor + jackpots === round.payoutMinor &&
        JSON.stringify(engine.view(step.state)) === JSON.stringify(round.view)
      )
    } catch (error) {
      if (!(error instanceof OutOfWords)) throw error
    }
  }
  return false
}

function replay(engine: GameEngine, round: PastRound, words: DataView): Step<unknown> {
  const { draw } = drawFromWords((index) => {
    if (index * 4 >= words.byteLength) throw new OutOfWords()
    return words.getUint32(index * 4)
  })
  let step = engine.begin(round.asked, draw)
  for (const acted of round.actions) {
    const next =
      'auto' in acted
        ? engine.settleNow?.(step.state, draw)
        : engine.act?.(step.state, acted.action, draw)
    if (!next) throw new Error('the rules refuse what was played')
    step = next
  }
  return step
}

/** The first blocks of the round's words: HMAC-SHA-256 with the secret seed's text as key. */
async function wordsOf(serverSeed: string, round: string, blocks: number): Promise<DataView> {
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const all = new Uint8Array(blocks * WORDS_PER_BLOCK * 4)
  for (let block = 0; block < blocks; block++) {
    const signed = await crypto.subtle.sign('HMAC', key, bytesOf(`${round}:${block}`))
    all.set(new Uint8Array(signed), block * WORDS_PER_BLOCK * 4)
  }
  return new DataView(all.buffer)
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const hex = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((it) => it.toString(16).padStart(2, '0')).join('')
