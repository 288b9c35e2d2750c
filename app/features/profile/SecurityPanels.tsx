import { Form, useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Text } from '#app/ui/Text/Text.tsx'
import type { DeviceRow } from './account-rows.ts'
import { LoadedPanel, Panel } from './Panel.tsx'
import { PanelForm, PanelTextField } from './PanelForm.tsx'
import * as styles from './Profile.css.ts'
import { doneIn } from './panels.ts'
import type { ProfilePageData } from './profile.server.ts'
import { usePanelForm } from './use-panel-form.ts'

const PASSWORD = 'account-password'
const RULES = ['length', 'letters', 'email'] as const

/** The rules come before the fields; other devices are signed out (GAP-057). */
export function PasswordPanel() {
  const { t } = useTranslation('profile')
  const form = usePanelForm('password')
  const { search } = useLocation()
  const changed = doneIn(search) === 'password'
  useEffect(() => {
    if (changed) form.ref.current?.reset()
  }, [changed, form.ref])
  return (
    <Panel name="password">
      <Text>{t('password.rulesTitle')}</Text>
      <ul className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{t(`password.rules.${rule}`)}</li>
        ))}
      </ul>
      <PanelForm name={PASSWORD} form={form} submit={t('password.save')}>
        <PanelTextField
          form={form}
          name={PASSWORD}
          field="oldPassword"
          label={t('password.old')}
          type="password"
          autoComplete="current-password"
          maxLength={256}
        />
        <PanelTextField
          form={form}
          name={PASSWORD}
          field="newPassword"
          label={t('password.new')}
          help={t('password.help')}
          type="password"
          autoComplete="new-password"
          maxLength={64}
        />
      </PanelForm>
    </Panel>
  )
}

/** SES-28, GAP-045; a stolen session is reported here, with what to do about it (R15). */
export function ActivityPanel({ page }: { page: ProfilePageData }) {
  const { t } = useTranslation('profile')
  return (
    <LoadedPanel name="activity" loaded={page.activity}>
      {(rows) =>
        rows.length === 0 ? (
          <Text>{t('activity.empty')}</Text>
        ) : (
          <>
            {rows.some((it) => it.endedForSafety !== null) ? <StolenNotice /> : null}
            <ul className={styles.rows}>
              {rows.map((row) => (
                <li key={row.at} className={styles.row}>
                  <time dateTime={row.at} className={styles.rowTitle}>
                    {row.time}
                  </time>
                  <span className={textStyles.caption}>
                    {row.country ?? t('unknownCountry')} ·{' '}
                    <span className={styles.address}>{row.ip}</span>
                  </span>
                  {row.endedForSafety === null ? null : (
                    <span className={styles.rowWarning}>
                      {t('activity.endedForSafety', { time: row.endedForSafety })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <Text size="small" tone="muted">
              {t('timeZone', { zone: page.timeZone })}
            </Text>
          </>
        )
      }
    </LoadedPanel>
  )
}

function StolenNotice() {
  const { t } = useTranslation('profile')
  return (
    <div data-testid="account-stolen">
      <Notice tone="warning" title={t('activity.stolenTitle')}>
        <Stack gap="md">
          <span>{t('activity.stolenText')}</span>
          <span>
            <ButtonLink href="#password" data-testid="account-stolen-password">
              {t('password.save')}
            </ButtonLink>
          </span>
        </Stack>
      </Notice>
    </div>
  )
}

export function DevicesPanel({ page }: { page: ProfilePageData }) {
  const { t } = useTranslation('profile')
  const everywhere = usePanelForm('sign-out-everywhere')
  return (
    <LoadedPanel name="devices" loaded={page.devices}>
      {(devices) => (
        <>
          <ul className={styles.rows}>
            {devices.map((device) => (
              <Device key={device.id} device={device} />
            ))}
          </ul>
          <Text tone="muted">{t('devices.everywhereText')}</Text>
          <PanelForm
            name="account-devices-everywhere"
            form={everywhere}
            submit={t('devices.everywhere')}
            tone="critical"
          />
        </>
      )}
    </LoadedPanel>
  )
}

function Device({ device }: { device: DeviceRow }) {
  const { t } = useTranslation('profile')
  const form = usePanelForm('revoke-device', { name: 'sessionId', value: device.id })
  const name = device.name ?? t('devices.unknown')
  return (
    <li className={styles.row} data-testid="account-device">
      <div className={styles.rowWords}>
        <span className={styles.rowTitle}>{name}</span>
        <span className={textStyles.caption}>
          {device.lastSeen === null ? null : t('devices.lastSeen', { time: device.lastSeen })}
        </span>
        <span className={textStyles.caption}>
          {device.country ?? t('unknownCountry')} ·{' '}
          <span className={styles.address}>{device.ip}</span>
        </span>
      </div>
      {device.current ? (
        <Chip>{t('devices.current')}</Chip>
      ) : (
        <PanelForm
          name="account-devices-revoke"
          form={form}
          submit={t('devices.revoke')}
          tone="neutral"
          label={t('devices.revokeNamed', { name, time: device.lastSeen ?? '' })}
        >
          <input type="hidden" name="sessionId" value={device.id} />
        </PanelForm>
      )}
    </li>
  )
}

const KYC_WORDS = {
  NOT_VERIFIED: 'notVerified',
  DATA_VERIFIED: 'dataVerified',
  PENDING: 'pending',
  PENDING_EXPIRED: 'notVerified',
  'FULLY VERIFIED': 'verified',
  'ENHANCED KYC': 'verified',
  ENHANCED: 'verified',
  NOT_REQUIRED: 'notRequired',
  EDD_PENDING: 'pending',
  EDD_UNDER_REVIEW: 'pending',
  RESTRICTED: 'limited',
  SUSPENDED: 'limited',
} as const
type KycWord = (typeof KYC_WORDS)[keyof typeof KYC_WORDS]

function kycWord(status: string): KycWord | null {
  const words: Readonly<Record<string, KycWord>> = KYC_WORDS
  return (Object.hasOwn(words, status) ? words[status] : undefined) ?? null
}

export function AccountPanel({ page }: { page: ProfilePageData }) {
  const { t } = useTranslation('profile')
  const path = useLocalePath()
  const { account } = page
  const verification = kycWord(account.kycStatus)
  return (
    <Panel name="account">
      <Facts
        facts={[
          { name: t('account.playerId'), value: account.playerId },
          {
            name: t('account.status'),
            value: t(page.restricted ? 'account.limited' : 'account.active'),
          },
          ...(verification === null
            ? []
            : [{ name: t('account.verification'), value: t(`verification.${verification}`) }]),
          { name: t('account.currency'), value: account.currency },
          ...(account.memberSince === null
            ? []
            : [{ name: t('account.memberSince'), value: account.memberSince }]),
        ]}
      />
      <Form method="post" action={path('/logout')} reloadDocument>
        <Button type="submit" data-testid="account-logout">
          {t('account.logOut')}
        </Button>
      </Form>
    </Panel>
  )
}
