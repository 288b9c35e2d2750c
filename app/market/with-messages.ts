import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { loadMessages } from './i18n.client.ts'
import type { Namespace } from './messages/languages.ts'

export type MessagesHandle = { i18n: readonly Namespace[] }

/** The `handle` of a route: its namespaces are inlined in the document. */
export function messages(...namespaces: Namespace[]): MessagesHandle {
  return { i18n: namespaces }
}

/**
 * The `clientLoader` of a route with its own namespace: on a client-side navigation the messages are loaded together
 * with the data, so that no key is ever shown. Every route with `messages(…)` has one (tested).
 */
export function withMessages(handle: MessagesHandle) {
  return async ({ serverLoader }: ClientLoaderFunctionArgs) => {
    const [data] = await Promise.all([serverLoader(), loadMessages(handle.i18n)])
    return data
  }
}
