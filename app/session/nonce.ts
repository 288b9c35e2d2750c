import { createContext, useContext } from 'react'

/** The nonce of this response, for inline scripts; undefined in the browser, which does not expose it. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
