import { deviceName } from '#app/session/device-name.ts'

type Words = {
  moment(iso: string): string | null
  country(code: string): string | null
}

export type LoginRow = {
  at: string
  time: string
  country: string | null
  ip: string
  /** When its session was ended because its token was used in another browser; null for nearly every login. */
  endedForSafety: string | null
}

const MAX_LOGINS = 10

/** Login history: the last ten, newest first, with the full IP address for its owner (GAP-045). */
export function loginRows(
  log: readonly {
    loginDate: string
    loginIp: string
    loginCountry: string
    endedForSafetyAt: string | null
  }[],
  words: Words,
): LoginRow[] {
  return log
    .flatMap(({ loginDate, loginIp, loginCountry, endedForSafetyAt }) => {
      const time = words.moment(loginDate)
      if (time === null) return []
      const endedForSafety = endedForSafetyAt === null ? null : words.moment(endedForSafetyAt)
      const country = words.country(loginCountry)
      return [{ at: loginDate, time, ip: loginIp, country, endedForSafety }]
    })
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, MAX_LOGINS)
}

export type DeviceRow = {
  id: string
  current: boolean
  name: string | null
  lastSeen: string | null
  signedIn: string | null
  country: string | null
  ip: string
}

/** The signed-in devices, this one first. */
export function deviceRows(
  sessions: readonly {
    id: string
    current: boolean
    createdAt: string
    lastSeenAt: string
    ipAddress: string
    countryCode: string
    userAgent: string
  }[],
  words: Words,
): DeviceRow[] {
  return sessions
    .map((it) => ({
      id: it.id,
      current: it.current,
      name: deviceName(it.userAgent),
      lastSeen: words.moment(it.lastSeenAt),
      signedIn: words.moment(it.createdAt),
      country: words.country(it.countryCode),
      ip: it.ipAddress,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
}
