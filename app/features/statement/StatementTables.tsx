import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import * as tables from '#app/ui/FigureTable/FigureTable.css.ts'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './StatementView.css.ts'
import type { Movement, StatementPage } from './statement.server.ts'

type Shown = Extract<StatementPage['statement'], { state: 'shown' }>

/** Balances, totals by kind and every transaction, also in print. */
export function StatementTables(props: { statement: Shown; timeZone: string }) {
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
