import type { Audience, Conditions } from '#schemas/rules/audience.ts'
import { callerOf } from './caller.server.ts'
import type { Player } from './player.ts'
import type { RequestArgs } from './session.server.ts'

/**
 * The viewer of this content. A player who may not get advertising sees none of it. The platform is called for deposits
 * and lists only if some content depends on them; in a preview it is the audience that the editor chose.
 */
export async function audienceOf(
  contents: readonly Pick<Conditions, 'targetAudience'>[],
  args: RequestArgs,
  player: Player | null,
): Promise<Audience> {
  const { context, request } = args
  const simulated = context.preview?.audience
  if (simulated) return simulated
  if (!player) return { kind: 'visitor' }
  if (!player.mayMarket) {
    return { kind: 'player', depositsCount: null, segments: [], isShielded: true }
  }
  const caller = { ...callerOf(args, player), signal: request.signal }
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
