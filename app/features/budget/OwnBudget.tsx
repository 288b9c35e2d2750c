import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { AmountField } from '#app/ui/AmountField/AmountField.tsx'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { FieldErrors } from '#app/ui/Field/FieldErrors.tsx'
import { SelectField } from '#app/ui/Field/SelectField.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Meter } from '#app/ui/Meter/Meter.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { OWN_BUDGET_SPANS, type OwnBudgetSpan } from '#contracts/player-api/protection-words.ts'
import * as styles from './Budget.css.ts'
import { BUDGET_PATH } from './budget-address.ts'
import type { OwnBudgetNow, OwnBudgetReply, OwnBudgetView } from './own-budget.server.ts'

/**
 * A budget that players set for themselves. It blocks nothing; the page offers to turn it into a limit, never the
 * reverse.
 */
export function OwnBudget(props: { own: OwnBudgetView; reply: OwnBudgetReply | undefined }) {
  const { own, reply } = props
  const { t } = useTranslation('budget')
  return (
    <section aria-labelledby="own-budget" data-testid="own-budget" className={styles.column}>
      <Stack gap="lg">
        <div id="own-budget">
          <Heading level={2}>{t('own.title')}</Heading>
        </div>
        <Text tone="muted">{t('own.text')}</Text>
        {own.saved && reply === undefined ? (
          <div role="status">
            <Notice tone="success" title={t('own.saved')} />
          </div>
        ) : null}
        {own.status === null || reply?.problem === 'failed' ? (
          <Notice tone="critical" title={t('own.failed')} />
        ) : null}
        {own.status?.budget ? <BudgetProgress budget={own.status.budget} /> : null}
        <Setting
          key={`${own.status?.budget?.per}-${own.status?.budget?.typed}`}
          own={own}
          reply={reply}
        />
      </Stack>
    </section>
  )
}

/** The limit period that corresponds to such a budget. */
const LIMIT_OF: Readonly<Record<OwnBudgetSpan, string>> = { week: 'deposit-W', month: 'deposit-M' }

function BudgetProgress({ budget }: { budget: OwnBudgetNow }) {
  const { t } = useTranslation('budget')
  const path = useLocalePath()
  return (
    <div className={styles.limit} data-testid="own-budget-standing">
      <p className={styles.limitName}>
        {t('own.used', { used: budget.used, budget: budget.budget, days: budget.days })}
      </p>
      <Meter part={budget.usedPart} />
      <p>
        {budget.over === null
          ? t('own.left', { left: budget.left })
          : t('own.over', { over: budget.over })}
      </p>
      <Text size="small" tone="muted">
        {t('own.before', { before: budget.before })}
      </Text>
      <span>
        <ButtonLink
          href={path(`/my-account/gambling-limits?edit=${LIMIT_OF[budget.per]}`)}
          size="small"
          data-testid="own-budget-limit"
        >
          {t('own.limit')}
        </ButtonLink>
      </span>
    </div>
  )
}

function Setting({ own, reply }: { own: OwnBudgetView; reply: OwnBudgetReply | undefined }) {
  const { t } = useTranslation('budget')
  const path = useLocalePath()
  const budget = own.status?.budget
  return (
    <FieldErrors of={reply}>
      <Form method="post" action={path(BUDGET_PATH)} preventScrollReset noValidate>
        <Stack gap="md">
          <SelectField
            id="own-budget-per"
            name="per"
            label={t('own.per')}
            choices={OWN_BUDGET_SPANS.map((value) => ({ value, label: t(`by.${value}`) }))}
            selectProps={{
              defaultValue: reply?.per ?? budget?.per ?? 'month',
              'data-testid': 'own-budget-per',
            }}
          />
          <AmountField
            id="own-budget-amount"
            name="amount"
            label={t('own.amount')}
            currency={own.currency}
            defaultValue={reply?.typed ?? budget?.typed}
            testId="own-budget-amount"
            {...(reply?.problem === 'wrong' ? { error: t('own.wrong') } : {})}
          />
          <div className={layout.inline.sm}>
            <Button type="submit" name="intent" value="set" data-testid="own-budget-set">
              {t('own.save')}
            </Button>
            {budget ? (
              <Button type="submit" name="intent" value="remove" data-testid="own-budget-remove">
                {t('own.remove')}
              </Button>
            ) : null}
          </div>
        </Stack>
      </Form>
    </FieldErrors>
  )
}
