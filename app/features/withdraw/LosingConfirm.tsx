import { useNavigate } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { LossConfirm } from '#app/rewards/LossConfirm.tsx'
import { PlaceForm, PlaceLink, usePlace } from '#app/session/page-window/place.tsx'
import { Button } from '#app/ui/Button/Button.tsx'
import { searchOf, WAYS } from './ways.ts'
import type { WithdrawPage } from './withdraw.server.ts'
import type { WithdrawReply } from './withdraw-actions.server.ts'

/**
 * A bonus is active: what is forfeited with the withdrawal, before it is made (table 4, forfeit on withdrawal). The
 * same form with one more field, so that it is the same withdrawal.
 */
export function LosingConfirm({ page, reply }: { page: WithdrawPage; reply: WithdrawReply }) {
  const { t } = useTranslation('rewards')
  const path = useLocalePath()
  const navigate = useNavigate()
  const { sending, window } = usePlace()
  const busy = sending?.get('intent') === 'withdraw'
  const losing = reply.losing ?? []
  const search = searchOf(page)
  return (
    <LossConfirm
      title={t('withdraw.title')}
      text={
        losing.length === 0
          ? t('withdraw.unread')
          : losing.map((it) => t('withdraw.text', it)).join(' ')
      }
      testId="withdraw-losing"
      onClose={
        window === null
          ? () => navigate(`${WAYS.again(path)}${search}`, { preventScrollReset: true })
          : null
      }
    >
      <PlaceForm intent="withdraw" search={search} keepsScroll={false}>
        <input type="hidden" name="method" value={reply.typed.method} />
        <input type="hidden" name="amount" value={reply.typed.amount} />
        <input type="hidden" name="reference" value={reply.reference ?? ''} />
        <input type="hidden" name="forfeitBonus" value="yes" />
        <Button type="submit" tone="critical" busy={busy} data-testid="withdraw-losing-yes">
          {t(busy ? 'forfeit.sending' : 'withdraw.yes')}
        </Button>
      </PlaceForm>
      <PlaceLink search={search} testId="withdraw-losing-no">
        {t('withdraw.no')}
      </PlaceLink>
    </LossConfirm>
  )
}
