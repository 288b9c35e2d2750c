import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '#app/ui/Field/CheckboxField.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Text } from '#app/ui/Text/Text.tsx'
import { LoadedPanel, Panel } from './Panel.tsx'
import { PanelForm, PanelSelectField } from './PanelForm.tsx'
import * as styles from './Profile.css.ts'
import type { ProfilePageData, SubscriptionRow } from './profile.server.ts'
import { usePanelForm } from './use-panel-form.ts'

const LANGUAGE = 'account-language'

/** The languages of the player's market; the page reloads in the chosen one (GAP-017, ACC-08). */
export function LanguagePanel({ page }: { page: ProfilePageData }) {
  const { t } = useTranslation('profile')
  const form = usePanelForm('language')
  return (
    <Panel name="language">
      <PanelForm name={LANGUAGE} form={form} submit={t('language.save')}>
        <PanelSelectField
          form={form}
          name={LANGUAGE}
          field="language"
          label={t('language.label')}
          help={t('language.help')}
          value={page.languages.current}
          choices={page.languages.choices}
        />
      </PanelForm>
    </Panel>
  )
}

const SUBSCRIPTIONS = 'account-subscriptions'

/** A group of channels for each kind of notification: fits any width, and every checkbox has its full name. */
export function SubscriptionsPanel({ page }: { page: ProfilePageData }) {
  const { t } = useTranslation('profile')
  const form = usePanelForm('subscriptions')
  return (
    <LoadedPanel name="subscriptions" loaded={page.subscriptions}>
      {(rows) => (
        <>
          <Text tone="muted">{t('subscriptions.intro')}</Text>
          <PanelForm name={SUBSCRIPTIONS} form={form} submit={t('subscriptions.save')} wide>
            {rows.map((row) => (
              <Subscriptions key={row.type} row={row} />
            ))}
          </PanelForm>
        </>
      )}
    </LoadedPanel>
  )
}

function Subscriptions({ row }: { row: SubscriptionRow }) {
  const { t } = useTranslation('profile')
  const noteId = useId()
  const isLocked = row.cells.some((it) => it.locked)
  return (
    <fieldset className={layout.fieldset}>
      <legend className={styles.groupName}>{t(`subscriptions.types.${row.type}`)}</legend>
      <div className={styles.boxes}>
        {row.cells.map((cell) => (
          <label key={cell.name} className={styles.boxLabel}>
            <input
              type="checkbox"
              name={cell.name}
              defaultChecked={cell.enabled}
              disabled={cell.locked}
              aria-describedby={cell.locked ? noteId : undefined}
              data-testid={`${SUBSCRIPTIONS}-${cell.name}`}
              className={styles.box}
            />
            {t(`subscriptions.channels.${cell.channel}`)}
          </label>
        ))}
      </div>
      {isLocked ? (
        <p id={noteId} className={styles.note}>
          {t('subscriptions.locked')}
        </p>
      ) : null}
    </fieldset>
  )
}

const NOTIFICATIONS = 'account-notifications'
const TYPES = ['ALL', 'IMPORTANT', 'NONE'] as const

export function NotificationsPanel({ page }: { page: ProfilePageData }) {
  const { t } = useTranslation('profile')
  const form = usePanelForm('notifications')
  return (
    <LoadedPanel name="notifications" loaded={page.notificationType}>
      {(current) => (
        <PanelForm name={NOTIFICATIONS} form={form} submit={t('notifications.save')}>
          <fieldset className={layout.fieldset}>
            <legend className={styles.groupName}>{t('notifications.label')}</legend>
            <div className={styles.wideForm}>
              {TYPES.map((type) => (
                <label key={type} className={styles.boxLabel}>
                  <input
                    type="radio"
                    name="notificationType"
                    value={type}
                    defaultChecked={type === current}
                    data-testid={`${NOTIFICATIONS}-notificationType-${type}`}
                    className={styles.box}
                  />
                  {t(`notifications.types.${type}`)}
                </label>
              ))}
            </div>
          </fieldset>
        </PanelForm>
      )}
    </LoadedPanel>
  )
}

const SUGGESTIONS = 'account-suggestions'

/** The row of games similar to the last one played: a player who has switched it off can restore it here. */
export function SuggestionsPanel({ page }: { page: ProfilePageData }) {
  const { t } = useTranslation('profile')
  const form = usePanelForm('suggestions')
  return (
    <LoadedPanel name="suggestions" loaded={page.suggestions}>
      {(enabled) => (
        <PanelForm name={SUGGESTIONS} form={form} submit={t('suggestions.save')}>
          <CheckboxField
            name="suggestGames"
            label={t('suggestions.label')}
            help={t('suggestions.help')}
            inputProps={{ defaultChecked: enabled, 'data-testid': `${SUGGESTIONS}-suggestGames` }}
          />
        </PanelForm>
      )}
    </LoadedPanel>
  )
}
