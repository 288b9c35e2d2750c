import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Icon } from '#app/ui/Icon/Icon.tsx'
import * as styles from './Search.css.ts'
import { SEARCH_PATH } from './search-query.ts'

/** Link to the search where the header has no room for a field. */
export function SearchLink() {
  const { t } = useTranslation()
  const path = useLocalePath()
  return (
    <Link
      to={path(SEARCH_PATH)}
      className={styles.link}
      aria-label={t('search.label')}
      data-testid="search-link"
    >
      <Icon name="search" />
    </Link>
  )
}
