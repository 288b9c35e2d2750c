import type { AppLoadContext } from '@remix-run/node'
import { contentPath } from '#app/content/button-target.ts'
import { toImageSource } from '#app/content/image-source.server.ts'
import { type Picture, toTextPicture } from '#app/content/image-url.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { momentIn } from '#markets/dates.ts'
import { fallbackChain, LANGUAGES } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'
import { isKept, type Visit } from '#schemas/rules/audience.ts'
import { isBonusCode, isLinkTarget, isOwnPath } from '#schemas/rules/link-target.ts'
import { videoOf } from '#schemas/rules/video.ts'
import type { LocalisedRichText, PlainBlock, RichPart } from './rich-text.server.ts'
import type { BlockView, PartView, RichTextView } from './rich-text-view.ts'

type Context = Pick<AppLoadContext, 'content' | 'contentClock' | 'changesAt' | 'logger'>

/**
 * The text in this language, else in the next of its fallback chain (GAP-016); null without any. A form that offers a
 * bonus is left out unless its campaign is one of `offers`.
 */
export function richTextIn(
  text: LocalisedRichText | null | undefined,
  context: Context,
  locale: Locale,
  offers?: Visit['offers'],
): RichTextView | null {
  const reads = contentLanguage(locale)
  const language = fallbackChain(reads).find((it) => text?.[it]?.length)
  if (!language) return null
  const parts = (text?.[language] ?? []).flatMap((it) =>
    it._type === 'signUpForm' && !isKept(it, offers) ? [] : toPart(it, context, locale),
  )
  if (!parts.some(hasSubstance)) return null
  return { lang: foreign(language, reads), parts }
}

/** The games that a text shows, in any of its strips. */
export function gamesOf(view: RichTextView | null): string[] {
  const all = (view?.parts ?? []).flatMap((it) => (it._type === 'gameStrip' ? it.games : []))
  return [...new Set(all)].sort()
}

function foreign(written: Language, read: Language): string | null {
  return LANGUAGES[written].tag === LANGUAGES[read].tag ? null : LANGUAGES[written].tag
}

/** Empty paragraphs remain when an editor deletes a text. */
function hasSubstance(part: PartView): boolean {
  return part._type !== 'block' || part.children.some(({ text }) => text.trim() !== '')
}

/** A part with an address that is not allowed is left out: the Studio's validation does not bind API tokens. */
function toPart(it: RichPart, context: Context, locale: Locale): PartView[] {
  const { _key } = it
  switch (it._type) {
    case 'block':
      return [toBlock(it, locale)]
    case 'richPicture': {
      const picture = pictureOf(it, context)
      return picture
        ? [{ _type: it._type, _key, picture, alt: it.image.alt, caption: it.caption?.trim() ?? '' }]
        : []
    }
    case 'richButton':
      return isOwnPath(it.path) === true
        ? [{ _type: it._type, _key, label: it.label, href: contentPath(locale, it.path) }]
        : []
    case 'gameStrip':
      return [{ _type: it._type, _key, title: it.title, games: it.games.map(({ _ref }) => _ref) }]
    case 'termsAccordion':
      return [
        {
          _type: it._type,
          _key,
          summary: it.summary,
          body: it.body.map((block) => toBlock(block, locale)),
        },
      ]
    case 'dataTable': {
      const [head, ...rows] = it.rows.map(({ cells }) => cells)
      return head ? [{ _type: it._type, _key, caption: it.caption, head, rows }] : []
    }
    case 'consentVideo': {
      const video = videoOf(it.address)
      return video ? [{ _type: it._type, _key, title: it.title, ...video }] : []
    }
    case 'countdown': {
      const until = Date.parse(it.until)
      if (until > context.contentClock()) context.changesAt(until)
      return [
        {
          _type: it._type,
          _key,
          label: it.label,
          until: new Date(until).toISOString(),
          moment: momentIn(until, locale, locale.market.timeZone),
          over: until > context.contentClock() ? null : it.after,
        },
      ]
    }
    case 'signUpForm': {
      const { title, text, label } = it
      const bonusCode = it.bonusCode && isBonusCode(it.bonusCode) === true ? it.bonusCode : null
      const significantTerms = it.significantTerms?.trim() ?? ''
      const action = localePath(locale.segment, '/signup')
      return [{ _type: it._type, _key, title, text, label, action, bonusCode, significantTerms }]
    }
  }
}

function toBlock(it: PlainBlock, locale: Locale): BlockView {
  const links = (it.markDefs ?? []).filter(({ target }) => isLinkTarget(target) === true)
  const known = ['strong', 'em', ...links.map(({ _key }) => _key)]
  return {
    _type: 'block',
    _key: it._key,
    style: it.style ?? 'normal',
    ...(it.listItem ? { listItem: it.listItem, level: it.level ?? 1 } : {}),
    children: (it.children ?? []).map((span) => ({
      _type: 'span',
      _key: span._key,
      text: span.text ?? '',
      marks: (span.marks ?? []).filter((mark) => known.includes(mark)),
    })),
    markDefs: links.map(({ _key, target }) => {
      const own = target.startsWith('/')
      return { _type: 'link', _key, own, href: own ? contentPath(locale, target) : target }
    }),
  }
}

function pictureOf(
  { image, frame }: Extract<RichPart, { _type: 'richPicture' }>,
  { content, logger }: Context,
): Picture | null {
  try {
    return toTextPicture(toImageSource({ ...image, asset: image.asset._ref }), frame ?? 'own', {
      baseUrl: content.imageBaseUrl,
      sizes: '(min-width: 768px) 720px, 100vw',
    })
  } catch (error) {
    logger.warn({ err: error, asset: image.asset._ref.slice(0, 100) }, 'a picture is left out')
    return null
  }
}
