import { isForMarket } from '#app/content/for-market.ts'
import type { MarketCode } from '#markets/types.ts'
import type { BannerContent } from './banners.query.server.ts'

/** Who looks at a page, as far as banners may know. */
export type Audience =
  | { kind: 'visitor' }
  /** `depositsCount` null: the platform cannot say, so no group matches. */
  | { kind: 'player'; playerId: string; depositsCount: number | null }

type Conditions = Pick<
  BannerContent,
  'startDate' | 'endDate' | 'authorized' | 'targetAudience' | 'markets'
>

/** The banners that this visitor may see now, in the editor's order (BAN-03 to BAN-06, GAP-127). */
export function chooseBanners<Banner extends Conditions>(
  banners: readonly Banner[],
  visit: { audience: Audience; market: MarketCode; now: number },
): Banner[] {
  return banners.filter(
    (it) =>
      isForMarket(it, visit.market) &&
      isInItsTime(it, visit.now) &&
      matchesLogin(it.authorized, visit.audience) &&
      isTargeted(it.targetAudience, visit.audience),
  )
}

/** The start belongs to it, the end does not; an empty one is open (GAP-127). */
export function isInItsTime(
  { startDate, endDate }: Pick<Conditions, 'startDate' | 'endDate'>,
  now: number,
): boolean {
  if (startDate !== null && now < Date.parse(startDate)) return false
  return endDate === null || now < Date.parse(endDate)
}

function matchesLogin(authorized: Conditions['authorized'], { kind }: Audience): boolean {
  if (authorized === null || authorized === 'both') return true
  return (authorized === 'authorized') === (kind === 'player')
}

function isTargeted(target: Conditions['targetAudience'], audience: Audience): boolean {
  const option = target?.targetAudienceOption ?? 'noLimit'
  if (option === 'noLimit') return true
  // A visitor without a name matches only "no limit".
  if (audience.kind === 'visitor' || !target) return false
  if (option === 'playersCsv') {
    return playersIn(target.targetPlayersIds ?? '').includes(audience.playerId)
  }
  const group = groupOf(audience.depositsCount)
  return group !== null && target.targetGroups.includes(group)
}

/** BAN-05. */
export function groupOf(depositsCount: number | null): '0' | '1' | '>1' | null {
  if (depositsCount === null) return null
  if (depositsCount <= 0) return '0'
  return depositsCount === 1 ? '1' : '>1'
}

/** Ids between commas, semicolons or line ends, compared as text (GAP-127). */
export function playersIn(csv: string): string[] {
  return csv
    .split(/[,;\r\n]/)
    .map((it) => it.trim())
    .filter((it) => it !== '')
}
