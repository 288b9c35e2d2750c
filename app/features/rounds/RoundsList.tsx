import { Link, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { ROUND_SETTLES_WITHIN_HOURS } from '#contracts/round-times.ts'
import * as styles from './Rounds.css.ts'
import type { RoundRow, RoundsPage } from './rounds.server.ts'

/** The player's rounds: all, or the unfinished ones. All of it works as plain links. */
export function RoundsList({ page }: { page: RoundsPage }) {
  const { t } = useTranslation('rounds')
  const { t: common } = useTranslation()
  const busy = useNavigation().state === 'loading'
  return (
    <Stack gap="xl">
      <Heading level={1}>{t('title')}</Heading>
      <Text tone="muted">{t('intro')}</Text>
      <nav aria-label={t('choice')} className={layout.wrap.sm}>
        {([false, true] as const).map((open) => (
          <ButtonLink
            key={String(open)}
            href={open ? '?open=1' : '?'}
            tone={open === page.onlyOpen ? 'primary' : 'neutral'}
            size="small"
            aria-current={open === page.onlyOpen ? 'page' : undefined}
          >
            {t(open ? 'onlyOpen' : 'all')}
          </ButtonLink>
        ))}
      </nav>
      {page.state === 'failed' ? (
        <Notice tone="critical" title={t('errorTitle')}>
          <ButtonLink href="" tone="neutral" size="small">
            {common('errors.area.button')}
          </ButtonLink>
        </Notice>
      ) : page.rows.length === 0 ? (
        <Notice tone="info" title={t(page.onlyOpen ? 'noneOpen' : 'none')} />
      ) : (
        <Stack gap="lg">
          <ul className={styles.rows} data-testid="rounds">
            {page.rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
          {page.more === null ? null : (
            <ButtonLink href={page.more} tone="neutral" size="medium" preventScrollReset>
              {t(busy ? 'loadingMore' : 'loadMore')}
            </ButtonLink>
          )}
          <Text size="small" tone="muted">
            {t('settles', { hours: ROUND_SETTLES_WITHIN_HOURS })}{' '}
            {t('timeZone', { zone: page.timeZone })}
          </Text>
        </Stack>
      )}
    </Stack>
  )
}

function Row({ row }: { row: RoundRow }) {
  const { t } = useTranslation('rounds')
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to={row.href} className={styles.game} data-testid="round-link">
          {row.game ?? t('unknownGame')}
        </Link>
        <time dateTime={row.at} className={textStyles.caption}>
          {row.when}
        </time>
      </div>
      {row.state === 'CLOSED' ? null : <Chip>{t(`states.${row.state}`)}</Chip>}
      <dl className={styles.figures}>
        <div>
          <dt className={textStyles.caption}>{t('stake')}</dt>
          <dd className={styles.figure}>{row.stake}</dd>
        </div>
        <div>
          <dt className={textStyles.caption}>{t('payout')}</dt>
          <dd className={styles.figure}>{row.payout}</dd>
        </div>
      </dl>
      {row.resume === null ? null : (
        <ButtonLink
          href={row.resume}
          tone="primary"
          size="small"
          aria-label={t('resumeGame', { game: row.game ?? '' })}
          data-testid="round-resume"
        >
          {t('resume')}
        </ButtonLink>
      )}
    </li>
  )
}
