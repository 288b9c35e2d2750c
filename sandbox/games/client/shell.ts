import type { BalancePayload } from '#contracts/frame-messages.ts'
import { amountText } from '../amount-text.ts'
import type { GameEngine } from '../engine.ts'
import { type Config, codeOf, refillPlayMoney, type Session } from './calls.ts'
import { listenToParent, markFramed } from './frame-link.ts'
import {
  find,
  type GamePage,
  type GameView,
  out,
  type PageState,
  refreshPage,
  type Shell,
  showError,
} from './game-page.ts'
import { createMemory, firstStep, rememberSound, soundWasOn } from './remembered.ts'
import { actInRound, enterGame, playRound } from './round-flow.ts'
import { createRoundsPanel } from './rounds-panel.ts'
import { createSound } from './sound.ts'

/**
 * Runs a game in the frame: session, bar, stake, rules, past rounds, keys, the operator's page. The family shows the
 * rounds; its rules are needed here only to check past ones.
 */
export function startGame(engine: GameEngine, create: (shell: Shell) => GameView): void {
  markFramed()
  const state = initialState()
  // The page is complete once the family has made its view: the shell asks for it at each call.
  const shell: Shell = createShell(state, () => page)
  const view = create(shell)
  const rounds = createRoundsPanel({
    engine,
    sessionId: () => shell.session().sessionId,
    language: document.documentElement.lang,
    text: shell.text,
    amount: shell.amount,
    picture: (outcome) => view.picture?.(outcome) ?? null,
  })
  const page: GamePage = Object.assign(state, { shell, view, rounds })

  listenToPlayer(page)
  listenToOperator(page)
  showSound(shell.sound.isOn())
  const { errorBox, message } = page.elements
  errorBox.dataset.fallback = message.textContent ?? ''
  refreshPage(page)
  void enterGame(page)
}

function initialState(): PageState {
  return {
    config: JSON.parse(document.body.dataset.config ?? '{}') as Config,
    elements: {
      playButton: find<HTMLButtonElement>('[data-do=play]'),
      message: find<HTMLElement>('.message'),
      errorBox: find<HTMLElement>('.error'),
    },
    session: null,
    stakeIndex: 0,
    balanceMinor: 0,
    netMinor: 0,
    shownWinMinor: 0,
    busy: true,
    paused: false,
    open: null,
    beganAt: 0,
    sendToSite: () => undefined,
  }
}

/** What a family works with. */
function createShell(state: PageState, page: () => GamePage): Shell {
  const { config, elements } = state
  const memory = createMemory(() => state.session && { ...config, ...state.session })
  const amount = (minor: number) =>
    amountText(minor, state.session?.currency ?? config.currency, config.language)
  return {
    text: (key, values = {}) =>
      Object.entries(values).reduce(
        (it, [name, value]) => it.replace(`{${name}}`, String(value)),
        state.session?.texts[key] ?? key,
      ),
    amount,
    announce: (words) => {
      elements.message.textContent = words
    },
    showWin: (minor) => {
      state.shownWinMinor = minor
      out('win').textContent = amount(minor)
    },
    play: () => void playRound(page()),
    act: (action) => void actInRound(page(), action),
    refresh: () => refreshPage(page()),
    session: () => state.session as Session,
    busy: () => state.busy || state.paused || state.session === null,
    open: () => state.open,
    stakeMinor: () =>
      page().view.stakeMinor?.() ?? state.session?.stakesMinor[state.stakeIndex] ?? 0,
    firstStep: (usual) => {
      const session = state.session as Session
      return firstStep(session.stakesMinor, memory.stake(), usual)
    },
    memory,
    sound: createSound(soundWasOn()),
  }
}

/** Buttons by the name in their `data-do`, and keys. */
function listenToPlayer(page: GamePage): void {
  const actions = actionsOf(page)
  const keys: Record<string, string> = {
    ArrowUp: 'more',
    ArrowRight: 'more',
    ArrowDown: 'less',
    ArrowLeft: 'less',
    '?': 'rules',
    m: 'sound',
    M: 'sound',
    ...page.view.keys,
  }
  document.addEventListener('click', (event) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-do]')
    if (target?.dataset.do) actions[target.dataset.do]?.()
  })
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    const onControl = (event.target as Element).closest('button, input, select, a')
    const action = keys[event.key]
    // A focused button handles space and enter itself.
    if ((event.key === ' ' || event.key === 'Enter') && !onControl) {
      event.preventDefault()
      page.shell.play()
    } else if (action && !(event.target as Element).closest('input, select')) {
      event.preventDefault()
      actions[action]?.()
    }
  })
}

function actionsOf(page: GamePage): Record<string, () => void> {
  const { shell, rounds } = page
  const rules = find<HTMLDialogElement>('dialog.rules')
  return {
    play: () => shell.play(),
    less: () => changeStake(page, -1),
    more: () => changeStake(page, 1),
    rules: () => {
      fillRules(page)
      rules.showModal()
      page.sendToSite({ type: 'USER_ACTION', payload: { action: 'rules' } })
    },
    rounds: () => {
      if (page.session) rounds.open()
    },
    reveal: () => rounds.reveal(),
    close: () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close(),
    refill: () => void refill(page),
    sound: () => {
      const on = shell.sound.toggle()
      showSound(on)
      rememberSound(on)
      page.sendToSite({ type: 'USER_ACTION', payload: { action: 'sound' } })
    },
    home: () => {
      page.sendToSite({ type: 'USER_ACTION', payload: { action: 'home' } })
      if (window.parent === window) window.location.assign(page.config.homeUrl)
    },
    ...page.view.actions,
  }
}

function showSound(on: boolean): void {
  find<HTMLElement>('[data-do=sound]').setAttribute('aria-pressed', String(on))
}

function changeStake(page: GamePage, step: number): void {
  const { session } = page
  if (!session || page.busy || page.open) return
  page.stakeIndex = Math.max(0, Math.min(session.stakesMinor.length - 1, page.stakeIndex + step))
  refreshPage(page)
}

async function refill(page: GamePage): Promise<void> {
  const { shell, session, elements } = page
  if (!session || shell.busy()) return
  try {
    page.balanceMinor = await refillPlayMoney(session)
    elements.errorBox.hidden = true
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    shell.announce(`${shell.text('balance')}: ${shell.amount(page.balanceMinor)}`)
  } catch (error) {
    showError(page, codeOf(error))
  }
  refreshPage(page)
}

function fillRules({ session, shell, view }: GamePage): void {
  if (!session) return
  const body = find<HTMLElement>('.rules-body')
  body.replaceChildren()
  const add = (tag: keyof HTMLElementTagNameMap, content: string) => {
    const element = document.createElement(tag)
    element.textContent = content
    body.append(element)
    return element
  }
  view.rules(add)
  const { rtp, volatility, paceMs } = session
  const values = { rtp: rtp.toFixed(2), volatility, seconds: paceMs / 1000 }
  add('p', shell.text('rulesReturn', values))
  add('p', shell.text('rulesKeys'))
}

/** What the page around the frame says. */
function listenToOperator(page: GamePage): void {
  listenToParent(page.config.parents, {
    connected(send) {
      page.sendToSite = send
      if (page.session) page.sendToSite({ type: 'READY' })
    },
    message(given) {
      if (given.type === 'PAUSE' || given.type === 'RESUME') {
        page.paused = given.type === 'PAUSE'
        refreshPage(page)
      } else if (given.type === 'PING') page.sendToSite({ type: 'PING' })
      else if (given.type === 'UPDATE_BALANCE') takeBalance(page, given.payload)
    },
  })
}

function takeBalance(page: GamePage, { amount, currency }: BalancePayload): void {
  const { config, busy, session } = page
  if (config.mode === 'fun' || busy || !session || currency !== session.currency) return
  page.balanceMinor = Math.round(amount * 100)
  refreshPage(page)
}
