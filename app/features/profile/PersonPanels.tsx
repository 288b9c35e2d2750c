import { useTranslation } from 'react-i18next'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import { LoadedPanel } from './Panel.tsx'
import { PanelForm, PanelSelectField, PanelTextField } from './PanelForm.tsx'
import type { ProfilePageData } from './profile.server.ts'
import { usePanelForm } from './use-panel-form.ts'

/** Name and date of birth change by support only (GAP-058). */
export function PersonalPanel({ page }: { page: ProfilePageData }) {
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

export function AddressPanel({ page }: { page: ProfilePageData }) {
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
            maxLength={10}
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
export function ProvincePanel({ page }: { page: ProfilePageData }) {
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
