import { alternatesIn } from '#app/market/page-locale.ts'
import { localePath, underLocale } from '#app/market/paths.ts'
import type { PageLayoutData } from './layout.server.ts'

/** Canonical URL and the same page in every locale; player pages and errors are not for search engines. */
export function SearchEngineLinks(props: {
  frame: PageLayoutData
  pathname: string
  indexable: boolean
  /** Markets that have this page; empty means all. */
  onlyIn: readonly string[]
  /** The page's path below the locale in languages with an own one, and in `en` for the others; null: it is the same. */
  addressIn: Readonly<Record<string, string>> | null
}) {
  const { frame: layout, pathname, onlyIn } = props
  if (!props.indexable) return <meta name="robots" content="noindex" />
  const address = (segment: string) => {
    const own = props.addressIn && addressOf(props.addressIn, segment)
    return `${layout.publicOrigin}${own ?? underLocale(pathname, '', segment)}`
  }
  return (
    <>
      <link rel="canonical" href={address(layout.locale.segment)} />
      {alternatesIn(layout.alternates, onlyIn).map(({ hreflang, segment }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={address(segment)} />
      ))}
    </>
  )
}

function addressOf(addressIn: Readonly<Record<string, string>>, segment: string): string {
  const language = segment.split('-')[0] ?? ''
  return localePath(segment, addressIn[language] ?? addressIn.en ?? '/')
}
