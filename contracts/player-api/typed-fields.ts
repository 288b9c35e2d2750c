import { domainToASCII, domainToUnicode } from 'node:url'
import { z } from 'zod'
import { cleanDigits, cleanText, isPlainText } from '../typed-text.ts'

/** Fields that people type, cleaned before they are validated. On the server only: pages use ../typed-text.ts. */

/** Longer than any real input, even with what clipboards add; anything longer is refused before it is cleaned. */
const MAX_TYPED = 1_024

/** A line of text; its length is counted after cleaning. */
export const typedText = (max: number) =>
  z.string().max(MAX_TYPED).overwrite(cleanText).min(1).max(max)

/** Free text without further validation. */
export const plainText = (max: number) => typedText(max).refine(isPlainText)

/** Six digits. */
export const oneTimeCode = z
  .string()
  .max(100)
  .overwrite(cleanDigits)
  .regex(/^\d{6}$/)

/**
 * As in the HTML standard, so that a browser and the server agree. Dots are allowed anywhere, as Japanese carriers use
 * them.
 */
const EMAIL =
  /^(?!=)[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i

/**
 * An e-mail address as it is stored and sent to: the domain in its ASCII form (UTS 46). The local part is kept as
 * typed, in lower case; only the apostrophe and hyphen of a phone's keyboard, which no mailbox has, become ASCII.
 */
export const email = z
  .string()
  .max(MAX_TYPED)
  .overwrite(cleanEmail)
  .max(254)
  .check(z.email({ pattern: EMAIL }))

function cleanEmail(typed: string): string {
  const text = typed
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
    .replace(/^mailto:/i, '')
  const at = text.lastIndexOf('@')
  if (at < 1) return text
  const local = text.slice(0, at).toLowerCase()
  const typedDomain = text.slice(at + 1).replace(/\.$/, '')
  // domainToASCII reads the host of a URL: it drops what follows `/`, `?`, `#` or `\`, and decodes `%`.
  if (!/^[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+$/u.test(typedDomain)) return text
  const domain = domainToASCII(typedDomain)
  if (domain === '') return text
  return `${local.replace(/[\u2018\u2019]/g, "'").replace(/[\u2010-\u2013]/g, '-')}@${domain}`
}

/** The address as its owner writes it. */
export function shownEmail(stored: string): string {
  const at = stored.lastIndexOf('@')
  const domain = domainToUnicode(stored.slice(at + 1))
  return domain === '' ? stored : `${stored.slice(0, at)}@${domain}`
}
