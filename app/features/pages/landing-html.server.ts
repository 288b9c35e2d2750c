import sanitize from 'sanitize-html'
import { localePath } from '#app/market/paths.ts'
import { isLinkTarget } from '#schemas/rules/link-target.ts'
import { isNestedTooDeep } from '#schemas/rules/reader-text.ts'
import { VIDEO_ORIGINS } from '#schemas/rules/video.ts'

/** The maximum size of a landing page in one language, in characters; more is not a real page. */
const MOST = 300_000

/** Elements whose text content is not text to read. */
const UNREAD = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'svg',
  'math',
  'title',
  'xmp',
  'noembed',
  'noframes',
  'object',
]

/**
 * HTML of a campaign tool as our pages may show it (GAP-123): an allow-list of elements and attributes. No scripts,
 * handlers, classes, ids, styles (the site's CSP allows none) or forms; links as anywhere in content, pictures from our
 * own lake, frames only from video hosts, each behind a consent question. Null when nothing visible is left: such a
 * page counts as missing.
 */
export function cleanHtml(
  html: string,
  {
    segment,
    imageBaseUrl,
    askForFrame,
  }: {
    segment: string
    imageBaseUrl: string
    /** Texts of the question before a frame. */
    askForFrame: (host: string) => string
  },
): string | null {
  if (html.length > MOST || isNestedTooDeep(html)) return null
  const hosts = VIDEO_ORIGINS.map((it) => new URL(it).hostname)
  const clean = sanitize(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'div', 'section'],
      ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span'],
      ...['img', 'figure', 'figcaption', 'iframe', 'details', 'summary'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      '*': ['lang', 'dir'],
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      iframe: ['src', 'title'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    allowedIframeHostnames: hosts,
    allowIframeRelativeUrls: false,
    nonTextTags: UNREAD,
    nestingLimit: 40,
    transformTags: {
      // The page has its own heading.
      h1: 'h2',
      a: (tagName, { href = '', ...rest }) => {
        if (isLinkTarget(href) !== true) return { tagName: 'span', attribs: rest }
        return href.startsWith('/')
          ? { tagName, attribs: { ...rest, href: localePath(segment, href), rel: '' } }
          : { tagName, attribs: { ...rest, href, rel: 'noopener noreferrer' } }
      },
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'img' && !attribs.src?.startsWith(`${imageBaseUrl}/`)) ||
      (tag === 'iframe' && !isFrame(attribs.src)),
  })
  const seen = /<(?:img|iframe)\b/.test(clean) || clean.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''
  return seen ? clean.replace(FRAME, (frame) => behindQuestion(frame, askForFrame)) : null
}

const FRAME = /<iframe\b[^>]*>[\s\S]*?<\/iframe>/g

function isFrame(address: string | undefined): boolean {
  return VIDEO_ORIGINS.some((it) => address?.startsWith(`${it}/`))
}

/**
 * A frame in a closed details element requests nothing from its host: it loads when it becomes visible. Built again, not
 * copied from the input.
 */
function behindQuestion(frame: string, askForFrame: (host: string) => string): string {
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(frame)?.[1] ?? ''
  const address = attribute('src')
  const host = VIDEO_ORIGINS.find((it) => address.startsWith(`${it}/`))
  if (!host) return ''
  const question = sanitize(askForFrame(new URL(host).hostname), { allowedTags: [] })
  const title = attribute('title') || question
  return `<details><summary>${question}</summary><iframe src="${address}" title="${title}" loading="lazy" sandbox="allow-scripts allow-same-origin allow-presentation" allow="fullscreen"></iframe></details>`
}
