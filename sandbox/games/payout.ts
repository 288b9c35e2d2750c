export type WinTier = 'win' | 'big' | 'huge'

const TIERS = [
  { tier: 'huge', from: 50, countMs: 1_800 },
  { tier: 'big', from: 10, countMs: 1_000 },
  { tier: 'win', from: 1, countMs: 500 },
] as const

/**
 * How a payout is shown: nothing for one that is not above the stake, since that is a loss. Amounts in minor units;
 * `countMs` is how long its amount counts up.
 */
export function winTier(
  payoutMinor: number,
  stakeMinor: number,
): { tier: WinTier; countMs: number } | null {
  if (payoutMinor <= stakeMinor) return null
  const { tier, countMs } = TIERS.find(({ from }) => payoutMinor >= from * stakeMinor) ?? TIERS[2]
  return { tier, countMs }
}

/** What a win that counts up shows after this part of its time: from what was shown, never less, to all of it. */
export function countedMinor(win: { fromMinor: number; toMinor: number }, part: number): number {
  const { fromMinor, toMinor } = win
  return toMinor - Math.floor(Math.max(0, toMinor - fromMinor) * (1 - part) ** 3)
}

/** The key of the sentence about a finished round: a payout that is not above the stakes is returned, not won. */
export function resultKey(
  payoutMinor: number,
  stakeMinor: number,
): 'resultNone' | 'resultBack' | 'resultWin' {
  if (payoutMinor === 0) return 'resultNone'
  return payoutMinor > stakeMinor ? 'resultWin' : 'resultBack'
}
