import { z } from 'zod'

/**
 * Call 15 of table 3: where a visitor is, by another host (GAP-153). Only what is read of it; a value that
 * is missing or broken is unknown.
 */
const place = z.string().max(80).nullish().catch(null)

export const accessContext = z.object({
  autodetectedCountry: place,
  autodetectedRegion: place,
})
