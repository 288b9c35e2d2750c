import { hash } from 'node:crypto'
import { type PageLinks, pageLinks } from '#tests/fixtures/html-visitor/page-links.ts'
import type { HtmlVisitor } from '#tests/fixtures/html-visitor/visitor.ts'
import { sample, TEST_SEED } from '#tests/fixtures/sample.ts'

type Answer = Awaited<ReturnType<HtmlVisitor['ask']>>

/** A broken promise of a page: what it promises and where, and what happened instead. */
type Finding = string

export type Walk = {
  /** Every page that was read, by its path. */
  pages: ReadonlyMap<string, PageLinks>
  findings: Finding[]
}

/** `isRestricted`: the tile says that its game is not available here. */
type Tile = { url: URL; on: string; isRestricted: boolean }

type WalkOptions = {
  origin: string
  segment: string
  from: readonly string[]
  /** Whether a form sent to this path is received. */
  hasAction: (path: string) => boolean
  /** A sample of the games that are opened, and of the pages about them: every tile leads to both. */
  games: number
  isSignedIn: boolean
}

const MAIL = /^mailto:[a-z]+@playhouse\.test$/
const GAME = /\/play\/[^/]+\/[^/]+$/
/** The page about a game. */
const ABOUT = /\/(?:online-casino|live-casino-online)\/game\/[^/]+$/
/** An address is read once for each set of parameters, whatever their values. */
const keyOf = ({ pathname, searchParams }: URL) =>
  [pathname, ...[...new Set(searchParams.keys())].sort()].join(' ')

/**
 * Reads every page of a locale that can be reached from its first ones, as a browser without scripts does, and reports
 * broken promises: a link that is not answered or leads somewhere else, a fragment or a control that is not on its
 * page, a form that no action receives, a game that does not open.
 */
export async function walk(who: Pick<HtmlVisitor, 'ask'>, options: WalkOptions): Promise<Walk> {
  const { origin, segment } = options
  const pages = new Map<string, PageLinks>()
  const findings: Finding[] = []
  const known = new Set<string>()
  const queue: { url: URL; on: string }[] = []
  const games = new Map<string, Tile>()
  const about: { url: URL; on: string }[] = []
  const fragments: { url: URL; on: string }[] = []
  const elsewhere: { url: URL; on: string }[] = []

  const note = (url: URL, on: string, isRestricted = false) => {
    if (known.has(keyOf(url))) return
    known.add(keyOf(url))
    if (GAME.test(url.pathname)) games.set(url.pathname, { url, on, isRestricted })
    else if (ABOUT.test(url.pathname)) about.push({ url, on })
    else queue.push({ url, on })
  }
  const read = async ({ url, on }: { url: URL; on: string }) => {
    const path = `${url.pathname}${url.search}`
    const answer = await who.ask(path)
    const problem = problemOf(answer, path, options)
    if (problem) findings.push(`${path}, linked on ${on}: ${problem}`)
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    if (answer.status !== 200 || !isHtml) return null
    const page = pageLinks(answer.text)
    pages.set(url.pathname, page)
    findings.push(...problemsOn(page, path, options))
    return page
  }
  const follow = (page: PageLinks, on: string) => {
    for (const href of page.links) {
      const url = new URL(href, new URL(on, origin))
      if (url.origin !== origin) {
        if (!MAIL.test(href) && url.protocol !== 'https:')
          findings.push(`${href} on ${on}: leads away`)
        continue
      }
      if (!isBelow(url.pathname, segment)) {
        elsewhere.push({ url, on })
        continue
      }
      if (url.hash !== '') fragments.push({ url, on })
      note(url, on, page.restricted.has(href))
    }
    for (const { method, action } of page.forms) {
      if (method !== 'GET') continue
      const url = new URL(action ?? on, new URL(on, origin))
      if (url.origin === origin) note(url, on)
      else findings.push(`${on}: a form leads away to ${action}`)
    }
  }

  const readQueue = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const page = await read(next)
      if (page) follow(page, next.url.pathname)
    }
  }
  const some = <It extends { url: URL }>(what: string, all: readonly It[]) =>
    sample(`${what} in ${segment}`, byHash(all).slice(0, MOST_GAMES), {
      ...{ count: options.games, idOf: ({ url }) => url.pathname },
    })

  for (const path of options.from) note(new URL(path, origin), 'the address bar')
  await readQueue()
  // Continues from there to the studios.
  queue.push(...some('pages about games', about))
  await readQueue()
  for (const it of some('games opened', [...games.values()])) {
    const page = await read(it)
    if (page) findings.push(...problemsOfGame(page, it))
  }
  for (const { url, on } of fragments) {
    const page = pages.get(url.pathname)
    const id = decoded(url.hash.slice(1))
    if (page && !page.ids.has(id))
      findings.push(`${url.pathname}#${id}, linked on ${on}: no such part`)
  }
  for (const it of oneOfEachPage(elsewhere)) {
    const problem = await problemElsewhere(who, it.url)
    if (problem) findings.push(`${it.url.pathname}, in the menu on ${it.on}: ${problem}`)
  }
  return { pages, findings: [...new Set(findings)] }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

type Leaf = { path: string; acts: boolean }

/** Whether a form that is sent to this path is received: by the most specific route that matches. */
export function isReceived(routes: readonly Leaf[], path: string): boolean {
  const toPattern = (route: string) =>
    new RegExp(`^${route.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)
  const parameters = (route: string) => route.split(/[:*]/).length
  const found = routes
    .filter((it) => !it.path.includes('*') && toPattern(it.path).test(path))
    .sort((one, other) => parameters(one.path) - parameters(other.path))
  return found.some((it) => it.acts && parameters(it.path) === parameters(found[0]?.path ?? ''))
}

type Offering = { _id: string; _type: string; campaign?: unknown }

/** The campaigns of everything that the pages show, each once: promotions, banners, boxes, invitations. */
export function campaignsOn({ pages }: Walk, documents: readonly Offering[]): string[] {
  const shown = new Set([...pages.values()].flatMap((it) => [...it.shown]))
  const campaigns = documents.flatMap((it) =>
    shown.has(`${it._type}:${it._id}`) && typeof it.campaign === 'string' ? [it.campaign] : [],
  )
  return [...new Set(campaigns)].sort()
}

/** A full run opens this many of several hundred in each locale: every tile is rendered by the same rules. */
const MOST_GAMES = 25

const byHash = <It extends { url: URL }>(all: readonly It[]) => {
  const rankOf = ({ url }: It) => hash('sha1', `${TEST_SEED}\n${url.pathname}`)
  return [...all].sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))
}

const isBelow = (path: string, segment: string) =>
  path === `/${segment}` || path.startsWith(`/${segment}/`) || !/^\/[a-z]+-[A-Z]+(\/|$)/.test(path)

/** What is wrong with the answer to a link; null: it is the page that was named, or a login that leads to it. */
function problemOf(
  answer: Answer,
  path: string,
  { segment, isSignedIn }: WalkOptions,
): string | null {
  if (answer.status === 200) return null
  const to = answer.headers.get('location')
  if (to === null) return `answers ${answer.status}`
  const { pathname, searchParams } = new URL(to, 'http://site.test')
  const wanted = searchParams.get('login') ?? searchParams.get('next')
  if (!isSignedIn && wanted === path) return null
  if (REDIRECTS[path.slice(`/${segment}`.length)] === pathname.slice(`/${segment}`.length))
    return null
  return `leads to ${to}`
}

/** Addresses that redirect to another one. */
const REDIRECTS: Readonly<Record<string, string>> = { '/my-account': '/my-account/account' }

function problemsOn(page: PageLinks, path: string, { hasAction, origin }: WalkOptions): Finding[] {
  const missing = page.needed.filter(({ id }) => !page.ids.has(id))
  const unheard = page.forms.filter(({ method, action }) => {
    const url = new URL(action ?? path, new URL(path, origin))
    return method === 'POST' && !(url.origin === origin && hasAction(url.pathname))
  })
  return [
    ...missing.map(({ id, by }) => `${path}: ${by}="${id}" names nothing on the page`),
    ...unheard.map(({ action }) => `${path}: nothing receives the form for ${action}`),
  ]
}

/**
 * A game opens: it runs, or first asks for what the law requires. It never runs if its tile says that it is restricted.
 */
function problemsOfGame({ testIds }: PageLinks, { url, on, isRestricted }: Tile): Finding[] {
  const isRunning = testIds.has('game-frame')
  if (isRestricted ? !isRunning : isRunning || testIds.has('age-yes')) return []
  const problem = isRunning ? 'the game runs where it may not' : 'the game does not open'
  return [`${url.pathname}, a tile on ${on}: ${problem}`]
}

/** One link to another market of each page: all pages together cover every market. */
function oneOfEachPage(links: readonly { url: URL; on: string }[]) {
  const byPage = new Map(byHash(links).map((it) => [it.on, it]))
  return sample('links to other markets', [...byPage.values()], {
    ...{ count: 4, idOf: ({ url }) => url.pathname },
  })
}

/** A link to another market leads to that market, to the same page or to its first one. */
async function problemElsewhere(who: Pick<HtmlVisitor, 'ask'>, url: URL): Promise<string | null> {
  const [, segment = ''] = url.pathname.split('/')
  const answer = await who.ask(`${url.pathname}${url.search}`)
  if (answer.status === 200) return null
  const to = answer.headers.get('location')
  if (to === null) return `answers ${answer.status}`
  return isBelow(new URL(to, url).pathname, segment) ? null : `leads to ${to}`
}
