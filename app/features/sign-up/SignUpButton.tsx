import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { signUpAddress } from './sign-up-address.ts'

/** A link to the sign-up, which returns to this page at the end (docs/decisions/0015). */
export function SignUpButton() {
  const { t } = useTranslation()
  const { segment } = useLocale()
  const { pathname, search } = useLocation()
  return (
    <ButtonLink
      href={signUpAddress(segment, { next: `${pathname}${search}` })}
      size="medium"
      data-testid="signup-open"
    >
      {t('header.signUp')}
    </ButtonLink>
  )
}
