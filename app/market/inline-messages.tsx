import { createContext, useContext } from 'react'
import { useNonce } from '#app/session/nonce.ts'
import { MESSAGES_ELEMENT_ID } from './i18n-options.ts'

export type InlinedMessages = {
  language: string
  resources: Record<string, Record<string, unknown>>
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
