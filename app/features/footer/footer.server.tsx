import type { AppLoadContext } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { fragmentResponse, offerFragment } from '#app/content/fragments/fragments.server.ts'
import { readPicture } from '#app/content/image-source.server.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import { type Locale, resolveLocale } from '#app/market/locale.ts'
import { methodWords } from '#app/market/method-words.ts'
import { localePath, PAYMENT_METHODS_PATH } from '#app/market/paths.ts'
import { methodsOfMarket } from '#app/market/payment-methods.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'
import { isForMarket, ofMarket } from '#schemas/rules/for-market.ts'
import { textIn } from '#schemas/rules/localised.ts'
import { FooterContent, type FooterLogo } from './FooterContent.tsx'
import {
  FOOTER_QUERY,
  type FooterContent as FooterDocuments,
  footerContent,
} from './footer.query.server.ts'
import { footerLinks } from './footer-links.ts'

/**
 * The footer's content as a fragment (CNT-15) for `<Fragment id>`: the market's own, else that of all (CNT-05). Null while
 * the lake is down and nothing is cached: every page has a footer, so it must not fail a page.
 */
export async function loadFooter(context: AppLoadContext, locale: Locale): Promise<string | null> {
  try {
    const [found, offered] = await Promise.all([
      context.content.fetch(FOOTER_QUERY, {}, footerContent),
      methodsOfMarket(context, locale),
    ])
    const address = `/api/fragment/footer?locale=${locale.segment}`
    return offerFragment(context, address, [found, offered], () =>
      toElement(context, { ...found, offered }, locale),
    )
  } catch (error) {
    if (error instanceof ContentUnavailableError) return null
    throw error
  }
}

/** `/api/fragment/footer?locale=…` */
export async function handleFooterFragment({
  request,
  context,
}: {
  request: Request
  context: AppLoadContext
}): Promise<Response> {
  const segment = new URL(request.url).searchParams.get('locale') ?? ''
  const answer = resolveLocale(segment)
  if (answer.kind !== 'locale') return refusalResponse('VALIDATION_FAILED')
  const id = await loadFooter(context, answer.locale)
  return id === null ? refusalResponse('UNAVAILABLE') : fragmentResponse(request, context, id)
}

type Found = FooterDocuments & { offered: readonly string[] }

function toElement(context: AppLoadContext, found: Found, locale: Locale) {
  const { t, getFixedT } = wordsOf(locale)
  const { footers, logos, licences, pages, methods, offered } = found
  const { code } = locale.market
  const footer = ofMarket(footers, code)
  const written = pages.filter((it) => isForMarket(it, code)).map((it) => it.slug)
  return (
    <FooterContent
      texts={{
        information: t('home:footer.information'),
        contactUs: t('home:footer.contactUs'),
        payments: t('home:footer.payments'),
        logos: t('home:footer.logos'),
      }}
      information={footerLinks(footer?.information ?? [], locale, written)}
      contactUs={footerLinks(footer?.contactUs ?? [], locale, written)}
      methods={methods
        .filter((it) => offered.includes(it.method) && isForMarket(it, code))
        .map((it) => ({
          title: it.name || methodWords(getFixedT(null, 'methods')).name(it.method),
          href: localePath(locale.segment, `${PAYMENT_METHODS_PATH}/${it.slug}`),
        }))}
      logos={logos
        .filter((it) => isForMarket(it, locale.market.code))
        .map(
          (it): FooterLogo => ({
            id: it._id,
            title: it.title,
            alt: textIn(it.alt, contentLanguage(locale)) || it.title,
            href: it.url !== null && /^https:\/\//.test(it.url) ? it.url : null,
            picture: readPicture(context, it.asset, 'logo', '120px'),
          }),
        )}
      licences={licences
        .filter((it) => isForMarket(it, code))
        .map((it) => ({
          id: it._id,
          name: `${it.authority} ${it.number}`,
          text: textIn(it.text, contentLanguage(locale)),
          href: it.url !== null && /^https:\/\//.test(it.url) ? it.url : null,
        }))}
      legalText={textIn(footer?.legalText, contentLanguage(locale))}
    />
  )
}
