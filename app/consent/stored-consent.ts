import { type Consent, consentIn } from './consent.ts'

/** Storage keys as the seed names them (COO-03, GAP-048). */
const KEYS = {
  options: 'cookieOptions',
  accepted: 'cookieAccepted',
  id: 'cookieConsentId',
} as const

const listeners = new Set<() => void>()

/** Notifies of a choice made here or in another tab. */
export const consentChanges = {
  subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === KEYS.options || event.key === KEYS.accepted) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  },
}

/**
 * Writes the cookie's choice into the three keys and notifies listeners. The cookie is the source of truth; the keys
 * are there for the seed's scripts and to notify other tabs.
 */
export function storeConsent(consent: Consent | null = consentIn(document.cookie)): void {
  if (consent === null) return
  try {
    const options = JSON.stringify(consent.options)
    const same =
      localStorage.getItem(KEYS.options) === options && localStorage.getItem(KEYS.id) === consent.id
    if (!same) {
      localStorage.setItem(KEYS.id, consent.id)
      localStorage.setItem(KEYS.accepted, 'true')
      localStorage.setItem(KEYS.options, options)
    }
  } catch {
    // Storage may be blocked: then only the cookie holds the choice.
  }
  for (const listener of listeners) listener()
}
