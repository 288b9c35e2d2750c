import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText, type ShowGames } from '#app/content/rich-text/RichText.tsx'
import { PageContainer } from '#app/ui/Layout/Layout.tsx'
import { Heading } from '#app/ui/Text/Text.tsx'
import * as styles from './Pages.css.ts'
import type { StaticPageView } from './pages.server.ts'

/** A text page, with links to the others of its group (CNT-09). `children` come below the text. */
export function StaticPage(props: {
  page: StaticPageView
  showGames: ShowGames
  children?: ReactNode
}) {
  const { t } = useTranslation('content')
  const { page } = props
  return (
    <PageContainer>
      <div className={styles.layout} data-edit={`staticPage:${page.id}`}>
        <article className={styles.article}>
          <Heading level={1}>{page.title}</Heading>
          {page.body ? <RichText text={page.body} showGames={props.showGames} /> : null}
          {props.children}
        </article>
        {page.beside.length > 1 ? (
          <nav className={styles.beside} aria-label={t('page.beside')}>
            <ul className={styles.links}>
              {page.beside.map((it) => (
                <li key={it.href}>
                  <Link
                    className={styles.link}
                    to={it.href}
                    aria-current={it.current ? 'page' : undefined}
                  >
                    {it.title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </PageContainer>
  )
}
