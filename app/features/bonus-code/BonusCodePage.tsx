import { useLocation, useNavigate } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { RewardTabs } from '#app/rewards/RewardTabs.tsx'
import { BONUS_CODE_PATH } from '#app/rewards/reward-view.ts'
import { PlaceProvider } from '#app/session/page-window/place.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Heading } from '#app/ui/Text/Text.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import { BonusCodeBody } from './BonusCodeBody.tsx'
import * as styles from './BonusCodePage.css.ts'
import type { BonusCodePageData, CodeReply } from './bonus-code-page.server.ts'

/** Entering a bonus code (RTE-29). Works entirely with plain forms and links. */
export function BonusCodePage(props: {
  page: BonusCodePageData
  lastReply: CodeReply | undefined
}) {
  const { t } = useTranslation('rewards')
  const path = useLocalePath()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <PlaceProvider value={{ action: path(BONUS_CODE_PATH), sending: useSending(), window: null }}>
      <div className={styles.column}>
        <Stack gap="xl">
          <Heading level={1}>{t('code.title')}</Heading>
          <RewardTabs takesCodes />
          <BonusCodeBody
            carried={props.page.carried}
            claimKey={props.page.key}
            reply={props.lastReply}
            onLeave={() => navigate(pathname, { preventScrollReset: true })}
          />
        </Stack>
      </div>
    </PlaceProvider>
  )
}
