import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { I18N_OPTIONS } from './i18n-options.ts'
import { DEFAULT_LOCALE, resolveLocale } from './locale.ts'
import {
  MESSAGE_LANGUAGES,
  MESSAGE_TAGS,
  type MessageLanguage,
  messageLanguage,
  NAMESPACES,
  type Namespace,
} from './messages/languages.ts'

const files = import.meta.glob<Record<string, unknown>>('./messages/*/*.json', {
  eager: true,
  import: 'default',
})

/** The messages of one language and namespace, as they stand in the file. */
function messagesOf(language: MessageLanguage, namespace: Namespace): Record<string, unknown> {
  return files[`./messages/${language}/${namespace}.json`] ?? {}
}

/** One instance per language for the life of the process: making one for each request is slow. */
const instances = new Map<MessageLanguage, I18n>(
  MESSAGE_LANGUAGES.map((language) => {
    const instance = createInstance()
    void instance.use(initReactI18next).init({
      ...I18N_OPTIONS,
      lng: MESSAGE_TAGS[language],
      // A key without a translation shows the English text (GAP-016).
      fallbackLng: 'en',
      resources: Object.fromEntries(
        [...new Set([language, 'en' as const])].map((it) => [
          MESSAGE_TAGS[it],
          Object.fromEntries(NAMESPACES.map((namespace) => [namespace, messagesOf(it, namespace)])),
        ]),
      ),
    })
    return [language, instance]
  }),
)

const remixI18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...MESSAGE_LANGUAGES],
    fallbackLanguage: messageLanguage(DEFAULT_LOCALE.language),
    // The address decides, nothing else (GAP-013): a shared link reads the same for everyone.
    order: ['custom'],
    findLocale: async (request) => {
      const answer = resolveLocale(new URL(request.url).pathname.split('/')[1] ?? '')
      return answer.kind === 'locale' ? messageLanguage(answer.locale.language) : null
    },
  },
})

/** The language of the words on the page that this request asks for. */
export async function requestLanguage(request: Request): Promise<MessageLanguage> {
  return (await remixI18n.getLocale(request)) as MessageLanguage
}

export function i18nFor(language: MessageLanguage): I18n {
  const instance = instances.get(language)
  if (!instance) throw new Error(`no messages for ${language}`)
  return instance
}

/** What the page needs at first: the common words and those of its own routes, no other. */
export function inlineMessages(
  language: MessageLanguage,
  namespaces: readonly Namespace[],
): { language: MessageLanguage; resources: Record<string, Record<string, unknown>> } {
  return {
    language,
    resources: Object.fromEntries(namespaces.map((it) => [it, messagesOf(language, it)])),
  }
}

type MatchedRoutes = {
  staticHandlerContext: { matches: readonly { route: { id: string } }[] }
  routeModules: Record<string, { handle?: unknown } | undefined>
}

/**
 * The namespaces of the routes that were matched. The function of remix-i18next reads every route of the
 * build, since the context holds all their modules, and would inline every namespace.
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
