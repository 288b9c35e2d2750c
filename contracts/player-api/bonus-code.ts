import { cleanCode } from '../typed-text.ts'

/** Typed codes of bonuses. On the server: pages need no more than the refusals of reward-words.ts. */

export const BONUS_CODE_PATTERN = /^[A-Z0-9_-]{3,30}$/

/** In capitals, with ASCII hyphens, and without the spaces that autocorrect puts around them. */
export const cleanBonusCode = (typed: string): string =>
  cleanCode(typed).replace(/ ?- ?/g, '-').toUpperCase()

/** Normalizes a bonus code for its lookup; null for an invalid one. */
export function toBonusCode(typed: string): string | null {
  const code = cleanBonusCode(typed)
  return BONUS_CODE_PATTERN.test(code) ? code : null
}
