import { z } from 'zod'

/** Bets as editors enter them: major units, one range per currency. */
export const betLimits = z
  .array(z.object({ currency: z.string(), min: z.number(), max: z.number() }))
  .nullable()
