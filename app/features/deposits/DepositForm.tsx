import { type SyntheticEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMethodWords } from '#app/market/use-method-words.ts'
import type { RewardFailure } from '#app/rewards/reward-failure.ts'
import { TermsCard } from '#app/rewards/TermsCard.tsx'
import { PlaceForm, usePlace } from '#app/session/page-window/place.tsx'
import { useEachNew } from '#app/session/use-each-new.ts'
import { AmountField } from '#app/ui/AmountField/AmountField.tsx'
import { SubmitButton } from '#app/ui/Button/SubmitButton.tsx'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import { CheckboxField } from '#app/ui/Field/CheckboxField.tsx'
import { FieldErrors, useFormErrors } from '#app/ui/Field/FieldErrors.tsx'
import { Icon } from '#app/ui/Icon/Icon.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Deposit.css.ts'
import type { DepositForm as FormData, PaymentOptionView } from './deposit.server.ts'
import type { BonusChoices } from './deposit-bonus.server.ts'
import { useDepositLocation } from './deposit-location.tsx'
import { foldOptions } from './payment-options.ts'

/** Amount and payment method. A plain form: it works without scripts, and a double click is one deposit. */
export function DepositForm({ form }: { form: FormData }) {
  const { t } = useTranslation('deposit')
  const { reply: last, intent } = useDepositLocation()
  const reply = last?.intent === 'deposit' ? last : undefined
  const isPage = usePlace().window === null
  const fields = useRef<HTMLDivElement>(null)
  useEachNew(
    reply,
    () => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    { andFirst: true },
  )
  const typed = reply?.typed ?? form.draft
  const chosen = chosenOption(form, typed?.way)
  const bounds = { min: chosen?.min ?? '', max: chosen?.max ?? '' }
  const { amountProblem = null, optionProblem = null, bonusProblem = null } = reply ?? {}
  const failure = reply?.failure ?? null
  const busy = intent === 'deposit'
  return (
    <FieldErrors of={reply}>
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
          <PaymentOptionList
            options={form.options}
            chosen={chosen?.value}
            problem={optionProblem}
          />
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
          <div className={isPage ? layout.withinReach : styles.send}>
            <SubmitButton busy={busy} testId="deposit-submit">
              {t(busy ? 'submitting' : 'submit')}
            </SubmitButton>
          </div>
          <Text size="small" tone="muted">
            {t('cardNote')}
          </Text>
        </div>
      </PlaceForm>
    </FieldErrors>
  )
}

/** The previous choice, else the first method that asks the player to confirm before it takes money. */
function chosenOption({ options }: FormData, before: string | undefined) {
  return (
    options.find((it) => it.value === before) ??
    options.find((it) => it.label === null) ??
    options[0]
  )
}

/** Which bonus comes with the deposit. "None" is an option like the others: the first one, and the default. */
function BonusChoice(props: {
  choices: BonusChoices
  chosen: string
  problem: RewardFailure | 'choose' | null
}) {
  const { choices, chosen } = props
  const { t } = useTranslation('rewards')
  const { isCorrected, correct } = useFormErrors()
  const problem = isCorrected('deposit-bonus') ? null : props.problem
  const { rewards, byCode } = choices
  if (rewards.length === 0) {
    if (!choices.failed && problem === null) return null
    return (
      <Text size="small" tone="muted">
        {problem && problem !== 'choose' ? t(`failures.${problem}`) : t('choice.unread')}
      </Text>
    )
  }
  const isThere = rewards.some(({ campaignId }) => campaignId === chosen)
  return (
    <fieldset
      className={layout.fieldset}
      data-testid="deposit-bonuses"
      onInput={() => correct('deposit-bonus')}
      {...(problem ? { 'aria-describedby': 'deposit-bonus-error' } : {})}
    >
      <legend className={textStyles.legend}>{t('choice.legend')}</legend>
      <div className={styles.rows}>
        <label className={styles.option}>
          <input
            type="radio"
            name="bonus"
            value=""
            defaultChecked={!isThere}
            className={styles.radio}
            data-testid="deposit-bonus-none"
            {...(problem ? { 'aria-invalid': true } : {})}
          />
          <span className={styles.optionText}>
            <span className={styles.optionName}>{t('choice.none')}</span>
            <span className={styles.optionFacts}>{t('choice.noneText')}</span>
          </span>
        </label>
        {rewards.map(({ campaignId, name, card }) => (
          <div key={campaignId} className={styles.bonus}>
            <label className={styles.bonusName}>
              <input
                type="radio"
                name="bonus"
                value={campaignId}
                defaultChecked={campaignId === chosen}
                className={styles.radio}
                aria-describedby={`bonus-${campaignId}`}
                data-testid={`deposit-bonus-${campaignId}`}
              />
              <span className={styles.optionName}>
                {name}
                {byCode?.campaignId === campaignId ? (
                  <Chip>{t('choice.withCode', { code: byCode.code })}</Chip>
                ) : null}
              </span>
            </label>
            {card === null ? null : <TermsCard card={card} id={`bonus-${campaignId}`} />}
          </div>
        ))}
      </div>
      {problem ? (
        <span
          id="deposit-bonus-error"
          data-testid="deposit-bonus-error"
          className={textStyles.problem}
        >
          {t(problem === 'choose' ? 'choice.gone' : `failures.${problem}`)}
        </span>
      ) : null}
      {byCode === null ? null : <input type="hidden" name="byCode" value={byCode.campaignId} />}
    </fieldset>
  )
}

/** The payment methods, each with its minimum, maximum and duration; those not used last behind a disclosure. */
function PaymentOptionList(props: {
  options: readonly PaymentOptionView[]
  chosen: string | undefined
  problem: 'choose' | 'gone' | null
}) {
  const { options, chosen, problem } = props
  const { t } = useTranslation('deposit')
  const { isCorrected, correct } = useFormErrors()
  const isWrong = problem !== null && !isCorrected('deposit-way')
  // Of the reply, whether or not it has been corrected: choosing another method must not fold the list.
  const { shown, folded, isOpen } = foldOptions(options, { chosen, hasProblem: problem !== null })
  const rowOf = (option: PaymentOptionView) => (
    <PaymentOptionRow
      key={option.value}
      option={option}
      isChosen={option.value === chosen}
      isWrong={isWrong && option === options[0]}
    />
  )
  return (
    <fieldset
      className={layout.fieldset}
      onInput={() => correct('deposit-way')}
      {...(isWrong ? { 'aria-describedby': 'deposit-way-error' } : {})}
    >
      <legend className={textStyles.legend}>{t('way')}</legend>
      <div className={styles.rows}>
        {shown.map(rowOf)}
        {folded.length === 0 ? null : (
          <details className={styles.otherMethods} open={isOpen} onToggle={keepChosenInView}>
            <summary className={styles.otherMethodsTitle} data-testid="deposit-other-ways">
              {t('otherWays')}
              <span className={styles.otherMethodsArrow}>
                <Icon name="chevronDown" size={16} />
              </span>
            </summary>
            {folded.map(rowOf)}
          </details>
        )}
      </div>
      {isWrong ? (
        <span id="deposit-way-error" data-testid="deposit-way-error" className={textStyles.problem}>
          {t(`problems.way.${problem ?? 'choose'}`)}
        </span>
      ) : null}
    </fieldset>
  )
}

/** The method that is chosen is always seen. */
function keepChosenInView({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.querySelector(':checked')) currentTarget.open = true
}

function PaymentOptionRow(props: {
  option: PaymentOptionView
  isChosen: boolean
  isWrong: boolean
}) {
  const { option } = props
  const { t } = useTranslation('deposit')
  const words = useMethodWords()
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name="way"
        value={option.value}
        defaultChecked={props.isChosen}
        className={styles.radio}
        data-saves={option.canSave ? 'yes' : 'no'}
        data-testid={`deposit-way-${option.label === null ? option.method : `${option.method}-saved`}`}
        {...(props.isWrong ? { 'aria-invalid': true } : {})}
      />
      <span className={styles.optionText}>
        <span className={styles.optionName}>
          {words.name(option.method)}
          {option.label === null ? null : <bdi>{option.label}</bdi>}
          {option.isRecent && option.label === null ? <Chip>{t('recent')}</Chip> : null}
        </span>
        <span className={styles.optionFacts}>
          {t('bounds', { min: option.min, max: option.max })} · {words.time(option.processTime)}
          {option.label === null ? null : ` · ${t('chargedAtOnce')}`}
        </span>
      </span>
      {option.mark === null ? null : <Mark address={option.mark} />}
    </label>
  )
}

/** Decoration: the name of the method is beside it. */
function Mark({ address }: { address: string }) {
  return (
    <img
      className={styles.mark}
      src={address}
      width={64}
      height={32}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
