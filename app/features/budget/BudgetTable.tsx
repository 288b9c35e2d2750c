import { useTranslation } from 'react-i18next'
import * as tables from '#app/ui/FigureTable/FigureTable.css.ts'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Budget.css.ts'
import type { BudgetPage, FiguresView } from './budget.server.ts'

type Shown = Extract<BudgetPage['budget'], { state: 'shown' }>

const COLUMNS = [
  'deposits',
  'withdrawals',
  'netDeposits',
  'stakes',
  'winnings',
  'netResult',
  'playedSeconds',
] as const satisfies readonly (keyof FiguresView)[]

/** Newest period first, the total above it. */
export function BudgetTable({ budget }: { budget: Shown }) {
  const { t } = useTranslation('budget')
  const { hasLimitColumn } = budget
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('table')}</Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={t('table')} tabIndex={0}>
        <table className={tables.table} data-testid="budget-table">
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {t('period')}
              </th>
              {hasLimitColumn ? (
                <th scope="col" className={styles.headOfNumbers}>
                  {t('limit')}
                </th>
              ) : null}
              {COLUMNS.map((name) => (
                <th key={name} scope="col" className={styles.headOfNumbers}>
                  {t(`figures.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row
              name={t('total')}
              figures={budget.total}
              limit={hasLimitColumn ? '' : undefined}
              isSum
            />
            {[...budget.periods].reverse().map((it) => (
              <Row
                key={it.name}
                name={it.isRunning ? t('running', { period: it.name }) : it.name}
                figures={it}
                limit={hasLimitColumn ? (it.depositLimit ?? t('noLimit')) : undefined}
              />
            ))}
          </tbody>
        </table>
      </section>
      <Text size="small" tone="muted">
        {t('zone', { zone: budget.timeZone })} {t('help.bonus')}
      </Text>
    </Stack>
  )
}

function Row(props: {
  name: string
  figures: FiguresView
  /** Undefined: there is no such column. */
  limit: string | undefined
  isSum?: boolean
}) {
  const { name, figures, limit, isSum = false } = props
  const cell = isSum ? styles.sum : styles.number
  return (
    <tr>
      <th scope="row" className={isSum ? styles.sumName : styles.cell}>
        {name}
      </th>
      {limit === undefined ? null : <td className={cell}>{limit}</td>}
      {COLUMNS.map((column) => (
        <td key={column} className={cell}>
          {figures[column]}
        </td>
      ))}
    </tr>
  )
}
