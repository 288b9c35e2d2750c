import type { CampaignFacts } from '#contracts/player-api/rewards.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import type { MarketCode } from '#markets/types.ts'
import { type ButtonLike, codeOfButton } from './button-target.ts'

type Content = Readonly<Record<string, unknown>>

/** An offer in a document: its fields are at `path`. */
export type Offer = { campaign: string; bonusCode: string | null; path: (string | number)[] }

/** Types that only visitors without an account see; a form to sign up is one inside a text. */
const FOR_NEWCOMERS = ['signupBonusCta', 'registrationLanding']

/** The offers that a document names: its own, and that of each sign-up form in its texts. */
export function offersIn(value: unknown, path: Offer['path'] = []): Offer[] {
  if (typeof value !== 'object' || value === null) return []
  const it = value as Content
  const own = path.length === 0 || it._type === 'signUpForm' ? offerOf(it, path) : []
  return [
    ...own,
    ...Object.entries(it).flatMap(([name, below]) =>
      offersIn(below, [...path, Array.isArray(value) ? Number(name) : name]),
    ),
  ]
}

function offerOf({ campaign, bonusCode, button }: Content, path: Offer['path']): Offer[] {
  if (typeof campaign !== 'string' || campaign === '') return []
  const own = typeof bonusCode === 'string' && bonusCode !== '' ? bonusCode : null
  const code = own ?? codeOfButton(button as ButtonLike | undefined)
  return [{ campaign, bonusCode: code, path }]
}

/** Whether a campaign is running at this moment; its end is exclusive. */
function isRunning({ startsAt, endsAt }: CampaignFacts, now: number): boolean {
  return Date.parse(startsAt) <= now && (endsAt === null || now < Date.parse(endsAt))
}

/** Whether an offer may be shown to a visitor without an account in this market, now. */
export function mayShowToVisitor(
  campaign: CampaignFacts | undefined,
  { market, now }: { market: MarketCode; now: number },
): boolean {
  return (
    campaign !== undefined &&
    MARKETS[market].publicOffers &&
    campaign.markets.includes(market) &&
    isRunning(campaign, now)
  )
}

/**
 * Why an offer must not be published, as sentences; none: its campaign keeps it. `campaign` is what the platform says,
 * undefined where it runs no such campaign; `isCodeValid` whether its code is the one that the offer names.
 */
export function problemsOfOffer(
  document: Content,
  offer: Offer,
  of: { campaign: CampaignFacts | undefined; isCodeValid: boolean; now: number },
): string[] {
  const { campaign, now } = of
  if (!campaign) return [`The platform runs no campaign “${offer.campaign}”.`]
  const from = Math.max(now, momentOf(document.startDate) ?? now)
  const markets = marketsOf(document)
  const named = (codes: readonly MarketCode[]) => codes.map((it) => MARKETS[it].name).join(', ')
  const elsewhere = markets.filter((it) => !campaign.markets.includes(it))
  const inPublic = isPublic(document, offer)
    ? markets.filter((it) => !MARKETS[it].publicOffers)
    : []
  const { wageringRequirement: wagering } = document
  return [
    ...(isRunning(campaign, from)
      ? []
      : [`The campaign “${offer.campaign}” does not run when this is shown.`]),
    ...(elsewhere.length > 0
      ? [`The campaign “${offer.campaign}” is not offered, or not lawful, in ${named(elsewhere)}.`]
      : []),
    ...(inPublic.length > 0
      ? [`Offers are for players only in ${named(inPublic)}: visitors must not see this.`]
      : []),
    ...(typeof wagering === 'number' &&
    offer.path.length === 0 &&
    wagering !== campaign.wrMultiplier
      ? [`It says wagering of ${wagering} times, the campaign asks for ${campaign.wrMultiplier}.`]
      : []),
    ...(offer.bonusCode !== null && !(campaign.hasBonusCode && of.isCodeValid)
      ? [`The campaign “${offer.campaign}” has no code “${offer.bonusCode}”.`]
      : []),
  ]
}

/** Content without listed markets is shown in all that are open. */
function marketsOf({ markets }: Content): MarketCode[] {
  const named = Array.isArray(markets) ? markets : []
  return MARKET_CODES.filter(
    (it) => MARKETS[it].enabled && (named.length === 0 || named.includes(it)),
  )
}

function isPublic({ _type, authorized }: Content, { path }: Offer): boolean {
  return path.length > 0 || FOR_NEWCOMERS.includes(String(_type)) || authorized !== 'authorized'
}

function momentOf(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? null : at
}
