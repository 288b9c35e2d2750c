import type { AppLoadContext } from '@remix-run/node'
import type { Audience, Conditions } from '#schemas/rules/audience.ts'
import type { Player } from './player.ts'

/**
 * Who looks at this content. The platform is asked for deposits and lists only where a piece of it wants to
 * know; in a preview it is whom the editor chose.
 */
export async function audienceOf(
  contents: readonly Pick<Conditions, 'targetAudience'>[],
  visit: {
    context: Pick<AppLoadContext, 'platform' | 'preview'>
    player: Player | null
    signal: AbortSignal
  },
): Promise<Audience> {
  const { context, player, signal } = visit
  const simulated = context.preview?.audience
  if (simulated) return simulated
  if (!player) return { kind: 'visitor' }
  const caller = { token: player.token, signal }
  const asks = (option: string) =>
    contents.some((it) => it.targetAudience?.targetAudienceOption === option)
  const [count, segments] = await Promise.all([
    asks('group') ? context.platform.countDeposits(caller) : null,
    asks('segment') ? context.platform.readSegments(caller) : null,
  ])
  return {
    kind: 'player',
    depositsCount: count?.ok ? count.value : null,
    segments: segments?.ok ? segments.value : [],
  }
}
