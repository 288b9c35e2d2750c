import { Link, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Bets.css.ts'
import type { BetRow, BetsPage } from './bets.server.ts'

/** The player's bets on sports: all, open or settled. All of it works as plain links. */
export function BetsList({ page }: { page: BetsPage }) {
  const { t } = useTranslation('bets')
  const { t: common } = useTranslation()
  const busy = useNavigation().state === 'loading'
  return (
    <Stack gap="xl">
      <Heading level={1}>{t('title')}</Heading>
      <Text tone="muted">{t('intro')}</Text>
      <nav aria-label={t('choice')} className={layout.wrap.sm}>
        {([null, 'running', 'over'] as const).map((list) => (
          <ButtonLink
            key={list}
            href={list === null ? '?' : `?list=${list}`}
            tone={list === page.list ? 'primary' : 'neutral'}
            size="small"
            aria-current={list === page.list ? 'page' : undefined}
          >
            {t(`lists.${list ?? 'all'}`)}
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
        <Notice tone="info" title={t(`none.${page.list ?? 'all'}`)} />
      ) : (
        <Stack gap="lg">
          <ul className={styles.rows} data-testid="bets">
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
            {t('timeZone', { zone: page.timeZone })}
          </Text>
        </Stack>
      )}
    </Stack>
  )
}

function Row({ row }: { row: BetRow }) {
  const { t } = useTranslation('bets')
  const [first] = row.legs
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to={row.href} className={styles.name} data-testid="bet-link">
          {row.legs.length === 1
            ? first?.choice
            : t(`named.${row.kind}`, { number: row.legs.length })}
        </Link>
        <span className={textStyles.caption}>
          {row.legs.length === 1
            ? `${first?.market} · ${first?.event}`
            : row.legs.map((it) => it.choice).join(' · ')}
        </span>
        <time dateTime={row.at} className={textStyles.caption}>
          {row.when}
        </time>
      </div>
      <Chip>{t(`states.${row.state}`)}</Chip>
      <dl className={styles.figures}>
        <div>
          <dt className={textStyles.caption}>{t('stake')}</dt>
          <dd className={styles.figure}>{row.stake}</dd>
        </div>
        <div>
          <dt className={textStyles.caption}>
            {t(row.paid === null ? 'potentialPayout' : 'paid')}
          </dt>
          <dd className={styles.figure}>{row.paid ?? row.potentialPayout}</dd>
        </div>
      </dl>
    </li>
  )
}
