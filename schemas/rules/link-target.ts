import { isTarget } from './rules.ts'

const MAIL = /^mailto:[^\s@<>"']{1,64}@[a-z0-9.-]{1,190}$/i
const TELEPHONE = /^tel:\+?[0-9-]{3,20}$/

/** Valid targets of a link in a text: a page of the site, an https URL, an email address, a telephone number. */
export function isLinkTarget(value: string | undefined): true | string {
  if (!value) return 'A link needs somewhere to lead.'
  if (MAIL.test(value) || TELEPHONE.test(value)) return true
  return isTarget(value) === true && !/[\s\\<>"]/.test(value)
    ? true
    : 'Begin with one slash (a page of ours), https://, mailto: or tel:.'
}

/** A page of the site: a path without the locale, which the site prepends. */
export function isOwnPath(value: string | undefined): true | string {
  return value !== undefined && /^\/(?![/\\])[^\s\\<>"]*$/.test(value)
    ? true
    : 'Begin with exactly one slash: a page of ours, without language and country.'
}

/** In the format that the platform takes (GAP-137): another code would be dropped on its way to the sign-up. */
export function isBonusCode(value: string | undefined): true | string {
  return !value || /^[A-Za-z0-9_-]{3,30}$/.test(value)
    ? true
    : 'Letters, digits, dashes and underscores, 3 to 30 of them.'
}
