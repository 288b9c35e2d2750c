import type { Page } from '@playwright/test'
import type { TableMove, TableMoved } from '#contracts/qa.ts'
import { expect, SANDBOX } from './fixtures.ts'

/** A frame that opened looks again this much after a phase has ended, at the latest. */
const LOOKS_AFTER_MS = 400

/** Before a page opens: from then on its time can go on as far as a table's. */
export const holdTime = (page: Page) => page.clock.install()

/**
 * Moves a table on to the next beginning of a phase, and the time of this browser as far: its frames look again as
 * they do when a phase has ended (docs/qa.md). The table must be the test's own.
 */
export async function moveOn(page: Page, tableId: string, to: TableMove['to']): Promise<string> {
  const answer = await page.request.post(`${SANDBOX}/tables/${tableId}/phase`, { data: { to } })
  expect(answer.ok()).toBe(true)
  const { movedMs, number } = (await answer.json()) as TableMoved
  await page.clock.fastForward(movedMs + LOOKS_AFTER_MS)
  return String(number)
}
