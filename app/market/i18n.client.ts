import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { fetchMessages } from './fetch-messages.ts'
import { I18N_OPTIONS, MESSAGES_ELEMENT_ID } from './i18n-options.ts'
import type { InlinedMessages } from './inline-messages.tsx'
import type { Namespace } from './messages/languages.ts'
import { messagesPath } from './messages/messages.ts'

/** A page has one language: changing the language loads a new document. */
let page: InlinedMessages = { variant: 'en', tag: 'en', version: '', resources: {} }

/** Starts i18next from the messages in the page: no request, no flash of another language. */
export async function startI18n(): Promise<typeof i18next> {
  const text = document.getElementById(MESSAGES_ELEMENT_ID)?.textContent
  if (text) page = JSON.parse(text) as InlinedMessages
  await i18next.use(initReactI18next).init({
    ...I18N_OPTIONS,
    lng: page.tag,
    fallbackLng: false,
    resources: { [page.tag]: page.resources },
  })
  return i18next
}

/**
 * Loads the messages of namespaces that the page does not have yet, before the component that needs them is rendered.
 * Their URL contains their version, so the browser caches them; no script contains a list of languages.
 */
export async function loadMessages(namespaces: readonly Namespace[]): Promise<void> {
  const { tag } = page
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18next.hasResourceBundle(tag, namespace)) return
      i18next.addResourceBundle(tag, namespace, await fetchMessages(messagesPath(page, namespace)))
    }),
  )
}
