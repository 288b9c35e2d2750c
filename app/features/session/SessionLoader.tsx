import { useFetchers, useNavigation, useRevalidator } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import * as styles from './Session.css.ts'

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

/** Whether the visitor's identity is resolved (SES-01, GAP-037). */
type SessionState = 'Pending' | 'Requested' | 'Resolved'

/**
 * `known`: the server has resolved the visitor. `asking`: a login, a navigation or a revalidation is in flight. The
 * current page stays as it was allowed; the next one is shown once it is resolved.
 */
export function sessionState({ known, asking }: { known: boolean; asking: boolean }): SessionState {
  if (asking) return 'Requested'
  return known ? 'Resolved' : 'Pending'
}
