import { type Consent, consentIn } from './consent.ts'

/** The names of the seed (COO-03, GAP-048). */
const KEYS = {
  options: 'cookieOptions',
  accepted: 'cookieAccepted',
  id: 'cookieConsentId',
} as const

const listeners = new Set<() => void>()

/** Tells when a choice was made, here or in another tab. */
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
 * Writes the choice of the cookie into the three keys, and tells who listens. The cookie is the truth; the
 * keys are what the seed's scripts read, and how other tabs hear of it.
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
    // Storage may be forbidden: the cookie alone holds the choice then.
  }
  for (const listener of listeners) listener()
}
