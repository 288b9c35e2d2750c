import { findProvider, GAME_PROVIDERS, type GameProvider } from '#game-providers/index.ts'
import { problemOfTemplate } from '#game-providers/ways.ts'

/** What the environment says of one provider. */
export type GameHostSetup = {
  id: string
  /** Where its game pages are. */
  cdn: string
  /** A licensed host for the countries in which the provider is restricted (CON-28). */
  proxyCdn: string | null
  /** The operator's own launch address (GAP-111). */
  template: string | null
  /** Exact origins from which a game of this provider may come (GAP-113). */
  origins: string[]
  /** Null: drawn by the demo. */
  secret: string | null
  /** The provider's own server, where it has one. */
  serverUrl: string | null
}

type Source = Readonly<Record<string, string | undefined>>
/** `hasPlatform`: this process answers the providers' callbacks, so that it needs their secrets. */
type From = { mode: 'demo' | 'live'; sandboxUrl: string; hasPlatform: boolean }

const MIN_SECRET = 32

/** The variables of a provider, by its id in capitals; one that nobody wrote for would be a silent typo. */
export function variablesOf(provider: Pick<GameProvider, 'id'>) {
  const name = provider.id.toUpperCase()
  return {
    secret: `${name}_SECRET`,
    cdn: `${name}_CDN`,
    proxyCdn: `PROXY_CDN_${name}`,
    template: `${name}_LAUNCH_URL`,
    origins: `${name}_ORIGINS`,
    serverUrl: `${name}_API_URL`,
  } as const
}

/**
 * The providers that this operator has. A demo has all of them in the sandbox; in live mode there are those
 * whose secret is set, and each needs what its games are launched with. Every problem at once.
 */
export function readGameHosts(
  source: Source,
  from: From,
): { hosts: GameHostSetup[]; problems: string[] } {
  const read = GAME_PROVIDERS.map((it) => readOne(it, source, from))
  const hosts = read.flatMap(({ host }) => host ?? [])
  const problems = read.flatMap((it) => it.problems)
  if (from.mode === 'live' && from.hasPlatform && hosts.length + problems.length === 0) {
    problems.push('RELAX_SECRET: required in live mode, or that of another game provider')
  }
  return { hosts, problems }
}

function readOne(
  provider: GameProvider,
  source: Source,
  { mode, sandboxUrl, hasPlatform }: From,
): { host: GameHostSetup | null; problems: string[] } {
  const names = variablesOf(provider)
  const value = (name: string) => source[name]?.trim() || null
  const isLive = mode === 'live'
  const secret = value(names.secret)
  const others = [names.cdn, names.proxyCdn, names.template, names.origins, names.serverUrl]
  if (isLive && secret === null) {
    const alone = others.filter((it) => value(it) !== null)
    if (hasPlatform || alone.length === 0) {
      const problems = alone.map((it) => `${it}: needs ${names.secret} in live mode`)
      return { host: null, problems }
    }
  }
  const problems: string[] = []
  const address = (name: string) => {
    const text = value(name)?.replace(/\/$/, '') ?? null
    if (text === null) return null
    const wrong = problemOfAddress(text, { isLive, sandboxUrl })
    if (wrong) problems.push(`${name}: ${wrong}`)
    return wrong ? null : text
  }
  const template = value(names.template)
  const wrongTemplate = template === null ? null : templateProblem(template, { isLive, sandboxUrl })
  if (wrongTemplate) problems.push(`${names.template}: ${wrongTemplate}`)
  if (secret !== null && secret.length < MIN_SECRET) {
    problems.push(`${names.secret}: needs at least ${MIN_SECRET} characters`)
  }
  const asked = {
    cdn: address(names.cdn),
    proxyCdn: address(names.proxyCdn),
    serverUrl: address(names.serverUrl),
    origins: (value(names.origins)?.split(',') ?? []).map((it) => it.trim()).filter(Boolean),
  }
  const notOrigins = asked.origins.filter((it) => problemOfAddress(it, { isLive, sandboxUrl }))
  for (const it of notOrigins) problems.push(`${names.origins}: ${it} is no origin`)
  const needed = isLive ? missing(provider, { ...asked, template, hasPlatform }, names) : []
  if (problems.length + needed.length > 0) return { host: null, problems: [...problems, ...needed] }

  const cdn = asked.cdn ?? (isLive ? '' : sandboxUrl)
  const pages = [cdn, asked.proxyCdn, wrongTemplate ? null : template]
  const host = {
    id: provider.id,
    cdn,
    proxyCdn: asked.proxyCdn,
    template,
    origins: [...new Set([...pages.flatMap(originOf), ...asked.origins.flatMap(originOf)])],
    secret,
    serverUrl: asked.serverUrl ?? (isLive || provider.addressBy !== 'server' ? null : sandboxUrl),
  }
  return { host, problems }
}

function missing(
  { addressBy }: GameProvider,
  asked: {
    cdn: string | null
    serverUrl: string | null
    origins: string[]
    template: string | null
    hasPlatform: boolean
  },
  names: ReturnType<typeof variablesOf>,
): string[] {
  const required = (name: string) => `${name}: required with ${names.secret}`
  if (addressBy === 'launcher') return asked.cdn === null ? [required(names.cdn)] : []
  if (addressBy === 'template') return asked.template === null ? [required(names.template)] : []
  return [
    ...(asked.serverUrl === null && asked.hasPlatform ? [required(names.serverUrl)] : []),
    ...(asked.origins.length === 0 && asked.cdn === null ? [required(names.origins)] : []),
  ]
}

type Strictness = { isLive: boolean; sandboxUrl: string }

function problemOfAddress(text: string, { isLive, sandboxUrl }: Strictness): string | null {
  if (!URL.canParse(text) || !/^https?:\/\//.test(text)) return 'is no address'
  if (!isLive) return null
  if (!text.startsWith('https://')) return 'must begin with https:// in live mode'
  const isSandbox = new URL(text).origin === new URL(sandboxUrl).origin
  return isSandbox ? 'is the sandbox, which has no place in live mode' : null
}

function templateProblem(template: string, strictness: Strictness): string | null {
  return (
    problemOfTemplate(template) ?? problemOfAddress(template.replaceAll(/[{}]/g, ''), strictness)
  )
}

function originOf(address: string | null): string[] {
  const plain = address?.replaceAll(/[{}]/g, '') ?? ''
  return URL.canParse(plain) ? [new URL(plain).origin] : []
}

/** Ids that are no provider's, as a problem of the variable that names them. */
export function problemsOfList(name: string, ids: readonly string[]): string[] {
  return ids
    .filter((it) => findProvider(it) === undefined)
    .map((it) => `${name}: ${it} is no provider`)
}
