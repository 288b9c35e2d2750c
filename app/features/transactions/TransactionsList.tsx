import { Link, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text, VisuallyHidden } from '#app/ui/Text/Text.tsx'
import { TRANSACTION_PAGE_SIZE } from '#contracts/transaction-words.ts'
import { TransactionFilterForm } from './TransactionFilterForm.tsx'
import * as styles from './TransactionsList.css.ts'
import { moreTransactions, toSearch } from './transaction-filter.ts'
import type { HistoryState, ListedRow } from './transaction-history.ts'
import type { TransactionsPage } from './transactions.server.ts'
import { useTransactionHistory } from './use-transaction-history.ts'

/** The player's transactions: filter, totals, days, rows, more. All of it works as plain links and a GET form. */
export function TransactionsList({ page }: { page: TransactionsPage }) {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation()
  const { history, readMore } = useTransactionHistory(page)
  const isLeaving = useNavigation().state === 'loading'
  const { list, error, status } = history
  return (
    <Stack gap="xl">
      <Heading level={1}>{t('transactions.title')}</Heading>
      <TransactionFilterForm page={page} />
      {error === null || error.of === 'scroll' ? null : (
        <Notice tone="critical" title={t('transactions.errorTitle')}>
          <ButtonLink
            href={toSearch(page.filter, page.window)}
            size="small"
            data-testid="transactions-retry"
          >
            {common('errors.area.button')}
          </ButtonLink>
        </Notice>
      )}
      {list.length > 0 ? (
        <div
          className={styles.list}
          aria-busy={isLeaving || status === 'loading'}
          data-testid="transactions"
        >
          <Sums history={history} />
          {daysOf(list).map((rows) => (
            <Day key={rows[0]?.day} rows={rows} />
          ))}
          <More history={history} page={page} readMore={readMore} />
          <Text size="small" tone="muted">
            {t('transactions.timeZone', { zone: page.timeZone })}
          </Text>
        </div>
      ) : error === null ? (
        <Empty />
      ) : null}
    </Stack>
  )
}

function Sums({ history: { netPosition, winLoss } }: { history: HistoryState }) {
  const { t } = useTranslation('account')
  if (netPosition === null || winLoss === null) return null
  return (
    <div className={styles.sums} data-testid="transactions-sums">
      <Facts
        facts={[
          { name: t('transactions.netPosition'), value: netPosition },
          { name: t('transactions.winLoss'), value: winLoss },
        ]}
      />
    </div>
  )
}

function Empty() {
  const { t } = useTranslation('account')
  return (
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
  )
}

/** Further pages: below the list with scripts, as a separate page without. */
function More(props: {
  history: HistoryState
  page: TransactionsPage
  readMore: () => Promise<void>
}) {
  const { history, page, readMore } = props
  const { t } = useTranslation('account')
  const { t: common } = useTranslation()
  const end = useRef<HTMLParagraphElement>(null)
  const { hasMore, list, position, error } = history
  const isMore = position > page.window.position + (page.window.pages - 1) * TRANSACTION_PAGE_SIZE
  useEffect(() => {
    // The pressed button is gone: the focus moves to its replacement.
    if (isMore && !hasMore && document.activeElement === document.body) end.current?.focus()
  }, [isMore, hasMore])
  const failed = error?.of === 'scroll'
  const busy = history.status === 'loading'
  return (
    <>
      {failed ? <Notice tone="critical" title={t('transactions.errorTitle')} /> : null}
      {hasMore ? (
        <ButtonLink
          href={moreTransactions(page.filter, { ...page.window, next: history.next })}
          preventScrollReset
          aria-busy={busy || undefined}
          data-testid="transactions-more"
          onClick={(event) => {
            event.preventDefault()
            void readMore()
          }}
        >
          {failed
            ? common('errors.area.button')
            : t(busy ? 'transactions.loadingMore' : 'transactions.loadMore')}
        </ButtonLink>
      ) : isMore || page.window.after !== null ? (
        <p ref={end} tabIndex={-1} className={styles.end}>
          {t('transactions.end')}
        </p>
      ) : null}
      <VisuallyHidden>
        <span role="status">{isMore ? t('transactions.shown', { count: list.length }) : ''}</span>
      </VisuallyHidden>
    </>
  )
}

function daysOf(list: readonly ListedRow[]): ListedRow[][] {
  const days: ListedRow[][] = []
  for (const row of list) {
    if (row.firstInGroup) days.push([row])
    else days.at(-1)?.push(row)
  }
  return days
}

function Day({ rows }: { rows: readonly ListedRow[] }) {
  const { t } = useTranslation('account')
  const label = rows[0]?.dayLabel
  if (label === undefined) return null
  return (
    <section>
      <h2 className={styles.day}>
        {label.kind === 'date' ? label.text : t(`transactions.${label.kind}`)}
      </h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row }: { row: ListedRow }) {
  const { t } = useTranslation('account')
  const done = row.status === 'SUCCESS' || row.status === 'COMPLETED'
  return (
    <li className={styles.row} data-testid="transaction" data-reference={row.reference}>
      <div className={styles.what}>
        <span className={styles.type}>
          {row.bonus === null ? t(`types.${row.type}`) : t(`bonusTypes.${row.bonus}`)}
          {row.game === null ? null : <span className={styles.game}> · {row.game}</span>}
          {row.round === null ? null : (
            <>
              {' · '}
              <RoundLink row={row} round={row.round} />
            </>
          )}
        </span>
        <span className={styles.details}>
          {t(`categories.${row.category}`)} · <time dateTime={row.at}>{row.time}</time>
        </span>
        {row.attempt === null ? null : <Attempt row={row} note={row.attempt.note} />}
        <span className={styles.reference}>
          {t('transactions.reference', { reference: row.reference })}
        </span>
      </div>
      <div className={styles.figures}>
        <span className={styles.amount[row.direction]}>{row.amount}</span>
        {done ? null : <Chip>{t(`statuses.${row.status}`)}</Chip>}
        {row.balanceAfter === null ? null : (
          <span className={styles.after}>
            {t('transactions.balanceAfter', { amount: row.balanceAfter })}
          </span>
        )}
      </div>
    </li>
  )
}

/** The page of the round, or of the bet with a sportsbook, that a row belongs to. */
function RoundLink({ row, round }: { row: ListedRow; round: string }) {
  const { t } = useTranslation('account')
  const path = useLocalePath()
  const { reference, time, isBet } = row
  const game = row.game ?? reference
  return (
    <Link
      to={path(`/my-account/${isBet ? 'bets' : 'rounds'}/${encodeURIComponent(round)}`)}
      aria-label={
        isBet
          ? t('transactions.betOf', { reference, time })
          : t('transactions.roundOf', { game, time })
      }
      className={styles.round}
    >
      {t(isBet ? 'transactions.bet' : 'transactions.round')}
    </Link>
  )
}

/** The status of a deposit without money, and the page where it can be continued, cancelled or tried again. */
function Attempt({ row, note }: { row: ListedRow; note: string }) {
  const { t } = useTranslation('account')
  const path = useLocalePath()
  const { amount, time } = row
  return (
    <span className={styles.note} data-testid="transaction-note">
      {note}
      {row.attempt?.hasPage ? (
        <Link
          to={path(`/my-account/banking/deposit?deposit=${encodeURIComponent(row.reference)}`)}
          aria-label={t('transactions.detailsOf', { amount, time })}
          className={styles.round}
        >
          {t('transactions.details')}
        </Link>
      ) : null}
    </span>
  )
}
