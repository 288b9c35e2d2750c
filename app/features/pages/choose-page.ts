import { isForMarket, ofMarket } from '#app/content/for-market.ts'
import { type Localised, textOnlyIn } from '#app/content/localised.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import type { Locale } from '#app/market/locale.ts'
import { isInItsTime } from '#schemas/rules/audience.ts'

type Listed = { slug: string; markets: readonly string[] }
type Limited = Listed & { startDate: string | null; endDate: string | null }
type Titled = Listed & { title: Localised; category: string | null; disabled: boolean | null }

/** The page at an address: the market's own, else the one for all markets or for UN (GAP-016, GAP-031). */
export function staticPageAt<Page extends Titled>(
  pages: readonly Page[],
  slug: string,
  { market }: Locale,
): Page | undefined {
  return ofMarket(
    pages.filter((it) => it.slug === slug && it.disabled !== true),
    market.code,
  )
}

/** As `staticPageAt`, for pages with a validity period: the start is inclusive, the end exclusive. */
export function limitedPageAt<Page extends Limited>(
  pages: readonly Page[],
  slug: string,
  { market }: Locale,
  now: number,
): Page | undefined {
  return ofMarket(
    pages.filter((it) => it.slug === slug && isInItsTime(it, now)),
    market.code,
  )
}

/** The pages of a group that have a title in this locale: link titles do not fall back (CNT-08, CNT-09). */
export function pagesBeside<Page extends Titled>(
  pages: readonly Page[],
  page: Page,
  locale: Locale,
): { slug: string; title: string }[] {
  const inGroup = pages.filter(
    (it) =>
      it.category !== null &&
      it.category === page.category &&
      it.disabled !== true &&
      isForMarket(it, locale.market.code),
  )
  const links = inGroup.flatMap(({ slug, title }) => {
    const text = textOnlyIn(title, contentLanguage(locale))
    return text ? [{ slug, title: text }] : []
  })
  return [...new Map(links.map((it) => [it.slug, it])).values()]
}
