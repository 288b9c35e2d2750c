import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { PLAY_TIME_PATH } from '#app/session/protection-paths.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack, Surface } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import type { ActivitySettings, ActivitySummary } from '#contracts/player-api/activity.ts'
import * as styles from './Activity.css.ts'
import type { PlayTimePage as Page, PlayTimeReply } from './activity.server.ts'
import { CheckActions } from './CheckActions.tsx'
import { PlayedFigures } from './PlayedFigures.tsx'
import { lockedForMs } from './play-clock.ts'
import { useMinutesText } from './use-minutes-text.ts'

/** The interval between checks, and the time played since the last one (LIM-18, LIM-22). */
export function PlayTimePage(props: { page: Page; reply: PlayTimeReply | undefined }) {
  const { page, reply } = props
  const { t } = useTranslation('activity')
  const isDue = page.timer !== null && !page.timer.running
  return (
    <div className={layout.readable}>
      <Stack gap="xl">
        <Heading level={1}>{t('title')}</Heading>
        {reply === 'failed' || reply === 'locked' ? (
          <div role="alert" data-testid="play-time-failed">
            <Notice tone="critical" title={t(reply === 'locked' ? 'lockedYet' : 'check.failed')} />
          </div>
        ) : null}
        {page.saved && reply === undefined ? (
          <div role="status" data-testid="play-time-saved">
            <Notice tone="success" title={t('saved')} />
          </div>
        ) : null}
        <Text>{t('intro')}</Text>
        {isDue ? <DueCheck page={page} /> : null}
        {page.settings ? (
          <Settings settings={page.settings} isWrong={reply === 'unchosen'} />
        ) : (
          <Unread />
        )}
        {isDue ? null : <Played page={page} />}
      </Stack>
    </div>
  )
}

function DueCheck({ page: { timer, summary } }: { page: Page }) {
  const { t } = useTranslation('activity')
  const locked = timer ? lockedForMs({ status: 'expired', timer, summary }) : 0
  return (
    <section aria-labelledby="activity-due" data-testid="activity-due">
      <Surface>
        <Stack gap="lg">
          <div id="activity-due">
            <Heading level={2}>{t('check.title')}</Heading>
          </div>
          <Text>{t('check.text')}</Text>
          {summary ? <PlayedFigures summary={summary} /> : null}
          <CheckActions lockedForMs={locked} />
        </Stack>
      </Surface>
    </section>
  )
}

function Settings({ settings, isWrong }: { settings: ActivitySettings; isWrong: boolean }) {
  const { t } = useTranslation('activity')
  const path = useLocalePath()
  const inMinutes = useMinutesText()
  const busy = useSending()?.get('intent') === 'save'
  const { minutes, choices, lockMinutes } = settings
  const rest = lockMinutes > 0 ? <Text>{t('rest', { time: inMinutes(lockMinutes) })}</Text> : null
  if (choices.length === 1) {
    return (
      <Surface>
        <Stack gap="md">
          <p data-testid="play-time-fixed">{t('fixed', { time: inMinutes(minutes) })}</p>
          {rest}
        </Stack>
      </Surface>
    )
  }
  return (
    <Surface>
      {/* An interval saved elsewhere becomes the selected one. */}
      <Form key={minutes} method="post" action={path(PLAY_TIME_PATH)}>
        <Stack gap="lg">
          <input type="hidden" name="intent" value="save" />
          <fieldset
            className={layout.fieldset}
            {...(isWrong ? { 'aria-describedby': 'play-time-error' } : {})}
          >
            <legend className={textStyles.legend}>{t('choose')}</legend>
            <div className={styles.rows}>
              {choices.map((choice) => (
                <label key={choice} className={styles.choice}>
                  <input
                    type="radio"
                    name="minutes"
                    value={choice}
                    defaultChecked={choice === minutes}
                    className={styles.radio}
                    data-testid={`play-time-${choice}`}
                  />
                  {inMinutes(choice)}
                </label>
              ))}
            </div>
            {isWrong ? (
              <span id="play-time-error" role="alert" className={textStyles.problem}>
                {t('unchosen')}
              </span>
            ) : null}
          </fieldset>
          <Text tone="muted">{t('restarts')}</Text>
          {rest}
          <div className={layout.wrap.md}>
            <Button type="submit" busy={busy} data-testid="play-time-save">
              {t('save')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Surface>
  )
}

function Played({ page: { timer, summary } }: { page: Page }) {
  const { t } = useTranslation('activity')
  const inMinutes = useMinutesText()
  return (
    <Surface>
      <Stack gap="md">
        {timer ? (
          <p data-testid="play-time-left">
            {t('left', { time: inMinutes(timer.minutesRemaining) })}
          </p>
        ) : null}
        {summary ? <Summary summary={summary} /> : <Unread />}
      </Stack>
    </Surface>
  )
}

function Summary({ summary }: { summary: ActivitySummary }) {
  const { t } = useTranslation('activity')
  return (
    <details open data-testid="play-time-summary">
      <summary className={styles.summary}>{t('summary')}</summary>
      <PlayedFigures summary={summary} />
    </details>
  )
}

function Unread() {
  const { t } = useTranslation()
  const path = useLocalePath()
  return (
    <Notice tone="critical" title={t('errors.area.title')}>
      <Stack gap="md">
        <span>{t('errors.area.text')}</span>
        <span>
          <ButtonLink href={path(PLAY_TIME_PATH)} preventScrollReset>
            {t('errors.area.button')}
          </ButtonLink>
        </span>
      </Stack>
    </Notice>
  )
}
