import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Inline, PageContainer, Stack } from '#app/ui/Layout/Layout.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'

/** No play from this country, or in this market, and access to the player's money (GAP-021, STU-04). */
export function Restricted(props: {
  why: 'restricted' | 'closed'
  /** Where the connection seems to come from, if that is the reason (MKT-19). */
  place: string | null
  signedIn: boolean
  logIn: ReactNode
}) {
  const { t } = useTranslation('guards')
  const path = useLocalePath()
  return (
    <PageContainer>
      <Stack gap="xl">
        <Heading level={1}>{t(`${props.why}.title`)}</Heading>
        <Text size="large">{t(`${props.why}.text`)}</Text>
        {props.place === null ? null : (
          <Text data-testid="restricted-place">
            {t('restricted.place', { place: props.place })}
          </Text>
        )}
        <Text>{t(props.signedIn ? 'restricted.money' : 'restricted.moneyLoggedOut')}</Text>
        <Inline gap="md">
          {props.signedIn ? (
            <>
              <ButtonLink href={path('/my-account/banking/withdraw')} tone="primary" size="medium">
                {t('restricted.withdraw')}
              </ButtonLink>
              <ButtonLink
                href={path('/my-account/banking/transactions')}
                tone="neutral"
                size="medium"
              >
                {t('restricted.transactions')}
              </ButtonLink>
              <Form method="post" action={path('/logout')}>
                <Button type="submit" tone="neutral" size="medium">
                  {t('restricted.logOut')}
                </Button>
              </Form>
            </>
          ) : (
            props.logIn
          )}
          <ButtonLink href={path('/contact-live-chat')} tone="neutral" size="medium">
            {t('restricted.help')}
          </ButtonLink>
        </Inline>
      </Stack>
    </PageContainer>
  )
}
