import type { LookOnly } from '#contracts/sportsbook/book-frame.ts'
import { type BookPlace, bookPathOf, parseBookPath } from '#contracts/sportsbook/paths.ts'
import type { PageConfig } from '../page-config.ts'
import { loadBalance } from './bonus-money.ts'
import { askForBet, type Entry, isSessionEnded, keepSlip, openBookSession } from './book-calls.ts'
import { BOOK_OFFER, lookedAt } from './book-offer.ts'
import { createBuilderPrices } from './builder-prices.ts'
import { shownBuilders } from './builder-view.ts'
import { createBookClock } from './clock.ts'
import { patch } from './dom.ts'
import { createFeed } from './feed.ts'
import { loadFreeBets } from './free-bets.ts'
import { loadHistory, NO_HISTORY, refreshHistory } from './history-view.ts'
import { isSearch } from './list-query.ts'
import { type Page, type Tracker, takesBets } from './page.ts'
import { pageTexts, translatorOf } from './page-texts.ts'
import { pickWords } from './pick-words.ts'
import { asReceipts, isDecided, placeBets, toPlace } from './place-bets.ts'
import { notPlaced } from './placed-view.ts'
import { shellView, titleOfPlace } from './shell-view.ts'
import { createSiteLink } from './site-link.ts'
import { fullText, issueText, STAKE_ASKED } from './slip-issues.ts'
import { betRequests, EMPTY, isSamePick, joined, togglePick } from './slip-model.ts'
import { nowOf } from './slip-view.ts'
import { textOfStake } from './stake.ts'
import { createTracked } from './tracked.ts'

const KEEP_AFTER_MS = 600
const LOOK_AFTER_MS = 200
const HISTORY_EVERY_MS = 5_000
const ENTER_AGAIN_MS = 5_000
/** From this width on, the slip is shown beside the offer. */
const WIDE = window.matchMedia('(min-width: 900px)')

const config = JSON.parse(document.body.dataset.config ?? '') as PageConfig
const root = document.getElementById('book') as HTMLElement
const announcement = document.createElement('p')
announcement.className = 'unseen'
announcement.setAttribute('role', 'status')
document.body.append(announcement)

const clock = createBookClock(config.nowMs)
const feed = createFeed({
  ...BOOK_OFFER,
  now: () => performance.now(),
  syncTime: clock.syncTo,
  bookNow: clock.now,
  looked: () => lookedAt(page),
  changed: redraw,
  listed() {
    look()
    const list = feed.list()
    if (!isSearch(page) || !list) return
    page.announce(page.t('count', { n: list.live.all + list.upcoming.all }))
  },
})
/**
 * The tracker has the version of this bundle; a browser does not request a module that failed to load again at the same
 * address.
 */
const loadTracker = (attempt: number): Promise<Tracker> => {
  const { search } = new URL(import.meta.url)
  const again = attempt > 1 ? `&attempt=${attempt}` : ''
  return import(new URL(`sportsbook-tracker.js${search}${again}`, import.meta.url).href)
}
const tracked = createTracked(loadTracker, () => performance.now(), redraw)
let isDrawing = false
let keepTimer = 0
let isKept = true
let wasStale = false
/** Counts the site's messages about the current user: only the last one is applied. */
let entered = 0
let context: string | null = null
/** Picks made before the saved slip arrived are added to it. */
let hasKeptSlip = false

const page: Page = {
  ...{ config, feed, tracked, t: translatorOf(config.words), now: clock.now },
  texts: pageTexts(config, clock.now, {
    currency: () => page.session?.player?.currency ?? '',
    oddsFormat: () => page.slip.oddsFormat,
  }),
  ...{ place: { kind: 'home' }, search: '', session: null, lookOnly: null, isPaused: false },
  ...{ isOpening: true, isUnavailable: false },
  ...{
    builder: null,
    builders: createBuilderPrices({
      ...{ get: BOOK_OFFER.get, offered: feed.offered },
      ...{ now: () => performance.now(), changed: redraw },
    }),
  },
  ...{ slip: EMPTY, stakeText: '', placed: null, isSlipOpen: false },
  ...{ freeBets: [], freeBet: null, balance: null },
  ...{ opened: new Set(), history: NO_HISTORY, sale: null, statistics: null },
  render() {
    redraw()
    look()
  },
  go(place) {
    const isSame = bookPathOf(place) === bookPathOf(page.place) && page.search === ''
    show(place)
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    if (isSame) return
    const payload = { path: bookPathOf(place), title: titleOfPlace(page), replace: false }
    page.sendToSite({ type: 'NAVIGATED', payload })
  },
  announce(text) {
    announcement.textContent = text
  },
  sendToSite: (message) => sendToSite(message),
  toggle(pick) {
    const next = togglePick(page.slip, pick)
    if (!next) return page.announce(fullText(page))
    const isAdded = next.picks.some((it) => isSamePick(it, pick))
    const { outcome, match } = pickWords(page, pick)
    page.announce(page.t(isAdded ? 'picked' : 'unpicked', { pick: `${outcome}, ${match}` }))
    page.changeSlip(next)
  },
  changeSlip(slip) {
    page.slip = slip
    page.render()
    clearTimeout(keepTimer)
    keepTimer = window.setTimeout(keep, KEEP_AFTER_MS)
    isKept = false
  },
}

function draw(): void {
  isDrawing = false
  page.builders.want(shownBuilders(page))
  patch(
    root,
    shellView(page, () => void place()),
  )
  const isStale = feed.status() === 'STALE'
  document.documentElement.classList.toggle('stale', isStale)
  if (isStale && !wasStale) page.announce(page.t('stale', { seconds: feed.ageSeconds() }))
  wasStale = isStale
  tracked.follow(page)
}
function redraw(): void {
  if (isDrawing) return
  isDrawing = true
  queueMicrotask(draw)
}

let lookTimer = 0
/** Requests what is shown now; throttled, not at every scroll step. */
function look(): void {
  if (lookTimer === 0) lookTimer = window.setTimeout(lookNow, LOOK_AFTER_MS)
}
function lookNow(): void {
  clearTimeout(lookTimer)
  lookTimer = 0
  if (document.hidden) feed.rest()
  else void feed.turn()
}

function show(place: BookPlace): void {
  page.place = place
  if (place.kind !== 'event' || place.event !== page.builder?.event) page.builder = null
  page.search = ''
  if (!WIDE.matches) page.isSlipOpen = false
  draw()
  lookNow()
  window.scrollTo(0, 0)
  if (place.kind === 'bet-history') void loadHistory(page, page.history.list)
}

/** A slip that could not be saved is saved with its next change. */
function keep(): void {
  if (!page.session || isKept) return
  isKept = true
  keepSlip(page.session.key, notPlaced(page)).catch(() => {
    isKept = false
  })
}

const sendToSite = createSiteLink(config.parents, (message) => {
  if (message.type === 'NAVIGATE') {
    // The first message of the site: before it, nothing could be sent to the site.
    if (config.session !== null && entered === 0) void enter({ session: config.session })
    const place = parseBookPath(message.payload.path)
    if (place && bookPathOf(place) === bookPathOf(page.place)) return
    show(place ?? { kind: 'home' })
    if (place) return
    const payload = { path: '/', title: titleOfPlace(page), replace: true }
    sendToSite({ type: 'NAVIGATED', payload })
  } else if (message.type === 'CONTEXT') {
    const { lookOnly, ...entry } = message.payload
    void enter(entry, lookOnly)
  } else {
    page.isPaused = message.type === 'PAUSE'
    page.render()
  }
})

/** Sets the current user. A slip that was started here stays; another context loads its own. */
async function enter(asked: Entry, lookOnly: LookOnly | null = null): Promise<void> {
  entered += 1
  const mine = entered
  try {
    const session = await openBookSession(asked)
    if (mine !== entered) return
    const next = 'context' in asked ? asked.context : null
    const isOther = context !== null && context !== next
    context = next
    page.session = session
    page.lookOnly = lookOnly
    page.isUnavailable = false
    if (isOther || !session.player) forgetPlayer()
    if (isOther || page.slip === EMPTY) {
      page.slip = session.slip
      page.stakeText = textOfStake(session.slip.stakePerLineMinor)
    } else {
      const slip = hasKeptSlip ? page.slip : joined(session.slip, page.slip)
      if (page.stakeText === '') page.stakeText = textOfStake(slip.stakePerLineMinor)
      page.changeSlip(slip)
    }
    hasKeptSlip = true
    if (page.placed === null && session.unseen.length > 0) {
      page.placed = asReceipts(session.unseen, session.key)
      page.announce(page.t('accepted'))
    }
    loadMoney()
  } catch (error) {
    if (mine !== entered) return
    page.session = null
    page.isUnavailable = !isSessionEnded(error)
    if (!page.isUnavailable) sendToSite({ type: 'LOGIN_WANTED' })
    else setTimeout(() => mine === entered && void enter(asked, lookOnly), ENTER_AGAIN_MS)
  }
  page.isOpening = false
  page.render()
  if (page.place.kind === 'bet-history') void loadHistory(page, page.history.list)
}

/** Clears a player's data when they leave; a bet without an answer stays until it has one. */
function forgetPlayer(): void {
  if (page.placed?.every(isDecided)) page.placed = null
  page.history = NO_HISTORY
  page.sale = null
  page.freeBets = []
  page.freeBet = null
  page.balance = null
}

/** The funds for the next bet. */
function loadMoney(): void {
  void loadFreeBets(page)
  void loadBalance(page)
}

/**
 * Places the slip, or repeats the request for bets whose response was lost. A second tap while bets are being placed
 * does nothing.
 */
async function place(): Promise<void> {
  const { session, placed } = page
  if (page.isOpening) return page.announce(page.t('opening'))
  if (page.isUnavailable) return page.announce(page.t('refusal.UNAVAILABLE'))
  if (page.lookOnly) return page.announce(page.t(`lookOnly.${page.lookOnly}`))
  if (!session?.player) return page.sendToSite({ type: 'LOGIN_WANTED' })
  if (placed && !placed.some((it) => it.state === 'LOST')) return
  if (!placed) {
    if (!takesBets(page)) return page.announce(page.t(page.isPaused ? 'paused' : 'suspended'))
    const now = nowOf(page)
    const [issue] = now.issues
    if (issue) {
      page.opened.add(STAKE_ASKED)
      page.announce(issueText(page, issue))
      page.render()
      document.getElementById('stake')?.focus()
      return
    }
    const newId = () => crypto.randomUUID()
    page.opened.delete(STAKE_ASKED)
    const { freeBet } = page
    page.placed = toPlace(betRequests(now, page.slip, { key: session.key, newId, freeBet }))
    draw()
    document.getElementById('slip-title')?.focus()
  }
  await placeBets(page.placed ?? [], {
    // After a new login the same bet is requested with the new key.
    ask: (request) => askForBet({ ...request, key: page.session?.key ?? request.key }),
    changed: page.render,
    accepted: () => {
      page.sendToSite({ type: 'BET_PLACED' })
      page.freeBet = null
      isKept = false
      keep()
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  announceOutcome()
}

function announceOutcome(): void {
  const placed = page.placed ?? []
  const accepted = placed.filter((it) => it.state === 'ACCEPTED').length
  if (placed.some((it) => it.refusals.some(({ code }) => code === 'SESSION_ENDED'))) {
    if (page.session) page.session = { ...page.session, player: null }
    page.sendToSite({ type: 'LOGIN_WANTED' })
  }
  loadMoney()
  const lost = placed.some((it) => !isDecided(it))
  page.announce(page.t(lost ? 'lost' : accepted > 0 ? 'accepted' : 'refused'))
  page.render()
}

/** The focused element may have been removed by the last action. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

function setSlipOpen(isOpen: boolean): void {
  page.isSlipOpen = isOpen && !WIDE.matches
  draw()
  const next = isOpen ? '#slip-title' : '.bar'
  document.querySelector<HTMLElement>(next)?.focus()
}

document.addEventListener('click', (event) => {
  const target = event.target as Element
  const link = target.closest('a')
  if (link) {
    // The frame's own history is never changed: with the site's it would make Back work twice.
    event.preventDefault()
    const to = parseBookPath(link.getAttribute('href')?.slice(1) ?? '')
    if (to) page.go(to)
    return
  }
  const action = target.closest<HTMLElement>('[data-do]')?.dataset.do
  if (action === 'open-slip') setSlipOpen(true)
  if (action === 'close-slip') setSlipOpen(false)
  // The button was removed with its pick: the focus stays in the slip.
  if (action === 'mark') queueMicrotask(keepFocus)
  if (action === 'remove-pick') queueMicrotask(() => document.getElementById('slip-title')?.focus())
})
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && page.isSlipOpen) setSlipOpen(false)
})
WIDE.addEventListener('change', () => {
  page.isSlipOpen = false
  page.render()
})

// The page may be closed before the timer fires.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) keep()
  // A free bet may have been claimed, used or returned in the meantime.
  else loadMoney()
})

document.addEventListener('visibilitychange', lookNow)
document.addEventListener('scroll', look, { passive: true })

draw()
lookNow()
// Match clocks advance, and an outdated offer is detected, also while no message arrives.
setInterval(() => document.hidden || page.render(), 1_000)
// The cash-out value of open bets changes with the odds.
setInterval(() => document.hidden || void refreshHistory(page), HISTORY_EVERY_MS)
