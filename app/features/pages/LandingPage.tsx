import { useRef } from 'react'
import { useLinkNavigation } from '#app/content/fragments/use-link-navigation.ts'
import { RichText, type ShowGames } from '#app/content/rich-text/RichText.tsx'
import { PageContainer } from '#app/ui/Layout/Layout.tsx'
import { PageColumn } from '#app/ui/PageColumn/PageColumn.tsx'
import { Heading } from '#app/ui/Text/Text.tsx'
import * as styles from './Pages.css.ts'
import type { LandingPageView } from './pages.server.ts'

/** A marketing page: sanitised HTML, then the parts from the Studio (RTE-12). */
export function LandingPage({ page, showGames }: { page: LandingPageView; showGames: ShowGames }) {
  const element = useRef<HTMLDivElement>(null)
  useLinkNavigation(element)
  return (
    <PageContainer>
      <PageColumn measure="read" as="article" data-edit={`landingPage:${page.id}`}>
        <Heading level={1} size="xxxl">
          {page.title}
        </Heading>
        {page.html === null ? null : (
          <div
            ref={element}
            className={styles.html}
            data-testid="landing-html"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list on the server (GAP-123).
            dangerouslySetInnerHTML={{ __html: page.html }}
          />
        )}
        {page.body ? <RichText text={page.body} showGames={showGames} /> : null}
      </PageColumn>
    </PageContainer>
  )
}
