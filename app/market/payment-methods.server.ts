import type { AppLoadContext } from '@remix-run/node'
import type { Market, MarketCode } from '#markets/types.ts'
import type { Locale } from './locale.ts'

/**
 * The payment methods of a market with their facts, as the platform has them at this moment (GAP-078): those of the first of
 * its countries, in its currency.
 */
export function askPaymentMethods(
  { platform }: Pick<AppLoadContext, 'platform'>,
  market: Pick<Market, 'code' | 'currency' | 'originCountries'>,
) {
  const country = market.originCountries[0] ?? market.code
  return platform.readPaymentMethods({ country, currency: market.currency }, {})
}

/** A page needs no newer list: the deposit itself always asks. */
const KEPT_MS = 60_000

type Context = Pick<AppLoadContext, 'platform' | 'clock'>
type Kept = { until: number; methods: Promise<readonly string[]> }
/** Of each site of the process, by market. */
const lists = new WeakMap<Context['platform'], Map<MarketCode, Kept>>()

/**
 * The names of a market's payment methods, asked for once a minute. An unchanged list is the same object. While
 * the platform does not answer it is the last one, or empty: every page has a footer, so it must not fail a page.
 */
export async function methodsOfMarket(
  context: Context,
  locale: Locale,
): Promise<readonly string[]> {
  const { platform, clock } = context
  const ofSite = lists.get(platform) ?? new Map<MarketCode, Kept>()
  lists.set(platform, ofSite)
  const kept = ofSite.get(locale.market.code)
  if (kept && clock() < kept.until) return kept.methods
  const methods = askAgain(context, locale, kept?.methods)
  ofSite.set(locale.market.code, { until: clock() + KEPT_MS, methods })
  return methods
}

async function askAgain(
  context: Context,
  { market }: Locale,
  last: Promise<readonly string[]> | undefined,
): Promise<readonly string[]> {
  const [before = [], listed] = await Promise.all([last, askPaymentMethods(context, market)])
  if (!listed.ok) return before
  const now = listed.value.map((it) => it.method)
  return now.join() === before.join() ? before : now
}
