import { createContext, useContext } from 'react'
import { useNonce } from '#app/session/nonce.ts'
import { MESSAGES_ELEMENT_ID } from './i18n-options.ts'
import type { Messages } from './messages/messages.ts'

export type InlinedMessages = {
  /** A language, or the pseudo-locale. */
  voice: string
  /** The tag under which i18next knows it. */
  tag: string
  /** Of all messages: where the browser finds those of other pages. */
  version: string
  resources: Record<string, Messages>
}

/** Filled by the server's entry; in the browser the element is already there and is left alone. */
export const InlineMessagesContext = createContext<InlinedMessages | null>(null)

/** The page's messages as data: not a script that runs, so the policy needs no exception for it. */
export function InlineMessages() {
  const inlined = useContext(InlineMessagesContext)
  const nonce = useNonce()
  // `<` would let a text end the element.
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
