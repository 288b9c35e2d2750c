import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Budget.css.ts'
import type { ChartView, PeriodView } from './budget.server.ts'

/** A chart for each of the main figures; the table below has all of it as text. */
export function BudgetCharts(props: {
  charts: readonly ChartView[]
  periods: readonly PeriodView[]
}) {
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
