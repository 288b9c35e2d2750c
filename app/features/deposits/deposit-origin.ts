import { afterLogin, pathOfOurs } from '#app/session/redirect-target.ts'

/** Where a deposit was begun, and so where it leads back to. */
export type DepositOrigin = { path: string; isGame: boolean }

/** The deposit itself in its two places, and what may stand between a page and it. */
const ON_THE_WAY = ['/deposit', '/my-account/banking/deposit', '/my-account/banking', '/login']
const GAME = /\/(?:play\/|virtuals(?:[/?]|$))/

/** The page that a link to the deposit was on; null for other sites and for pages that nothing leads back to. */
export function originOfDeposit(
  referer: string | null,
  of: { origins: readonly string[]; segment: string },
): DepositOrigin | null {
  if (referer === null || !URL.canParse(referer)) return null
  const { origin, pathname, search } = new URL(referer)
  if (!of.origins.includes(origin)) return null
  const path = pathOfOurs(`${pathname}${search}`)
  if (path === null || ON_THE_WAY.includes(path.split('?')[0] ?? '')) return null
  const back = afterLogin(path, of.segment)
  // Pages that a login does not return to either: it would lead home from them.
  return back === `/${of.segment}` && path !== '/' ? null : toOrigin(back)
}

export function toOrigin(path: string): DepositOrigin {
  return { path, isGame: GAME.test(path) }
}
