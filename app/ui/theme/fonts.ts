import '@fontsource-variable/bricolage-grotesque/index.css'
import '@fontsource-variable/figtree/index.css'
import heading from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/** Preloaded with the document, so that the first paint has its fonts: 61 KB together. */
export const FONT_PRELOADS = [heading, text].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2' as const,
  crossOrigin: 'anonymous' as const,
}))
