import { Link } from '@remix-run/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import * as tables from '#app/ui/FigureTable/FigureTable.css.ts'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { pillLink } from '#app/ui/Pill/Pill.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { BUDGET_SPANS } from '#contracts/player-api/protection-words.ts'
import * as styles from './Budget.css.ts'
import type { BudgetPage, ChartView, FiguresView, PeriodView } from './budget.server.ts'
import { BUDGET_PATH } from './budget-address.ts'
import { LimitsNow } from './LimitsNow.tsx'
import { OwnBudget } from './OwnBudget.tsx'
import type { OwnBudgetReply } from './own-budget.server.ts'

/** Actual money and time, beside the player's own limits. All of it is plain links and text. */
export function BudgetView(props: { page: BudgetPage; reply: OwnBudgetReply | undefined }) {
  const { page } = props
  const { t } = useTranslation('budget')
  return (
    <Stack gap="xl">
      <div className={styles.column}>
        <Stack gap="sm">
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('intro')}</Text>
        </Stack>
      </div>
      <LimitsNow limits={page.limits} />
      <OwnBudget own={page.own} reply={props.reply} />
      <section aria-labelledby="budget-periods">
        <Stack gap="lg">
          <div id="budget-periods">
            <Heading level={2}>{t('periods')}</Heading>
          </div>
          <Spans page={page} />
          <Periods page={page} />
        </Stack>
      </section>
    </Stack>
  )
}

function Spans({ page: { by } }: { page: BudgetPage }) {
  const { t } = useTranslation('budget')
  const path = useLocalePath()
  return (
    <nav aria-label={t('by.label')} className={layout.inline.sm}>
      {BUDGET_SPANS.map((span) => (
        <Link
          key={span}
          to={path(`${BUDGET_PATH}?by=${span}`)}
          preventScrollReset
          className={pillLink}
          aria-current={span === by ? 'page' : undefined}
          data-testid={`budget-by-${span}`}
        >
          {t(`by.${span}`)}
        </Link>
      ))}
    </nav>
  )
}

function Periods({ page }: { page: BudgetPage }) {
  const { t } = useTranslation('budget')
  const path = useLocalePath()
  const { budget } = page
  switch (budget.state) {
    case 'wait':
      return (
        <Notice tone="warning" title={t('wait.title')}>
          {t('wait.text')}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="critical" title={t('failed.title')}>
          <ButtonLink href={path(`${BUDGET_PATH}${page.search}`)}>{t('failed.again')}</ButtonLink>
        </Notice>
      )
    case 'empty':
      return <Text>{t('empty')}</Text>
    case 'shown':
      return (
        <Stack gap="lg">
          <div className={layout.inline.sm}>
            <Step search={budget.earlier} direction="earlier" />
            <Step search={budget.later} direction="later" />
            <ButtonLink
              href={path(`${BUDGET_PATH}/file.csv${page.search}`)}
              reloadDocument
              size="small"
              data-testid="budget-download"
            >
              {t('download')}
            </ButtonLink>
          </div>
          <BudgetCharts charts={budget.charts} periods={budget.periods} />
          <BudgetTable budget={budget} />
        </Stack>
      )
  }
}

function Step({ search, direction }: { search: string | null; direction: 'earlier' | 'later' }) {
  const { t } = useTranslation('budget')
  const path = useLocalePath()
  if (search === null) return null
  return (
    <ButtonLink
      href={path(`${BUDGET_PATH}${search}`)}
      preventScrollReset
      size="small"
      data-testid={`budget-${direction}`}
    >
      {t(direction)}
    </ButtonLink>
  )
}

/** A chart for each of the main figures; the table below has all of it as text. */
function BudgetCharts(props: { charts: readonly ChartView[]; periods: readonly PeriodView[] }) {
  const [first, last] = [props.periods[0]?.name ?? '', props.periods.at(-1)?.name ?? '']
  return (
    <div className={styles.charts}>
      {props.charts.map((view) => (
        <Figure key={view.of} view={view} first={first} last={last} />
      ))}
    </div>
  )
}

function Figure({ view, first, last }: { view: ChartView; first: string; last: string }) {
  const { t } = useTranslation('budget')
  const id = useId()
  const { of, chart, total, highest, lowest, hasLimits } = view
  return (
    <figure className={styles.figure} data-testid={`budget-chart-${of}`}>
      <figcaption className={styles.caption}>
        <Heading level={3}>{t(`figures.${of}`)}</Heading>
        <p id={id}>{t('summary', { total, highest, lowest })}</p>
        {of === 'deposits' ? null : (
          <Text size="small" tone="muted">
            {t(`help.${of}`)}
          </Text>
        )}
        {hasLimits ? (
          <Text size="small" tone="muted">
            {t('help.limit')}
          </Text>
        ) : null}
      </figcaption>
      <svg
        role="img"
        aria-label={t(`figures.${of}`)}
        aria-describedby={id}
        className={styles.picture}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        {chart.bars.map((bar) => (
          <g key={bar.x}>
            <rect
              x={bar.x}
              y={bar.y}
              width={bar.width}
              height={bar.height}
              className={styles.bar}
            />
            {bar.limitY === null ? null : (
              <line
                x1={bar.x - bar.width / 5}
                x2={bar.x + bar.width * 1.2}
                y1={bar.limitY}
                y2={bar.limitY}
                className={styles.limitLine}
              />
            )}
          </g>
        ))}
        <line x1="0" x2="100" y1={chart.zeroY} y2={chart.zeroY} className={styles.zero} />
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </figure>
  )
}

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
function BudgetTable({ budget }: { budget: Shown }) {
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
