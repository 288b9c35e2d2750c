import type { SiteToGame } from '#contracts/frame-messages.ts'
import { amountText } from '../../amount-text.ts'
import { type Config, codeOf, openSession, type Session } from '../../client/calls.ts'
import { listenToParent, type Tell } from '../../client/frame-link.ts'
import { wireControls } from '../../live/client/controls.ts'
import { openRules } from '../../live/client/rules.ts'
import { sendBet, type Table } from '../../live/client/table-calls.ts'
import { followTable } from '../../live/client/table-link.ts'
import { fixturesOf, MATCHDAYS, placeOf } from '../league.ts'
import { readSpot } from '../markets.ts'
import { oddsWriter } from '../place-words.ts'
import { type Matchday, scoreAt, VIRTUAL_LEAGUE } from '../virtual-league.ts'
import { createMatchCards } from './match-cards.ts'
import { showOwnBets, showResults, showStandings } from './side.ts'
import { createSlip } from './slip.ts'

const config = JSON.parse(document.body.dataset.config ?? '{}') as Config
const find = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind
const out = (name: string) => find(`[data-out=${name}]`)
const main = find('main')
const texts = JSON.parse(main.dataset.texts ?? '{}') as Record<string, string>
const { timing } = VIRTUAL_LEAGUE
const LENGTH = { BETTING: timing.bettingMs, DEALING: timing.dealingMs, PAYING: timing.payingMs }
const MINUTES = 90

let session: Session | null = null
let table: Table | null = null
/** The server's clock less this page's. */
let offsetMs = 0
let balanceMinor = 0
let netMinor = 0
let sending = false
let paused = false
let saidMinute = 0
let saidNumber = -1
/** Bets whose end this page has counted and told of; those of earlier visits are not told again. */
const counted = new Set<string>()
let tell: Tell = () => undefined

const text = (key: string, values: Record<string, string | number> = {}) =>
  Object.entries(values).reduce(
    (it, [name, value]) => it.replaceAll(`{${name}}`, String(value)),
    texts[key] ?? key,
  )
const amount = (minor: number) =>
  amountText(minor, session?.currency ?? config.currency, config.language)
const odds = oddsWriter(config.language)
const say = (words: string) => {
  find('.message').textContent = words
}
const serverNow = () => Date.now() + offsetMs
const sumOf = (spots: Record<string, number>) =>
  Object.values(spots).reduce((sum, it) => sum + it, 0)

const slip = createSlip({ into: out('slip'), say: text, odds, amount, changed: () => refresh() })
const cards = createMatchCards({ into: out('matches'), say: text, odds, choose })

/** Bets of this round, those of an earlier visit among them. */
const running = () => table?.lastBets.filter((it) => it.number === table?.number) ?? []

function showError(code: string): void {
  find('.error p').textContent = texts[`error.${code}`] ?? texts['error.REFUSED'] ?? code
  find('.error').hidden = false
}

/** Whether odds may be chosen and bet on now. */
const isOpen = () => table?.phase === 'BETTING' && serverNow() < table.endsAt && !paused

function refresh(): void {
  if (!table) return
  const { limits, number } = table
  const staked = sumOf(slip.stakes())
  out('balance').textContent = amount(balanceMinor)
  out('net').textContent = `${netMinor > 0 ? '+' : ''}${amount(netMinor)}`
  const open = running().filter(({ settled }) => !settled)
  const openMinor = open.reduce((sum, it) => sum + it.stakeMinor, 0)
  out('placed').textContent = amount(openMinor)
  out('placed').dataset.minor = String(openMinor)
  slip.draw({ number, stakesMinor: limits.chipsMinor, spotsMinor: limits.spotsMinor })
  const placed = new Set(running().flatMap(({ spots }) => Object.keys(spots)))
  cards.paint({ picked: slip.has(), placed, open: isOpen() })
  const bet = find<HTMLButtonElement>('[data-do=bet]')
  bet.disabled = !isOpen() || staked === 0 || sending
  bet.textContent = staked > 0 ? text('betOf', { amount: amount(staked) }) : text('bet')
  find<HTMLButtonElement>('[data-do=clear]').disabled = slip.has().size === 0 || sending
  main.classList.toggle('closed', !isOpen())
  find('.pause').hidden = !paused
}

function choose(spot: string): void {
  if (!table || sending) return
  if (!isOpen()) {
    say(text('error.BETS_CLOSED'))
    return
  }
  slip.toggle(spot)
  refresh()
}

/** Why the slip cannot be placed, in words; null when it can. */
function problemOf({ limits }: Table): string | null {
  const stakes = slip.stakes()
  const before = running().reduce((sum, it) => sum + it.stakeMinor, 0)
  if (before + sumOf(stakes) > limits.maxMinor)
    return text('slipLimit', { amount: amount(limits.maxMinor) })
  return sumOf(stakes) > balanceMinor ? text('error.INSUFFICIENT_FUNDS') : null
}

async function placeSlip(): Promise<void> {
  const current = session
  const spots = slip.stakes()
  if (!current || !table || !isOpen() || sending || sumOf(spots) === 0) return
  const problem = problemOf(table)
  if (problem) {
    say(problem)
    return
  }
  const { number } = table
  sending = true
  find('.error').hidden = true
  tell({ type: 'USER_ACTION', payload: { action: 'spin' } })
  refresh()
  try {
    const betId = crypto.randomUUID()
    const answer = await sendBet({ sessionId: current.sessionId, betId, number, spots })
    slip.clear()
    if (answer.balanceMinor !== null) balanceMinor = answer.balanceMinor
    if (table?.number === number) table.lastBets.unshift(answer.bet)
    showSide(table)
    say(text('placedSlip', { amount: amount(answer.bet.stakeMinor) }))
  } catch (error) {
    if (codeOf(error) === 'BETS_CLOSED') slip.clear()
    showError(codeOf(error))
    tell({ type: 'UPDATE_BALANCE' })
  }
  sending = false
  refresh()
}

function showSide(now: Table | null): void {
  if (!now) return
  const words = { say: text, odds, amount }
  showOwnBets(out('own'), now.lastBets, words)
  showStandings(out('standings'), now, words)
  showResults(out('results'), now, words)
}

function show(now: Table, opening: boolean): void {
  const before = table
  table = now
  offsetMs = now.nowMs - Date.now()
  if (now.balanceMinor !== null && !sending) balanceMinor = now.balanceMinor
  main.dataset.phase = now.phase
  main.dataset.number = String(now.number)
  out('phase').textContent = text(`league.${now.phase}`)
  out('matchday').textContent = text('matchdayOf', {
    n: placeOf(now.number).matchday,
    of: MATCHDAYS,
  })
  const closes = before !== null && before.phase === 'BETTING' && now.phase !== 'BETTING'
  if ((closes || before?.number !== now.number) && slip.has().size > 0) {
    say(text('notPlaced', { amount: amount(sumOf(slip.stakes())) }))
    slip.clear()
  } else if (before && before.phase !== now.phase) say(text(`league.${now.phase}`))
  if (before?.number !== now.number) saidMinute = 0
  cards.show(now.number)
  if (opening) for (const it of now.lastBets) if (it.settled) counted.add(it.id)
  showSide(now)
  play()
  countSettled(now)
  refresh()
}

/** Shows the matches at the minute that it is for everybody. */
function play(): void {
  if (!table?.result || table.phase === 'BETTING') return
  const day = table.result.outcome as Matchday
  const over = table.phase === 'PAYING'
  const gone = 1 - Math.max(0, table.endsAt - serverNow()) / timing.dealingMs
  const minute = over ? MINUTES : Math.floor(Math.min(1, gone) * MINUTES)
  cards.play(day, { minute, over })
  if (!over) tellGoals(day, minute)
  else if (saidNumber !== table.number) {
    saidNumber = table.number
    say(table.result.words.map(({ key, values }) => text(key, values)).join('. '))
  }
}

/** Goals are said of matches that the player has bet on; the others are there to be seen. */
function tellGoals(day: Matchday, minute: number): void {
  const own = new Set(
    running().flatMap(({ spots }) => Object.keys(spots).map((it) => readSpot(it)?.match)),
  )
  for (const [index, { home, away }] of fixturesOf(day.number).entries()) {
    const match = day.matches[index]
    const goal = match?.goals.filter((it) => it.minute > saidMinute && it.minute <= minute).at(-1)
    if (!match || !goal || !own.has(index)) continue
    const club = goal.side === 'home' ? home : away
    const score = scoreAt(match, minute).join('–')
    say(text('goal', { club: club.name, home: home.name, away: away.name, score }))
  }
  saidMinute = Math.max(saidMinute, minute)
}

/** Counts what has been paid since, tells the operator's page of it, and says it. */
function countSettled({ lastBets }: Table): void {
  const fresh = lastBets.filter((it) => it.settled && !counted.has(it.id))
  if (fresh.length === 0) return
  for (const { id, stakeMinor, payoutMinor } of fresh) {
    counted.add(id)
    netMinor += payoutMinor - stakeMinor
    const currency = session?.currency ?? config.currency
    const paid = { stake: stakeMinor / 100, payout: payoutMinor / 100, currency }
    tell({ type: 'ROUND_END', payload: { roundId: `live:${id}`, ...paid } })
  }
  const back = fresh.reduce((sum, it) => sum + it.payoutMinor, 0)
  const words = back > 0 ? text('won', { amount: amount(back) }) : text('lost')
  say(`${find('.message').textContent}. ${words}`)
}

/** The seconds that are left and the matches, four times a second. */
function tick(): void {
  if (!table) return
  const left = Math.max(0, table.endsAt - serverNow())
  out('seconds').textContent = text('seconds', { n: Math.ceil(left / 1_000) })
  out('left').style.transform = `scaleX(${Math.min(1, left / LENGTH[table.phase])})`
  if (table.phase === 'DEALING') play()
  if (left === 0) refresh()
}

async function enter(): Promise<void> {
  try {
    session = await openSession(config)
  } catch (error) {
    tell({ type: 'DEBUG', payload: { text: `start failed: ${codeOf(error)}` } })
    showError(codeOf(error))
    return
  }
  balanceMinor = session.balanceMinor
  await followTable({
    sessionId: session.sessionId,
    show,
    lost: () => say(text('lostConnection')),
    ended: () => showError('GAME_SESSION_ENDED'),
  })
  tell({ type: 'READY' })
  setInterval(tick, 250)
  tick()
}

const actions: Readonly<Record<string, () => void>> = {
  bet: () => void placeSlip(),
  clear: () => {
    slip.clear()
    refresh()
  },
  rules: () => table && openRules({ game: 'league', table, text }),
  close: () => find<HTMLDialogElement>('dialog.rules').close(),
  dismiss: () => {
    find('.error').hidden = true
  },
  home: () => {
    tell({ type: 'USER_ACTION', payload: { action: 'home' } })
    if (window.parent === window) window.location.href = config.homeUrl
  },
}
const KEYS: Readonly<Record<string, string>> = { '?': 'rules', b: 'bet', B: 'bet' }

wireControls(actions, KEYS)

listenToParent(config.parents, {
  connected(send) {
    tell = send
    if (table) tell({ type: 'READY' })
  },
  message(given: SiteToGame) {
    if (given.type === 'PAUSE' || given.type === 'RESUME') {
      paused = given.type === 'PAUSE'
      refresh()
    } else if (given.type === 'PING') tell({ type: 'PING' })
    else if (given.type === 'UPDATE_BALANCE' && config.mode === 'real' && !sending) {
      balanceMinor = Math.round(given.payload.amount * 100)
      refresh()
    }
  },
})

void enter()
