import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Search.css.ts'
import { SearchBox } from './SearchBox.tsx'
import type { SearchGroup, SearchView } from './search-view.ts'

type View = SearchView<unknown>
type Found = Extract<View, { state: 'found' }>

/** Search results in groups; `games` and `starts`, those before the first letter, are rendered by the caller. */
export function SearchPage(props: { view: View; games: ReactNode; starts: ReactNode }) {
  const { view, games } = props
  const { t } = useTranslation('search')
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Heading level={1}>{t('title')}</Heading>
        <SearchBox key={view.query} look="page" initial={view.query} />
        <p className={textStyles.note} role="status" data-testid="search-status">
          {statusOf(view)}
        </p>
      </div>
      {view.state === 'found' ? <Results view={view} games={games} /> : null}
      {view.state === 'none' ? <Nothing /> : null}
      {view.state === 'asks' ? <div className={styles.group}>{props.starts}</div> : null}
      {view.state === 'unavailable' ? (
        <div className={styles.group}>
          <Text>{t('down.text')}</Text>
        </div>
      ) : null}
    </div>
  )

  function statusOf(it: View): string {
    if (it.state === 'found') return t('found', { total: it.total })
    if (it.state === 'none') return t('none.title', { query: it.query })
    if (it.state === 'unavailable') return t('down.title')
    return it.state === 'short' ? t('short') : t('description')
  }
}

function Results({ view, games }: { view: Found; games: ReactNode }) {
  const { t } = useTranslation('search')
  return (
    <>
      {view.groups.map((it) => (
        <Group key={it.id} group={it} />
      ))}
      {view.games.total > 0 ? (
        <section className={styles.games} aria-labelledby="found-games">
          <h2 id="found-games" className={styles.groupTitle}>
            {t('groups.games')}{' '}
            <span className={styles.ofTotal}>
              {t('shown', { shown: view.games.tiles.length, total: view.games.total })}
            </span>
          </h2>
          {games}
          {view.games.more === null ? null : (
            <div className={styles.more}>
              <ButtonLink href={view.games.more} preventScrollReset>
                {t('more')}
              </ButtonLink>
            </div>
          )}
        </section>
      ) : null}
    </>
  )
}

function Group({ group }: { group: SearchGroup }) {
  const { t } = useTranslation('search')
  const id = `found-${group.id}`
  return (
    <section className={styles.group} aria-labelledby={id} data-testid={id}>
      <h2 id={id} className={styles.groupTitle}>
        {t(`groups.${group.id}`)}
      </h2>
      <ul className={styles.links}>
        {group.links.map((it) => (
          <li key={it.href + it.title}>
            <Link to={it.href} className={styles.pill}>
              {it.title}
              {it.note ? <span className={styles.note}>{it.note}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Nothing() {
  const { t } = useTranslation('search')
  const path = useLocalePath()
  return (
    <div className={styles.group}>
      <Text>{t('none.text')}</Text>
      <div>
        <ButtonLink href={path('/online-casino')}>{t('none.way')}</ButtonLink>
      </div>
    </div>
  )
}
