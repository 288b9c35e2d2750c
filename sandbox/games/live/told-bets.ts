import { amountText } from '../amount-text.ts'
import { cardSigns } from '../cards.ts'
import type { GameSession } from '../rounds.ts'
import { type Detail, fill, type RoundSource } from '../told-round.ts'
import { allLeagueTexts } from '../virtuals/page.ts'
import type { BaccaratOutcome } from './baccarat.ts'
import { betIdOf, type LiveDeps, outcomeOf } from './live-bets.ts'
import type { LiveGame } from './live-game.ts'
import { liveGameOf } from './live-games.ts'
import type { LiveBet } from './live-store.ts'
import { outcomePicture } from './outcome-picture.ts'
import { allTexts } from './page.ts'
import { spotName } from './spot-name.ts'

/** Details of paid bets at live tables, for operators: each bet is its own round to them. */
export function toldBets({
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
      tell: (language) => detailOf({ bet, session, game, outcome, language }),
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
