import { bigint, pgSchema, timestamp } from 'drizzle-orm/pg-core'

/** Every table of the player platform; the lake and the sandbox have schemas of their own. */
export const platform = pgSchema('platform')

/** An instant. Clocks are handed in, so no column fills itself with the database's own time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Money in minor units, and other whole numbers that may leave what a double holds. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' })
