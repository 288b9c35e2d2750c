import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/** The page `/401` (CON-04): says what is missing and offers the login, which returns to the requested page. */
export function UnauthorizedScreen(props: { continueTo: string | null; logIn: ReactNode }) {
  const { t } = useTranslation()
  const path = useLocalePath()
  const signedIn = props.continueTo !== null
  return (
    <ErrorScreen
      title={t('errors.unauthorized.title')}
      text={t(signedIn ? 'errors.unauthorized.textLoggedIn' : 'errors.unauthorized.text')}
      actions={
        <>
          {props.continueTo === null ? (
            props.logIn
          ) : (
            <ButtonLink href={props.continueTo} tone="primary" size="medium">
              {t('errors.unauthorized.continue')}
            </ButtonLink>
          )}
          <ButtonLink href={path('/')} tone="neutral" size="medium">
            {t('errors.notFound.home')}
          </ButtonLink>
        </>
      }
    />
  )
}
