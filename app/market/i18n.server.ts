import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { LANGUAGE_CODES, LANGUAGES } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'
import { I18N_OPTIONS } from './i18n-options.ts'
import type { InlinedMessages } from './inline-messages.tsx'
import { DEFAULT_LOCALE, type Locale, resolveLocale, spokenLanguage } from './locale.ts'
import { catalogueVersion, type LanguageVariant, messagesOf } from './messages/catalogue.server.ts'
import { NAMESPACES, type Namespace } from './messages/languages.ts'
import { speaksPseudo } from './pseudo-request.server.ts'

/** One instance for each language variant, for the life of the process, created on first use. */
const instances = new Map<LanguageVariant, I18n>()

function instanceFor(variant: LanguageVariant): I18n {
  const known = instances.get(variant)
  if (known) return known
  const instance = createInstance()
  const tag = tagOfLanguage(variant)
  void instance.use(initReactI18next).init({
    ...I18N_OPTIONS,
    lng: tag,
    // The catalogue already contains all fallbacks: server and browser must find the same text.
    fallbackLng: false,
    resources: {
      [tag]: Object.fromEntries(
        NAMESPACES.map((namespace) => [namespace, messagesOf(variant, namespace)]),
      ),
    },
  })
  instances.set(variant, instance)
  return instance
}

/** A tag with plural rules in Intl: `caf` and similar ones have none. */
const tagOfLanguage = (variant: LanguageVariant) =>
  LANGUAGES[variant === 'pseudo' ? 'en' : variant].intl

const remixI18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGE_CODES],
    fallbackLanguage: DEFAULT_LOCALE.language,
    // Only the URL decides (GAP-013): a shared link reads the same for everyone.
    order: ['custom'],
    findLocale: async (request) => {
      const answer = resolveLocale(new URL(request.url).pathname.split('/')[1] ?? '')
      return answer.kind === 'locale' ? spokenLanguage(answer.locale) : null
    },
  },
})

/** The language of the texts on the requested page. */
export async function requestLanguage(request: Request): Promise<Language> {
  return (await remixI18n.getLocale(request)) as Language
}

/** The texts of a language. With a locale, use `wordsOf`. */
export function i18nFor(language: Language): I18n {
  return instanceFor(speaksPseudo() ? 'pseudo' : language)
}

/** The site's texts in a locale. */
export function wordsOf(locale: Pick<Locale, 'language' | 'market'>): I18n {
  return i18nFor(spokenLanguage(locale))
}

/** The namespaces that the page needs at first: the common ones and those of its own routes, no others. */
export function inlineMessages(
  language: Language,
  namespaces: readonly Namespace[],
): InlinedMessages {
  const variant = speaksPseudo() ? 'pseudo' : language
  return {
    variant: variant,
    tag: tagOfLanguage(variant),
    version: catalogueVersion(),
    resources: Object.fromEntries(namespaces.map((it) => [it, messagesOf(variant, it)])),
  }
}

type MatchedRoutes = {
  staticHandlerContext: { matches: readonly { route: { id: string } }[] }
  routeModules: Record<string, { handle?: unknown } | undefined>
}

/**
 * The namespaces of the matched routes. The function of remix-i18next reads every route of the build, since the context
 * holds all their modules, and would inline every namespace.
 */
export function matchedNamespaces(context: MatchedRoutes): Namespace[] {
  const named = context.staticHandlerContext.matches.flatMap(({ route }) => {
    const handle = context.routeModules[route.id]?.handle
    return isMessagesHandle(handle) ? handle.i18n : []
  })
  return [...new Set<Namespace>(['common', ...named])]
}

function isMessagesHandle(handle: unknown): handle is { i18n: readonly Namespace[] } {
  return (
    typeof handle === 'object' && handle !== null && 'i18n' in handle && Array.isArray(handle.i18n)
  )
}
