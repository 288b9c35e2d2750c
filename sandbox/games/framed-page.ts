/** The font of the texts, which a page needs with its first paint; the others are found in its style sheet. */
export const TEXT_FONT =
  '<link rel="preload" as="font" type="font/woff2" href="/game/figtree-latin-wght-normal.woff2" crossorigin>'

/** A page that only these origins may frame: it loads its own files, and has no inline script or style at all. */
export function framedPage(html: string, siteOrigins: readonly string[]): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${siteOrigins.join(' ')}`,
    },
  })
}
