import { useFetchers, useNavigation, useRevalidator } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import * as styles from './Session.css.ts'
import { sessionState } from './session-state.ts'

/** The login's fetcher, by its key. */
const LOGIN = 'login'

/**
 * The loader while the session is being resolved: on a navigation, a revalidation, a login (GRD-01). Shown only when
 * that takes noticeably long.
 */
export function SessionLoader({ known }: { known: boolean }) {
  const { t } = useTranslation()
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  const login = useFetchers().find((it) => it.key === LOGIN)
  const asking =
    navigation.state !== 'idle' ||
    revalidator.state !== 'idle' ||
    (login !== undefined && login.state !== 'idle')
  const state = sessionState({ known, asking })
  return (
    <div role="status" data-session={state} className={styles.region}>
      {state === 'Requested' ? (
        <span className={styles.loader}>
          <span className={styles.words}>{t('loading')}</span>
        </span>
      ) : null}
    </div>
  )
}
