import type { Config } from '../../client/calls.ts'
import { createFeatureStage } from '../../client/feature-stage.ts'
import { pause, type Shell } from '../../client/game-page.ts'
import { gridPicture } from '../../client/grid-picture.ts'
import { fillPayRows } from '../../client/pay-rows.ts'
import { createReels } from '../../client/reels.ts'
import { startGame } from '../../client/shell.ts'
import { LINES } from '../../lines/paytable.ts'
import { HOLD_ENGINE } from '../engine.ts'
import type { Coin, Outcome, Respins } from '../evaluate.ts'
import { LINE_PAYS, RESPINS, ROWS } from '../paytable.ts'

const METERS_EVERY_MS = 5_000

startGame(HOLD_ENGINE, (shell) => {
  const root = document.querySelector('.reels') as HTMLElement
  const reels = createReels(root, shell.sound.play)
  const feature = createFeatureStage(root, shell)
  const meters = createMeters(shell)
  const pips = [...document.querySelectorAll('.pips i')]
  const cellAt = (place: number) => reels.cell(Math.floor(place / ROWS), place % ROWS)

  /** Labels a coin with its value, in stakes. */
  function mark({ place, value }: Coin, jackpot: Respins['jackpot']): void {
    const cell = cellAt(place)
    if (!cell) return
    cell.dataset.value = `×${value / 20}`
    if (jackpot?.place !== place) return
    cell.dataset.jackpot = jackpot.level
    cell.dataset.name = shell.text(`jackpot.${jackpot.level}`)
  }

  function unmark(): void {
    document.body.classList.remove('respinning')
    for (const cell of root.querySelectorAll<HTMLElement>('.cell')) {
      cell.classList.remove('held', 'seeking', 'pop')
      delete cell.dataset.value
      delete cell.dataset.jackpot
      delete cell.dataset.name
    }
  }

  const left = (count: number) => {
    pips.forEach((pip, index) => {
      pip.classList.toggle('on', index < count)
    })
  }

  async function respin(coins: readonly Coin[], respins: Respins): Promise<void> {
    document.body.classList.add('respinning')
    const hold = (coin: Coin) => {
      mark(coin, respins.jackpot)
      reels.put(Math.floor(coin.place / ROWS), coin.place % ROWS, 'C')
      cellAt(coin.place)?.classList.add('held')
    }
    for (const coin of coins) hold(coin)
    let remaining = RESPINS
    left(remaining)
    await feature.begin(shell.text('respinsWon', { n: coins.length }))
    let held = coins.length
    for (const fallen of respins.falls) {
      remaining -= 1
      left(remaining)
      for (const cell of root.querySelectorAll('.cell:not(.held)')) cell.classList.add('seeking')
      await pause(900)
      for (const cell of root.querySelectorAll('.seeking')) cell.classList.remove('seeking')
      for (const coin of fallen) {
        hold(coin)
        cellAt(coin.place)?.classList.add('pop')
      }
      if (fallen.length > 0) {
        held += fallen.length
        remaining = RESPINS
        left(remaining)
        shell.announce(shell.text('coinsHeld', { n: held }))
        shell.sound.play('coin')
        await pause(500)
      }
    }
    if (respins.full) shell.announce(shell.text('words.full'))
    await pause(900)
    const amountMinor = shell.amount(respins.payMinor)
    await feature.end(shell.text('words.coins', { n: held, amountMinor }))
  }

  return {
    async load({ assets }) {
      await reels.load(assets)
      await meters.start()
    },
    begin() {
      unmark()
      left(0)
      reels.clear()
      reels.start()
    },
    abort: () => reels.stopNow(),
    async present(answer, resumed) {
      const { window, lineWins, coins, respins } = answer.view as Outcome
      await reels.stop(window)
      for (const coin of coins) mark(coin, null)
      if (lineWins.length > 0) {
        reels.showWins(lineWins.map(({ line, count }) => ({ rows: LINES[line] ?? [], count })))
        await pause(600)
      }
      if (respins) {
        reels.clear()
        if (resumed)
          for (const coin of respins.falls.flat()) {
            mark(coin, respins.jackpot)
            reels.put(Math.floor(coin.place / ROWS), coin.place % ROWS, 'C')
          }
        else await respin(coins, respins)
      }
      for (const { level, amountMinor } of answer.jackpots) {
        const name = shell.text(`jackpot.${level}`)
        shell.announce(
          shell.text('words.jackpot', { level: name, amountMinor: shell.amount(amountMinor) }),
        )
        shell.sound.play('feature')
        await pause(2_500)
      }
      left(0)
      void meters.refresh()
    },
    rules: (add) => rules(shell, add),
    picture: (view) => gridPicture((view as Outcome).window, shell.session().assets),
  }
})

function rules(
  { text, session }: Shell,
  add: (element: keyof HTMLElementTagNameMap, text: string) => HTMLElement,
): void {
  for (const key of ['rulesIntro', 'rulesHoldWild', 'rulesHold', 'rulesJackpots'])
    add('p', text(key))
  fillPayRows(add('table', '') as HTMLTableElement, Object.entries(LINE_PAYS), session().assets)
}

/** The jackpot meters above the reels: their current amounts, shared by all players. */
function createMeters(shell: Shell) {
  const config = JSON.parse(document.body.dataset.config ?? '{}') as Config
  const outputs = [...document.querySelectorAll<HTMLElement>('[data-level]')]

  async function refresh(): Promise<void> {
    const query = new URLSearchParams({
      gameId: config.gameId,
      provider: config.provider,
      mode: config.mode,
      currency: shell.session().currency,
    })
    const answer = await fetch(`/games/meters?${query}`).catch(() => null)
    if (!answer?.ok) return
    const levels = (await answer.json()) as Record<string, number>
    for (const output of outputs) {
      const minor = levels[output.dataset.level ?? '']
      if (minor !== undefined) output.textContent = shell.amount(minor)
    }
  }

  return {
    async start(): Promise<void> {
      await refresh()
      window.setInterval(() => {
        if (!document.hidden) void refresh()
      }, METERS_EVERY_MS)
    },
    refresh,
  }
}
