import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { readPicture } from '#app/content/image-source.server.ts'
import { orElse } from '#app/content/or-unavailable.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#contracts/payment-methods.ts'
import type { MarketCode } from '#markets/types.ts'
import type { METHOD_MARKS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { isForMarket } from '#schemas/rules/for-market.ts'

/** The pages of the methods are much longer: the form needs nothing else of them. */
const METHOD_MARKS_QUERY = defineQuery(`*[_type == "paymentMethodPage"] | order(order asc, _id asc){
  method, markets, "asset": image.asset._ref
}`)

const methodMarks = listOf(
  z.object({
    method: z.enum(PAYMENT_METHODS),
    markets: listOf(z.string()),
    asset: z.string().nullable(),
  }),
)

/**
 * The address of the mark of each payment method that has a page in this market, as that page shows it. None while the
 * lake is down: a name is enough to pay.
 */
export async function loadMethodMarks(
  context: Pick<AppLoadContext, 'content' | 'logger'>,
  market: MarketCode,
): Promise<ReadonlyMap<PaymentMethod, string>> {
  const pages = await orElse([], () => context.content.fetch(METHOD_MARKS_QUERY, {}, methodMarks))
  const marks = new Map<PaymentMethod, string>()
  for (const page of pages) {
    if (marks.has(page.method) || !isForMarket(page, market)) continue
    const picture = readPicture(context, page.asset, 'logo', '120px')
    if (picture) marks.set(page.method, picture.src)
  }
  return marks
}

// Fails to compile when the query's result changes.
true satisfies SameShape<METHOD_MARKS_QUERY_RESULT, z.input<typeof methodMarks>>
