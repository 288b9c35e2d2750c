import type { Language, MarketCode } from '#markets/types.ts'
import { type ButtonLike, promisesCode } from './button-target.ts'
import { isForMarket } from './for-market.ts'

/** The visitor of a page, as far as content may know about them. */
export type Audience =
  | { kind: 'visitor' }
  /**
   * `depositsCount` null: the platform cannot say, so no group matches. `segments`: keys of the lists that the platform
   * keeps. Content is public and never contains the id of a player.
   */
  | {
      kind: 'player'
      segments: readonly string[]
      depositsCount: number | null
      /** Marketing to this player is off: content for an audience is not shown. */
      isShielded?: boolean
    }

export type Device = 'desktop' | 'tablet' | 'mobile'

export type Visit = {
  audience: Audience
  market: MarketCode
  now: number
  /** Left out where there is no visitor, as in a sitemap: then every language and device matches. */
  language?: Language
  device?: Device
  /**
   * The campaigns that may be offered to this visitor now, by id; omitted: none. `unchecked` where the platform is not
   * asked, as in the Studio.
   */
  offers?: ReadonlySet<string> | 'unchecked'
}

/** The conditions that content sets for its visitors. */
export type Conditions = Offering & {
  readonly markets: readonly string[] | null
  /** For content that can be limited by language or device; empty is all. */
  readonly languages?: readonly string[] | null
  readonly devices?: readonly string[] | null
  readonly startDate: string | null
  readonly endDate: string | null
  readonly authorized: 'both' | 'authorized' | 'not-authorized' | null
  readonly targetAudience: {
    readonly targetAudienceOption: 'noLimit' | 'group' | 'segment' | null
    readonly targetGroups: readonly string[] | null
    readonly targetSegment: string | null
  } | null
}

/** One condition, and whether a visit meets it; all of them must hold (GAP-127). */
export type ConditionResult = {
  condition:
    | 'market'
    | 'language'
    | 'device'
    | 'start'
    | 'end'
    | 'login'
    | 'audience'
    | 'offer'
    | 'protection'
  holds: boolean
}

/**
 * Evaluates every condition of a piece of content for a visit: the site shows it when all hold, the Studio shows which
 * do not.
 */
export function evaluateConditions(content: Conditions, visit: Visit): ConditionResult[] {
  const { audience, market, now } = visit
  return [
    { condition: 'market', holds: isForMarket(content, market) },
    { condition: 'language', holds: isAmong(content.languages, visit.language) },
    { condition: 'device', holds: isAmong(content.devices, visit.device) },
    { condition: 'start', holds: hasStarted(content, now) },
    { condition: 'end', holds: !hasEnded(content, now) },
    { condition: 'login', holds: matchesLogin(content.authorized, audience) },
    { condition: 'audience', holds: isTargeted(content.targetAudience, audience) },
    { condition: 'offer', holds: isKept(content, visit.offers) },
    { condition: 'protection', holds: audience.kind === 'visitor' || !audience.isShielded },
  ]
}

function isAmong(chosen: readonly string[] | null | undefined, own: string | undefined): boolean {
  return own === undefined || !chosen?.length || chosen.includes(own)
}

/** What content offers: a code, a wagering requirement and a button with a code belong to the offer of its campaign. */
export type Offering = {
  readonly campaign?: string | null | undefined
  readonly bonusCode?: string | null | undefined
  readonly wageringRequirement?: number | null | undefined
  readonly button?: ButtonLike | null | undefined
}

/**
 * An offer is shown only while its campaign may be offered to this visitor; an offer without a campaign is never shown.
 */
export function isKept(content: Offering, offers: Visit['offers']): boolean {
  const { campaign, bonusCode, wageringRequirement, button } = content
  if (campaign) return offers === 'unchecked' || (offers?.has(campaign) ?? false)
  return !bonusCode && typeof wageringRequirement !== 'number' && !promisesCode(button)
}

export function isSeen(content: Conditions, visit: Visit): boolean {
  return evaluateConditions(content, visit).every((it) => it.holds)
}

type Dates = Pick<Conditions, 'startDate' | 'endDate'>

/** The start is inclusive, the end exclusive; a missing date sets no bound (GAP-127). */
export function isInItsTime(dates: Dates, now: number): boolean {
  return hasStarted(dates, now) && !hasEnded(dates, now)
}

const hasStarted = ({ startDate }: Dates, now: number) =>
  startDate === null || now >= Date.parse(startDate)
const hasEnded = ({ endDate }: Dates, now: number) => endDate !== null && now >= Date.parse(endDate)

function matchesLogin(authorized: Conditions['authorized'], { kind }: Audience): boolean {
  if (authorized === null || authorized === 'both') return true
  return (authorized === 'authorized') === (kind === 'player')
}

function isTargeted(target: Conditions['targetAudience'], audience: Audience): boolean {
  const option = target?.targetAudienceOption ?? 'noLimit'
  if (option === 'noLimit') return true
  // A visitor who is not signed in matches only "no limit".
  if (audience.kind === 'visitor' || !target) return false
  if (option === 'segment') {
    return target.targetSegment !== null && audience.segments.includes(target.targetSegment)
  }
  const group = groupOf(audience.depositsCount)
  return group !== null && (target.targetGroups ?? []).includes(group)
}

/** BAN-05. */
export function groupOf(depositsCount: number | null): '0' | '1' | '>1' | null {
  if (depositsCount === null) return null
  if (depositsCount <= 0) return '0'
  return depositsCount === 1 ? '1' : '>1'
}
