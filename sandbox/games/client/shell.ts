import type { BalancePayload, SiteToGame } from '#contracts/frame-messages.ts'
import { amountText } from '../amount-text.ts'
import type { GameEngine } from '../engine.ts'
import type { Answer, Config, Session } from './calls.ts'
import { callGame, codeOf, openSession, withRetries } from './calls.ts'
import { listenToParent, type Tell } from './frame-link.ts'
import { clientSeed, createRoundsPanel } from './rounds-panel.ts'
import { createSound } from './sound.ts'

/** What a game family provides to the shell: everything between the headline and the bar. */
export type GameView = {
  /** Loads pictures and sets up the table, before anything can be played. */
  load(session: Session): Promise<void>
  /** A round begins: its stake is on the way. */
  begin(): void
  /** Shows the outcome of an answer, at its own pace; `resumed`: it is from before the page was loaded. */
  present(answer: Answer, resumed: boolean): Promise<void>
  /** The outcome of a finished round, announced before its payout. */
  outcome?(answer: Answer): string
  /** No response came: everything stops moving. */
  abort(): void
  /** Fills the rules after the shell has opened them. */
  rules(add: (element: keyof HTMLElementTagNameMap, text: string) => HTMLElement): void
  /** The stake, where it is not one of the stakes of the bar. */
  stakeMinor?(): number
  /** What the round begins with besides its stake. */
  choice?(): unknown
  /** Handlers of the family's buttons and keys, by the name in `data-do`. */
  actions?: Readonly<Record<string, () => void>>
  keys?: Readonly<Record<string, string>>
  /** What the main button does while a round waits for its player; without it the button is disabled. */
  goOn?(): void
  /** Called whenever the player's possible actions have changed. */
  refresh?(): void
  /** A small picture of an outcome, for the list of past rounds. */
  picture?(view: unknown): HTMLElement
}

export type Shell = {
  text(key: string, values?: Record<string, string | number>): string
  amount(minor: number): string
  /** Shows a message below the game, which screen readers announce. */
  say(text: string): void
  /** Shows the win in the bar during a round. */
  showWin(minor: number): void
  play(): void
  /** Continues the open round. */
  act(action: unknown): void
  refresh(): void
  session(): Session
  /** Whether the controls are locked right now. */
  busy(): boolean
  /** The round that waits for its player. */
  open(): Answer | null
  /** The stake with which the next round begins. */
  stakeMinor(): number
  sound: ReturnType<typeof createSound>
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const find = <Kind extends Element>(selector: string) => document.querySelector(selector) as Kind
const out = (name: string) => find<HTMLElement>(`[data-out=${name}]`)

/**
 * Runs a game in the frame: session, bar, stake, rules, past rounds, keys, the operator's page. The family shows the
 * rounds; its rules are needed here only to check past ones.
 */
export function startGame(engine: GameEngine, create: (shell: Shell) => GameView): void {
  const config = JSON.parse(document.body.dataset.config ?? '{}') as Config
  const playButton = find<HTMLButtonElement>('[data-do=play]')
  const message = find<HTMLElement>('.message')
  const errorBox = find<HTMLElement>('.error')
  const rules = find<HTMLDialogElement>('dialog.rules')
  const sound = createSound()

  let session: Session | null = null
  let stakeIndex = 0
  let balanceMinor = 0
  let netMinor = 0
  let busy = true
  let paused = false
  let open: Answer | null = null
  /** When the last round began, by the page's own clock. */
  let began = 0
  let tell: Tell = () => undefined

  const amount = (minor: number) =>
    amountText(minor, session?.currency ?? config.currency, config.language)
  const text = (key: string, values: Record<string, string | number> = {}) =>
    Object.entries(values).reduce(
      (it, [name, value]) => it.replace(`{${name}}`, String(value)),
      session?.texts[key] ?? key,
    )
  const stakeMinor = () => view.stakeMinor?.() ?? session?.stakesMinor[stakeIndex] ?? 0

  const shell: Shell = {
    text,
    amount,
    say: (words) => {
      message.textContent = words
    },
    showWin: (minor) => {
      out('win').textContent = amount(minor)
    },
    play: () => void play(),
    act: (action) => void act(action),
    refresh: () => refresh(),
    session: () => session as Session,
    busy: () => busy || paused || session === null,
    open: () => open,
    stakeMinor: () => stakeMinor(),
    sound,
  }
  const view = create(shell)
  const rounds = createRoundsPanel({
    engine,
    sessionId: () => shell.session().sessionId,
    language: document.documentElement.lang,
    text,
    amount,
    picture: (outcome) => view.picture?.(outcome) ?? null,
  })

  /** What the player may do right now, in one place. */
  function refresh(): void {
    playButton.disabled = shell.busy() || (open ? !view.goOn : stakeMinor() === 0)
    find<HTMLElement>('.pause').hidden = !paused
    for (const [name, step] of [
      ['less', -1],
      ['more', 1],
    ] as const) {
      const next = stakeIndex + step
      const button = document.querySelector<HTMLButtonElement>(`[data-do=${name}]`)
      if (button)
        button.disabled =
          busy || !session || open !== null || next < 0 || next >= session.stakesMinor.length
    }
    if (session) {
      out('balance').textContent = amount(balanceMinor)
      out('stake').textContent = amount(open ? open.stakeMinor : stakeMinor())
      out('net').textContent = `${netMinor > 0 ? '+' : ''}${amount(netMinor)}`
    }
    view.refresh?.()
  }

  function showError(code: string): void {
    const known = session?.texts[`error.${code}`]
    find<HTMLElement>('.error p').textContent =
      known ?? session?.texts['error.REFUSED'] ?? errorBox.dataset.fallback ?? code
    errorBox.hidden = false
    message.textContent = ''
  }

  async function enter(): Promise<void> {
    try {
      session = await openSession(config)
    } catch (error) {
      const code = codeOf(error)
      showError(code)
      tell({ type: 'DEBUG', payload: { text: `start failed: ${code}` } })
      return
    }
    balanceMinor = session.balanceMinor
    stakeIndex = Math.min(2, session.stakesMinor.length - 1)
    const loading = message.textContent
    await view.load(session)
    if (message.textContent === loading) message.textContent = ''
    out('win').textContent = amount(0)
    busy = false
    tell({ type: 'READY' })
    refresh()
    if (session.round) await show(session.round, true)
  }

  async function play(): Promise<void> {
    if (shell.busy() || !session) return
    if (open) return view.goOn?.()
    const staked = stakeMinor()
    if (staked === 0) return
    if (balanceMinor < staked) return showError('INSUFFICIENT_FUNDS')
    const current = session
    began = performance.now()
    errorBox.hidden = true
    message.textContent = ''
    balanceMinor -= staked
    sound.play('spin')
    tell({ type: 'USER_ACTION', payload: { action: 'spin' } })
    view.begin()
    await exchange(
      () =>
        withRetries<Answer>('play', {
          sessionId: current.sessionId,
          clientRoundId: crypto.randomUUID(),
          stakeMinor: staked,
          choice: view.choice?.() ?? null,
          clientSeed: clientSeed(),
        }),
      () => {
        balanceMinor += staked
      },
    )
  }

  async function act(action: unknown): Promise<void> {
    if (shell.busy() || !session || !open) return
    const { sessionId } = session
    const { roundId } = open
    errorBox.hidden = true
    await exchange(
      () =>
        withRetries<Answer>('act', { sessionId, roundId, actionId: crypto.randomUUID(), action }),
      () => undefined,
    )
  }

  /** One call and the display of its result; afterwards the player may act again. */
  async function exchange(call: () => Promise<Answer>, undo: () => void): Promise<void> {
    busy = true
    refresh()
    try {
      await show(await call(), false)
    } catch (error) {
      undo()
      view.abort()
      const code = codeOf(error)
      showError(code)
      if (code === 'ROUND_OPEN' || code === 'ROUND_CLOSED') await catchUp()
      tell({ type: 'UPDATE_BALANCE' })
    }
    if (!open && session) {
      // The server enforces the pace too; waiting here keeps the button's state true.
      refresh()
      await pause(Math.max(0, session.paceMs + 60 - (performance.now() - began)))
    }
    busy = false
    refresh()
  }

  /** The round's state differs from the one on this page: resumes as after a reload. */
  async function catchUp(): Promise<void> {
    if (!session) return
    const now = await callGame<Session>('resume', { sessionId: session.sessionId }).catch(
      () => null,
    )
    if (!now) return
    balanceMinor = now.balanceMinor
    open = null
    if (now.round) await show(now.round, true)
  }

  async function show(answer: Answer, resumed: boolean): Promise<void> {
    open = answer.done ? null : answer
    if (!resumed) rounds.played(answer.roundId, shell.session().seedHash)
    await view.present(answer, resumed)
    if (answer.balanceMinor !== null) balanceMinor = answer.balanceMinor
    else if (!resumed) balanceMinor += answer.payoutMinor
    if (!answer.done) return refresh()
    const win = out('win')
    win.textContent = amount(answer.payoutMinor)
    win.dataset.winMinor = String(answer.payoutMinor)
    // A win below the stake is reported, not celebrated: it is a loss.
    const isWin = answer.payoutMinor > answer.stakeMinor
    document.body.classList.toggle('won', isWin)
    if (isWin) sound.play('win')
    const happened = view.outcome?.(answer) ?? ''
    message.textContent = happened ? `${happened} · ${paid(answer)}` : paid(answer)
    netMinor += answer.payoutMinor - answer.stakeMinor
    tell({
      type: 'ROUND_END',
      payload: {
        roundId: answer.roundId,
        stake: answer.stakeMinor / 100,
        payout: answer.payoutMinor / 100,
        currency: shell.session().currency,
      },
    })
    refresh()
  }

  function paid({ payoutMinor, stakeMinor: staked }: Answer): string {
    if (payoutMinor === 0) return text('resultNone')
    // Where a game has a text for it: a payout of no more than the stakes is returned, not won.
    const key = payoutMinor <= staked && session?.texts.resultBack ? 'resultBack' : 'resultWin'
    return text(key, { amount: amount(payoutMinor) })
  }

  function fillRules(): void {
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
    add('p', text('rulesReturn', { rtp: rtp.toFixed(2), volatility, seconds: paceMs / 1000 }))
    add('p', text('rulesKeys'))
  }

  function changeStake(step: number): void {
    if (!session || busy || open) return
    stakeIndex = Math.max(0, Math.min(session.stakesMinor.length - 1, stakeIndex + step))
    refresh()
  }

  const actions: Record<string, () => void> = {
    play: () => void play(),
    less: () => changeStake(-1),
    more: () => changeStake(1),
    rules: () => {
      fillRules()
      rules.showModal()
      tell({ type: 'USER_ACTION', payload: { action: 'rules' } })
    },
    rounds: () => {
      if (session) rounds.open()
    },
    reveal: () => rounds.reveal(),
    close: () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close(),
    sound: () => {
      const on = sound.toggle()
      find<HTMLElement>('[data-do=sound]').setAttribute('aria-pressed', String(on))
      tell({ type: 'USER_ACTION', payload: { action: 'sound' } })
    },
    home: () => {
      tell({ type: 'USER_ACTION', payload: { action: 'home' } })
      if (window.parent === window) window.location.assign(config.homeUrl)
    },
    ...view.actions,
  }
  const keys: Record<string, string> = {
    ArrowUp: 'more',
    ArrowRight: 'more',
    ArrowDown: 'less',
    ArrowLeft: 'less',
    '?': 'rules',
    m: 'sound',
    M: 'sound',
    ...view.keys,
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
      void play()
    } else if (action && !(event.target as Element).closest('input, select')) {
      event.preventDefault()
      actions[action]?.()
    }
  })

  function takeBalance(payload: BalancePayload): void {
    if (config.mode === 'fun' || busy || !session || payload.currency !== session.currency) return
    balanceMinor = Math.round(payload.amount * 100)
    refresh()
  }

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

  errorBox.dataset.fallback = message.textContent ?? ''
  refresh()
  void enter()
}
