import { z } from 'zod'
import { CURRENCIES, isPayable, MAX_AMOUNT_MINOR } from '../money.ts'
import { oddsThousandths, outcomeReference } from './offer.ts'
import { slipProblem } from './slip.ts'
import { type StakedSlip, stakeOf } from './slip-return.ts'
import { BET_KINDS, MAX_LEGS } from './words.ts'

const legSchema = z.strictObject({
  ...outcomeReference,
  odds: oddsThousandths,
  isBanker: z.boolean(),
})

/**
 * The terms of one bet, as a book and a wallet exchange them: amounts are minor units as JSON integers, odds
 * whole thousandths. The kind, the sizes and the legs have to fit together (`slipProblem`).
 */
export const betTermsSchema = z
  .strictObject({
    kind: z.enum(BET_KINDS),
    legs: z.array(legSchema).min(1).max(MAX_LEGS),
    sizes: z.array(z.int().min(1).max(MAX_LEGS)).max(MAX_LEGS),
    stakePerLineMinor: z.int().min(1).max(Number(MAX_AMOUNT_MINOR)),
    currency: z.enum(CURRENCIES),
  })
  .transform((sent, context): StakedSlip => {
    const bet = { ...sent, stakePerLineMinor: BigInt(sent.stakePerLineMinor) }
    const problem = problemOf(bet)
    if (problem) context.addIssue({ code: 'custom', message: problem })
    return bet
  })

function problemOf(bet: StakedSlip): string | null {
  const problem = slipProblem(bet)
  if (problem) return problem.refusal
  if (!isPayable(bet.stakePerLineMinor, bet.currency)) return 'STAKE_NOT_PAYABLE'
  return stakeOf(bet) > MAX_AMOUNT_MINOR ? 'STAKE_TOO_HIGH' : null
}
