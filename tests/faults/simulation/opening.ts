/** What every player of a simulated world begins with, in minor units. */
export const OPENING = 20_000n
