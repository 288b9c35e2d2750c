import { countedMinor, resultKey, winTier } from '../payout.ts'
import { type Answer, callGame, codeOf, openSession, type Session, withRetries } from './calls.ts'
import { type GamePage, out, pause, refreshPage, showError } from './game-page.ts'
import { clientSeed } from './rounds-panel.ts'

/** Where no stake is remembered. */
const USUAL_STEP = 2

/** Opens the session; a round that was left open in it goes on. */
export async function enterGame(page: GamePage): Promise<void> {
  let session: Session
  try {
    session = await openSession(page.config)
  } catch (error) {
    const code = codeOf(error)
    showError(page, code)
    page.sendToSite({ type: 'DEBUG', payload: { text: `start failed: ${code}` } })
    return
  }
  const { message } = page.elements
  page.session = session
  page.balanceMinor = session.balanceMinor
  page.stakeIndex = page.shell.firstStep(USUAL_STEP)
  const loading = message.textContent
  await page.view.load(session)
  if (message.textContent === loading) message.textContent = ''
  page.busy = false
  page.sendToSite({ type: 'READY' })
  refreshPage(page)
  if (session.round) await showAnswer(page, session.round, true)
}

/** Begins a round; an open one goes on instead. */
export async function playRound(page: GamePage): Promise<void> {
  const { shell, view, session, open, elements } = page
  if (shell.busy() || !session) return
  if (open) return view.goOn?.()
  const staked = shell.stakeMinor()
  if (staked === 0) return
  if (page.balanceMinor < staked) return showError(page, 'INSUFFICIENT_FUNDS')
  page.beganAt = performance.now()
  elements.errorBox.hidden = true
  elements.message.textContent = ''
  shell.showWin(0)
  page.balanceMinor -= staked
  page.sendToSite({ type: 'USER_ACTION', payload: { action: 'spin' } })
  view.begin()
  await exchange(
    page,
    async () => {
      const answer = await withRetries<Answer>('play', {
        sessionId: session.sessionId,
        clientRoundId: crypto.randomUUID(),
        stakeMinor: staked,
        choice: view.choice?.() ?? null,
        clientSeed: clientSeed(),
      })
      // The server counts the pace from when it took the round, which was before this: the next one is never too early.
      page.beganAt = performance.now()
      // Of chips the family remembers one: their sum is not a step.
      if (!view.stakeMinor) shell.memory.keepStake(staked)
      return answer
    },
    () => {
      page.balanceMinor += staked
    },
  )
}

/** A step of the open round. */
export async function actInRound(page: GamePage, action: unknown): Promise<void> {
  if (page.shell.busy() || !page.session || !page.open) return
  const { sessionId } = page.session
  const { roundId } = page.open
  page.elements.errorBox.hidden = true
  await exchange(
    page,
    () => withRetries<Answer>('act', { sessionId, roundId, actionId: crypto.randomUUID(), action }),
    () => undefined,
  )
}

/** One call and the display of its result; afterwards the player may act again. */
async function exchange(
  page: GamePage,
  call: () => Promise<Answer>,
  undo: () => void,
): Promise<void> {
  page.busy = true
  refreshPage(page)
  try {
    await showAnswer(page, await call(), false)
  } catch (error) {
    undo()
    page.view.abort()
    const code = codeOf(error)
    showError(page, code)
    if (code === 'ROUND_OPEN' || code === 'ROUND_CLOSED') await catchUp(page)
    page.sendToSite({ type: 'UPDATE_BALANCE' })
  }
  if (!page.open && page.session) {
    // The server enforces the pace too; waiting here keeps the button's state true.
    refreshPage(page)
    await pause(Math.max(0, page.session.paceMs - (performance.now() - page.beganAt)))
  }
  page.busy = false
  refreshPage(page)
}

/** The round's state differs from the one on this page: resumes as after a reload. */
async function catchUp(page: GamePage): Promise<void> {
  if (!page.session) return
  const { sessionId } = page.session
  const now = await callGame<Session>('resume', { sessionId }).catch(() => null)
  if (!now) return
  page.balanceMinor = now.balanceMinor
  page.open = null
  if (now.round) await showAnswer(page, now.round, true)
}

async function showAnswer(page: GamePage, answer: Answer, resumed: boolean): Promise<void> {
  const { shell, view, rounds, elements } = page
  page.open = answer.done ? null : answer
  if (!resumed) rounds.played(answer.roundId, shell.session().seedHash)
  await view.present(answer, resumed)
  if (answer.balanceMinor !== null) page.balanceMinor = answer.balanceMinor
  else if (!resumed) page.balanceMinor += answer.payoutMinor
  if (!answer.done) return refreshPage(page)
  out('win').dataset.winMinor = String(answer.payoutMinor)
  const shown = winTier(answer.payoutMinor, answer.stakeMinor)
  document.body.classList.toggle('won', shown !== null)
  document.body.dataset.win = shown?.tier ?? ''
  if (shown) shell.sound.play(shown.tier)
  const happened = view.outcome?.(answer) ?? ''
  const paid = paidText(page, answer)
  elements.message.textContent = happened ? `${happened} · ${paid}` : paid
  page.netMinor += answer.payoutMinor - answer.stakeMinor
  page.sendToSite({
    type: 'ROUND_END',
    payload: {
      roundId: answer.roundId,
      stake: answer.stakeMinor / 100,
      payout: answer.payoutMinor / 100,
      currency: shell.session().currency,
    },
  })
  refreshPage(page)
  if (shown && !resumed) await countUp(page, answer.payoutMinor, shown.countMs)
  else shell.showWin(answer.payoutMinor)
}

const still = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Shows amounts that grow from what the round has shown; the message and the balance have all from the beginning. */
async function countUp(
  { shell, shownWinMinor }: GamePage,
  toMinor: number,
  ms: number,
): Promise<void> {
  const win = { fromMinor: shownWinMinor, toMinor }
  const began = performance.now()
  for (let part = 0; part < 1 && win.fromMinor < toMinor && !still.matches; ) {
    // Not by frames: a page in the background has none, and its round ends all the same.
    await pause(30)
    part = Math.min(1, (performance.now() - began) / ms)
    shell.showWin(countedMinor(win, part))
  }
  shell.showWin(toMinor)
}

const paidText = ({ shell }: GamePage, { payoutMinor, stakeMinor }: Answer): string =>
  shell.text(resultKey(payoutMinor, stakeMinor), { amount: shell.amount(payoutMinor) })
