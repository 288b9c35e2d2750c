import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  ROUND_DETAIL_PATH,
  roundDetailRequest,
} from '#contracts/provider-callbacks/round-detail.ts'
import { isSignedBy, SIGNATURE_HEADER } from '#contracts/provider-callbacks/signature.ts'
import { errorResponse } from '../error-response.ts'
import { amountText } from './amount-text.ts'
import type { Words } from './engine.ts'
import type { Catalogue } from './game.ts'
import { pictureOf } from './round-picture.ts'
import type { GameSession, Round } from './rounds.ts'
import { textsOf } from './texts.ts'
import { type Detail, fill, type RoundSource } from './told-round.ts'

export type RoundDetailOptions = {
  store: {
    round(id: string): Promise<Round | null>
    session(id: string): Promise<GameSession | null>
  }
  games: Catalogue
  /** The rounds of live tables, which are kept apart. */
  liveRounds?: RoundSource
  /** The secret that each provider shares with the operator. */
  callbackSecrets: Readonly<Record<string, string>>
  /** A file of the built client, for pictures of symbols. */
  readAsset: (path: string) => { body: Buffer; type: string } | null
  clock: () => number
}

/** What the operator asks of a round that has ended: signed like its own callbacks, the other way round. */
export function roundDetailRoutes(options: RoundDetailOptions) {
  const app = new Hono()
  app.use(
    ROUND_DETAIL_PATH,
    bodyLimit({ maxSize: 2_048, onError: () => errorResponse(413, 'BODY_TOO_LARGE') }),
  )
  app.post(ROUND_DETAIL_PATH, async (c) => {
    const text = await c.req.text()
    const providers = signersOf(options, c.req.header(SIGNATURE_HEADER), text)
    if (providers.length === 0) return errorResponse(401, 'SIGNATURE_INVALID')
    const asked = roundDetailRequest.safeParse(readJson(text))
    if (!asked.success) return errorResponse(400, 'VALIDATION_FAILED')
    const { roundId, language } = asked.data
    const told = (await playedRound(options, roundId)) ?? (await options.liveRounds?.(roundId))
    // Who has signed as one provider learns nothing of another one's rounds.
    if (!told || !providers.includes(told.provider)) return errorResponse(404, 'NOT_FOUND')
    return Response.json(told.tell(language))
  })
  return app
}

/** A round of a game that is played one by one. */
async function playedRound(options: RoundDetailOptions, roundId: string): ReturnType<RoundSource> {
  const round = await options.store.round(roundId)
  const session = round && (await options.store.session(round.sessionId))
  if (round?.state !== 'SETTLED' || session?.mode !== 'real') return null
  return {
    provider: session.provider,
    tell: (language) => detailOf(options, { round, session, language }),
  }
}

/** Providers whose secret has signed exactly this call, and lately. */
function signersOf(
  { callbackSecrets, clock }: RoundDetailOptions,
  header: string | undefined,
  body: string,
): string[] {
  const call = { header, method: 'POST', path: ROUND_DETAIL_PATH, body, nowMs: clock() }
  return Object.entries(callbackSecrets)
    .filter(([, secret]) => isSignedBy(secret, call))
    .map(([provider]) => provider)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
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
