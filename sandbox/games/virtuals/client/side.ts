import type { Bet, Table } from '../../live/client/table-calls.ts'
import { fixturesOf, placeOf, seasonStart } from '../league.ts'
import { matchText, placeText, type Translate } from '../place-words.ts'
import { standingsAfter } from '../standings.ts'
import type { Matchday } from '../virtual-league.ts'
import { element } from './element.ts'

type Words = {
  t: Translate
  odds: (hundredths: number) => string
  amount: (minor: number) => string
}

/** The matchdays that have ended by now, newest first. */
export function endedDays(table: Table): Matchday[] {
  const now = table.phase === 'PAYING' && table.result ? [table.result] : []
  return [...now, ...table.results].map(({ outcome }) => outcome as Matchday)
}

/** The league table of the season, from the results of its matchdays. */
export function showStandings(into: HTMLElement, table: Table, { t }: Words): void {
  const start = seasonStart(table.number)
  const rows = standingsAfter(endedDays(table).filter(({ number }) => number >= start))
  const made = element('table')
  const head = element('tr')
  for (const key of ['club', 'played', 'goals', 'points']) {
    const cell = element('th', { text: t(`col.${key}`) })
    cell.scope = 'col'
    head.append(cell)
  }
  made.append(head)
  for (const { club, played, scored, conceded, points } of rows) {
    const row = element('tr')
    const name = element('th', { text: club.name })
    name.scope = 'row'
    row.append(
      name,
      ...[played, `${scored}–${conceded}`, points].map((it) => element('td', { text: String(it) })),
    )
    made.append(row)
  }
  into.replaceChildren(made)
}

/** The results of the last matchday that has ended. */
export function showResults(into: HTMLElement, table: Table, { t }: Words): void {
  const [last] = endedDays(table)
  if (!last) return
  const list = element('ul', { className: 'lines', data: { number: String(last.number) } })
  list.append(
    ...fixturesOf(last.number).map((fixture, index) => {
      const item = element('li', { className: 'line' })
      item.append(
        element('span', { text: matchText(fixture) }),
        element('b', { text: last.matches[index]?.score.join('–') ?? '' }),
      )
      return item
    }),
  )
  const day = t('matchday', { n: placeOf(last.number).matchday })
  into.replaceChildren(element('p', { className: 'label', text: day }), list)
}

/** The player's own bets, including earlier visits. */
export function showOwnBets(into: HTMLElement, bets: readonly Bet[], words: Words): void {
  const { t, amount, odds } = words
  if (bets.length === 0) {
    into.replaceChildren(element('p', { className: 'label', text: t('noBets') }))
    return
  }
  const stateOf = ({ settled, payoutMinor }: Bet) => {
    if (!settled) return t('state.open')
    return payoutMinor > 0 ? t('state.won', { amount: amount(payoutMinor) }) : t('state.lost')
  }
  const list = element('ul', { className: 'lines' })
  list.append(
    ...bets.map((bet) => {
      const item = element('li', {
        data: { bet: bet.id, settled: String(bet.settled), payout: String(bet.payoutMinor) },
      })
      for (const [spot, minor] of Object.entries(bet.spots)) {
        const place = placeText(t, { number: bet.number, spot, odds })
        if (!place) continue
        const line = element('p', { className: 'line' })
        line.append(
          element('span', { text: `${place.match}: ${place.pick}` }),
          element('b', { text: `${place.odds} · ${amount(minor)}` }),
        )
        item.append(line)
      }
      const day = t('matchday', { n: placeOf(bet.number).matchday })
      item.append(element('p', { className: 'label', text: `${day} · ${stateOf(bet)}` }))
      return item
    }),
  )
  into.replaceChildren(list)
}
