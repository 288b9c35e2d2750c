/** Opening balance of every player of a simulated world, in minor units. */
export const OPENING = 20_000n
