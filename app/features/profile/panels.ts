/** The sections of the account page (GAP-060), in order; each name is also the anchor's id. */
export const PANELS = [
  'personal',
  'address',
  'province',
  'phone',
  'password',
  'language',
  'subscriptions',
  'notifications',
  'suggestions',
  'activity',
  'devices',
  'account',
] as const
export type Panel = (typeof PANELS)[number]

/** The intents of the page's forms, and the panel of each. */
export const PANEL_OF = {
  address: 'address',
  province: 'province',
  phone: 'phone',
  'phone-code': 'phone',
  'phone-resend': 'phone',
  'phone-close': 'phone',
  password: 'password',
  language: 'language',
  subscriptions: 'subscriptions',
  notifications: 'notifications',
  suggestions: 'suggestions',
  'revoke-device': 'devices',
  'sign-out-everywhere': 'devices',
} as const satisfies Record<string, Panel>
export type Intent = keyof typeof PANEL_OF

export function isIntent(value: unknown): value is Intent {
  return typeof value === 'string' && Object.hasOwn(PANEL_OF, value)
}

/** The messages shown once after a change, by their name in the URL (ACC-14). */
export const DONE = {
  address: 'player.account.address.success.toast',
  province: 'player.account.province.success.toast',
  phone: 'player.account.phone.success.toast',
  password: 'player.account.password.success.toast',
  subscriptions: 'player.account.notifications.update.success',
  notifications: 'player.account.notifications.update.success',
  suggestions: 'player.account.notifications.update.success',
  language: 'language.done',
  'phone-resend': 'phone.resent',
  'revoke-device': 'devices.revoked',
} as const satisfies Partial<Record<Intent, string>>
export type Done = keyof typeof DONE

/** The change that the page's URL reports, or null. */
export function doneIn(search: string): Done | null {
  const done = new URLSearchParams(search).get('done') ?? ''
  return Object.hasOwn(DONE, done) ? (done as Done) : null
}

/** Whether a navigation only removes the report of a change from the URL. */
export function onlyTakesDoneAway(from: URL, to: URL): boolean {
  return from.pathname === to.pathname && doneIn(from.search) !== null && to.search === ''
}
