import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { MovementTable } from '#app/ui/MovementTable/MovementTable.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { ROUND_SETTLES_WITHIN_HOURS } from '#contracts/round-times.ts'
import * as styles from './Rounds.css.ts'
import type { RoundPage } from './rounds.server.ts'

/** One round: its stakes and payouts, its result, and every transaction in it. */
export function RoundView({ page }: { page: RoundPage }) {
  const { t } = useTranslation('rounds')
  const path = useLocalePath()
  const game = page.game ?? t('unknownGame')
  return (
    <Stack gap="xl">
      <div>
        <ButtonLink href={path('/my-account/rounds')} tone="quiet" size="small">
          {t('back')}
        </ButtonLink>
      </div>
      <Heading level={1}>{t('roundOf', { game })}</Heading>
      {page.state === 'OPEN' ? (
        <Notice tone="warning" title={t('states.OPEN')}>
          <Stack gap="sm">
            <span>{t('settles', { hours: ROUND_SETTLES_WITHIN_HOURS })}</span>
            {page.resume === null ? null : (
              <span>
                <ButtonLink href={page.resume} tone="primary" size="small">
                  {t('resume')}
                </ButtonLink>
              </span>
            )}
          </Stack>
        </Notice>
      ) : null}
      <div data-testid="round-facts">
        <Facts facts={useFacts(page)} />
      </div>
      <Outcome page={page} />
      <Movements page={page} />
      <Text size="small" tone="muted">
        {t('timeZone', { zone: page.timeZone })}
      </Text>
    </Stack>
  )
}

function useFacts(page: RoundPage) {
  const { t } = useTranslation('rounds')
  const nothing = '–'
  return [
    { name: t('state'), value: t(`states.${page.state}`) },
    { name: t('when'), value: page.when },
    { name: t('stake'), value: page.stake },
    { name: t('payout'), value: page.payout },
    { name: t('balanceBefore'), value: page.balanceBefore ?? nothing },
    { name: t('balanceAfter'), value: page.balanceAfter ?? nothing },
    ...(page.outcome ? [{ name: t('gameVersion'), value: page.outcome.gameVersion }] : []),
    { name: t('reference'), value: page.id },
  ]
}

function Outcome({ page }: { page: RoundPage }) {
  const { t } = useTranslation('rounds')
  if (page.state === 'OPEN') return null
  const { outcome } = page
  return (
    <Stack gap="md">
      <Heading level={2}>{t('outcome')}</Heading>
      {outcome === null ? (
        <Notice tone="info" title={t('noOutcomeTitle')}>
          {t('noOutcomeText')}
        </Notice>
      ) : (
        <div data-testid="round-outcome">
          <Stack gap="md">
            {outcome.picture === null ? null : (
              <div className={styles.pictureBox}>
                {/* The text below describes what it shows. */}
                <img src={outcome.picture} alt={t('picture')} className={styles.picture} />
              </div>
            )}
            <ul className={styles.words}>
              {outcome.words.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a past round never move, and two may be the same
                <li key={index}>{line}</li>
              ))}
            </ul>
          </Stack>
        </div>
      )}
    </Stack>
  )
}

function Movements({ page: { movements } }: { page: RoundPage }) {
  const { t } = useTranslation('rounds')
  const { t: account } = useTranslation('account')
  const [when, amount, balanceAfter] = [t('when'), t('amount'), t('balanceAfter')]
  return (
    <MovementTable
      title={t('movements')}
      heads={{ when, what: t('movement'), amount, balanceAfter }}
      rows={movements.map(({ type, ...it }) => ({
        ...it,
        what: account(`types.${type as 'BET'}`),
      }))}
    />
  )
}
