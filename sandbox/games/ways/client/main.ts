import { createFeatureStage } from '../../client/feature-stage.ts'
import { pause, type Shell } from '../../client/game-page.ts'
import { gridPicture } from '../../client/grid-picture.ts'
import { fillPayRows } from '../../client/pay-rows.ts'
import { createReels } from '../../client/reels.ts'
import { startGame } from '../../client/shell.ts'
import { WAYS_ENGINE } from '../engine.ts'
import { isHit, type Outcome, runningWins, type Spin } from '../evaluate.ts'
import { FREE_MULTIPLIERS, MULTIPLIERS, WAY_PAYS } from '../paytable.ts'

startGame(WAYS_ENGINE, (shell) => {
  const root = document.querySelector('.reels') as HTMLElement
  const reels = createReels(root, shell.sound.play)
  const feature = createFeatureStage(root, shell)
  const ladder = [...document.querySelectorAll('.ladder li')]

  function climb(step: number, multipliers: readonly number[]): void {
    ladder.forEach((item, index) => {
      item.textContent = `×${multipliers[index]}`
      item.classList.toggle('on', index === Math.min(step, ladder.length - 1))
    })
  }

  /** Plays the cascades of one spin until nothing wins any more. Takes the total of each that wins from `totals`. */
  async function show(
    spin: Spin,
    of: { multipliers: readonly number[]; totals: number[]; spinNo?: string },
  ): Promise<void> {
    const { multipliers, totals, spinNo } = of
    for (const [step, { reels: symbols, wins, payMinor, multiplier }] of spin.falls.entries()) {
      climb(step, multipliers)
      if (step === 0) await reels.stop(symbols, multipliers === MULTIPLIERS ? 'S' : null)
      const next = spin.falls[step + 1]
      if (!next) break
      const hit = (reel: number, row: number) => isHit(symbols[reel]?.[row] ?? '', reel, wins)
      reels.hit(hit)
      shell.showWin(totals.shift() ?? 0)
      const amount = shell.amount(payMinor)
      const cascade = shell.text('cascade', { n: step + 1, multiplier, amount })
      shell.announce(spinNo ? `${spinNo} · ${cascade}` : cascade)
      await pause(750)
      await reels.fall(hit, next.reels)
    }
  }

  async function present(outcome: Outcome): Promise<void> {
    const { base, freeSpins, payoutMinor } = outcome
    const totals = runningWins(outcome)
    await show(base, { multipliers: MULTIPLIERS, totals })
    if (freeSpins.length === 0) return
    const n = freeSpins.length
    reels.hit((reel, row) => base.falls.at(-1)?.reels[reel]?.[row] === 'S')
    await feature.begin(shell.text('freeSpinsWon', { n }))
    for (const [index, free] of freeSpins.entries()) {
      const spinNo = shell.text('freeSpins', { n: index + 1, of: n })
      shell.announce(spinNo)
      reels.clear()
      reels.start()
      await pause(450)
      await show(free, { multipliers: FREE_MULTIPLIERS, totals, spinNo })
      await pause(350)
    }
    const amountMinor = shell.amount(payoutMinor - base.payMinor)
    await feature.end(shell.text('words.freeSpins', { n, amountMinor }))
  }

  return {
    async load({ assets }) {
      await reels.load(assets)
      climb(0, MULTIPLIERS)
    },
    begin() {
      climb(0, MULTIPLIERS)
      reels.clear()
      reels.start()
    },
    abort: () => reels.stopNow(),
    async present(answer, resumed) {
      const outcome = answer.view as Outcome
      if (!resumed) return present(outcome)
      const last = outcome.freeSpins.at(-1) ?? outcome.base
      await reels.stop(last.falls.at(-1)?.reels ?? [])
    },
    rules: (add) => rules(shell, add),
    picture: (view) =>
      gridPicture((view as Outcome).base.falls[0]?.reels ?? [], shell.session().assets),
  }
})

function rules(
  { text, session }: Shell,
  add: (element: keyof HTMLElementTagNameMap, text: string) => HTMLElement,
): void {
  for (const key of [
    'rulesWays',
    'rulesWaysCascade',
    'rulesWaysWild',
    'rulesWaysFree',
    'rulesMost',
  ])
    add('p', text(key))
  fillPayRows(add('table', '') as HTMLTableElement, Object.entries(WAY_PAYS), session().assets)
}
