import { SPORTSBOOK_PROVIDERS, type SwitchedOn } from '#sportsbook-providers/index.ts'

/** A sportsbook that this operator has. */
export type SportsbookSetup = {
  /** Of its provider. */
  id: string
  /** Its frame, its offer and its calls are below this address. */
  url: string
  frameUrl: string
  /** Null: drawn by the demo. */
  secret: string | null
  /** The sandbox plays it: its matches are invented. */
  isInvented: boolean
}

type Source = Readonly<Record<string, string | undefined>>
type From = { mode: 'demo' | 'live'; sandboxUrl: string }

const MIN_SECRET = 32
const COUNTRY = /^[A-Z]{2}$/

/** The variables of a provider; the one of all other countries has the names without its id, and no switch. */
export function sportsbookVariables({ id, countries }: (typeof SPORTSBOOK_PROVIDERS)[number]) {
  const name = countries === null ? 'SPORTSBOOK' : `SPORTSBOOK_${id.toUpperCase()}`
  return {
    url: `${name}_URL`,
    secret: `${name}_SECRET`,
    choice: countries === null ? null : { isOn: name, countries: `${name}_COUNTRIES` },
  } as const
}

/**
 * The sportsbooks of this operator, and in which countries those are switched on that are not for all others. One that
 * is switched off keeps its callbacks: its bets are settled. Reports every problem at once.
 */
export function readSportsbooks(
  source: Source,
  from: From,
): { setups: SportsbookSetup[]; switchedOn: SwitchedOn; problems: string[] } {
  const read = SPORTSBOOK_PROVIDERS.map((it) => readOne(it, source, from))
  const setups = read.flatMap(({ setup }) => setup ?? [])
  const problems = read.flatMap((it) => it.problems)
  const [others] = SPORTSBOOK_PROVIDERS.filter((it) => it.countries === null)
  const url = others && sportsbookVariables(others).url
  if (url && from.mode === 'live' && setups.length > 0 && !source[url]) {
    problems.push(`${url}: required with another sportsbook`)
  }
  return { setups, switchedOn: Object.fromEntries(read.flatMap((it) => it.isOnIn)), problems }
}

function readOne(
  provider: (typeof SPORTSBOOK_PROVIDERS)[number],
  source: Source,
  { mode, sandboxUrl }: From,
) {
  const names = sportsbookVariables(provider)
  const value = (name: string) => source[name]?.trim() || null
  const isLive = mode === 'live'
  const problems: string[] = []
  const named = value(names.url)?.replace(/\/$/, '') ?? null
  const secret = value(names.secret)
  if (named !== null && !(URL.canParse(named) && /^https?:\/\//.test(named))) {
    problems.push(`${names.url}: is no address`)
  } else if (isLive && named?.startsWith('http:')) {
    problems.push(`${names.url}: must begin with https:// in live mode`)
  }
  if (secret !== null && secret.length < MIN_SECRET) {
    problems.push(`${names.secret}: needs at least ${MIN_SECRET} characters`)
  }
  if (isLive && named !== null && secret === null) {
    problems.push(`${names.secret}: required with ${names.url}`)
  }
  const countries = readCountries(provider, value, problems)
  const url = named ?? (isLive ? null : sandboxUrl)
  if (countries !== null && url === null) problems.push(`${names.choice?.isOn}: needs ${names.url}`)
  const { id, framePath } = provider
  const setup =
    url === null || problems.length > 0
      ? null
      : { id, url, frameUrl: `${url}${framePath}`, secret, isInvented: named === null }
  const isOnIn: [string, readonly string[]][] = countries === null ? [] : [[id, countries]]
  return { setup, isOnIn, problems }
}

/** Null where the provider is not switched on. */
function readCountries(
  provider: (typeof SPORTSBOOK_PROVIDERS)[number],
  value: (name: string) => string | null,
  problems: string[],
): readonly string[] | null {
  const { choice } = sportsbookVariables(provider)
  if (choice === null) return null
  const isOn = value(choice.isOn)
  if (isOn !== null && !['0', '1', 'true', 'false'].includes(isOn)) {
    problems.push(`${choice.isOn}: must be 1 or 0`)
  }
  const list = value(choice.countries)
    ?.split(',')
    .map((it) => it.trim())
    .filter(Boolean)
  const wrong = list?.filter((it) => !COUNTRY.test(it)) ?? []
  for (const it of wrong) problems.push(`${choice.countries}: ${it} is no country code`)
  return isOn === '1' || isOn === 'true' ? (list ?? provider.countries ?? []) : null
}
