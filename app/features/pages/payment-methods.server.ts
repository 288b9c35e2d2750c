import { type AppLoadContext, data } from '@remix-run/node'
import { isForMarket } from '#app/content/for-market.ts'
import type { Picture } from '#app/content/image-url.ts'
import { textIn } from '#app/content/localised.ts'
import { readPicture } from '#app/content/picture.server.ts'
import { richTextIn } from '#app/content/rich-text/rich-text-view.server.ts'
import type { RichTextView } from '#app/content/rich-text/rich-text-view.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { methodWords } from '#app/market/method-words.ts'
import { localePath } from '#app/market/paths.ts'
import { formatMoney } from '#markets/currencies.ts'
import { paymentMethodsIn } from '#markets/payment-methods.ts'
import {
  PAYMENT_METHODS_QUERY,
  type PaymentMethodContent,
  paymentMethods,
} from './pages.query.server.ts'
import { depositFacts, type TransferFacts, withdrawalFacts } from './payment-facts.ts'

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
}

/** The page that lists the methods. */
export const PAYMENT_METHODS_SLUG = 'payment-methods'

/** The methods of a market's cashier (CNT-14, GAP-077). Throws ContentUnavailableError. */
export async function readPaymentMethods(
  context: AppLoadContext,
  locale: Locale,
): Promise<PaymentMethodView[]> {
  return (await ofMarket(context, locale)).map((it) => toView(context, it, locale))
}

/** One method. Throws a 404 if the market does not have it. */
export async function readPaymentMethod(
  context: AppLoadContext,
  slug: string,
  locale: Locale,
): Promise<PaymentMethodPageView> {
  const method = (await ofMarket(context, locale)).find((it) => it.slug === slug)
  if (!method) throw data(null, { status: 404 })
  const view = toView(context, method, locale)
  return {
    ...view,
    body: richTextIn(method.body, context, locale),
    seoTitle: textIn(method.seoTitle, locale.language) || view.name,
    description: textIn(method.seoDescription, locale.language),
  }
}

async function ofMarket({ content }: AppLoadContext, { market }: Locale) {
  const all = await content.fetch(PAYMENT_METHODS_QUERY, {}, paymentMethods)
  const open = paymentMethodsIn(market.code)
  return all.filter((it) => open.includes(it.method) && isForMarket(it, market.code))
}

function toView(
  context: AppLoadContext,
  it: PaymentMethodContent,
  locale: Locale,
): PaymentMethodView {
  const { market } = locale
  const picture = readPicture(context, it.image?.asset, 'logo', '120px')
  const name = it.name || wordsOfMethods(locale).name(it.method)
  const of = { method: it.method, market: market.code, currency: market.currency }
  return {
    id: it._id,
    name,
    href: localePath(locale.segment, `/${PAYMENT_METHODS_SLUG}/${it.slug}`),
    mark: picture && { picture, alt: textIn(it.image?.alt, locale.language) || name },
    deposit: toTransfer(depositFacts(of, it.deposit), it.deposit, locale),
    withdrawal: toTransfer(withdrawalFacts(of, it.withdrawal), it.withdrawal, locale),
  }
}

const wordsOfMethods = (locale: Locale) => methodWords(wordsOf(locale).getFixedT(null, 'methods'))

function toTransfer(
  facts: TransferFacts | null,
  written: PaymentMethodContent['deposit'],
  locale: Locale,
): TransferView | null {
  if (!facts) return null
  const { market, language } = locale
  const { t } = wordsOf(locale)
  return {
    kind: t(`content:payment.kinds.${facts.kind}`),
    time: textIn(written?.processTime, language) || wordsOfMethods(locale).time(facts.processTime),
    least: formatMoney(facts.minMinor, market.currency, language),
    most: formatMoney(facts.maxMinor, market.currency, language),
  }
}
