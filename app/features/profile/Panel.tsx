import { useLocation, useNavigation } from '@remix-run/react'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Stack, Surface } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Profile.css.ts'
import { type Loaded, panelStateOf } from './panel-state.ts'
import { DONE, type Done, type Panel as Name, PANEL_OF } from './panels.ts'

/** What the submitted form did, shown here where a toast cannot show it. */
export const DoneHere = createContext<Done | null>(null)

/** One section of the account page, in a frame with its heading. */
export function Panel({ name, children }: { name: Name; children: ReactNode }) {
  const { t } = useTranslation('profile')
  const done = useContext(DoneHere)
  return (
    <section
      id={name}
      aria-label={t(`panels.${name}`)}
      className={styles.panel}
      data-testid={`account-panel-${name}`}
    >
      <Surface>
        <Stack gap="lg">
          <Heading level={2}>{t(`panels.${name}`)}</Heading>
          {done !== null && PANEL_OF[done] === name ? (
            <div role="status">
              <Notice tone="success" title={t(DONE[done])} />
            </div>
          ) : null}
          {children}
        </Stack>
      </Surface>
    </section>
  )
}

/** A section that needs the platform: its content, a loading state, or an error with a retry (ERR-05). */
export function LoadedPanel<Value>(props: {
  name: Name
  loaded: Loaded<Value>
  children: (value: Value) => ReactNode
}) {
  const { name, loaded } = props
  const { pathname } = useLocation()
  const { t } = useTranslation()
  const isReading = useNavigation().state === 'loading'
  const state = panelStateOf(loaded, isReading)
  return (
    <Panel name={name}>
      {loaded.state === 'success' ? (
        props.children(loaded.value)
      ) : state === 'loading' ? (
        <div role="status">
          <Text tone="muted">{t('loading')}</Text>
        </div>
      ) : (
        <Notice tone="critical" title={t('errors.area.title')}>
          <Stack gap="md">
            <span>{t('errors.area.text')}</span>
            <span>
              <ButtonLink href={pathname} preventScrollReset size="medium">
                {t('errors.area.button')}
              </ButtonLink>
            </span>
          </Stack>
        </Notice>
      )}
    </Panel>
  )
}
