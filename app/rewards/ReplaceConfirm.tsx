import { useTranslation } from 'react-i18next'
import { PlaceForm, PlaceLink, usePlace } from '#app/session/page-window/place.tsx'
import { Button } from '#app/ui/Button/Button.tsx'
import { LossConfirm } from './LossConfirm.tsx'
import { LostFields } from './LostFields.tsx'
import { lostWith, type RewardView } from './reward-view.ts'

/** The claim conflicts with another bonus: that one is forfeited first, then the claim is made (GAP-133). */
export function ReplaceConfirm(props: {
  active: RewardView
  /** Of the claim. */
  fields: Readonly<Record<string, string>>
  onLeave: (() => void) | null
}) {
  const { active } = props
  const { t } = useTranslation('rewards')
  const isFreeBet = active.freeBet !== null
  const intent = isFreeBet ? 'replace-free-bet' : 'replace'
  const busy = usePlace().sending?.get('intent') === intent
  const lost = { name: active.name, amount: lostWith(active) }
  return (
    <LossConfirm
      title={t(isFreeBet ? 'freeBet.waiting' : 'replace.title')}
      text={t(isFreeBet ? 'freeBet.replaced' : 'replace.text', lost)}
      testId="reward-replace-confirm"
      onClose={props.onLeave}
    >
      <PlaceForm intent={intent}>
        <LostFields reward={active} />
        {Object.entries(props.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" tone="critical" busy={busy} data-testid="reward-replace-yes">
          {t(busy ? 'forfeit.sending' : 'replace.yes')}
        </Button>
      </PlaceForm>
      <PlaceLink search="" testId="reward-replace-no">
        {t('replace.no')}
      </PlaceLink>
    </LossConfirm>
  )
}
