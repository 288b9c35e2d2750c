import { gamingCalls } from '#contracts/player-api/games.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import {
  callsOf,
  GAME_PROVIDERS,
  type GameProvider,
  type PlayerCall,
} from '#game-providers/index.ts'
import { answerLaunch, type GameplayDeps, readStakeLimits } from '../gameplay/index.ts'
import { bindCall, bindCalls, type Route } from './route.ts'

const OF_THE_GAME: readonly RefusalCode[] = ['UNKNOWN_GAME']
const OF_THE_PLAYER: readonly RefusalCode[] = [
  'GAME_RESTRICTED',
  'PLAYER_BLOCKED',
  'REGISTER_UNAVAILABLE',
  'error.gambling.limit.reached',
  'error.gambling.limit.required',
]
const OF_THE_SERVER: readonly RefusalCode[] = ['PROVIDER_UNAVAILABLE', 'PROVIDER_REFUSED_PLAYER']

/** The launch calls (table 3, rows 69 to 83) of the configured providers. */
export function gamingRoutes(gameplay: GameplayDeps): Route[] {
  const ours = GAME_PROVIDERS.filter((it) => Object.hasOwn(gameplay.providers, it.id))
  return [
    ...ours.flatMap((provider) =>
      callsOf(provider).map((call) => launchRoute(gameplay, provider, call)),
    ),
    ...bindCalls(gamingCalls, {
      readStakeLimits: ({ player, query }) => readStakeLimits(gameplay, player, query),
    }),
  ]
}

function launchRoute(gameplay: GameplayDeps, provider: GameProvider, call: PlayerCall): Route {
  return bindCall(
    {
      method: 'POST',
      path: `/v1${call.path}`,
      summary: call.summary,
      ...(call.mode === 'real'
        ? { access: 'player' as const, right: 'play' as const }
        : {
            access: 'none' as const,
            requestHeaders: { 'site-context': 'JSON with the number of the site: {"siteId":1}' },
          }),
      ...(call.body ? { body: call.body } : {}),
      status: 200,
      answer: call.response,
      refusals: [
        'PROVIDER_HIDDEN',
        ...(call.gameOf ? OF_THE_GAME : []),
        ...(call.mode === 'real' ? OF_THE_PLAYER : []),
        ...(call.answeredBy.kind === 'server' ? OF_THE_SERVER : []),
      ],
    },
    ({ body, who }) => answerLaunch(gameplay, { provider, call, body, who }),
  )
}
