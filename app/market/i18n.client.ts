import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { I18N_OPTIONS, MESSAGES_ELEMENT_ID } from './i18n-options.ts'
import { MESSAGE_TAGS, type MessageLanguage, type Namespace } from './messages/languages.ts'

const files = import.meta.glob<Record<string, unknown>>('./messages/*/*.json', {
  import: 'default',
})

let language: MessageLanguage = 'en'

/** Starts i18next from the messages that stand in the page: no request, no flash of another language. */
export async function startI18n(): Promise<typeof i18next> {
  const text = document.getElementById(MESSAGES_ELEMENT_ID)?.textContent
  const inlined = text
    ? (JSON.parse(text) as {
        language: MessageLanguage
        resources: Record<string, Record<string, unknown>>
      })
    : { language, resources: {} }
  language = inlined.language
  const tag = MESSAGE_TAGS[language]
  await i18next.use(initReactI18next).init({
    ...I18N_OPTIONS,
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: inlined.resources },
  })
  return i18next
}

/**
 * Brings the messages of namespaces that the page does not have yet, before what needs them is rendered.
 * A page holds one language: changing it loads a new document.
 */
export async function bringMessages(namespaces: readonly Namespace[]): Promise<void> {
  const tag = MESSAGE_TAGS[language]
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18next.hasResourceBundle(tag, namespace)) return
      const load = files[`./messages/${language}/${namespace}.json`]
      if (load) i18next.addResourceBundle(tag, namespace, await load())
    }),
  )
}
