import { Form, Link, useNavigation, useSubmit } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './TransactionsList.css.ts'
import type { TransactionDay, TransactionRow, TransactionsPage } from './transactions.server.ts'

const HOURS = ['24', '72', 'all'] as const

/** The player's transactions: filter, days, rows, more. All of it works as plain links and a GET form. */
export function TransactionsList({ page }: { page: TransactionsPage }) {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation()
  const busy = useNavigation().state === 'loading'
  return (
    <Stack gap="xl">
      <Heading level={1}>{t('transactions.title')}</Heading>
      <Filter page={page} />
      {page.state === 'failed' ? (
        <Notice tone="critical" title={t('transactions.errorTitle')}>
          <ButtonLink href="" tone="neutral" size="small">
            {common('errors.area.button')}
          </ButtonLink>
        </Notice>
      ) : page.days.length === 0 ? (
        <Notice tone="info" title={t('transactions.emptyTitle')}>
          <Stack gap="sm">
            <span>{t('transactions.emptyText')}</span>
            <span>
              <ButtonLink href="?hours=all" tone="neutral" size="small">
                {t('transactions.showAll')}
              </ButtonLink>
            </span>
          </Stack>
        </Notice>
      ) : (
        <Stack gap="lg">
          {page.days.map((day) => (
            <Day key={day.day} day={day} />
          ))}
          {page.more === null ? null : (
            <ButtonLink href={page.more} tone="neutral" size="medium" preventScrollReset>
              {t(busy ? 'transactions.loadingMore' : 'transactions.loadMore')}
            </ButtonLink>
          )}
          <Text size="small" tone="muted">
            {t('transactions.timeZone', { zone: page.timeZone })}
          </Text>
        </Stack>
      )}
    </Stack>
  )
}

function Filter({ page }: { page: TransactionsPage }) {
  const { t } = useTranslation('account')
  const submit = useSubmit()
  const { filter } = page
  return (
    <Form
      method="get"
      aria-label={t('transactions.filterLabel')}
      className={styles.filter}
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <label className={styles.filterField}>
        <span className={styles.filterLabel}>{t('transactions.category')}</span>
        <select name="category" defaultValue={filter.category ?? ''} className={styles.select}>
          <option value="">{t('transactions.allCategories')}</option>
          {page.categories.map((category) => (
            <option key={category} value={category}>
              {t(`categories.${category}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.filterField}>
        <span className={styles.filterLabel}>{t('transactions.period')}</span>
        <select
          name="hours"
          defaultValue={filter.hours === null ? 'all' : String(filter.hours)}
          className={styles.select}
        >
          {HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {hours === 'all'
                ? t('transactions.allTime')
                : t('transactions.hours', { count: Number(hours) })}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" tone="neutral" size="medium">
        {t('transactions.apply')}
      </Button>
    </Form>
  )
}

function Day({ day }: { day: TransactionDay }) {
  const { t } = useTranslation('account')
  const { label } = day
  return (
    <section>
      <h2 className={styles.day}>
        {label.kind === 'date' ? label.text : t(`transactions.${label.kind}`)}
      </h2>
      <ul className={styles.rows}>
        {day.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row }: { row: TransactionRow }) {
  const { t } = useTranslation('account')
  const path = useLocalePath()
  const done = row.status === 'SUCCESS' || row.status === 'COMPLETED'
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span className={styles.type}>
          {t(`types.${row.type}`)}
          {row.game === null ? null : <span className={styles.game}> · {row.game}</span>}
          {row.round === null ? null : (
            <>
              {' · '}
              <Link
                to={path(`/my-account/rounds/${encodeURIComponent(row.round)}`)}
                aria-label={t('transactions.roundOf', { game: row.game ?? row.id, time: row.time })}
                className={styles.round}
              >
                {t('transactions.round')}
              </Link>
            </>
          )}
        </span>
        <span className={styles.details}>
          {t(`categories.${row.category}`)} · <time dateTime={row.at}>{row.time}</time>
        </span>
        <span className={styles.reference}>
          {t('transactions.reference', { reference: row.id })}
        </span>
      </div>
      {done ? null : <Chip>{t(`statuses.${row.status}`)}</Chip>}
      <div className={styles.figures}>
        <span className={styles.amount[row.direction]}>{row.amount}</span>
        <span className={styles.after}>
          {t('transactions.balanceAfter', { amount: row.balanceAfter })}
        </span>
      </div>
    </li>
  )
}
