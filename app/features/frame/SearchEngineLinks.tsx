import { underLocale } from '#app/market/paths.ts'
import type { FrameData } from './frame.server.ts'

/** Canonical address and the same page in every locale; pages of a player or an error are not for search. */
export function SearchEngineLinks(props: {
  frame: FrameData
  pathname: string
  indexable: boolean
  /** Markets that have this page; empty is all. */
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
