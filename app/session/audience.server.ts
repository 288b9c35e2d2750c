import { nextMoment } from '#app/content/schedule.ts'
import { deviceClass } from '#app/market/device.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { MARKETS } from '#markets/index.ts'
import { type Audience, type Conditions, isSeen, type Visit } from '#schemas/rules/audience.ts'
import { mayShowToVisitor } from '#schemas/rules/offers.ts'
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
  const visit = {
    ...{ market: locale.market.code, language: locale.language, now },
    audience: await audienceOf(contents, args, player),
    device: deviceClass(args.request.headers),
  }
  // The platform is asked only for offers that nothing else hides.
  const offering = contents.filter(
    (it) => it.campaign && isSeen(it, { ...visit, offers: 'unchecked' }),
  )
  const campaigns = offering.flatMap((it) => it.campaign ?? [])
  return { ...visit, offers: await offersTo(args, { locale, player }, campaigns) }
}

/** A cached page that depends on campaigns is read again this soon: staff may stop one at any time. */
const CAMPAIGNS_KEPT_MS = 60_000

/**
 * Which of these campaigns may be offered to this visitor now. To a player, those that the platform offers to them; to
 * anyone else, those that run where offers may be shown to visitors. None while the platform cannot be asked; in a
 * preview all, for the editor to see.
 */
export async function offersTo(
  args: RequestArgs,
  { locale, player }: { locale: Locale; player: Player | null },
  campaigns: readonly string[],
): Promise<NonNullable<Visit['offers']>> {
  const { context } = args
  if (context.preview) return 'unchecked'
  const ids = [...new Set(campaigns)].filter((it) => CAMPAIGN_ID.test(it))
  if (ids.length === 0 || player?.mayMarket === false) return new Set()
  if (player) {
    const own = await readOffered(args, player)
    return new Set(own.filter((it) => ids.includes(it)))
  }
  const market = locale.market.code
  if (!MARKETS[market].publicOffers) return new Set()
  const now = context.contentClock()
  context.changesAt(now + CAMPAIGNS_KEPT_MS)
  const running = await context.platform.readCampaigns({ ids: ids.slice(0, MOST_ASKED).join(',') })
  const facts = running.ok ? running.value : []
  return new Set(
    facts.filter((it) => mayShowToVisitor(it, { market, now })).map((it) => it.campaignId),
  )
}

const offered = new WeakMap<RequestArgs['context'], Promise<string[]>>()

/** The campaigns that the platform offers to a player: asked once for all parts of a page. */
function readOffered(args: RequestArgs, player: Player): Promise<string[]> {
  const known = offered.get(args.context)
  if (known !== undefined) return known
  const asked = askOffered(args, player)
  offered.set(args.context, asked)
  return asked
}

async function askOffered(args: RequestArgs, player: Player): Promise<string[]> {
  const { platform } = args.context
  const caller = pageCaller(args, player)
  const [bonuses, freeBets] = await Promise.all([
    platform.readRewards({}, caller),
    player.products.sports ? platform.readSportsRewards({}, caller) : null,
  ])
  const rewards = [bonuses, freeBets].flatMap((it) => (it?.ok ? it.value : []))
  // A free bet that was claimed is in the same list, and is no offer any more.
  return rewards.filter((it) => !it.assignmentId).map((it) => it.campaignId)
}

/** As the platform accepts them in one call. */
const CAMPAIGN_ID = /^[a-z0-9-]{1,60}$/
const MOST_ASKED = 50

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
