import { Hono } from 'hono'
import type { SandboxDatabase } from '../sandbox-database.ts'
import { gameApiRoutes } from './api-routes.ts'
import { escapeHtml } from './escape-html.ts'
import { framedPage, TEXT_FONT } from './framed-page.ts'
import { type Catalogue, type Game, gameTexts, type OpenGame } from './game.ts'
import { createGameStore } from './game-store.ts'
import { jackpotRoutes } from './jackpot-routes.ts'
import { createLiveServer, type StudioTable } from './live/live-server.ts'
import { finish, type PlayDeps, settleAbandoned } from './play-round.ts'
import { returnStakeRoutes } from './return-stake-routes.ts'
import { type RoundDetailOptions, roundDetailRoutes } from './round-detail.ts'
import { ROUND_WAITS_MS } from './round-waits.ts'
import type { Texts } from './texts.ts'
import { allUnsettled, type UnsettledRounds } from './unsettled-routes.ts'
import { createWalletClient, type WalletClient } from './wallet-client.ts'

/** A round younger than this is still handled by its own request. */
const LEFT_ALONE_MS = 20_000
export type GameServerOptions = {
  platformUrl: string
  /** The secret that each provider shares with the operator. */
  callbackSecrets: Readonly<Record<string, string>>
  siteOrigins: readonly string[]
  /** Changes with each build of the games' client. */
  assetsVersion: string
  games: Catalogue
  /** The tables of the live studio; without them the standard limits apply. */
  liveTables?: readonly StudioTable[]
  clock: () => number
  db: SandboxDatabase
  /** Reads a file of the built client. */
  readAsset: RoundDetailOptions['readAsset']
  onUnsettled: PlayDeps['onUnsettled']
}
export type GameServer = Awaited<ReturnType<typeof createGameServer>>

/** The games of all providers: pages, calls, rounds. A provider's own launch calls lead to `openGame`. */
export async function createGameServer(options: GameServerOptions) {
  const { clock, siteOrigins, games, onUnsettled } = options
  const store = await createGameStore(options.db)
  const deps: PlayDeps = { store, walletOf: walletsOf(options), games, clock, onUnsettled }
  const live = await createLiveServer({
    db: options.db,
    sessions: store,
    walletOf: deps.walletOf,
    tables: options.liveTables ?? [],
    clock,
    onUnsettled,
  })
  const routes = new Hono()
  routes.route('/games/api', gameApiRoutes(deps))
  routes.route('/', jackpotRoutes(deps))
  routes.route('/games/live', live.routes)

  const { callbackSecrets, readAsset } = options
  const operatorRoutes = new Hono()
  operatorRoutes.route(
    '/',
    roundDetailRoutes({
      ...{ store, games, callbackSecrets, readAsset, clock },
      liveRounds: live.roundSource,
    }),
  )
  operatorRoutes.route(
    '/',
    returnStakeRoutes({ callbackSecrets, clock }, async (roundId, providers) => {
      const bet = await live.returnStake(roundId, providers)
      if (bet !== null) return bet
      // A round outside the live tables begins with its stake.
      const round = await store.round(roundId)
      const session = round && (await store.session(round.sessionId))
      return session?.mode === 'real' && providers.includes(session.provider) ? 'BEGUN' : null
    }),
  )
  return {
    routes,
    /** Calls by operators, server to server. */
    operatorRoutes,
    /** For the staff of the provider (unsettled-routes.ts). */
    unsettled: allUnsettled([unsettledRounds(deps), live.unsettled]),
    live,
    /** The page of a game, which only the operator's pages may embed. */
    openGame: (launch: OpenGame): Response =>
      gamePage(launch, {
        game: games(launch.provider, launch.gameId),
        siteOrigins,
        version: options.assetsVersion,
      }),
    /** Finishes interrupted rounds and settles abandoned ones; returns their number. */
    async settleUnfinished(): Promise<number> {
      const now = clock()
      const rounds = await store.unfinished(now - LEFT_ALONE_MS, now - ROUND_WAITS_MS)
      for (const round of rounds) {
        const session = await store.session(round.sessionId)
        if (!session) continue
        if (round.state === 'OPEN') await settleAbandoned(deps, session, round)
        else await finish(deps, session, round)
      }
      return rounds.length + (await live.settle())
    },
  }
}

function walletsOf(options: GameServerOptions): (provider: string) => WalletClient {
  const known = new Map<string, WalletClient>()
  return (provider) => {
    const client = known.get(provider)
    if (client) return client
    const secret = options.callbackSecrets[provider]
    if (secret === undefined) return NO_WALLET
    const made = createWalletClient({
      platformUrl: options.platformUrl,
      provider,
      secret,
      clock: options.clock,
    })
    known.set(provider, made)
    return made
  }
}

const refused = async () => ({ kind: 'refused' as const, code: 'REFUSED', message: '' })
/** Without a secret, a provider offers fun mode only. */
const NO_WALLET: WalletClient = {
  session: refused,
  balance: refused,
  bet: refused,
  win: refused,
  rollback: refused,
}

/** The refused rounds of the games outside the live tables. */
function unsettledRounds(deps: PlayDeps): UnsettledRounds {
  const { store, clock } = deps
  return {
    async list() {
      const rounds = await store.unsettled()
      const found = await Promise.all(
        rounds.map(async (round) => ({ round, session: await store.session(round.sessionId) })),
      )
      return found.flatMap(({ round, session }) => {
        if (!session) return []
        const { provider, gameId, currency } = session
        const waits = round.state === 'UNPAID' ? ('PAYOUT' as const) : ('STAKE' as const)
        return {
          ...{ roundId: round.id, provider, gameId, currency, waits },
          amountMinor: waits === 'PAYOUT' ? round.payoutMinor : (round.pending?.stakeMinor ?? 0),
          refusal: round.refusal ?? 'REFUSED',
          since: round.touchedAt,
        }
      })
    },
    async retry(roundId) {
      const round = await store.round(roundId)
      if (round?.state !== 'UNPAID' && round?.state !== 'UNRETURNED') return null
      const session = await store.session(round.sessionId)
      if (!session) return null
      const { pending } = round
      const state = round.state === 'UNPAID' ? 'DRAWN' : 'RETURNING'
      const moved = await store.advance(round, { state, pending, at: clock() })
      if (moved) await finish(deps, session, moved)
      const now = await store.round(roundId)
      if (now?.state === 'DRAWN' || now?.state === 'RETURNING') return 'PENDING'
      return now?.state === 'UNPAID' || now?.state === 'UNRETURNED' ? 'REFUSED' : 'SETTLED'
    },
  }
}

/** On small screens rules, rounds and sound are behind one sign, which is named after all of them. */
const moreButton = (names: readonly string[]) =>
  `<button type="button" class="round more-open" popovertarget="more" aria-label="${names.join(', ')}"><svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true"><circle cx="5" cy="12" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="19" cy="12" r="2"/></svg></button>`

/** The page of the frame: markup, two style sheets, one module. */
function gamePage(
  launch: OpenGame,
  { game, siteOrigins, version }: { game: Game; siteOrigins: readonly string[]; version: string },
): Response {
  const texts = gameTexts(game, launch.language)
  const t = (key: keyof Texts) => escapeHtml(texts[key])
  const title = escapeHtml(game.title)
  const config = JSON.stringify({ ...launch, parents: siteOrigins })
  const file = (name: string) => `/game/${name}?v=${version}`
  // The script asks for them only once its session is open: on a slow network they arrive meanwhile.
  const pictures = [...new Set(Object.values(game.assets))]
    .map((it) => `<link rel="preload" as="image" href="${escapeHtml(it)}">`)
    .join('')
  const refill =
    launch.mode === 'fun'
      ? ` <button type="button" class="plain refill" data-do="refill">${t('refill')}</button>`
      : ''
  const machine = () => `<main class="machine" aria-label="${title}">
${game.stage(texts)}
<p class="message" role="status" aria-live="polite">${t('loading')}</p>
<div class="error" role="alert" hidden><p></p><button type="button" class="plain" data-do="home">${t('home')}</button>${refill}</div>
</main>
<footer class="bar">
<dl class="facts"><div class="of-wallet"><dt>${t('balance')}</dt><dd data-out="balance">–</dd></div><div class="of-session"><dt>${t('net')}</dt><dd data-out="net">–</dd></div><div><dt>${t('win')}</dt><dd data-testid="slot-win" data-out="win" data-win-minor="0">–</dd></div></dl>
<div class="controls">
${moreButton([t('rules'), t('rounds'), t('sound')])}
<div class="more" id="more" popover>
<button type="button" class="round" data-do="rules"><span aria-hidden="true">?</span><span class="tag">${t('rules')}</span></button>
<button type="button" class="round" data-do="rounds"><svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z"/><path d="M9 12l2 2 4-4"/></svg><span class="tag">${t('rounds')}</span></button>
<button type="button" class="round" data-do="sound" aria-pressed="false"><span class="icon-sound" aria-hidden="true"></span><span class="tag">${t('sound')}</span></button>
</div>
${game.controls?.(texts) ?? ''}
<div class="stake"><button type="button" class="round" data-do="less" aria-label="${t('less')}">−</button><output aria-live="polite"><span class="label">${t('stake')}</span><b data-out="stake">–</b></output><button type="button" class="round" data-do="more" aria-label="${t('more')}">+</button></div>
<button type="button" class="spin" data-testid="spin" data-do="play" disabled>${t('spin')}</button>
</div></footer>`
  const html = `<!doctype html>
<html lang="${escapeHtml(launch.language)}" class="skin-${game.skin} ${launch.mode}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex">
<title>${title}</title>
${TEXT_FONT}<link rel="stylesheet" href="${file('shell.css')}"><link rel="stylesheet" href="${file(`${game.family}.css`)}">
<script type="module" src="${file(`${game.family}.js`)}"></script>
${pictures}</head>
<body data-config="${escapeHtml(config)}">
<div class="stage">
<header class="top"><h1>${title}</h1><p class="mode" ${launch.mode === 'fun' ? '' : 'hidden'}>${t('fun')}</p></header>
${game.body ? game.body(launch) : machine()}
</div>
<dialog class="rules" aria-labelledby="rules-title"><h2 id="rules-title">${t('rules')}</h2><div class="rules-body"></div><button type="button" class="plain" data-do="close">${t('close')}</button>${refill}</dialog>
<dialog class="rounds" aria-labelledby="rounds-title"><h2 id="rounds-title">${t('rounds')}</h2>
<p>${t('roundsIntro')}</p>
<dl><dt>${t('seedHash')}</dt><dd data-out="seed-hash"></dd></dl>
<label>${t('clientSeed')}<input type="text" maxlength="64" pattern="[\\x21-\\x7e]+" autocomplete="off" spellcheck="false" aria-describedby="seed-hint"></label><p id="seed-hint" class="label">${t('clientSeedHint')}</p>
<button type="button" class="plain" data-do="reveal">${t('reveal')}</button> <button type="button" class="plain" data-do="close">${t('close')}</button>
<p class="rounds-status" role="status"></p><div class="rounds-list"></div></dialog>
</body></html>`
  return framedPage(html, siteOrigins)
}
