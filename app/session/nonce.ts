import { createContext, useContext } from 'react'

/** The nonce of this answer, for inline scripts; undefined in the browser, where nobody may read it. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
