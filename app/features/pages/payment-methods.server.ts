import { type AppLoadContext, data } from '@remix-run/node'
import { isForMarket } from '#app/content/for-market.ts'
import type { Picture } from '#app/content/image-url.ts'
import { textIn } from '#app/content/localised.ts'
import { readPicture } from '#app/content/picture.server.ts'
import { richTextIn } from '#app/content/rich-text/rich-text-view.server.ts'
import type { RichTextView } from '#app/content/rich-text/rich-text-view.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { formatMoney } from '#markets/currencies.ts'
import {
  PAYMENT_METHODS_QUERY,
  type PaymentMethodContent,
  paymentMethods,
} from './pages.query.server.ts'

/** How money moves one way: words for each fact, left out where nothing is known. */
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

/** The page under which the methods stand. */
export const PAYMENT_METHODS_SLUG = 'payment-methods'

/** The methods of a market (CNT-14). Throws ContentUnavailableError. */
export async function readPaymentMethods(
  context: AppLoadContext,
  locale: Locale,
): Promise<PaymentMethodView[]> {
  return (await ofMarket(context, locale)).map((it) => toView(context, it, locale))
}

/** One method. Throws a 404 for one that the market does not have. */
export async function readPaymentMethod(
  context: AppLoadContext,
  slug: string,
  locale: Locale,
): Promise<PaymentMethodPageView> {
  const method = (await ofMarket(context, locale)).find((it) => it.slug === slug)
  if (!method) throw data(null, { status: 404 })
  return {
    ...toView(context, method, locale),
    body: richTextIn(method.body, context, locale),
    seoTitle: textIn(method.seoTitle, locale.language) || method.name,
    description: textIn(method.seoDescription, locale.language),
  }
}

async function ofMarket({ content }: AppLoadContext, { market }: Locale) {
  const all = await content.fetch(PAYMENT_METHODS_QUERY, {}, paymentMethods)
  return all.filter((it) => isForMarket(it, market.code))
}

function toView(
  context: AppLoadContext,
  it: PaymentMethodContent,
  locale: Locale,
): PaymentMethodView {
  const picture = readPicture(context, it.image?.asset, 'logo', '120px')
  return {
    id: it._id,
    name: it.name,
    href: localePath(locale.segment, `/${PAYMENT_METHODS_SLUG}/${it.slug}`),
    mark: picture && { picture, alt: textIn(it.image?.alt, locale.language) || it.name },
    deposit: toTransfer(it.deposit, locale),
    withdrawal: toTransfer(it.withdrawal, locale),
  }
}

function toTransfer(
  transfer: PaymentMethodContent['deposit'],
  locale: Locale,
): TransferView | null {
  const limits = transfer?.limits.find((it) => it.currency === locale.market.currency)
  if (!transfer || (transfer.limits.length > 0 && !limits)) return null
  const { t } = wordsOf(locale)
  const { paymentMethodType: kind } = transfer
  const amount = (value: number | null | undefined) =>
    typeof value === 'number'
      ? formatMoney(BigInt(Math.round(value * 100)), locale.market.currency, locale.language)
      : ''
  return {
    kind: kind ? t(`content:payment.kinds.${kind}`) : '',
    time: textIn(transfer.processTime, locale.language),
    least: amount(limits?.min),
    most: amount(limits?.max),
  }
}
