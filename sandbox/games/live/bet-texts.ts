import { amountText } from '../amount-text.ts'
import { cardSigns } from '../cards.ts'
import { escapeHtml } from '../escape-html.ts'
import { colourOf, SPOTS, WHEEL } from '../roulette/spots.ts'
import { type Detail, fill, type RoundSource } from '../round-texts.ts'
import type { GameSession } from '../rounds.ts'
import { fixturesOf } from '../virtuals/league.ts'
import { allLeagueTexts } from '../virtuals/page.ts'
import { oddsWriter, placeText } from '../virtuals/place-words.ts'
import type { Matchday } from '../virtuals/virtual-league.ts'
import type { BaccaratOutcome } from './baccarat.ts'
import { betIdOf, type LiveDeps, outcomeOf } from './live-bets.ts'
import type { LiveGame } from './live-game.ts'
import { liveGameOf } from './live-games.ts'
import type { LiveBet } from './live-store.ts'
import { TONES } from './outcome-tones.ts'
import { allTexts } from './page.ts'
import { slice } from './slice.ts'
import { WHEEL_SEGMENTS } from './wheel.ts'

/** Details of paid bets at live tables, for operators: each bet is its own round to them. */
export function betTexts({
  store,
  sessions,
  clock,
}: Pick<LiveDeps, 'sessions' | 'clock'> & {
  store: Pick<LiveDeps['store'], 'bet' | 'round'>
}): RoundSource {
  return async (roundId) => {
    const id = betIdOf(roundId)
    const bet = id === null ? null : await store.bet(id)
    const session = bet && (await sessions.session(bet.sessionId))
    const game = bet && liveGameOf(bet.tableId)
    if (bet?.state !== 'SETTLED' || session?.mode !== 'real' || !game) return null
    const outcome = outcomeOf(game, await store.round(bet.tableId, bet.number, clock()))
    return {
      provider: session.provider,
      playedIn: session.language,
      detailIn: (language) => detailOf({ bet, session, game, outcome, language }),
    }
  }
}

function detailOf(of: {
  bet: LiveBet
  session: GameSession
  game: LiveGame
  outcome: unknown
  language: string
}): Detail {
  const { bet, session, game, outcome, language } = of
  const texts = game.id === 'league' ? allLeagueTexts(language) : allTexts(language)
  const amount = (minor: number) => amountText(minor, session.currency, language)
  const places = Object.entries(bet.spots).map(([spot, minor]) => {
    const back = game.payout(outcome, spot, minor)
    return fill(texts, back > 0 ? 'recall.back' : 'recall.gone', {
      ...{
        place: spotName(game, { spot, outcome, language }, texts),
        amount: amount(minor),
        back: amount(back),
      },
    })
  })
  const { payoutMinor } = bet
  return {
    gameVersion: bet.version,
    words: [
      ...game.words(outcome).map(({ key, values }) => fill(texts, key, values)),
      ...(game.id === 'baccarat' ? handsOf(outcome as BaccaratOutcome, texts) : []),
      ...places,
      payoutMinor > 0 ? fill(texts, 'won', { amount: amount(payoutMinor) }) : fill(texts, 'lost'),
    ],
    picture: outcomePicture(game, outcome, texts),
  }
}

function handsOf(
  { player, banker, playerTotal, bankerTotal }: BaccaratOutcome,
  texts: Readonly<Record<string, string>>,
): string[] {
  const hand = (who: string, cards: readonly string[], total: number) =>
    fill(texts, 'recall.hand', {
      ...{ who: fill(texts, `spot.${who}`), cards: cardSigns(cards), total },
    })
  return [hand('player', player, playerTotal), hand('banker', banker, bankerTotal)]
}

/** The name of a place of a round; a roulette number is its own name. */
function spotName(
  game: Pick<LiveGame, 'id'>,
  of: { spot: string; outcome: unknown; language: string },
  texts: Readonly<Record<string, string>>,
): string {
  const { spot, outcome, language } = of
  if (game.id === 'league') {
    const { number } = outcome as Matchday
    const t = (key: string, values = {}) => fill(texts, key, values)
    const place = placeText(t, { number, spot, odds: oddsWriter(language) })
    return place ? `${place.match}, ${place.pick} (${place.odds})` : spot
  }
  if (game.id === 'wheel') return fill(texts, 'spot.wheel', { pays: spot.replace('pays-', '') })
  const place = SPOTS.get(spot)
  if (game.id === 'roulette' && place?.kind === 'straight') return place.numbers.join()
  return fill(texts, `spot.${spot}`)
}

/** The outcome of a table's round, as a self-contained drawing that loads nothing. */
export function outcomePicture(
  game: Pick<LiveGame, 'id'>,
  outcome: unknown,
  texts: Readonly<Record<string, string>>,
): string {
  if (game.id === 'baccarat') return handsPicture(outcome as BaccaratOutcome, texts)
  if (game.id === 'league') return scoresPicture(outcome as Matchday)
  if (game.id === 'wheel') {
    const { segment } = outcome as { segment: number }
    const pockets = WHEEL_SEGMENTS.map((pays) => ({ text: String(pays), fill: TONES[pays] ?? '' }))
    return wheelPicture(pockets, segment)
  }
  const { number } = outcome as { number: number }
  const pockets = WHEEL.map((it) => ({ text: String(it), fill: TONES[colourOf(it)] ?? '' }))
  return wheelPicture(pockets, WHEEL.indexOf(number))
}

const GROUND = '#221a2d'
const GOLD = '#f3c96b'
const FULL = 360
/** White has too little contrast on gold. */
const inkOn = (fill: string) => (fill === TONES[1] ? '#1b1b22' : '#fff')

/** The wheel at rest: the drawn pocket is at the top, and large in the middle. */
function wheelPicture(pockets: readonly { text: string; fill: string }[], drawn: number): string {
  const each = FULL / pockets.length
  const ring = pockets.map(({ text, fill }, index) => {
    const middle = (index - drawn) * each
    return `<path d="${slice(middle - each / 2, middle + each / 2, 96, 58)}" fill="${fill}" stroke="${GOLD}" stroke-width=".5"/><text transform="rotate(${middle.toFixed(2)}) translate(0 -82)" font-size="9" fill="${inkOn(fill)}">${text}</text>`
  })
  const { text, fill } = pockets[drawn] ?? { text: '', fill: GROUND }
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-112 -118 224 230">',
    `<rect x="-112" y="-118" width="224" height="230" rx="12" fill="${GROUND}"/>`,
    `<g text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700">${ring.join('')}`,
    `<circle r="46" fill="${fill}" stroke="${GOLD}" stroke-width="3"/>`,
    `<text y="15" font-size="42" fill="${inkOn(fill)}">${text}</text></g>`,
    `<path d="M0 -94L-8 -112H8Z" fill="${GOLD}"/>`,
    '</svg>',
  ].join('')
}

/** A scoreboard of the matches of the day. */
function scoresPicture({ number, matches }: Matchday): string {
  const lines = fixturesOf(number).map(({ home, away }, index) => {
    const score = matches[index]?.score.join('–') ?? ''
    const y = 34 + index * 32
    return `<text x="84" y="${y}" text-anchor="end">${home.id}</text><text x="120" y="${y}" fill="${GOLD}" text-anchor="middle">${score}</text><text x="156" y="${y}">${away.id}</text>`
  })
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 150">',
    `<rect width="240" height="150" rx="12" fill="${GROUND}"/>`,
    `<g fill="#fff" font-family="system-ui,sans-serif" font-size="20" font-weight="700">${lines.join('')}</g>`,
    '</svg>',
  ].join('')
}

const CARD = { width: 52, height: 74, gap: 8 } as const
const HAND_WIDTH = 3 * (CARD.width + CARD.gap)
const SIGNS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' }

/** Both hands side by side; the winner is gold, both at a tie. */
function handsPicture(
  { player, banker, playerTotal, bankerTotal, winner }: BaccaratOutcome,
  texts: Readonly<Record<string, string>>,
): string {
  const hands = [
    { of: 'player', cards: player, total: playerTotal },
    { of: 'banker', cards: banker, total: bankerTotal },
  ].map(({ of, cards, total }, index) => {
    const colour = winner === of || winner === 'tie' ? GOLD : '#cfc6dc'
    const title = `<text x="0" y="24" font-size="17" font-weight="700" fill="${colour}">${escapeHtml(texts[`spot.${of}`] ?? of)} · ${total}</text>`
    const shown = cards.map((card, at) => cardPicture(card, at * (CARD.width + CARD.gap)))
    return `<g transform="translate(${16 + index * (HAND_WIDTH + 16)} 12)">${title}${shown.join('')}</g>`
  })
  const width = 32 + 2 * HAND_WIDTH + 16
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 140" font-family="system-ui,sans-serif">`,
    `<rect width="${width}" height="140" rx="12" fill="${GROUND}"/>`,
    ...hands,
    '</svg>',
  ].join('')
}

function cardPicture(card: string, x: number): string {
  const [rank = '', suit = ''] = card
  const colour = suit === 'H' || suit === 'D' ? '#b3202c' : '#1b1b22'
  const middle = x + CARD.width / 2
  return `<rect x="${x}" y="36" width="${CARD.width}" height="${CARD.height}" rx="6" fill="#fffdf8"/><g fill="${colour}" text-anchor="middle" font-weight="700"><text x="${middle}" y="68" font-size="26">${rank === 'T' ? '10' : rank}</text><text x="${middle}" y="98" font-size="24">${SIGNS[suit] ?? ''}</text></g>`
}
