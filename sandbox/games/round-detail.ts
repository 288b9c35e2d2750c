import {
  ROUND_DETAIL_PATH,
  roundDetailRequest,
} from '#contracts/provider-callbacks/round-detail.ts'
import { amountText } from './amount-text.ts'
import type { Words } from './engine.ts'
import type { Catalogue } from './game.ts'
import { operatorCall, type Signers } from './operator-calls.ts'
import { resultKey } from './payout.ts'
import { type Detail, detailLanguage, fill, type RoundSource } from './round-texts.ts'
import type { GameSession, Round } from './rounds.ts'
import { textsOf } from './texts.ts'

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
    const roundText = (await playedRound(options, roundId)) ?? (await options.liveRounds?.(roundId))
    if (!roundText || !providers.includes(roundText.provider)) return null
    return roundText.detailIn(detailLanguage(language, roundText.playedIn))
  })

/** A round outside the live tables. */
async function playedRound(options: RoundDetailOptions, roundId: string): ReturnType<RoundSource> {
  const round = await options.store.round(roundId)
  const session = round && (await options.store.session(round.sessionId))
  if (round?.state !== 'SETTLED' || session?.mode !== 'real') return null
  return {
    provider: session.provider,
    playedIn: session.language,
    detailIn: (language) => detailOf(options, { round, session, language }),
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
  const result = {
    key: resultKey(round.payoutMinor, round.stakeMinor),
    values: { amount: amount(round.payoutMinor) },
  }
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
  const formatted = Object.entries(values).map(([name, value]) => {
    const isAmount = name.endsWith('Minor') && typeof value === 'number'
    return [name, isAmount ? amount(value) : value] as const
  })
  return fill(texts, key, Object.fromEntries(formatted))
}

const TILE = 64
const GAP = 6

/**
 * The grid of symbols of an outcome, as a drawing that holds all its pictures; null for a game without a grid. It is
 * shown as an image, which loads nothing: every symbol is embedded once.
 */
function pictureOf(
  view: unknown,
  assets: Readonly<Record<string, string>>,
  readAsset: (path: string) => { body: Buffer; type: string } | null,
): string | null {
  const grid = findGrid(view, assets)
  if (!grid) return null
  const symbols = [...new Set(grid.flat())]
  const pictures = symbols.map((symbol) => readAsset(assets[symbol] ?? ''))
  if (pictures.includes(null)) return null
  const definitions = pictures.map(
    (file, index) =>
      `<image id="s${index}" width="${TILE}" height="${TILE}" href="data:${file?.type};base64,${file?.body.toString('base64')}"/>`,
  )
  const step = TILE + GAP
  const tiles = grid.flatMap((reel, column) =>
    reel.map(
      (symbol, row) =>
        `<use href="#s${symbols.indexOf(symbol)}" x="${GAP + column * step}" y="${GAP + row * step}"/>`,
    ),
  )
  const width = GAP + grid.length * step
  const height = GAP + Math.max(...grid.map((it) => it.length)) * step
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" rx="12" fill="#221a2d"/>`,
    `<defs>${definitions.join('')}</defs>`,
    ...tiles,
    '</svg>',
  ].join('')
}

/**
 * Symbols by reel from the top, wherever a game stores them, as lists or as strings of one letter each: the first grid
 * whose symbols all have a picture.
 */
function findGrid(
  value: unknown,
  assets: Readonly<Record<string, string>>,
  depth = 5,
): string[][] | null {
  if (typeof value !== 'object' || value === null || depth === 0) return null
  if (isGrid(value, assets)) return value.map((reel) => [...reel])
  for (const inner of Object.values(value)) {
    const found = findGrid(inner, assets, depth - 1)
    if (found) return found
  }
  return null
}

function isGrid(
  value: unknown,
  assets: Readonly<Record<string, string>>,
): value is (string[] | string)[] {
  return (
    Array.isArray(value) &&
    value.length > 1 &&
    value.every(
      (reel) =>
        (Array.isArray(reel) || typeof reel === 'string') &&
        reel.length > 0 &&
        [...reel].every((it) => typeof it === 'string' && Object.hasOwn(assets, it)),
    )
  )
}
