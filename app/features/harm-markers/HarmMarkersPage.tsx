import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { REVIEW_PATH, SELF_TEST_PATH } from '#app/session/protection-paths.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack, Surface } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './HarmMarkers.css.ts'
import { Help, type HelpLink } from './Help.tsx'
import type { HarmMarkersPage as Page } from './harm-markers.server.ts'

/** What was noticed and why, and every choice: limits, breaks, the self-test, and help organisations. */
export function HarmMarkersPage({ page, help }: { page: Page; help: readonly HelpLink[] }) {
  const { t } = useTranslation('warnings')
  const path = useLocalePath()
  return (
    <div className={layout.readable}>
      <Stack gap="xl">
        <Stack gap="sm">
          <Heading level={1}>{t('title')}</Heading>
          <Text>{t('intro')}</Text>
        </Stack>
        {page.noMarketingUntil ? (
          <Notice tone="info" title={t('noMarketing', { until: page.noMarketingUntil })} />
        ) : null}
        <Surface>
          <Stack gap="lg">
            <Heading level={2}>{t('list')}</Heading>
            <List page={page} />
          </Stack>
        </Surface>
        <Surface>
          <Stack gap="lg">
            <Heading level={2}>{t('do')}</Heading>
            <div className={styles.actions}>
              <ButtonLink href={path('/my-account/gambling-limits')}>{t('ways.LIMITS')}</ButtonLink>
              <ButtonLink href={path('/take-a-break')}>{t('ways.BREAK')}</ButtonLink>
              <ButtonLink href={path(REVIEW_PATH)}>{t('ways.review')}</ButtonLink>
              <ButtonLink href={path(SELF_TEST_PATH)} data-testid="to-self-test">
                {t('ways.selfTest')}
              </ButtonLink>
            </div>
          </Stack>
        </Surface>
        <Help help={help} />
      </Stack>
    </div>
  )
}

function List({ page: { warnings } }: { page: Page }) {
  const { t } = useTranslation('warnings')
  if (warnings === null) return <Notice tone="critical" title={t('failed')} />
  if (warnings.length === 0) return <Text>{t('none')}</Text>
  return (
    <ol className={styles.list} data-testid="warnings">
      {warnings.map((it) => (
        <li key={it.id} data-testid="warning">
          <Stack gap="sm">
            <Heading level={3} size="md">
              {it.title}
            </Heading>
            <p>{it.why}</p>
            <time dateTime={it.at} className={textStyles.caption}>
              {it.when}
            </time>
          </Stack>
        </li>
      ))}
    </ol>
  )
}
