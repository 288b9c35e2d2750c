import type { Translations } from './translations.ts'

export const TL: Translations = {}
