import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PlaceForm } from '#app/session/page-window/place.tsx'
import { useEachNew } from '#app/session/use-each-new.ts'
import { AmountField } from '#app/ui/AmountField/AmountField.tsx'
import { SubmitButton } from '#app/ui/Button/SubmitButton.tsx'
import { CheckboxField } from '#app/ui/Field/CheckboxField.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import { BonusChoice } from './BonusChoice.tsx'
import * as styles from './Deposit.css.ts'
import type { DepositForm as FormData } from './deposit.server.ts'
import { useDepositPlace } from './deposit-place.tsx'
import { WayList } from './WayList.tsx'

/** Amount and payment method. A plain form: it works without scripts, and a double click is one deposit. */
export function DepositForm({ form }: { form: FormData }) {
  const { t } = useTranslation('deposit')
  const { reply: last, intent } = useDepositPlace()
  const reply = last?.intent === 'deposit' ? last : undefined
  const fields = useRef<HTMLDivElement>(null)
  useEachNew(
    reply,
    () => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    { andFirst: true },
  )
  const typed = reply?.typed ?? form.draft
  const chosen = chosenWay(form, typed?.way)
  const bounds = { min: chosen?.min ?? '', max: chosen?.max ?? '' }
  const { amountProblem = null, wayProblem = null, bonusProblem = null } = reply ?? {}
  const failure = reply?.failure ?? null
  const busy = intent === 'deposit'
  return (
    <PlaceForm intent="deposit" testId="deposit-form">
      <div ref={fields} className={styles.fields}>
        <input type="hidden" name="key" value={reply?.key ?? form.key} />
        {failure === null ? null : <Notice tone="critical" title={t(`failures.${failure}`)} />}
        <AmountField
          id="deposit-amount"
          testId="deposit-amount"
          name="amount"
          label={t('amount')}
          currency={form.currency}
          defaultValue={typed?.amount}
          quick={form.quick}
          quickLabel={t('quick')}
          {...(amountProblem === null
            ? {}
            : {
                error: t(`problems.amount.${amountProblem}`, {
                  ...bounds,
                  currency: form.currency,
                  left: form.limit?.left ?? '0',
                }),
              })}
        />
        <WayList ways={form.ways} chosen={chosen?.value} problem={wayProblem} />
        <BonusChoice
          choices={form.bonuses}
          chosen={reply?.typed?.bonus ?? ''}
          problem={bonusProblem}
        />
        <div className={styles.keep}>
          <CheckboxField
            name="keep"
            id="deposit-keep"
            label={t('keep')}
            help={t('keepHelp')}
            inputProps={{ 'data-testid': 'deposit-keep', defaultChecked: reply?.typed?.keep }}
          />
        </div>
        <SubmitButton busy={busy} testId="deposit-submit">
          {t(busy ? 'submitting' : 'submit')}
        </SubmitButton>
        <Text size="small" tone="muted">
          {t('cardNote')}
        </Text>
      </div>
    </PlaceForm>
  )
}

/** The previous choice, else the first method that asks the player to confirm before it takes money. */
function chosenWay({ ways }: FormData, before: string | undefined) {
  return ways.find((it) => it.value === before) ?? ways.find((it) => it.label === null) ?? ways[0]
}
