import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocale, useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Inline, Stack } from '#app/ui/Layout/Layout.tsx'
import { signUpAddress } from './sign-up-address.ts'
import type { Choice } from './sign-up-view.server.ts'

/** A visitor who already has an account gets two links to it, and one back to the form (SUP-01). */
export function Duplicated({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('signup')
  const path = useLocalePath()
  return (
    <Stack gap="lg">
      <p>{t('duplicated.text')}</p>
      <Inline gap="md">
        <ButtonLink
          href={path('/login')}
          tone="primary"
          size="large"
          data-testid="signup-duplicated-login"
        >
          {t('duplicated.logIn')}
        </ButtonLink>
        <ButtonLink
          href={path('/reset-password')}
          size="large"
          data-testid="signup-duplicated-reset"
        >
          {t('duplicated.reset')}
        </ButtonLink>
      </Inline>
      <Back onBack={onBack} text={t('duplicated.back')} />
    </Stack>
  )
}

/** Accounts cannot be opened from this country (GAP-054). */
export function Unsupported(props: { countries: readonly Choice[]; onBack?: () => void }) {
  const { t } = useTranslation('signup')
  const path = useLocalePath()
  return (
    <Stack gap="lg">
      <p>{t('unsupported.text')}</p>
      {props.countries.length > 0 ? (
        <>
          <p>{t('unsupported.where')}</p>
          <ul>
            {props.countries.map(({ value, label }) => (
              <li key={value}>{label}</li>
            ))}
          </ul>
        </>
      ) : null}
      <Inline gap="md">
        <ButtonLink href={path('/online-casino')} tone="primary" size="large">
          {t('unsupported.toCasino')}
        </ButtonLink>
        {props.onBack ? (
          <Back onBack={props.onBack} text={t('unsupported.back')} />
        ) : (
          <ElsewhereLink />
        )}
      </Inline>
    </Stack>
  )
}

function ElsewhereLink() {
  const { t } = useTranslation('signup')
  const { segment } = useLocale()
  return (
    <Link to={signUpAddress(segment, { step: 'Details' })} data-testid="signup-elsewhere">
      {t('unsupported.elsewhere')}
    </Link>
  )
}

/** With scripts the form is still there with its input; without, it starts empty. */
function Back({ onBack, text }: { onBack: () => void; text: string }) {
  return (
    <Form
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        onBack()
      }}
    >
      <input type="hidden" name="step" value="Details" />
      <Button type="submit" tone="quiet" size="medium" data-testid="signup-back">
        {text}
      </Button>
    </Form>
  )
}

/** The platform cannot report the state of this sign-up. */
export function Unavailable() {
  const { t } = useTranslation('signup')
  return (
    <Stack gap="lg">
      <p>{t('unavailable.text')}</p>
      <ButtonLink href="" tone="primary">
        {t('unavailable.again')}
      </ButtonLink>
    </Stack>
  )
}
