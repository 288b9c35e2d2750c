import { z } from 'zod'

/** Bets as editors state them: major units, one range a currency. */
export const betLimits = z
  .array(z.object({ currency: z.string(), min: z.number(), max: z.number() }))
  .nullable()
