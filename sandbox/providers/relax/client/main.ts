import type { BalancePayload, GameToSite, SiteToGame } from '#contracts/frame-messages.ts'
import { formatMoney, isCurrency } from '#markets/currencies.ts'
import { isLanguage } from '#markets/languages.ts'
import type { Outcome, Spin } from '../engine.ts'
import { LINE_PAYS, LINES, SCATTER_PAYS } from '../paytable.ts'
import { listenToParent } from './frame-link.ts'
import { createReels } from './reels.ts'
import { createSound } from './sound.ts'

type Config = {
  gameId: string
  language: string
  mode: 'fun' | 'real'
  ticket: string | null
  currency: string
  homeUrl: string
  parents: string[]
}
type Session = {
  sessionId: string
  currency: string
  balanceMinor: number
  stakesMinor: number[]
  paceMs: number
  rtp: number
  volatility: number
  symbols: Record<string, string>
  texts: Record<string, string>
}
type SpinAnswer = { roundId: string; outcome: Outcome; balanceMinor: number; settled: boolean }

const config = JSON.parse(document.body.dataset.config ?? '{}') as Config
const find = <Kind extends Element>(selector: string) => document.querySelector(selector) as Kind
const spinButton = find<HTMLButtonElement>('[data-do=spin]')
const message = find<HTMLElement>('.message')
const errorBox = find<HTMLElement>('.error')
const rules = find<HTMLDialogElement>('dialog.rules')
const out = (name: string) => find<HTMLElement>(`[data-out=${name}]`)

let session: Session | null = null
let stakeIndex = 2
let balanceMinor = 0
let netMinor = 0
let busy = false
let paused = false
let tell: (message: GameToSite) => void = () => undefined
const sound = createSound()
const reels = createReels(find<HTMLElement>('.reels'))

const language = config.language === 'fr' ? 'caf' : config.language
const amount = (minor: number) => {
  const currency = session?.currency ?? config.currency
  return isCurrency(currency)
    ? formatMoney(BigInt(minor), currency, isLanguage(language) ? language : 'en')
    : (minor / 100).toFixed(2)
}
const text = (key: string, values: Record<string, string | number> = {}) =>
  Object.entries(values).reduce(
    (it, [name, value]) => it.replace(`{${name}}`, String(value)),
    session?.texts[key] ?? key,
  )

/** What the player may do right now, in one place. */
function refresh(): void {
  spinButton.disabled = busy || paused || session === null
  find<HTMLElement>('.pause').hidden = !paused
  for (const [name, step] of [
    ['less', -1],
    ['more', 1],
  ] as const) {
    const next = stakeIndex + step
    find<HTMLButtonElement>(`[data-do=${name}]`).disabled =
      busy || session === null || next < 0 || next >= session.stakesMinor.length
  }
  if (!session) return
  out('balance').textContent = amount(balanceMinor)
  out('stake').textContent = amount(session.stakesMinor[stakeIndex] ?? 0)
  out('net').textContent = `${netMinor > 0 ? '+' : ''}${amount(netMinor)}`
}

class GameError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await fetch(`/casino/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new GameError('UNAVAILABLE')
  })
  const answer = (await response.json().catch(() => ({}))) as Answer & { code?: string }
  if (!response.ok) throw new GameError(answer.code ?? 'UNAVAILABLE')
  return answer
}

function show(code: string): void {
  const known = session ? text(`error.${code}`) : ''
  find<HTMLElement>('.error p').textContent =
    known && known !== `error.${code}`
      ? known
      : session
        ? text('error.REFUSED')
        : (find<HTMLElement>('.error').dataset.fallback ?? code)
  errorBox.hidden = false
  message.textContent = ''
}

const STORE_KEY = `slot:${config.ticket ?? config.gameId}`

async function open(): Promise<void> {
  const stored = sessionStorage.getItem(STORE_KEY)
  try {
    session = stored
      ? await post<Session>('resume', { sessionId: stored })
      : await post<Session>('start', {
          mode: config.mode,
          gameId: config.gameId,
          language: config.language,
          ...(config.ticket ? { ticket: config.ticket } : {}),
          currency: config.currency,
        })
  } catch (error) {
    sessionStorage.removeItem(STORE_KEY)
    show((error as GameError).code)
    tell({ type: 'DEBUG', payload: { text: `start failed: ${(error as GameError).code}` } })
    return
  }
  sessionStorage.setItem(STORE_KEY, session.sessionId)
  balanceMinor = session.balanceMinor
  stakeIndex = Math.min(2, session.stakesMinor.length - 1)
  await reels.load(session.symbols)
  message.textContent = ''
  out('win').textContent = amount(0)
  fillRules()
  refresh()
  tell({ type: 'READY' })
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function spin(): Promise<void> {
  if (busy || paused || !session) return
  const stakeMinor = session.stakesMinor[stakeIndex] ?? 0
  if (balanceMinor < stakeMinor) {
    show('INSUFFICIENT_FUNDS')
    return
  }
  busy = true
  errorBox.hidden = true
  message.textContent = ''
  reels.clear()
  balanceMinor -= stakeMinor
  refresh()
  tell({ type: 'USER_ACTION', payload: { action: 'spin' } })
  const began = performance.now()
  reels.start()
  sound.play('spin')
  try {
    const answer = await playWithRetries(session, {
      clientRoundId: crypto.randomUUID(),
      stakeMinor,
    })
    await present(answer.outcome, stakeMinor)
    if (answer.settled) balanceMinor = answer.balanceMinor
    else balanceMinor += answer.outcome.payoutMinor
    netMinor += answer.outcome.payoutMinor - stakeMinor
    tell({
      type: 'ROUND_END',
      payload: {
        roundId: answer.roundId,
        stake: stakeMinor / 100,
        payout: answer.outcome.payoutMinor / 100,
        currency: session.currency,
      },
    })
  } catch (error) {
    balanceMinor += stakeMinor
    reels.stopNow()
    show((error as GameError).code)
    tell({ type: 'UPDATE_BALANCE' })
  }
  refresh()
  // The server holds the pace too; waiting here keeps the button honest.
  await pause(Math.max(0, session.paceMs + 60 - (performance.now() - began)))
  busy = false
  refresh()
}

/** The same round again when no answer came: the server repeats what was decided. */
async function playWithRetries(
  current: Session,
  round: { clientRoundId: string; stakeMinor: number },
): Promise<SpinAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await post<SpinAnswer>('spin', { sessionId: current.sessionId, ...round })
    } catch (error) {
      const { code } = error as GameError
      if (!['UNAVAILABLE', 'TOO_FAST'].includes(code) || attempt >= 4) throw error
      await pause(attempt * 600)
    }
  }
}

async function present(
  { base, freeSpins, payoutMinor }: Outcome,
  stakeMinor: number,
): Promise<void> {
  await reels.stop(base.window)
  await presentSpin(base)
  if (freeSpins.length > 0) {
    message.textContent = text('freeSpinsWon', { n: freeSpins.length })
    sound.play('feature')
    await pause(1_200)
    let won = base.payMinor
    for (const [index, free] of freeSpins.entries()) {
      message.textContent = text('freeSpins', { n: index + 1, of: freeSpins.length })
      reels.clear()
      reels.start()
      await pause(500)
      await reels.stop(free.window)
      won += free.payMinor
      out('win').textContent = amount(won)
      await presentSpin(free)
      await pause(350)
    }
  }
  const win = out('win')
  win.textContent = amount(payoutMinor)
  win.dataset.winMinor = String(payoutMinor)
  // A win below the stake is said, not celebrated: it is a loss (see beyond the seeds, losses disguised as wins).
  const real = payoutMinor > stakeMinor
  document.body.classList.toggle('won', real)
  if (real) sound.play('win')
  message.textContent =
    payoutMinor > 0 ? text('resultWin', { amount: amount(payoutMinor) }) : text('resultNone')
}

async function presentSpin(spinShown: Spin): Promise<void> {
  if (spinShown.payMinor === 0) return
  reels.showWins(spinShown.lineWins.map(({ line, count }) => ({ rows: LINES[line] ?? [], count })))
  if (spinShown.scatterPayMinor > 0) reels.showScatters(spinShown.window)
  await pause(500)
}

function fillRules(): void {
  if (!session) return
  const body = find<HTMLElement>('.rules-body')
  body.replaceChildren()
  const add = (tag: string, content: string) => {
    const element = document.createElement(tag)
    element.textContent = content
    body.append(element)
  }
  for (const key of ['rulesIntro', 'rulesWild', 'rulesScatter']) add('p', text(key))
  const table = document.createElement('table')
  const rows = [
    ...Object.entries(LINE_PAYS).map(([symbol, pays]) => [symbol, ...pays] as const),
    ['S', ...[3, 4, 5].map((n) => (SCATTER_PAYS[n] ?? 0) * LINES.length)] as const,
  ]
  for (const [symbol, ...pays] of rows) {
    const row = table.insertRow()
    const image = document.createElement('img')
    image.src = session.symbols[symbol] ?? ''
    image.alt = symbol
    image.width = 36
    image.height = 36
    row.insertCell().append(image)
    pays.forEach((pay, index) => {
      row.insertCell().textContent = `${index + 3}× ${pay}`
    })
  }
  body.append(table)
  add(
    'p',
    text('rulesReturn', {
      rtp: session.rtp.toFixed(2),
      volatility: session.volatility,
      seconds: session.paceMs / 1000,
    }),
  )
  add('p', text('rulesKeys'))
}

function changeStake(step: number): void {
  if (!session || busy) return
  stakeIndex = Math.max(0, Math.min(session.stakesMinor.length - 1, stakeIndex + step))
  refresh()
}

const ACTIONS: Record<string, () => void> = {
  spin: () => void spin(),
  less: () => changeStake(-1),
  more: () => changeStake(1),
  rules: () => {
    rules.showModal()
    tell({ type: 'USER_ACTION', payload: { action: 'rules' } })
  },
  close: () => rules.close(),
  sound: () => {
    const on = sound.toggle()
    find<HTMLElement>('[data-do=sound]').setAttribute('aria-pressed', String(on))
    tell({ type: 'USER_ACTION', payload: { action: 'sound' } })
  },
  home: () => {
    tell({ type: 'USER_ACTION', payload: { action: 'home' } })
    if (window.parent === window) window.location.assign(config.homeUrl)
  },
}

document.addEventListener('click', (event) => {
  const target = (event.target as Element).closest<HTMLElement>('[data-do]')
  if (target?.dataset.do) ACTIONS[target.dataset.do]?.()
})
document.addEventListener('keydown', (event) => {
  if (rules.open || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
  const onControl = (event.target as Element).closest('button')
  const action = (
    {
      ArrowUp: 'more',
      ArrowRight: 'more',
      ArrowDown: 'less',
      ArrowLeft: 'less',
      '?': 'rules',
      m: 'sound',
      M: 'sound',
    } as Record<string, string>
  )[event.key]
  // A focused button takes space and enter itself.
  if ((event.key === ' ' || event.key === 'Enter') && !onControl) {
    event.preventDefault()
    void spin()
  } else if (action) {
    event.preventDefault()
    ACTIONS[action]?.()
  }
})

listenToParent(config.parents, {
  connected(send) {
    tell = send
    if (session) tell({ type: 'READY' })
  },
  message(given: SiteToGame) {
    if (given.type === 'PAUSE' || given.type === 'RESUME') {
      paused = given.type === 'PAUSE'
      refresh()
    } else if (given.type === 'PING') tell({ type: 'PING' })
    else if (given.type === 'UPDATE_BALANCE') takeBalance(given.payload)
  },
})

function takeBalance(payload: BalancePayload): void {
  if (config.mode === 'fun' || busy || !session || payload.currency !== session.currency) return
  balanceMinor = Math.round(payload.amount * 100)
  refresh()
}

errorBox.dataset.fallback = message.textContent ?? ''
refresh()
void open()
