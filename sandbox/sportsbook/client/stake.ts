import { type Currency, fromApiAmount } from '#contracts/money.ts'
import { readTypedAmount } from '#contracts/typed-amount.ts'
import type { Page } from './page.ts'

/** Takes what was typed as the stake of each line: a point or a comma before the decimals; null where it is no amount. */
export function typeStake(page: Page, text: string): void {
  page.stakeText = text
  page.changeSlip({
    ...page.slip,
    stakePerLineMinor: stakeOfText(text, page.session?.player?.currency),
  })
}

export function stakeOfText(text: string, currency = 'EUR'): number | null {
  const typed = readTypedAmount(text, currency as Currency)
  return typed.ok ? Number(fromApiAmount(typed.amount)) : null
}

/** The kept stake as a player would type it. */
export function textOfStake(minor: number | null): string {
  if (minor === null) return ''
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2)
}

export const isStakeTyped = ({ stakeText }: Page): boolean => stakeText.trim() !== ''
