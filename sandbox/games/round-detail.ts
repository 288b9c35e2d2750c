import {
  ROUND_DETAIL_PATH,
  roundDetailRequest,
} from '#contracts/provider-callbacks/round-detail.ts'
import { amountText } from './amount-text.ts'
import type { Words } from './engine.ts'
import type { Catalogue } from './game.ts'
import { operatorCall, type Signers } from './operator-calls.ts'
import { pictureOf } from './round-picture.ts'
import type { GameSession, Round } from './rounds.ts'
import { textsOf } from './texts.ts'
import { type Detail, fill, type RoundSource } from './told-round.ts'

export type RoundDetailOptions = Signers & {
  store: {
    round(id: string): Promise<Round | null>
    session(id: string): Promise<GameSession | null>
  }
  games: Catalogue
  /** The rounds of live tables, which are stored separately. */
  liveRounds?: RoundSource
  /** Reads a file of the built client, for pictures of symbols. */
  readAsset: (path: string) => { body: Buffer; type: string } | null
}

/** The operator's request for details of a round that has ended. */
export const roundDetailRoutes = (options: RoundDetailOptions) =>
  operatorCall(options, ROUND_DETAIL_PATH, roundDetailRequest, async (asked, providers) => {
    const { roundId, language } = asked
    const told = (await playedRound(options, roundId)) ?? (await options.liveRounds?.(roundId))
    return told && providers.includes(told.provider) ? told.tell(language) : null
  })

/** A round outside the live tables. */
async function playedRound(options: RoundDetailOptions, roundId: string): ReturnType<RoundSource> {
  const round = await options.store.round(roundId)
  const session = round && (await options.store.session(round.sessionId))
  if (round?.state !== 'SETTLED' || session?.mode !== 'real') return null
  return {
    provider: session.provider,
    tell: (language) => detailOf(options, { round, session, language }),
  }
}

function detailOf(
  { games, readAsset }: RoundDetailOptions,
  of: { round: Round; session: GameSession; language: string },
): Detail {
  const { round, session, language } = of
  const game = games(session.provider, session.gameId)
  const texts: Readonly<Record<string, string>> = {
    ...textsOf(language),
    ...game.texts?.(language),
  }
  const amount = (minor: number) => amountText(minor, session.currency, language)
  const jackpots = round.jackpots.map(({ level, amountMinor }) => ({
    key: 'words.jackpot',
    values: { level, amountMinor },
  }))
  const result =
    round.payoutMinor > 0
      ? { key: 'resultWin', values: { amount: amount(round.payoutMinor) } }
      : { key: 'resultNone' }
  return {
    gameVersion: round.version,
    words: [...round.words, ...jackpots, result].map((it) => sentence(texts, it, amount)),
    picture:
      round.gameState === null
        ? null
        : pictureOf(game.engine.view(round.gameState), game.assets, readAsset),
  }
}

/** Values whose name ends in `Minor` are amounts (engine.ts). */
function sentence(
  texts: Readonly<Record<string, string>>,
  { key, values = {} }: Words,
  amount: (minor: number) => string,
): string {
  const said = Object.entries(values).map(([name, value]) => {
    const isAmount = name.endsWith('Minor') && typeof value === 'number'
    return [name, isAmount ? amount(value) : value] as const
  })
  return fill(texts, key, Object.fromEntries(said))
}
