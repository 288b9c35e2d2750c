import type { Translations } from './translations.ts'

export const TR: Translations = {}
