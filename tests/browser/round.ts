import type { Locator, Page, Response } from '@playwright/test'
import { expect } from './fixtures.ts'

/** As long as the slowest game takes to show a round at the pace of the slowest market. */
const SHOWN_WITHIN = { timeout: 90_000 }

/** The next response of a game's server to a requested round. */
export const nextAnswer = (page: Page): Promise<Response> =>
  page.waitForResponse((it) => new URL(it.url()).pathname === '/games/api/play')

/**
 * Plays one round by the button of an open game, or as `begin` does; returns when the round was played and shown.
 * The button is disabled from the press until then, possibly too briefly to observe: the response shows the start.
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

const MAX_DEALS = 12

/**
 * Deals hands of blackjack until one waits for a move: a blackjack ends a hand at once, and an ace of the dealer's asks
 * for insurance before anything else. `over` is the result of a hand that has ended.
 */
export async function dealOpenHand(
  { stand, decline, over }: Record<'stand' | 'decline' | 'over', Locator>,
  press: { deal(): Promise<void>; decline(): Promise<void> },
): Promise<void> {
  const shown = (of: Locator) => of.filter({ visible: true }).first()
  for (let deals = 0; ; deals += 1) {
    expect(deals).toBeLessThan(MAX_DEALS)
    await press.deal()
    await expect(shown(stand.or(decline).or(over))).toBeVisible()
    if (await decline.isVisible()) await press.decline()
    await expect(shown(stand.or(over))).toBeVisible()
    if (await stand.isVisible()) return
  }
}
