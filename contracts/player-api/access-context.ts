import { z } from 'zod'

/**
 * Call 15 of table 3: a visitor's location, from a separate host (GAP-153). Only the fields that are used; a missing or
 * malformed value counts as unknown.
 */
const place = z.string().max(80).nullish().catch(null)

export const accessContext = z.object({
  autodetectedCountry: place,
  autodetectedRegion: place,
  autodetectedCity: place,
})
