import type { Config } from '../../client/calls.ts'
import type { Shell } from '../../client/game-page.ts'

const EVERY_MS = 5_000

/** The jackpot meters above the reels: their current amounts, shared by all players. */
export function createMeters(shell: Shell) {
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
      }, EVERY_MS)
    },
    refresh,
  }
}
