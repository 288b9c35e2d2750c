import {
  bonusCode as aBonusCode,
  campaignId,
  campaignsResponse,
  codeCheckResponse,
  rewardCalls,
} from '#contracts/player-api/rewards.ts'
import { sendWithin, type TimedFetch } from '#contracts/timed-fetch.ts'
import { type Offer, offersIn, problemsOfOffer } from '#schemas/rules/offers.ts'

type Content = Readonly<Record<string, unknown>>
type Answer = Awaited<ReturnType<typeof ask>>
type Asking = { fetch: TimedFetch; platformUrl: string }

/** An answer is used by the request that asked for it; a campaign that was changed since is asked for again. */
const KEPT_MS = 3_000
const PATIENCE_MS = 4_000
/** More are forgotten at once: an offer more costs one question. */
const MOST_KEPT = 500
const UNREACHABLE =
  'The platform cannot be asked whether the campaign runs, so nothing is published. Try again in a moment.'

/**
 * The publish guard for offers: their campaigns exist, run and are lawful in the document's markets (decision 0045).
 * Answers with sentences, or with a promise where the platform has to be asked first. While the platform cannot be
 * reached, no offer is published; other documents are not affected.
 */
export function createCampaignGuard(
  /** `clock`: the time at which content is shown. */
  options: Asking & { clock: () => number },
): (document: Content) => readonly string[] | Promise<unknown> {
  const known = new Map<string, { at: number; answer: Answer | null }>()
  // A release asks about one campaign for each of its documents.
  const asking = new Map<string, Promise<void>>()
  // Elapsed time: the clock of the content may be set.
  const isFresh = (at: number) => performance.now() - at < KEPT_MS
  const learn = (offer: Offer, key: string) => {
    const asked = ask(options, offer)
      .catch(() => null)
      .then((answer) => {
        known.set(key, { at: performance.now(), answer })
        asking.delete(key)
      })
    asking.set(key, asked)
    return asked
  }
  return (document) => {
    const offers = offersIn(document).map((offer) => ({
      offer,
      key: JSON.stringify([offer.campaign, offer.bonusCode]),
    }))
    const missing = offers.filter(
      ({ key }) => !isFresh(known.get(key)?.at ?? Number.NEGATIVE_INFINITY),
    )
    if (missing.length > 0) {
      if (known.size > MOST_KEPT) known.clear()
      return Promise.all(missing.map(({ offer, key }) => asking.get(key) ?? learn(offer, key)))
    }
    const now = options.clock()
    return offers.flatMap(({ offer, key }) => {
      const answer = known.get(key)?.answer
      return answer ? problemsOfOffer(document, offer, { ...answer, now }) : [UNREACHABLE]
    })
  }
}

/** What is no id or code of a campaign is not asked for: the platform would refuse the question. */
async function ask({ fetch, platformUrl }: Asking, { campaign, bonusCode }: Offer) {
  if (!campaignId.safeParse(campaign).success) return { campaign: undefined, isCodeValid: false }
  const { readCampaigns, checkCampaignCode } = rewardCalls
  const list = new URL(readCampaigns.path, platformUrl)
  list.searchParams.set('ids', campaign)
  const within = { fetch, timeoutMs: PATIENCE_MS }
  const found = campaignsResponse.parse(await sendWithin(within, new Request(list), json))
  const [facts] = found.filter((it) => it.campaignId === campaign)
  if (!facts || bonusCode === null) return { campaign: facts, isCodeValid: true }
  if (!aBonusCode.safeParse(bonusCode).success) return { campaign: facts, isCodeValid: false }
  const code = new URL(checkCampaignCode.path.replace(':campaignId', campaign), platformUrl)
  const request = new Request(code, {
    method: checkCampaignCode.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bonusCode }),
  })
  const checked = codeCheckResponse.parse(await sendWithin(within, request, json))
  return { campaign: facts, isCodeValid: checked.valid }
}

async function json(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`the platform answered with ${response.status}`)
  return response.json()
}
