import { useTranslation } from 'react-i18next'
import { LossConfirm } from '#app/rewards/LossConfirm.tsx'
import { LostFields } from '#app/rewards/LostFields.tsx'
import { lostWith, type RewardView } from '#app/rewards/reward-view.ts'
import { PlaceForm, PlaceLink, usePlace } from '#app/session/page-window/place.tsx'
import { Button } from '#app/ui/Button/Button.tsx'

/** What is lost by forfeiting a bonus, before it is done (table 4). */
export function ForfeitConfirm(props: { reward: RewardView; onLeave: (() => void) | null }) {
  const { reward } = props
  const { t } = useTranslation('rewards')
  const busy = usePlace().sending?.get('intent') === 'forfeit'
  return (
    <LossConfirm
      title={t('forfeit.title', { name: reward.name })}
      text={t('forfeit.text', { amount: lostWith(reward) })}
      testId="reward-forfeit-confirm"
      onClose={props.onLeave}
    >
      <PlaceForm intent="forfeit">
        <LostFields reward={reward} />
        <Button type="submit" tone="critical" busy={busy} data-testid="reward-forfeit-yes">
          {t(busy ? 'forfeit.sending' : 'forfeit.yes')}
        </Button>
      </PlaceForm>
      <PlaceLink search="" testId="reward-forfeit-no">
        {t('forfeit.no')}
      </PlaceLink>
    </LossConfirm>
  )
}
