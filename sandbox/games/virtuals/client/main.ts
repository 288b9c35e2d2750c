import { wireControls } from '../../live/client/controls.ts'
import { openRules } from '../../live/client/rules.ts'
import type { Table } from '../../live/client/table-calls.ts'
import { createTableSession, find, out, sumOf } from '../../live/client/table-session.ts'
import { fixturesOf, MATCHDAYS, placeOf } from '../league.ts'
import { readSpot } from '../markets.ts'
import { oddsWriter } from '../place-words.ts'
import { type Matchday, scoreAt, VIRTUAL_LEAGUE } from '../virtual-league.ts'
import { createMatchCards } from './match-cards.ts'
import { showOwnBets, showResults, showStandings } from './side.ts'
import { createSlip } from './slip.ts'

const { timing } = VIRTUAL_LEAGUE
const MINUTES = 90

let announcedMinute = 0
let announcedNumber = -1

const session = createTableSession({
  timing,
  show,
  refresh,
  tick: ({ phase }) => phase === 'DEALING' && play(),
})
const { config, main, text, amount, announce } = session
const odds = oddsWriter(config.language)
const slip = createSlip({ into: out('slip'), t: text, odds, amount, changed: () => refresh() })
const cards = createMatchCards({ into: out('matches'), t: text, odds, choose })

/** Bets of this round, including those from an earlier visit. */
const running = () => {
  const table = session.table()
  return table?.lastBets.filter((it) => it.number === table.number) ?? []
}

function refresh(): void {
  const table = session.table()
  if (!table) return
  const { limits, number } = table
  const isOpen = session.isOpen()
  const open = running().filter(({ settled }) => !settled)
  session.showFacts(open.reduce((sum, it) => sum + it.stakeMinor, 0))
  slip.draw({ number, stakesMinor: limits.chipsMinor, spotsMinor: limits.spotsMinor })
  const placed = new Set(running().flatMap(({ spots }) => Object.keys(spots)))
  cards.paint({ picked: slip.has(), placed, open: isOpen })
  session.showBetButton(sumOf(slip.stakes()), isOpen)
  find<HTMLButtonElement>('[data-do=clear]').disabled = slip.has().size === 0 || session.isSending()
  main.classList.toggle('closed', !isOpen)
}

function choose(spot: string): void {
  if (!session.table() || session.isSending()) return
  if (!session.isOpen()) {
    announce(text('error.BETS_CLOSED'))
    return
  }
  slip.toggle(spot)
  refresh()
}

/** Why the slip cannot be placed, as text; null when it can. */
function problemOf({ limits }: Table): string | null {
  const stakes = slip.stakes()
  const before = running().reduce((sum, it) => sum + it.stakeMinor, 0)
  if (before + sumOf(stakes) > limits.maxMinor)
    return text('slipLimit', { amount: amount(limits.maxMinor) })
  return sumOf(stakes) > session.balanceMinor() ? text('error.INSUFFICIENT_FUNDS') : null
}

async function placeSlip(): Promise<void> {
  const table = session.table()
  const spots = slip.stakes()
  if (!table || !session.isOpen() || sumOf(spots) === 0) return
  const problem = problemOf(table)
  if (problem) {
    announce(problem)
    return
  }
  await session.place(spots, {
    placed(bet, number) {
      slip.clear()
      const now = session.table()
      if (now?.number === number) now.lastBets.unshift(bet)
      showSide(now)
      announce(text('placedSlip', { amount: amount(bet.stakeMinor) }))
    },
    closed: () => slip.clear(),
  })
}

function showSide(now: Table | null): void {
  if (!now) return
  const words = { t: text, odds, amount }
  showOwnBets(out('own'), now.lastBets, words)
  showStandings(out('standings'), now, words)
  showResults(out('results'), now, words)
}

function show(now: Table, before: Table | null): void {
  out('phase').textContent = text(`league.${now.phase}`)
  out('matchday').textContent = text('matchdayOf', {
    n: placeOf(now.number).matchday,
    of: MATCHDAYS,
  })
  const closes = before?.phase === 'BETTING' && now.phase !== 'BETTING'
  if ((closes || before?.number !== now.number) && slip.has().size > 0) {
    announce(text('notPlaced', { amount: amount(sumOf(slip.stakes())) }))
    slip.clear()
  } else if (before && before.phase !== now.phase) announce(text(`league.${now.phase}`))
  if (before?.number !== now.number) announcedMinute = 0
  cards.show(now.number)
  showSide(now)
  play()
  const paid = session.countSettled(now.lastBets)
  if (paid !== null) announce(`${find('.message').textContent}. ${paid}`)
}

/** Shows the matches at the minute that all players share. */
function play(): void {
  const table = session.table()
  if (!table?.result || table.phase === 'BETTING') return
  const day = table.result.outcome as Matchday
  const over = table.phase === 'PAYING'
  const gone = 1 - Math.max(0, table.endsAt - session.now()) / timing.dealingMs
  const minute = over ? MINUTES : Math.floor(Math.min(1, gone) * MINUTES)
  cards.play(day, { minute, over })
  if (!over) announceGoals(day, minute)
  else if (announcedNumber !== table.number) {
    announcedNumber = table.number
    announce(table.result.words.map(({ key, values }) => text(key, values)).join('. '))
  }
}

/** Announces goals of matches that the player has bet on; the others are only shown. */
function announceGoals(day: Matchday, minute: number): void {
  const own = new Set(
    running().flatMap(({ spots }) => Object.keys(spots).map((it) => readSpot(it)?.match)),
  )
  for (const [index, { home, away }] of fixturesOf(day.number).entries()) {
    const match = day.matches[index]
    const goal = match?.goals
      .filter((it) => it.minute > announcedMinute && it.minute <= minute)
      .at(-1)
    if (!match || !goal || !own.has(index)) continue
    const club = goal.side === 'home' ? home : away
    const score = scoreAt(match, minute).join('–')
    announce(text('goal', { club: club.name, home: home.name, away: away.name, score }))
  }
  announcedMinute = Math.max(announcedMinute, minute)
}

wireControls(
  {
    ...session.actions,
    bet: () => void placeSlip(),
    clear: () => {
      slip.clear()
      refresh()
    },
    rules: () => {
      const table = session.table()
      if (table) openRules({ game: 'league', table, text })
    },
  },
  { '?': 'rules', b: 'bet', B: 'bet' },
)
void session.enter()
