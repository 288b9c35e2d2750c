import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { TextField } from '#app/ui/Field/Field.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { StatementTables } from './StatementTables.tsx'
import * as styles from './StatementView.css.ts'
import type { StatementPage } from './statement.server.ts'

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
