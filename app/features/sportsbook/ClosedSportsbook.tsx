import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Inline, PageContainer, Stack } from '#app/ui/Layout/Layout.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import type { ClosedView } from './book-view.ts'

const PATHS = { casino: '/online-casino', liveCasino: '/live-casino-online' } as const

/** Why there is no sportsbook for this visitor, and where to go on (GRD-10 to GRD-13). */
export function ClosedSportsbook({ reason, ways }: ClosedView) {
  const { t } = useTranslation(['sportsbook', 'common'])
  const path = useLocalePath()
  const isOfAccount = reason === 'account' || reason === 'withheld'
  return (
    <PageContainer>
      <Stack gap="xl">
        <Heading level={1}>{t(`closed.${reason}.title`)}</Heading>
        <div data-testid={`sportsbook-closed-${reason}`}>
          <Text size="large">{t(`closed.${reason}.text`)}</Text>
        </div>
        {isOfAccount ? <Text>{t('closed.betsStand')}</Text> : null}
        <Inline gap="md">
          {reason === 'account' ? (
            <ButtonLink href={path('/my-account/banking/withdraw')} tone="primary" size="medium">
              {t('common:header.withdraw')}
            </ButtonLink>
          ) : null}
          {reason === 'withheld' ? (
            <ButtonLink href={path('/contact-live-chat')} tone="primary" size="medium">
              {t('closed.contact')}
            </ButtonLink>
          ) : null}
          {ways.map((it) => (
            <ButtonLink key={it} href={path(PATHS[it])} tone="neutral" size="medium">
              {t(`common:nav.${it}`)}
            </ButtonLink>
          ))}
          <ButtonLink href={path('/')} tone="neutral" size="medium">
            {t('common:nav.home')}
          </ButtonLink>
        </Inline>
      </Stack>
    </PageContainer>
  )
}
