import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { REWARDS_PATH } from '#app/rewards/reward-view.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import type { DepositView } from './deposit-view.ts'

/** What happened to the bonus chosen with a deposit: it is pending, it was credited, or why not. */
export function DepositBonus({ bonus }: { bonus: NonNullable<DepositView['bonus']> }) {
  const { t } = useTranslation('rewards')
  const path = useLocalePath()
  return (
    <div role="status" data-testid="deposit-bonus" data-told={bonus.told}>
      <Notice
        tone={bonus.told === 'granted' ? 'success' : 'info'}
        title={t(`told.${bonus.told}.title`, { amount: bonus.amount })}
      >
        <Stack gap="md">
          <p>
            {bonus.because === null ? null : `${t(`failures.${bonus.because}`)} `}
            {t(`told.${bonus.told}.text`)}
          </p>
          {bonus.told === 'granted' ? (
            <span>
              <ButtonLink href={path(REWARDS_PATH)} size="small">
                {t('told.way')}
              </ButtonLink>
            </span>
          ) : null}
        </Stack>
      </Notice>
    </div>
  )
}
