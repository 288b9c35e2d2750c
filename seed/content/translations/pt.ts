import type { Translations } from './translations.ts'

export const PT: Translations = {}
