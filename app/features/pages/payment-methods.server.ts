import { type AppLoadContext, data } from '@remix-run/node'
import { readPicture } from '#app/content/image-source.server.ts'
import type { Picture } from '#app/content/image-url.ts'
import { orElse, unavailable } from '#app/content/or-unavailable.server.ts'
import { richTextIn } from '#app/content/rich-text/rich-text-view.server.ts'
import type { RichTextView } from '#app/content/rich-text/rich-text-view.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { methodWords } from '#app/market/method-words.ts'
import { localePath, PAYMENT_METHODS_PATH } from '#app/market/paths.ts'
import { askPaymentMethods } from '#app/market/payment-methods.server.ts'
import { fromApiAmount } from '#contracts/money.ts'
import type { PaymentMethodInfo } from '#contracts/player-api/payment-methods.ts'
import { formatMoney } from '#markets/currencies.ts'
import { MARKET_CODES } from '#markets/index.ts'
import { type AmountBounds, paymentMethodsIn } from '#markets/payment-methods.ts'
import type { MarketCode } from '#markets/types.ts'
import { isForMarket } from '#schemas/rules/for-market.ts'
import { textIn } from '#schemas/rules/localised.ts'
import {
  PAYMENT_METHODS_QUERY,
  type PaymentMethodContent,
  paymentMethods,
} from './pages.query.server.ts'

/** Deposits or withdrawals: a text for each fact. */
export type TransferView = { kind: string; time: string; least: string; most: string }
export type PaymentMethodView = {
  id: string
  name: string
  href: string
  mark: { picture: Picture; alt: string } | null
  deposit: TransferView | null
  withdrawal: TransferView | null
}
export type PaymentMethodPageView = PaymentMethodView & {
  body: RichTextView | null
  seoTitle: string
  description: string
  /** The markets that have it. */
  markets: MarketCode[]
}

/** The list inside its page: where it cannot be read, the rest of the page stays, with the message (BNK-44, ERR-09). */
export type PaymentMethodsPart =
  | { state: 'listed'; methods: PaymentMethodView[] }
  | { state: 'failed'; message: string }

/** The methods of a market as the platform lists them (CNT-14, GAP-077, GAP-078), with the texts of their pages. */
export async function methodsOrFailure(
  context: AppLoadContext,
  locale: Locale,
): Promise<PaymentMethodsPart> {
  const methods = await orElse(null, () => ofMarket(context, locale))
  if (methods === null)
    return { state: 'failed', message: wordsOf(locale).t('common:errors.area.text') }
  return { state: 'listed', methods: methods.map((it) => toView(context, it, locale)) }
}

/** One method. Throws a 404 if the market does not have it, and a 503 while the platform does not list any. */
export async function loadPaymentMethod(
  context: AppLoadContext,
  slug: string,
  locale: Locale,
): Promise<PaymentMethodPageView> {
  const all = await ofMarket(context, locale)
  if (all === null) throw unavailable()
  const method = all.find(({ page }) => page.slug === slug)
  if (!method) throw data(null, { status: 404 })
  const view = toView(context, method, locale)
  const { page } = method
  return {
    ...view,
    markets: MARKET_CODES.filter(
      (it) => paymentMethodsIn(it).includes(page.method) && isForMarket(page, it),
    ),
    body: richTextIn(page.body, context, locale),
    seoTitle: textIn(page.seoTitle, contentLanguage(locale)) || view.name,
    description: textIn(page.seoDescription, contentLanguage(locale)),
  }
}

type Method = { page: PaymentMethodContent; info: PaymentMethodInfo }

/** Null: the platform does not answer. */
async function ofMarket(context: AppLoadContext, { market }: Locale): Promise<Method[] | null> {
  const [pages, listed] = await Promise.all([
    context.content.fetch(PAYMENT_METHODS_QUERY, {}, paymentMethods),
    askPaymentMethods(context, market),
  ])
  if (!listed.ok) return null
  return pages.flatMap((page): Method[] => {
    const info = listed.value.find((it) => it.method === page.method)
    return info && isForMarket(page, market.code) ? [{ page, info }] : []
  })
}

function toView(
  context: AppLoadContext,
  { page, info }: Method,
  locale: Locale,
): PaymentMethodView {
  const picture = readPicture(context, page.image?.asset, 'logo', '120px')
  const name = page.name || wordsOfMethods(locale).name(page.method)
  return {
    id: page._id,
    name,
    href: localePath(locale.segment, `${PAYMENT_METHODS_PATH}/${page.slug}`),
    mark: picture && { picture, alt: textIn(page.image?.alt, contentLanguage(locale)) || name },
    deposit: toTransfer(info.deposit, page.deposit, locale),
    withdrawal: toTransfer(info.withdrawal, page.withdrawal, locale),
  }
}

const wordsOfMethods = (locale: Locale) => methodWords(wordsOf(locale).getFixedT(null, 'methods'))

/** What the platform says of one direction, narrowed by an editor's entries (GAP-077); null: there is no such way. */
function toTransfer(
  info: PaymentMethodInfo['deposit'] | null,
  written: PaymentMethodContent['deposit'],
  locale: Locale,
): TransferView | null {
  if (!info) return null
  const { market, language } = locale
  const { t } = wordsOf(locale)
  const limits = written?.limits.find((it) => it.currency === market.currency)
  const { minMinor, maxMinor } = narrower(
    { minMinor: fromApiAmount(info.min), maxMinor: fromApiAmount(info.max) },
    { min: toMinor(limits?.min), max: toMinor(limits?.max) },
  )
  // A debit card stays one, whatever an editor calls it: a law says so.
  const isDebit = info.paymentMethodType === 'debit'
  const kind = (!isDebit && written?.paymentMethodType) || info.paymentMethodType
  return {
    kind: t(`content:payment.kinds.${kind}`),
    time:
      textIn(written?.processTime, contentLanguage(locale)) ||
      wordsOfMethods(locale).time(info.processTime),
    least: formatMoney(minMinor, market.currency, language),
    most: formatMoney(maxMinor, market.currency, language),
  }
}

/** An empty range is an editor's mistake: then the platform's limits apply. */
function narrower(
  bounds: AmountBounds,
  { min, max }: { min: bigint | null; max: bigint | null },
): AmountBounds {
  const minMinor = min !== null && min > bounds.minMinor ? min : bounds.minMinor
  const maxMinor = max !== null && max < bounds.maxMinor ? max : bounds.maxMinor
  return minMinor <= maxMinor ? { minMinor, maxMinor } : bounds
}

function toMinor(amount: number | null | undefined): bigint | null {
  return typeof amount === 'number' && Number.isFinite(amount)
    ? BigInt(Math.round(amount * 100))
    : null
}
