import { underLocale } from '#app/market/paths.ts'
import type { FrameData } from './frame.server.ts'

/** Canonical URL and the same page in every locale; player pages and errors are not for search engines. */
export function SearchEngineLinks(props: {
  frame: FrameData
  pathname: string
  indexable: boolean
  /** Markets that have this page; empty means all. */
  onlyIn: readonly string[]
}) {
  const { frame, pathname, onlyIn } = props
  if (!props.indexable) return <meta name="robots" content="noindex" />
  const address = (segment: string) => `${frame.publicOrigin}${underLocale(pathname, '', segment)}`
  return (
    <>
      <link rel="canonical" href={address(frame.locale.segment)} />
      {frame.alternates
        .filter(
          ({ segment }) => onlyIn.length === 0 || onlyIn.some((it) => segment.endsWith(`-${it}`)),
        )
        .map(({ hreflang, segment }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={address(segment)} />
        ))}
    </>
  )
}
