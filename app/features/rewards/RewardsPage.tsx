import { useLocation, useNavigate } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { RewardTabs } from '#app/rewards/RewardTabs.tsx'
import { REWARDS_PATH } from '#app/rewards/reward-view.ts'
import { PlaceProvider } from '#app/session/page-window/place.tsx'
import { useFlashMessage } from '#app/session/use-flash-message.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import { doneIn } from './done.ts'
import { RewardsBody } from './RewardsBody.tsx'
import * as styles from './RewardsPage.css.ts'
import type { RewardReply } from './reward-actions.server.ts'
import type { RewardsPageData } from './rewards-page.server.ts'

/** A player's rewards (RTE-28). Works entirely with plain forms and links. */
export function RewardsPage(props: {
  page: RewardsPageData
  onlyActive: boolean
  lastReply: RewardReply | undefined
}) {
  const { page, onlyActive } = props
  const { t } = useTranslation('rewards')
  const path = useLocalePath()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const done = useFlashMessage(doneIn(search), (it) => t(`done.${it}`))
  return (
    <PlaceProvider value={{ action: path(REWARDS_PATH), sending: useSending(), window: null }}>
      <div className={styles.column}>
        <Stack gap="xl">
          <Heading level={1}>{t(onlyActive ? 'titleActive' : 'title')}</Heading>
          <Text tone="muted">{t('intro')}</Text>
          <RewardTabs takesCodes={page.takesCodes} />
          {done === null ? null : (
            <div role="status">
              <Notice tone="success" title={t(`done.${done}`)} />
            </div>
          )}
          <RewardsBody
            page={page}
            onlyActive={onlyActive}
            reply={props.lastReply}
            onLeave={() => navigate(pathname, { preventScrollReset: true })}
          />
        </Stack>
      </div>
    </PlaceProvider>
  )
}
