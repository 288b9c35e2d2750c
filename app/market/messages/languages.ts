import type { ParseKeys } from 'i18next'
import { fallbackChain } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'

/** The languages that the site's own words exist in; the others fall back to one of them (GAP-016). */
export const MESSAGE_LANGUAGES = ['en', 'fi', 'no', 'caf'] as const
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number]

/** The tag under which i18next knows each: `caf` has no plural rules of its own anywhere. */
export const MESSAGE_TAGS: Readonly<Record<MessageLanguage, string>> = {
  en: 'en',
  fi: 'fi',
  no: 'nb',
  caf: 'fr-CA',
}

export const NAMESPACES = [
  'common',
  'login',
  'account',
  'game',
  'lobby',
  'home',
  'preview',
  'promotions',
  'content',
  'cookies',
  'profile',
] as const
export type Namespace = (typeof NAMESPACES)[number]

/** Every key there is, with its namespace: `login:title`. Keys of `common` may stand alone. */
export type MessageKey = ParseKeys<
  [
    'common',
    'login',
    'account',
    'game',
    'lobby',
    'home',
    'preview',
    'promotions',
    'content',
    'cookies',
    'profile',
  ]
>

/** The language in which the site speaks to a reader of this one. */
export function messageLanguage(language: Language): MessageLanguage {
  const found = fallbackChain(language).find((it): it is MessageLanguage =>
    (MESSAGE_LANGUAGES as readonly string[]).includes(it),
  )
  return found ?? 'en'
}
