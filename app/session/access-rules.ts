import type { Player, Product } from './player.ts'

/** The areas of the account, as guards know them. */
export type AccountArea =
  | 'account'
  | 'banking'
  | 'transactions'
  | 'deposit'
  | 'rewards'
  | 'bonus-code'
  | 'inbox'
  | 'gambling-limits'

/** Closed for players who may only take money out (GRD-04, GRD-05). */
const CLOSED_WHEN_RESTRICTED: Readonly<Record<AccountArea, boolean>> = {
  account: false,
  banking: false,
  transactions: false,
  deposit: true,
  rewards: true,
  'bonus-code': true,
  inbox: true,
  'gambling-limits': true,
}

/** Without a login: demo play and looking around are open, virtual sports are not (GRD-09, GAP-026). */
const OPEN_TO_STRANGERS: Readonly<Record<Product, boolean>> = {
  casino: true,
  liveCasino: true,
  sports: true,
  virtualSports: false,
  bonuses: false,
}

export type Verdict = { allowed: true } | { allowed: false; path: '/my-account/account' | '/' }

/** Whether a signed-in player may see this part of the account (GAP-024). */
export function judgeAccountArea(area: AccountArea, player: Player): Verdict {
  return player.restricted && CLOSED_WHEN_RESTRICTED[area]
    ? { allowed: false, path: '/my-account/account' }
    : { allowed: true }
}

/** Whether a visitor may see this product; null is a stranger (GRD-07, GRD-08). */
export function judgeProduct(product: Product, player: Player | null): Verdict {
  const allowed = player
    ? !player.restricted && player.products[product]
    : OPEN_TO_STRANGERS[product]
  return allowed ? { allowed: true } : { allowed: false, path: '/' }
}
