import { createFeatureStage } from '../../client/feature-stage.ts'
import { pause, type Shell } from '../../client/game-page.ts'
import { gridPicture } from '../../client/grid-picture.ts'
import { fillPayRows } from '../../client/pay-rows.ts'
import { createReels } from '../../client/reels.ts'
import { startGame } from '../../client/shell.ts'
import { LINES_ENGINE } from '../engine.ts'
import type { Outcome, Spin } from '../evaluate.ts'
import { LINE_PAYS, LINES, SCATTER_PAYS } from '../paytable.ts'

startGame(LINES_ENGINE, (shell) => {
  const root = document.querySelector('.reels') as HTMLElement
  const reels = createReels(root, shell.sound.play)
  const feature = createFeatureStage(root, shell)

  async function present({ base, freeSpins, payoutMinor }: Outcome): Promise<void> {
    await reels.stop(base.window, 'S')
    await showWins(base)
    if (freeSpins.length === 0) return
    const n = freeSpins.length
    await feature.begin(shell.text('freeSpinsWon', { n }))
    let won = base.payMinor
    for (const [index, free] of freeSpins.entries()) {
      shell.announce(shell.text('freeSpins', { n: index + 1, of: n }))
      reels.clear()
      reels.start()
      await pause(500)
      await reels.stop(free.window)
      won += free.payMinor
      shell.showWin(won)
      await showWins(free)
      await pause(350)
    }
    const amountMinor = shell.amount(payoutMinor - base.payMinor)
    await feature.end(shell.text('words.freeSpins', { n, amountMinor }))
  }

  async function showWins(spin: Spin): Promise<void> {
    if (spin.payMinor === 0) return
    reels.showWins(spin.lineWins.map(({ line, count }) => ({ rows: LINES[line] ?? [], count })))
    if (spin.scatterPayMinor > 0) reels.hit((reel, row) => spin.window[reel]?.[row] === 'S')
    await pause(500)
  }

  return {
    load: ({ assets }) => reels.load(assets),
    begin() {
      reels.clear()
      reels.start()
    },
    abort: () => reels.stopNow(),
    async present(answer, resumed) {
      const outcome = answer.view as Outcome
      if (resumed) await reels.stop((outcome.freeSpins.at(-1) ?? outcome.base).window)
      else await present(outcome)
    },
    rules: (add) => rules(shell, add),
    picture: (view) => gridPicture((view as Outcome).base.window, shell.session().assets),
  }
})

function rules(
  { text, session }: Shell,
  add: (element: keyof HTMLElementTagNameMap, text: string) => HTMLElement,
): void {
  for (const key of ['rulesIntro', 'rulesWild', 'rulesScatter']) add('p', text(key))
  const scatter = [3, 4, 5].map((n) => (SCATTER_PAYS[n] ?? 0) * LINES.length)
  fillPayRows(
    add('table', '') as HTMLTableElement,
    [...Object.entries(LINE_PAYS), ['S', scatter]],
    session().assets,
  )
}
