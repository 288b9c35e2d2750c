import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Meter } from '#app/ui/Meter/Meter.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Budget.css.ts'
import type { LimitNow, LimitsNow as Limits } from './budget-limits.server.ts'

/** The player's limits, and how much of each is used in the current day, week and month. */
export function LimitsNow({
  limits,
  withoutWay = false,
}: {
  limits: Limits
  /** If the page has its own links. */
  withoutWay?: boolean
}) {
  const { t } = useTranslation('budget')
  const path = useLocalePath()
  return (
    <section aria-labelledby="budget-limits" data-testid="budget-limits">
      <Stack gap="lg">
        <div id="budget-limits">
          <Heading level={2}>{t('limits.title')}</Heading>
        </div>
        {limits === null ? (
          <Notice tone="critical" title={t('limits.failed')} />
        ) : limits.length === 0 ? (
          <Text>{t('limits.none')}</Text>
        ) : (
          <div className={styles.limits}>
            {limits.map((limit) => (
              <LimitBar key={`${limit.kind}-${limit.period}`} limit={limit} />
            ))}
          </div>
        )}
        {withoutWay ? null : (
          <span>
            <ButtonLink href={path('/my-account/gambling-limits')} size="small">
              {t(limits?.length === 0 ? 'limits.set' : 'limits.change')}
            </ButtonLink>
          </span>
        )}
      </Stack>
    </section>
  )
}

function LimitBar({ limit }: { limit: LimitNow }) {
  const { t } = useTranslation('budget')
  const { t: ofLimits } = useTranslation('limits')
  const kind = ofLimits(`kinds.${limit.kind}`)
  const period = ofLimits(`periods.${limit.period}`)
  return (
    <div className={styles.limit} data-testid={`budget-limit-${limit.kind}-${limit.period}`}>
      <p className={styles.limitName}>{ofLimits('name', { kind, period })}</p>
      <Meter part={limit.usedPart} />
      <p>{t('limits.used', { used: limit.used, value: limit.value })}</p>
      <Text size="small" tone="muted">
        {t('limits.left', { left: limit.left, resetAt: limit.resetAt })}
      </Text>
    </div>
  )
}
