import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageCaller } from '#app/session/caller.server.ts'
import type { Player } from '#app/session/player.ts'
import type { BalanceResponse } from '#contracts/player-api/v1.ts'
import type { PlayPage } from './play.server.ts'

/**
 * A running bonus's limitation for this game (GAP-115): requested only before real play with a bonus in the wallet. A
 * failed request does not block play.
 */
export async function loadLimitation(
  args: LoaderFunctionArgs,
  player: Player | null,
  page: Pick<PlayPage, 'mode' | 'launchCode'> & { game: { provider: string } },
): Promise<0 | 1 | 2> {
  if (player === null || page.mode !== 'real' || !player.products.bonuses) return 0
  const { platform } = args.context
  const caller = pageCaller(args, player)
  const balance = await platform.readBalance(caller)
  if (!balance.ok || !hasGameBonus(balance.value)) return 0
  const game = { provider: page.game.provider, gameId: page.launchCode }
  const answer = await platform.readLimitations(game, caller)
  return answer.ok ? answer.value.code : 0
}

function hasGameBonus({ balanceMap }: BalanceResponse): boolean {
  return balanceMap.bonus.some(({ bonus, vertical }) => vertical !== 'SPORTS' && bonus > 0)
}
