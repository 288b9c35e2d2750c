import type { Page } from '@playwright/test'
import type { TableMove, TableMoved } from '#contracts/qa.ts'
import { expect, SANDBOX } from './fixtures.ts'

/** A frame that is open checks again at most this long after a phase has ended. */
const LOOKS_AFTER_MS = 400

/** Call before a page opens: its clock can then be advanced together with a table's. */
export const holdTime = (page: Page) => page.clock.install()

/**
 * Advances a table to the next start of a phase, and this browser's clock by as much: its frames check again as
 * they do when a phase has ended (docs/qa.md). No other test may use the table.
 */
export async function moveOn(page: Page, tableId: string, to: TableMove['to']): Promise<string> {
  const answer = await page.request.post(`${SANDBOX}/tables/${tableId}/phase`, { data: { to } })
  expect(answer.ok()).toBe(true)
  const { movedMs, number } = (await answer.json()) as TableMoved
  await page.clock.fastForward(movedMs + LOOKS_AFTER_MS)
  return String(number)
}
