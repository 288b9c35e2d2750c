import { nextMoment } from '#app/content/schedule.ts'
import { deviceClass } from '#app/market/device.server.ts'
import type { Locale } from '#app/market/locale.ts'
import type { Audience, Conditions, Visit } from '#schemas/rules/audience.ts'
import { pageCaller } from './caller.server.ts'
import type { Player } from './player.ts'
import type { RequestArgs } from './session.server.ts'

/**
 * The visit by which content that is placed for an audience is chosen, now. The page is read again when some of the
 * content begins or ends.
 */
export async function placedVisit(
  contents: readonly Conditions[],
  args: RequestArgs,
  { locale, player }: { locale: Locale; player: Player | null },
): Promise<Visit> {
  const now = args.context.contentClock()
  args.context.changesAt(nextMoment(contents, now))
  return {
    ...{ market: locale.market.code, language: locale.language, now },
    audience: await audienceOf(contents, args, player),
    device: deviceClass(args.request.headers),
  }
}

/**
 * The viewer of this content. A player who may not get advertising sees none of it. The platform is called for deposits
 * and lists only if some content depends on them; in a preview it is the audience that the editor chose.
 */
async function audienceOf(
  contents: readonly Pick<Conditions, 'targetAudience'>[],
  args: RequestArgs,
  player: Player | null,
): Promise<Audience> {
  const { context } = args
  const simulated = context.preview?.audience
  if (simulated) return simulated
  if (!player) return { kind: 'visitor' }
  if (!player.mayMarket) {
    return { kind: 'player', depositsCount: null, segments: [], isShielded: true }
  }
  const caller = pageCaller(args, player)
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
