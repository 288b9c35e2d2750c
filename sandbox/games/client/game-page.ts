import type { Answer, Config, Session } from './calls.ts'
import type { SendToSite } from './frame-link.ts'
import type { createMemory } from './remembered.ts'
import type { createRoundsPanel } from './rounds-panel.ts'
import type { createSound } from './sound.ts'

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
  announce(text: string): void
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
  /** The place among the session's stakes or chips that play begins with: as last time, else the usual one. */
  firstStep(usual: number): number
  /** What was played last, of an earlier visit too. */
  memory: ReturnType<typeof createMemory>
  sound: ReturnType<typeof createSound>
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
export const find = <Kind extends Element>(selector: string) =>
  document.querySelector(selector) as Kind
export const out = (name: string) => find<HTMLElement>(`[data-out=${name}]`)

/** What the page of a game knows at a moment. */
export type PageState = {
  readonly config: Config
  readonly elements: {
    playButton: HTMLButtonElement
    message: HTMLElement
    errorBox: HTMLElement
  }
  session: Session | null
  stakeIndex: number
  balanceMinor: number
  netMinor: number
  /** The win that the bar shows of the round. */
  shownWinMinor: number
  /** A call, or the display of its result, is under way. */
  busy: boolean
  /** The operator's page has paused the game. */
  paused: boolean
  open: Answer | null
  /** When the last round began, by the page's own clock. */
  beganAt: number
  sendToSite: SendToSite
}

/** The page with the parts that work on its state. */
export type GamePage = PageState & {
  readonly shell: Shell
  readonly view: GameView
  readonly rounds: ReturnType<typeof createRoundsPanel>
}

/** What the player may do right now, in one place. */
export function refreshPage(page: GamePage): void {
  const { shell, view, session, busy, open, stakeIndex } = page
  page.elements.playButton.disabled = shell.busy() || (open ? !view.goOn : shell.stakeMinor() === 0)
  find<HTMLElement>('.pause').hidden = !page.paused
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
    const { balanceMinor, netMinor } = page
    out('balance').textContent = shell.amount(balanceMinor)
    out('stake').textContent = shell.amount(open ? open.stakeMinor : shell.stakeMinor())
    out('net').textContent = `${netMinor > 0 ? '+' : ''}${shell.amount(netMinor)}`
  }
  view.refresh?.()
}

export function showError({ session, elements }: GamePage, code: string): void {
  const { errorBox, message } = elements
  const known = session?.texts[`error.${code}`]
  find<HTMLElement>('.error p').textContent =
    known ?? session?.texts['error.REFUSED'] ?? errorBox.dataset.fallback ?? code
  // Only what has run out of play money is mended by more of it.
  const refill = errorBox.querySelector<HTMLElement>('[data-do=refill]')
  if (refill) refill.hidden = code !== 'INSUFFICIENT_FUNDS'
  errorBox.hidden = false
  message.textContent = ''
}
