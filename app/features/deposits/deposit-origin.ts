/** Where a deposit was started, and therefore where it leads back to. */
export type DepositOrigin = { path: string; isGame: boolean }

const GAME = /\/(?:play\/|virtuals(?:[/?]|$))/

export function toOrigin(path: string): DepositOrigin {
  return { path, isGame: GAME.test(path) }
}
