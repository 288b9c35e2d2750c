import { Form, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { TextField } from '#app/ui/Field/Field.tsx'
import { SelectField } from '#app/ui/Field/SelectField.tsx'
import { TRANSACTION_CATEGORIES, TRANSACTION_STATUSES } from '#contracts/transaction-words.ts'
import * as styles from './TransactionFilterForm.css.ts'
import { type FilterPeriod, HOUR_OPTIONS } from './transaction-filter.ts'
import type { TransactionsPage } from './transactions.server.ts'

/** A GET form: the filter is the URL. The day fields appear when that period is chosen, without scripts. */
export function TransactionFilterForm({ page }: { page: TransactionsPage }) {
  const { t } = useTranslation('account')
  const submit = useSubmit()
  const { filter, days } = page
  const { period } = filter
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // A link may have changed the filter; uncontrolled fields keep their initial value.
    const values = {
      category: filter.category,
      status: filter.status,
      hours: choiceOf(filter.period),
    }
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLSelectElement) field.value = value ?? ''
    }
  }, [filter])
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event
    // A typed day is complete only when the player submits it with the button.
    if (!(target instanceof HTMLSelectElement) || target.value === 'days') return
    submit(currentTarget, { preventScrollReset: true })
  }
  return (
    <Form
      ref={form}
      method="get"
      aria-label={t('transactions.filterLabel')}
      data-testid="transactions-filter"
      className={styles.filter}
      onChange={onChange}
    >
      <div className={styles.field}>
        <SelectField
          name="category"
          label={t('transactions.category')}
          placeholder={t('transactions.allCategories')}
          choices={TRANSACTION_CATEGORIES.map((it) => ({
            value: it,
            label: t(`categories.${it}`),
          }))}
          selectProps={{
            defaultValue: filter.category ?? '',
            'data-testid': 'transactions-category',
          }}
        />
      </div>
      <div className={styles.field}>
        <SelectField
          name="status"
          label={t('transactions.status')}
          placeholder={t('transactions.allStatuses')}
          choices={TRANSACTION_STATUSES.map((it) => ({ value: it, label: t(`statuses.${it}`) }))}
          selectProps={{ defaultValue: filter.status ?? '', 'data-testid': 'transactions-status' }}
        />
      </div>
      <div className={styles.field}>
        <SelectField
          name="hours"
          label={t('transactions.period')}
          choices={[
            ...HOUR_OPTIONS.map((hours) => ({
              value: String(hours),
              label: t('transactions.hours', { count: hours }),
            })),
            { value: 'days', label: t('transactions.days') },
            { value: 'all', label: t('transactions.allTime') },
          ]}
          selectProps={{ defaultValue: choiceOf(period), 'data-testid': 'transactions-hours' }}
        />
      </div>
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className={styles.dayField}>
          <TextField
            name={end}
            type="date"
            label={t(`transactions.${end}`)}
            inputProps={{
              defaultValue: (period.kind === 'days' ? period[end] : null) ?? '',
              min: days.first,
              max: days.last,
              'data-testid': `transactions-${end}`,
            }}
          />
        </div>
      ))}
      <Button type="submit" tone="neutral" size="medium" data-testid="transactions-submit">
        {t('transactions.apply')}
      </Button>
    </Form>
  )
}

function choiceOf(period: FilterPeriod): string {
  return period.kind === 'hours' ? String(period.hours) : period.kind
}
