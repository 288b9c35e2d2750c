import type { Locator, Page, Response } from '@playwright/test'
import { expect } from './fixtures.ts'

/** As long as the slowest game shows a round at the pace of the slowest market. */
const SHOWN_WITHIN = { timeout: 90_000 }

/** The next answer of a game's server to a round that is asked for. */
export const nextAnswer = (page: Page): Promise<Response> =>
  page.waitForResponse((it) => new URL(it.url()).pathname === '/games/api/play')

/**
 * Plays one round by the button of an open game, or as `begin` does; done when the round was played and has been shown.
 * The button is disabled from the press until then, which may be too short to be seen: the answer says that it began.
 */
export async function playRound(
  page: Page,
  spin: Locator,
  { begin = () => spin.click(), over = spin } = {},
): Promise<Response> {
  await expect(spin).toBeEnabled(SHOWN_WITHIN)
  const answered = nextAnswer(page)
  await begin()
  const answer = await answered
  expect(answer.status(), await answer.text()).toBe(200)
  await expect(over).toBeEnabled(SHOWN_WITHIN)
  return answer
}
