import { useTranslation } from 'react-i18next'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { DoneHere } from './Panel.tsx'
import { AddressPanel, PersonalPanel, ProvincePanel } from './PersonPanels.tsx'
import { PhonePanel } from './PhonePanel.tsx'
import {
  LanguagePanel,
  NotificationsPanel,
  SubscriptionsPanel,
  SuggestionsPanel,
} from './PreferencePanels.tsx'
import * as styles from './Profile.css.ts'
import { PANELS } from './panels.ts'
import type { ProfilePageData } from './profile.server.ts'
import type { ProfileReply } from './profile-reply.ts'
import { AccountPanel, ActivityPanel, DevicesPanel, PasswordPanel } from './SecurityPanels.tsx'
import { useDone } from './use-done.ts'
import { LastReply, useErrorToast } from './use-panel-form.ts'

/** The account page: every section with its own platform request and its own forms (GAP-060). */
export function ProfilePage(props: { page: ProfilePageData; lastReply: ProfileReply | undefined }) {
  const { page } = props
  const { t } = useTranslation('profile')
  useErrorToast(props.lastReply)
  return (
    <LastReply.Provider value={props.lastReply}>
      <DoneHere.Provider value={useDone()}>
        <Stack gap="xl">
          <Heading level={1}>{t('title')}</Heading>
          {page.restricted ? (
            <Notice tone="warning" title={t('restricted.title')}>
              {t('restricted.text')}
            </Notice>
          ) : null}
          <div className={styles.columns}>
            <Parts hasProvince={page.province !== null} />
            <div className={styles.panels}>
              <PersonalPanel page={page} />
              <AddressPanel page={page} />
              <ProvincePanel page={page} />
              <PhonePanel page={page} />
              <PasswordPanel />
              <LanguagePanel page={page} />
              <SubscriptionsPanel page={page} />
              <NotificationsPanel page={page} />
              <SuggestionsPanel page={page} />
              <ActivityPanel page={page} />
              <DevicesPanel page={page} />
              <AccountPanel page={page} />
            </div>
          </div>
        </Stack>
      </DoneHere.Provider>
    </LastReply.Provider>
  )
}

/** Links to the sections of this long page. */
function Parts({ hasProvince }: { hasProvince: boolean }) {
  const { t } = useTranslation('profile')
  const shown = PANELS.filter((it) => it !== 'province' || hasProvince)
  return (
    <nav aria-label={t('parts')} className={styles.parts}>
      <ul className={styles.partList}>
        {shown.map((name) => (
          <li key={name}>
            <a href={`#${name}`} className={styles.part}>
              {t(`panels.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
