import type { Translations } from './translations.ts'

export const CL: Translations = {}
