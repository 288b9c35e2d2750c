import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { RewardProgress } from '#app/rewards/RewardProgress.tsx'
import type { RewardView } from '#app/rewards/reward-view.ts'
import { TruthCard } from '#app/rewards/TruthCard.tsx'
import { PlaceForm, PlaceLink, usePlace } from '#app/session/page-window/place.tsx'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Surface } from '#app/ui/Surface/Surface.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './RewardsPage.css.ts'

/** One reward: its progress, its conditions, and the one available action. */
export function RewardCard({ reward, claimKey }: { reward: RewardView; claimKey: string }) {
  const { t } = useTranslation('rewards')
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      data-testid="reward"
      data-campaign={reward.campaignId}
      data-assignment={reward.assignmentId ?? undefined}
    >
      <Surface>
        <div className={styles.reward}>
          <div id={id} className={styles.head}>
            <Heading level={3}>{reward.name}</Heading>
            <Chip>{t(`products.${reward.product}`)}</Chip>
          </div>
          {reward.offerEnds === null ? null : (
            <Text size="small" tone="muted">
              {t('offeredUntil', { time: reward.offerEnds.when })}
            </Text>
          )}
          <RewardProgress reward={reward} />
          {reward.card === null ? null : <TruthCard card={reward.card} />}
          <div className={styles.ways}>
            {reward.assignmentId === null ? (
              <Claim reward={reward} claimKey={claimKey} />
            ) : (
              <PlaceLink
                search={`?forfeit=${reward.assignmentId}`}
                tone="quiet"
                testId="reward-forfeit"
              >
                {t('forfeit.button')}
              </PlaceLink>
            )}
          </div>
        </div>
      </Surface>
    </article>
  )
}

/** No button here is primary: nothing encourages a claim. */
function Claim({ reward, claimKey }: { reward: RewardView; claimKey: string }) {
  const { t } = useTranslation('rewards')
  const path = useLocalePath()
  const sending = usePlace().sending
  const busy = sending?.get('intent') === 'claim' && sending.get('campaignId') === reward.campaignId
  if (reward.kind === 'DEPOSIT_MATCH') {
    return (
      <>
        <Text size="small" tone="muted">
          {t('claim.withDeposit')}
        </Text>
        <ButtonLink href={path('/deposit')} data-testid="reward-to-deposit">
          {t('claim.toDeposit')}
        </ButtonLink>
      </>
    )
  }
  return (
    <PlaceForm intent="claim">
      <input type="hidden" name="campaignId" value={reward.campaignId} />
      <input type="hidden" name="key" value={claimKey} />
      <Button
        type="submit"
        busy={busy}
        aria-label={t('claim.of', { name: reward.name })}
        data-testid="reward-claim"
      >
        {t(busy ? 'claim.sending' : 'claim.button')}
      </Button>
    </PlaceForm>
  )
}
