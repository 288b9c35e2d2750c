import { type AppLoadContext, data } from '@remix-run/node'
import { readPicture } from '#app/content/image-source.server.ts'
import type { Picture } from '#app/content/image-url.ts'
import { orElse } from '#app/content/or-unavailable.server.ts'
import { richTextIn } from '#app/content/rich-text/rich-text-view.server.ts'
import type { RichTextView } from '#app/content/rich-text/rich-text-view.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { methodWords } from '#app/market/method-words.ts'
import { localePath } from '#app/market/paths.ts'
import type { Currency } from '#contracts/money.ts'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import { formatMoney } from '#markets/currencies.ts'
import { MARKET_CODES } from '#markets/index.ts'
import {
  type AmountBounds,
  depositBounds,
  paymentMethodsIn,
  takesOnlyDebitCards,
  withdrawalBounds,
} from '#markets/payment-methods.ts'
import type { MarketCode } from '#markets/types.ts'
import { METHOD_FACTS, type MethodFacts } from '#payment-providers/methods.ts'
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
  /** The markets whose cashier has it. */
  markets: MarketCode[]
}

/** The page that lists the methods. */
export const PAYMENT_METHODS_SLUG = 'payment-methods'

/** The methods of a market's cashier (CNT-14, GAP-077). Throws ContentUnavailableError. */
export async function loadPaymentMethods(
  context: AppLoadContext,
  locale: Locale,
): Promise<PaymentMethodView[]> {
  return (await ofMarket(context, locale)).map((it) => toView(context, it, locale))
}

/** The list inside its page: where it cannot be read, the rest of the page stays (BNK-44, ERR-09). */
export type PaymentMethodsPart =
  | { state: 'listed'; methods: PaymentMethodView[] }
  | { state: 'failed'; message: string }

export async function methodsOrFailure(
  context: AppLoadContext,
  locale: Locale,
): Promise<PaymentMethodsPart> {
  const methods = await orElse(null, () => loadPaymentMethods(context, locale))
  if (methods !== null) return { state: 'listed', methods }
  return { state: 'failed', message: wordsOf(locale).t('common:errors.area.text') }
}

/** One method. Throws a 404 if the market does not have it. */
export async function loadPaymentMethod(
  context: AppLoadContext,
  slug: string,
  locale: Locale,
): Promise<PaymentMethodPageView> {
  const method = (await ofMarket(context, locale)).find((it) => it.slug === slug)
  if (!method) throw data(null, { status: 404 })
  const view = toView(context, method, locale)
  return {
    ...view,
    markets: MARKET_CODES.filter(
      (it) => paymentMethodsIn(it).includes(method.method) && isForMarket(method, it),
    ),
    body: richTextIn(method.body, context, locale),
    seoTitle: textIn(method.seoTitle, contentLanguage(locale)) || view.name,
    description: textIn(method.seoDescription, contentLanguage(locale)),
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
    mark: picture && { picture, alt: textIn(it.image?.alt, contentLanguage(locale)) || name },
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
    time:
      textIn(written?.processTime, contentLanguage(locale)) ||
      wordsOfMethods(locale).time(facts.processTime),
    least: formatMoney(facts.minMinor, market.currency, language),
    most: formatMoney(facts.maxMinor, market.currency, language),
  }
}

/** An editor's entries for one direction; amounts in major units. */
type WrittenTransfer = {
  paymentMethodType: MethodFacts['kind'] | null
  limits: readonly { currency: string; min: number | null; max: number | null }[]
}
/** Facts of one direction; `processTime` as in `METHOD_FACTS`. */
type TransferFacts = AmountBounds & {
  kind: MethodFacts['kind'] | 'debit'
  processTime: string
}

type Of = { method: PaymentMethod; market: MarketCode; currency: Currency }

/** Deposit facts of a deposit method, narrowed by an editor's entries (GAP-077). */
function depositFacts(of: Of, written: WrittenTransfer | null): TransferFacts {
  const { processTime } = METHOD_FACTS[of.method]
  return facts(of, written, depositBounds(of.currency), processTime.deposit)
}

/** Withdrawal facts; null if the method cannot pay out, whatever an editor entered. */
function withdrawalFacts(of: Of, written: WrittenTransfer | null): TransferFacts | null {
  const { paysOut, processTime } = METHOD_FACTS[of.method]
  if (!paysOut || processTime.withdrawal === null) return null
  return facts(of, written, withdrawalBounds(of.currency), processTime.withdrawal)
}

function facts(
  { method, market, currency }: Of,
  written: WrittenTransfer | null,
  bounds: AmountBounds,
  processTime: string,
): TransferFacts {
  const limits = written?.limits.find((it) => it.currency === currency)
  const kind = written?.paymentMethodType ?? METHOD_FACTS[method].kind
  return {
    kind: kind === 'card' && takesOnlyDebitCards(market) ? 'debit' : kind,
    processTime,
    ...narrower(bounds, { min: toMinor(limits?.min), max: toMinor(limits?.max) }),
  }
}

/** An empty range is an editor's mistake: then the cashier's limits apply. */
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
