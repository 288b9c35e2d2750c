import { type GeoLocation, toGeoLocation, UNKNOWN_LOCATION } from '#app/session/geo-location.ts'
import { accessContext } from '#contracts/player-api/access-context.ts'
import { VISITOR_HEADER } from '#contracts/player-api/visitor.ts'
import { sendWithin, type TimedFetch } from '#contracts/timed-fetch.ts'

/**
 * The cookie with which QA sets a visitor's location: `US`, `CA-ON`, `CA-ON~St.%20John%27s`. Read in demo mode only.
 */
const QA_LOCATION =
  /(?:^|;\s*)qa-station=([A-Za-z]{2})(?:-([A-Za-z0-9]{1,3}))?(?:~([^;\s]{1,400}))?\s*(?:;|$)/

/** A visitor's location is kept for half an hour; after a failure it is requested again soon. */
const KNOWN_MS = 30 * 60_000
const FAILED_MS = 60_000
/** A page waits at most this long for its visitor's location. */
const TIMEOUT_MS = 800
const MOST_REMEMBERED = 20_000
/** Eighty characters of four bytes, percent-encoded, are a little less than a thousand. */
const MOST_IN_HEADER = 1_000
/** At the same time; the location of further visitors stays unknown for this page. */
const MOST_ASKED = 200

export type GeoLocationOptions = {
  /** Headers of the edge; null without a trusted proxy in front: any client could set them. */
  edge: { country: string; region: string; city: string } | null
  /** The host that knows the locations of addresses (GAP-153), if there is one. */
  contextUrl: string | null
  /** Whether QA may set a visitor's location: never in live mode. */
  believesQa: boolean
  clock: () => number
  fetch: TimedFetch
  logger: { warn(data: object, text: string): void }
}

export type GeoLocations = {
  /** This visitor's location: at once where it is known, else when the other host has answered. Never fails. */
  of(
    header: (name: string) => string | undefined,
    address: string,
  ): GeoLocation | Promise<GeoLocation>
}

/** Locations of visitors (MKT-19): from QA in a demo, from the edge, from the access context, else unknown. */
export function createGeoLocations(options: GeoLocationOptions): GeoLocations {
  const { edge, contextUrl, believesQa, clock, logger } = options
  const known = new Map<string, { geoLocation: GeoLocation; until: number }>()
  const asking = new Map<string, Promise<GeoLocation>>()

  const ask = async (address: string): Promise<GeoLocation> => {
    const geoLocation = await askContext(
      options,
      `${contextUrl}/player/access/context`,
      address,
    ).catch((error: unknown) => {
      logger.warn({ err: error }, 'nobody says where a visitor is')
      return null
    })
    if (known.size >= MOST_REMEMBERED) known.clear()
    const until = clock() + (geoLocation ? KNOWN_MS : FAILED_MS)
    known.set(address, { geoLocation: geoLocation ?? UNKNOWN_LOCATION, until })
    return geoLocation ?? UNKNOWN_LOCATION
  }

  const fromContext = (address: string): GeoLocation | Promise<GeoLocation> => {
    const found = known.get(address)
    if (found && clock() < found.until) return found.geoLocation
    const running = asking.get(address)
    if (running !== undefined) return running
    if (asking.size >= MOST_ASKED) return UNKNOWN_LOCATION
    const answer = ask(address).finally(() => asking.delete(address))
    asking.set(address, answer)
    return answer
  }

  return {
    of(header, address) {
      const byQa = believesQa ? QA_LOCATION.exec(header('cookie') ?? '') : null
      if (byQa) return toGeoLocation(byQa[1], byQa[2], cityOfHeader(byQa[3]))
      const country = edge ? header(edge.country) : undefined
      if (edge && country) {
        return toGeoLocation(country, header(edge.region), cityOfHeader(header(edge.city)))
      }
      return contextUrl === null ? UNKNOWN_LOCATION : fromContext(address)
    },
  }
}

async function askContext(
  { fetch }: Pick<GeoLocationOptions, 'fetch'>,
  url: string,
  address: string,
): Promise<GeoLocation> {
  const request = new Request(url, {
    headers: { accept: 'application/json', [VISITOR_HEADER]: address },
    redirect: 'error',
  })
  const answer = await sendWithin({ fetch, timeoutMs: TIMEOUT_MS }, request, (response) => {
    if (!response.ok) throw new Error(`the access context answered ${response.status}`)
    return response.json()
  })
  const context = accessContext.parse(answer)
  const { autodetectedCountry, autodetectedRegion, autodetectedCity } = context
  return toGeoLocation(autodetectedCountry, autodetectedRegion, autodetectedCity)
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true })

/**
 * A name in a header: edges send it percent-encoded, or as bytes of UTF-8, which arrive as if they were Latin-1. What is
 * neither stays as it came, and the rules for names decide.
 */
function cityOfHeader(value: string | undefined): string | undefined {
  if (value === undefined || value.length > MOST_IN_HEADER) return undefined
  try {
    if (/%[0-9a-f]{2}/i.test(value)) return decodeURIComponent(value)
    return UTF_8.decode(Buffer.from(value, 'latin1'))
  } catch {
    return value
  }
}
