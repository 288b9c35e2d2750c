import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useFlashMessage } from '#app/session/use-flash-message.ts'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { DoneHere, LoadedPanel } from './Panel.tsx'
import { PanelForm, PanelSelectField, PanelTextField } from './PanelForm.tsx'
import { PhonePanel } from './PhonePanel.tsx'
import {
  LanguagePanel,
  NotificationsPanel,
  SubscriptionsPanel,
  SuggestionsPanel,
} from './PreferencePanels.tsx'
import * as styles from './Profile.css.ts'
import { DONE, type Done, doneIn, PANELS } from './panels.ts'
import type { ProfilePageData } from './profile.server.ts'
import type { ProfileReply } from './profile-reply.ts'
import { AccountPanel, ActivityPanel, DevicesPanel, PasswordPanel } from './SecurityPanels.tsx'
import { LastReply, useErrorToast, usePanelForm } from './use-panel-form.ts'

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
            <Parts page={page} />
            <div className={styles.panels}>
              <PersonalPanel page={page} />
              <AddressPanel page={page} />
              <ProvincePanel page={page} />
              <PhonePanel page={page} />
              <PasswordPanel />
              <LanguagePanel page={page} />
              <SubscriptionsPanel page={page} />
              {page.mayManage ? (
                <>
                  <NotificationsPanel page={page} />
                  <SuggestionsPanel page={page} />
                </>
              ) : null}
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
function Parts({ page }: { page: ProfilePageData }) {
  const { t } = useTranslation('profile')
  const isShown: Partial<Record<(typeof PANELS)[number], boolean>> = {
    province: page.province !== null,
    notifications: page.mayManage,
    suggestions: page.mayManage,
  }
  const shown = PANELS.filter((it) => isShown[it] ?? true)
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

/** Name and date of birth change by support only (GAP-058). */
function PersonalPanel({ page }: { page: ProfilePageData }) {
  const { t } = useTranslation('profile')
  return (
    <LoadedPanel name="personal" loaded={page.personal}>
      {(person) => (
        <>
          <Facts
            facts={[
              { name: t('personal.name'), value: person.name },
              { name: t('personal.email'), value: person.email },
              {
                name: t('personal.dateOfBirth'),
                value: person.dateOfBirth ?? t('personal.unknown'),
              },
              { name: t('personal.country'), value: person.country },
            ]}
          />
          <Text tone="muted">{t('personal.howToChange')}</Text>
        </>
      )}
    </LoadedPanel>
  )
}

const ADDRESS = 'account-address'

function AddressPanel({ page }: { page: ProfilePageData }) {
  const { t } = useTranslation('profile')
  const form = usePanelForm('address')
  return (
    <LoadedPanel name="address" loaded={page.address}>
      {({ street, city, postalCode }) => (
        <PanelForm name={ADDRESS} form={form} submit={t('address.save')}>
          <PanelTextField
            form={form}
            name={ADDRESS}
            field="street"
            label={t('address.street')}
            value={street}
            autoComplete="street-address"
            maxLength={100}
          />
          <PanelTextField
            form={form}
            name={ADDRESS}
            field="postalCode"
            label={t('address.postalCode')}
            value={postalCode}
            autoComplete="postal-code"
            maxLength={20}
          />
          <PanelTextField
            form={form}
            name={ADDRESS}
            field="city"
            label={t('address.city')}
            value={city}
            autoComplete="address-level2"
            maxLength={60}
          />
          <Text size="small" tone="muted">
            {t('address.countryStays')}
          </Text>
        </PanelForm>
      )}
    </LoadedPanel>
  )
}

const PROVINCE = 'account-province'

/** If addresses have a province (ACC-06). */
function ProvincePanel({ page }: { page: ProfilePageData }) {
  const { t } = useTranslation('profile')
  const form = usePanelForm('province')
  return page.province === null ? null : (
    <LoadedPanel name="province" loaded={page.province}>
      {({ code, choices }) => (
        <PanelForm name={PROVINCE} form={form} submit={t('province.save')}>
          <PanelSelectField
            form={form}
            name={PROVINCE}
            field="provinceCode"
            label={t('province.label')}
            help={t('province.help')}
            value={code}
            choices={choices}
            placeholder={t('province.choose')}
            autoComplete="address-level1"
          />
        </PanelForm>
      )}
    </LoadedPanel>
  )
}

/** What was just done, where a toast cannot show it (ACC-14). */
function useDone(): Done | null {
  const { t } = useTranslation('profile')
  return useFlashMessage(doneIn(useLocation().search), (done) => t(DONE[done]))
}
