import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import { CookieSettingsButton } from './CookieSettingsButton.tsx'
import * as styles from './Cookies.css.ts'
import { CHOOSE_PATH, useCookiesFetcher } from './use-choose-cookies.ts'

/**
 * Asks visitors without a choice (COO-02). Three options, alike in looks and effort; it covers no more than it has to
 * and takes no focus. The server omits it once a choice is made, so it does not flash.
 */
export function CookieNotice() {
  const { t } = useTranslation()
  const path = useLocalePath()
  const { pathname, search } = useLocation()
  const { Form, state } = useCookiesFetcher()
  const busy = state !== 'idle'
  return (
    <section className={styles.notice} aria-labelledby="cookies-title" data-testid="cookie-notice">
      <div className={styles.words}>
        <h2 id="cookies-title" className={styles.title}>
          {t('cookies.title')}
        </h2>
        <p>
          {t('cookies.text')} <a href={path('/cookie-policy')}>{t('cookies.policy')}</a>
        </p>
      </div>
      <Form method="post" action={CHOOSE_PATH} className={styles.choices}>
        <input type="hidden" name="back" value={`${pathname}${search}`} />
        <div className={styles.acceptOrReject}>
          <ChoiceButton choice="accept" busy={busy} testId="cookies-accept">
            {t('cookies.accept')}
          </ChoiceButton>
          <ChoiceButton choice="reject" busy={busy} testId="cookies-reject">
            {t('cookies.reject')}
          </ChoiceButton>
        </div>
        <CookieSettingsButton look="button" />
      </Form>
    </section>
  )
}
