import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMethodWords } from '#app/market/use-method-words.ts'
import { PlaceForm, usePlace } from '#app/session/page-window/place.tsx'
import { AmountField } from '#app/ui/AmountField/AmountField.tsx'
import { SubmitButton } from '#app/ui/Button/SubmitButton.tsx'
import { FieldErrors } from '#app/ui/Field/FieldErrors.tsx'
import { SelectField } from '#app/ui/Field/SelectField.tsx'
import { FormErrors } from '#app/ui/FormErrors/FormErrors.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import * as styles from './Withdraw.css.ts'
import type { WithdrawPage } from './withdraw.server.ts'
import type { WithdrawReply } from './withdraw-actions.server.ts'
import { METHOD_ID, searchOf } from './withdraw-links.ts'

const AMOUNT_ID = 'withdraw-amount'
/** Read alike in every market. */
const EXAMPLE = '1250.50'

type Props = { page: WithdrawPage; reply: WithdrawReply | undefined }

/** Amount and destination. A plain form: it works without scripts, and a double click is one withdrawal. */
export function WithdrawForm({ page, reply }: Props) {
  const { t } = useTranslation('withdraw')
  const busy = usePlace().sending?.get('intent') === 'withdraw'
  // Kept while the page around it revalidates.
  const [reference] = useState(reply?.reference ?? page.reference)
  const errors = useProblems({ page, reply })
  return (
    <FieldErrors of={reply}>
      <PlaceForm
        intent="withdraw"
        search={searchOf(page)}
        keepsScroll={false}
        className={styles.form}
        testId="withdraw-form"
      >
        <input type="hidden" name="reference" value={reference} />
        {errors.length > 0 ? <FormErrors title={t('problems.title')} errors={errors} /> : null}
        {reply?.failure ? <Notice tone="critical" title={t(`failures.${reply.failure}`)} /> : null}
        <MethodField page={page} chosen={reply?.typed.method} {...errorOf(METHOD_ID)} />
        <AmountField
          id={AMOUNT_ID}
          name="amount"
          label={t('amount')}
          help={t('amountHelp', page.bounds)}
          currency={page.currency}
          defaultValue={reply?.typed.amount}
          testId={AMOUNT_ID}
          {...errorOf(AMOUNT_ID)}
        />
        <SubmitButton busy={busy} testId="withdraw-submit">
          {t(busy ? 'submitting' : 'submit')}
        </SubmitButton>
      </PlaceForm>
    </FieldErrors>
  )

  function errorOf(id: string) {
    const found = errors.find((it) => it.fieldId === id)
    return found ? { error: found.text } : {}
  }
}

/** Destination: a choice if there are several. */
function MethodField(props: { page: WithdrawPage; chosen?: string | undefined; error?: string }) {
  const { page, chosen, ...rest } = props
  const { t } = useTranslation('withdraw')
  const words = useMethodWords()
  const [only, ...others] = page.methods
  if (only && others.length === 0) {
    return (
      <div className={styles.only} data-testid={METHOD_ID}>
        <input type="hidden" name="method" value={only.method} />
        <span className={textStyles.caption}>{t('method')}</span>
        <span>
          <strong>{words.instrument(only)}</strong> · {words.time(only.time)}
        </span>
        <span className={textStyles.caption}>{t('methodHelp')}</span>
      </div>
    )
  }
  return (
    <SelectField
      id={METHOD_ID}
      name="method"
      label={t('method')}
      help={t('methodHelp')}
      choices={page.methods.map((it) => ({
        value: it.method,
        label: `${words.instrument(it)} · ${words.time(it.time)}`,
      }))}
      selectProps={{
        defaultValue: chosen || page.methods[0]?.method,
        'data-testid': METHOD_ID,
      }}
      {...rest}
    />
  )
}

function useProblems({ page, reply }: Props): { fieldId: string; text: string }[] {
  const { t } = useTranslation('withdraw')
  const { amount, method } = reply?.problems ?? {}
  const figures = { ...page.bounds, currency: page.currency, example: EXAMPLE }
  return [
    ...(method ? [{ fieldId: METHOD_ID, text: t('problems.method') }] : []),
    ...(amount ? [{ fieldId: AMOUNT_ID, text: t(`problems.${amount}`, figures) }] : []),
  ]
}
