import { createContext, useContext } from 'react'
import { useNonce } from '#app/session/nonce.ts'
import { MESSAGES_ELEMENT_ID } from './i18n-options.ts'
import type { Messages } from './messages/messages.ts'

export type InlinedMessages = {
  /** A language, or the pseudo-locale. */
  variant: string
  /** Its i18next language tag. */
  tag: string
  /** Version of all messages: for the URLs of further namespaces. */
  version: string
  resources: Record<string, Messages>
}

/** Filled by entry.server; in the browser the element already exists and is left alone. */
export const InlineMessagesContext = createContext<InlinedMessages | null>(null)

/** The page's messages as data: not an executable script, so the CSP needs no exception for it. */
export function InlineMessages() {
  const inlined = useContext(InlineMessagesContext)
  const nonce = useNonce()
  // `<` in a text could close the element.
  const json = inlined ? JSON.stringify(inlined).replaceAll('<', '\\u003c') : ''
  return (
    <script
      id={MESSAGES_ELEMENT_ID}
      type="application/json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
