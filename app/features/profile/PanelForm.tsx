import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { TextField } from '#app/ui/Field/Field.tsx'
import { FieldErrors } from '#app/ui/Field/FieldErrors.tsx'
import { SelectField } from '#app/ui/Field/SelectField.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import type { FormField } from './field-words.ts'
import * as styles from './Profile.css.ts'
import type { PanelFormState } from './use-panel-form.ts'

/** A form of the account page: works as a plain form, stays on the page where scripts run. */
export function PanelForm(props: {
  /** Prefix of every test id in it. */
  name: string
  form: PanelFormState
  submit: string
  wide?: boolean
  tone?: 'primary' | 'neutral' | 'critical'
  /** Distinguishes similar forms by their subject. */
  label?: string
  children?: ReactNode
}) {
  const { form, name } = props
  const { t } = useTranslation('profile')
  return (
    <FieldErrors of={form.reply}>
      <Form
        ref={form.ref}
        method="post"
        action={form.action}
        noValidate
        preventScrollReset
        data-testid={name}
        className={props.wide ? styles.wideForm : styles.form}
      >
        <input type="hidden" name="intent" value={form.intent} />
        <FormFailure form={form} />
        {props.children}
        <span>
          <Button
            type="submit"
            tone={props.tone ?? 'primary'}
            busy={form.busy}
            data-testid={`${name}-submit`}
            {...(props.label ? { 'aria-label': props.label } : {})}
          >
            {form.busy ? t('saving') : props.submit}
          </Button>
        </span>
      </Form>
    </FieldErrors>
  )
}

/** Problem with the form as a whole. */
export function FormFailure({ form }: { form: PanelFormState }) {
  const { t } = useTranslation('profile')
  return form.failure === null ? null : (
    <Notice tone="critical" title={t(`failures.${form.failure}`)} />
  )
}

type FieldProps = {
  form: PanelFormState
  /** Prefix of the form: `{name}-{field}` is the id of the input. */
  name: string
  field: FormField
  label: string
  help?: string
  value?: string
}

export function PanelTextField(
  props: FieldProps & {
    type?: 'text' | 'password' | 'tel'
    autoComplete: string
    maxLength: number
    inputMode?: 'numeric' | 'tel'
    /** Takes the focus when its dialog opens. */
    first?: boolean
  },
) {
  const { form, field } = props
  const id = `${props.name}-${field}`
  const error = form.error(field)
  return (
    <TextField
      id={id}
      name={field}
      label={props.label}
      type={props.type ?? 'text'}
      autoComplete={props.autoComplete}
      required
      inputProps={{
        'data-testid': id,
        maxLength: props.maxLength,
        ...(props.type === 'password' ? {} : { defaultValue: form.typed(field) ?? props.value }),
        ...(props.inputMode ? { inputMode: props.inputMode } : {}),
        ...(props.first ? FIRST : {}),
      }}
      {...(props.help ? { help: props.help } : {})}
      {...(error ? { error } : {})}
    />
  )
}

/** The dialog's own attribute for the element that takes the focus. */
const FIRST = { 'data-autofocus': 'true' }

export function PanelSelectField(
  props: FieldProps & {
    choices: readonly { value: string; label: string }[]
    placeholder?: string
    autoComplete?: string
  },
) {
  const { form, field } = props
  const id = `${props.name}-${field}`
  const error = form.error(field)
  return (
    <SelectField
      id={id}
      name={field}
      label={props.label}
      choices={props.choices}
      selectProps={{
        'data-testid': id,
        defaultValue: form.typed(field) ?? props.value,
        autoComplete: props.autoComplete,
      }}
      {...(props.placeholder ? { placeholder: props.placeholder } : {})}
      {...(props.help ? { help: props.help } : {})}
      {...(error ? { error } : {})}
    />
  )
}
