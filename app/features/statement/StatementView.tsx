import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { TextField } from '#app/ui/Field/Field.tsx'
import * as tables from '#app/ui/FigureTable/FigureTable.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as styles from './StatementView.css.ts'
import type { Movement, StatementPage } from './statement.server.ts'

/** A statement to read, print and download. The form is hidden in print. */
export function StatementView({ page }: { page: StatementPage }) {
  const { t } = useTranslation('statement')
  const { statement } = page
  return (
    <Stack gap="xl">
      <Heading level={1}>{t('title')}</Heading>
      <div className={styles.screenOnly}>
        <Text tone="muted">{t('intro')}</Text>
      </div>
      <Choice page={page} />
      {statement === null ? null : (
        <section data-testid="statement" aria-label={t('title')}>
          <Stack gap="lg">
            <Facts facts={[{ name: t('period'), value: t('through', page.period) }]} />
            <Result page={page} statement={statement} />
          </Stack>
        </section>
      )}
      <Lifetime page={page} />
    </Stack>
  )
}

function Choice({ page: { days } }: { page: StatementPage }) {
  const { t } = useTranslation('statement')
  const path = useLocalePath()
  const hydrated = useHydrated()
  return (
    <Stack gap="md">
      <Form
        key={`${days.from} ${days.to}`}
        method="get"
        aria-label={t('form')}
        className={styles.form}
        data-testid="statement-form"
      >
        {(['from', 'to'] as const).map((end) => (
          <div key={end} className={styles.field}>
            <TextField
              name={end}
              type="date"
              label={t(end)}
              required
              inputProps={{ defaultValue: days[end], 'data-testid': `statement-${end}` }}
            />
          </div>
        ))}
        <Button type="submit" tone="primary" data-testid="statement-submit">
          {t('show')}
        </Button>
      </Form>
      <div className={styles.ways}>
        <ButtonLink
          href={path(`/my-account/banking/statement/file.csv?${new URLSearchParams(days)}`)}
          reloadDocument
          size="small"
          data-testid="statement-download"
        >
          {t('download')}
        </ButtonLink>
        {hydrated ? (
          <Button size="small" onClick={() => window.print()} data-testid="statement-print">
            {t('print')}
          </Button>
        ) : null}
      </div>
    </Stack>
  )
}

function Result(props: {
  page: StatementPage
  statement: NonNullable<StatementPage['statement']>
}) {
  const { statement, page } = props
  const { t } = useTranslation('statement')
  switch (statement.state) {
    case 'wait':
      return (
        <Notice tone="warning" title={t('waitTitle')}>
          {t('waitText')}
        </Notice>
      )
    case 'failed':
      return <Notice tone="critical" title={t('failedTitle')} />
    case 'too-long':
      return (
        <Notice tone="info" title={t('tooLongTitle')}>
          {t('tooLongText', { count: statement.limit })}
        </Notice>
      )
    case 'shown':
      return <StatementTables statement={statement} timeZone={page.timeZone} />
  }
}

function Lifetime({ page: { lifetime } }: { page: StatementPage }) {
  const { t } = useTranslation('statement')
  if (lifetime === null) return null
  return (
    <section data-testid="statement-lifetime" className={styles.lifetime}>
      <Stack gap="sm">
        <Heading level={2}>{t('lifetime')}</Heading>
        <Facts
          facts={[
            { name: t('deposits'), value: lifetime.deposits },
            { name: t('withdrawals'), value: lifetime.withdrawals },
            { name: t('netResult'), value: lifetime.netResult },
          ]}
        />
        <Text size="small" tone="muted">
          {t('netResultHelp')}
        </Text>
      </Stack>
    </section>
  )
}

type Shown = Extract<StatementPage['statement'], { state: 'shown' }>

/** Balances, totals by kind and every transaction, also in print. */
function StatementTables(props: { statement: Shown; timeZone: string }) {
  const { statement, timeZone } = props
  const { t } = useTranslation('statement')
  return (
    <Stack gap="lg">
      <div data-testid="statement-balances">
        <Facts
          facts={[
            { name: t('opening'), value: statement.opening },
            { name: t('closing'), value: statement.closing },
          ]}
        />
      </div>
      {statement.movements.length === 0 ? (
        <Text>{t('empty')}</Text>
      ) : (
        <>
          <Totals totals={statement.totals} />
          <Movements movements={statement.movements} />
        </>
      )}
      <Text size="small" tone="muted">
        {t('locked')} {t('timeZone', { zone: timeZone })}
      </Text>
    </Stack>
  )
}

function Totals({ totals }: { totals: Shown['totals'] }) {
  const { t } = useTranslation('statement')
  const { t: account } = useTranslation('account')
  return (
    <Table title={t('totals')} heads={[t('kind'), t('in'), t('out'), t('count')]} id="totals">
      {totals.map((total) => (
        <tr key={total.category}>
          <th scope="row" className={styles.cell}>
            {account(`categories.${total.category}`)}
          </th>
          <td className={styles.number}>{total.in}</td>
          <td className={styles.number}>{total.out}</td>
          <td className={styles.number}>{total.count}</td>
        </tr>
      ))}
    </Table>
  )
}

function Movements({ movements }: { movements: readonly Movement[] }) {
  const { t } = useTranslation('statement')
  const heads = (['when', 'what', 'change', 'balance'] as const).map((name) => t(name))
  return (
    <Table title={t('movements')} heads={heads} id="movements">
      {movements.map((row) => (
        <MovementRow key={`${row.at} ${row.reference} ${row.type}`} row={row} />
      ))}
    </Table>
  )
}

function MovementRow({ row }: { row: Movement }) {
  const { t } = useTranslation('account')
  const done = row.status === 'SUCCESS' || row.status === 'COMPLETED'
  return (
    <tr>
      <td className={styles.cell}>
        <time dateTime={row.at}>{row.when}</time>
      </td>
      <td className={styles.cell}>
        {t(`types.${row.type}`)} · {t(`categories.${row.category}`)}
        {done ? null : ` · ${t(`statuses.${row.status}`)}`}
        <div className={styles.reference}>{row.reference}</div>
      </td>
      <td className={styles.number}>{row.change}</td>
      <td className={styles.number}>{row.balance}</td>
    </tr>
  )
}

function Table(props: {
  title: string
  id: string
  heads: readonly string[]
  children: ReactNode
}) {
  const { title, id, heads, children } = props
  return (
    <Stack gap="sm">
      <Heading level={2}>{title}</Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <table className={tables.table} data-testid={`statement-${id}`}>
          <thead>
            <tr>
              {heads.map((head, n) => (
                <th
                  key={head}
                  scope="col"
                  className={
                    n === 0 || (id === 'movements' && n === 1) ? tables.head : tables.headOfNumbers
                  }
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </Stack>
  )
}
