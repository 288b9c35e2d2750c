import { BR } from './br.ts'
import { CL } from './cl.ts'
import { DE } from './de.ts'
import { PT } from './pt.ts'
import { TL } from './tl.ts'
import { TR } from './tr.ts'

/**
 * Short texts of the demo content by their English, as gettext has them: an English text that changes is untranslated
 * until someone has looked at it again, and tests/house/content-languages.test.ts names it.
 */
export const TRANSLATIONS = { de: DE, br: BR, pt: PT, cl: CL, tr: TR, tl: TL }
export type TranslatedLanguage = keyof typeof TRANSLATIONS

/** The languages of the demo content that no native speaker has read. A native speaker who has takes theirs out. */
export const UNREVIEWED_LANGUAGES: readonly TranslatedLanguage[] = [
  'de',
  'br',
  'pt',
  'cl',
  'tr',
  'tl',
]
