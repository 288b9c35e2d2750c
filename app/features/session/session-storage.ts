import { hasAnswered } from '#app/session/answered-questionnaire.ts'

/** What the browser stores of a session besides its cookies: flags, nothing secret (SES-16, GAP-048). */

const KEYS = {
  authorized: 'isAuthorized',
  firstLogin: 'firstLogin',
  lastActive: 'lastActiveAt',
  idle: 'idlePlayer',
  reminded: 'remindedOfQuestionnaire',
} as const

/** A player is signed in. `firstLogin` is kept until the welcome was closed. */
export function storeSession({ firstLogin }: { firstLogin: boolean }): void {
  write(localStorage_(), KEYS.authorized, 'true')
  if (firstLogin && read(localStorage_(), KEYS.firstLogin) === null) {
    write(localStorage_(), KEYS.firstLogin, 'true')
  }
}

/** The player is signed out (SES-09). An anonymous visitor's storage is left alone. */
export function clearStoredSession(): void {
  if (read(localStorage_(), KEYS.authorized) === null) return
  for (const key of [KEYS.authorized, KEYS.firstLogin, KEYS.lastActive]) {
    remove(localStorage_(), key)
  }
  remove(sessionStorage_(), KEYS.reminded)
}

export function wantsWelcome(): boolean {
  return read(localStorage_(), KEYS.firstLogin) === 'true'
}
export function welcomed(): void {
  write(localStorage_(), KEYS.firstLogin, 'false')
}

/** Time of the last activity in any tab. */
export function readLastActive(): number | null {
  const at = Number(read(localStorage_(), KEYS.lastActive))
  return Number.isFinite(at) && at > 0 ? at : null
}
export function storeLastActive(at: number): void {
  write(localStorage_(), KEYS.lastActive, String(at))
}

/** This tab's flag that its player was logged out for inactivity (SES-11). */
export function isIdlePlayer(): boolean {
  return read(sessionStorage_(), KEYS.idle) === 'true'
}
export function storeIdlePlayer(): void {
  write(sessionStorage_(), KEYS.idle, 'true')
}
export function clearIdlePlayer(): void {
  remove(sessionStorage_(), KEYS.idle)
}

/** Once per session, and not while an answer submitted in this browser has yet to be confirmed (EDD-06, GAP-066). */
export function wantsReminder(playerId: string): boolean {
  return read(sessionStorage_(), KEYS.reminded) !== playerId && !hasAnswered(playerId)
}
export function reminded(playerId: string): void {
  write(sessionStorage_(), KEYS.reminded, playerId)
}

/** Notifies of a player's login or logout in another tab. */
export function onSessionReplaced(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEYS.authorized) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

// Storage may be blocked: accessing it then throws, and the site works without.
const localStorage_ = () => storage(() => window.localStorage)
const sessionStorage_ = () => storage(() => window.sessionStorage)

function storage(open: () => Storage): Storage | null {
  try {
    return open()
  } catch {
    return null
  }
}

function read(from: Storage | null, key: string): string | null {
  return from?.getItem(key) ?? null
}

function write(to: Storage | null, key: string, value: string): void {
  try {
    to?.setItem(key, value)
  } catch {
    // It may be full.
  }
}

function remove(from: Storage | null, key: string): void {
  from?.removeItem(key)
}
