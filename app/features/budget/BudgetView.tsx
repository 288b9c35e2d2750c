import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { pillLink } from '#app/ui/Pill/Pill.css.ts'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import { BUDGET_SPANS } from '#contracts/player-api/budget-words.ts'
import * as styles from './Budget.css.ts'
import { BudgetCharts } from './BudgetCharts.tsx'
import { BudgetTable } from './BudgetTable.tsx'
import type { BudgetPage } from './budget.server.ts'
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
    <nav aria-label={t('by.label')} className={styles.ways}>
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
          <div className={styles.ways}>
            <Step search={budget.earlier} way="earlier" />
            <Step search={budget.later} way="later" />
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

function Step({ search, way }: { search: string | null; way: 'earlier' | 'later' }) {
  const { t } = useTranslation('budget')
  const path = useLocalePath()
  if (search === null) return null
  return (
    <ButtonLink
      href={path(`${BUDGET_PATH}${search}`)}
      preventScrollReset
      size="small"
      data-testid={`budget-${way}`}
    >
      {t(way)}
    </ButtonLink>
  )
}
