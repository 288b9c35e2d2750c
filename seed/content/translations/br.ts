import type { Translations } from './translations.ts'

export const BR: Translations = {}
