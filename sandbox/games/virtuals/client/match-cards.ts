import { type Fixture, fixturesOf } from '../league.ts'
import { MARKETS, type MarketId, oddsOf, readSpot, SELECTIONS, toSpot } from '../markets.ts'
import { matchText, selectionText, shortText, type Translate } from '../place-words.ts'
import { type Matchday, type MatchResult, scoreAt } from '../virtual-league.ts'
import { element } from './element.ts'

export type MatchCards = {
  /** Shows a new matchday; does nothing while it is the same. */
  show(number: number): void
  /** What is in the slip, what is already bet, and whether more can be chosen. */
  paint(state: { picked: ReadonlySet<string>; placed: ReadonlySet<string>; open: boolean }): void
  /** Shows the matches at a minute; at the end the winning selections are marked. */
  play(day: Matchday, at: { minute: number; over: boolean }): void
}

const still = window.matchMedia('(prefers-reduced-motion: reduce)')
/** How many minutes before a goal the ball moves towards it. */
const ATTACK_MINUTES = 8

/** The matches of the day: each with a scoreboard, a drawn pitch and its odds. */
export function createMatchCards(options: {
  into: HTMLElement
  t: Translate
  odds: (hundredths: number) => string
  choose: (spot: string) => void
}): MatchCards {
  const { into, t } = options
  let shown = -1

  const button = (fixture: Fixture, match: number, selection: (typeof SELECTIONS)[number]) => {
    const oddsHundredths = oddsOf(fixture, selection)
    const spot = toSpot({ match, selection, oddsHundredths })
    const made = element('button', { className: 'pick', data: { spot } })
    made.type = 'button'
    made.setAttribute('aria-pressed', 'false')
    const full = selectionText(t, fixture, selection)
    const short = element('span', { text: shortText(t, selection) })
    // For voice control: the accessible name must contain the visible text.
    if (full.includes(short.textContent ?? '')) short.setAttribute('aria-hidden', 'true')
    made.append(
      element('span', { className: 'hidden', text: `${full} ` }),
      short,
      element('b', { text: ` ${options.odds(oddsHundredths)}` }),
    )
    made.addEventListener('click', () => options.choose(spot))
    return made
  }
  const market = (fixture: Fixture, match: number, id: MarketId) => {
    const group = element('div', { className: `market market-${id}` })
    group.setAttribute('role', 'group')
    group.setAttribute('aria-label', `${t(`market.${id}`)}, ${matchText(fixture)}`)
    if (id !== 'result') group.append(element('p', { className: 'label', text: t(`market.${id}`) }))
    const row = element('div', { className: 'picks' })
    row.append(
      ...SELECTIONS.filter((it) => it.market === id).map((it) => button(fixture, match, it)),
    )
    group.append(row)
    return group
  }
  const card = (fixture: Fixture, match: number) => {
    const made = element('article', { className: 'match', data: { match: String(match) } })
    const head = element('h2', { className: 'score' })
    head.append(
      element('span', { text: fixture.home.name }),
      element('b', { text: '–', data: { score: '' } }),
      element('span', { text: fixture.away.name }),
    )
    const pitch = element('div', { className: 'pitch' })
    pitch.setAttribute('aria-hidden', 'true')
    pitch.append(element('i'))
    const more = element('details')
    const summary = element('summary', { text: t('more') })
    summary.append(element('span', { className: 'hidden', text: ` ${matchText(fixture)}` }))
    more.append(summary, ...MARKETS.slice(1).map((id) => market(fixture, match, id)))
    made.append(head, pitch, market(fixture, match, 'result'), more)
    return made
  }

  return {
    show(number) {
      if (number === shown) return
      shown = number
      // What was expanded stays so: the new matches take the places of the previous ones.
      const open = [...into.querySelectorAll('details')].map((it) => it.open)
      const focused = indexOfFocus(into)
      into.replaceChildren(...fixturesOf(number).map(card))
      for (const [index, it] of [...into.querySelectorAll('details')].entries()) {
        it.open = open[index] ?? false
      }
      focused?.(into)
    },
    paint({ picked, placed, open }) {
      for (const it of into.querySelectorAll<HTMLButtonElement>('.pick')) {
        const spot = it.dataset.spot ?? ''
        it.setAttribute('aria-pressed', String(picked.has(spot)))
        it.classList.toggle('placed', placed.has(spot))
        it.setAttribute('aria-disabled', String(!open))
      }
    },
    play(day, { minute, over }) {
      for (const [index, it] of [...into.querySelectorAll<HTMLElement>('.match')].entries()) {
        const result = day.matches[index]
        if (!result) continue
        const score = it.querySelector<HTMLElement>('[data-score]')
        if (score) score.textContent = scoreAt(result, minute).join('–')
        it.classList.toggle('playing', !over)
        const ball = it.querySelector<HTMLElement>('.pitch i')
        if (ball && !still.matches)
          ball.style.left = `${over ? 50 : ballAt(result, { minute, index })}%`
        for (const pick of it.querySelectorAll<HTMLElement>('.pick')) {
          const place = readSpot(pick.dataset.spot ?? '')
          pick.classList.toggle('won', over && (place?.selection.wins(result.score) ?? false))
        }
      }
    },
  }
}

/** Where the ball is, in percent of the pitch: somewhere in play, or moving towards the goal before one is scored. */
function ballAt({ goals }: MatchResult, at: { minute: number; index: number }): number {
  const { minute, index } = at
  const next = goals.find((it) => it.minute > minute && it.minute - minute <= ATTACK_MINUTES)
  if (next) {
    const way = (48 * (ATTACK_MINUTES - (next.minute - minute))) / ATTACK_MINUTES
    return next.side === 'home' ? 50 + way : 50 - way
  }
  return 50 + 30 * Math.sin(minute / 3 + index * 2)
}

/** A function that gives the focus back to the button at the focused one's position. */
function indexOfFocus(into: HTMLElement): ((into: HTMLElement) => void) | null {
  const all = () => [...into.querySelectorAll<HTMLElement>('button, summary')]
  const index = all().indexOf(document.activeElement as HTMLElement)
  return index < 0 ? null : () => all()[index]?.focus({ preventScroll: true })
}
