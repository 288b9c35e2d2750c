import { type InputHTMLAttributes, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../Icon/Icon.tsx'
import { useHydrated } from '../use-hydrated.ts'
import * as styles from './Field.css.ts'
import { useFieldWords } from './FieldErrors.tsx'
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame.tsx'

export function TextField(
  props: FieldWords & {
    name: string
    id?: string
    type?: 'text' | 'email' | 'password' | 'tel' | 'search' | 'date'
    autoComplete?: string
    required?: boolean
    inputProps?: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'> & {
      'data-testid'?: string
    }
  },
) {
  const made = useId()
  const id = props.id ?? made
  const words = useFieldWords(id, props)
  const input = {
    ...props.inputProps,
    id,
    name: props.name,
    type: props.type ?? 'text',
    autoComplete: props.autoComplete,
    required: props.required,
    ...describedBy(id, words),
    className: styles.input,
  }
  return (
    <FieldFrame {...words} id={id}>
      {props.type === 'password' ? <PasswordInput {...input} /> : <input {...input} />}
    </FieldFrame>
  )
}

/**
 * A password that can be shown while it is typed (WCAG 2.2, 3.3.8). The button needs scripts and comes with them, into
 * room that is there from the start. Its name stays; what assistive technology announces is whether it is pressed.
 */
function PasswordInput(props: InputHTMLAttributes<HTMLInputElement>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <span className={styles.password}>
      <input
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={styles.passwordInput}
      />
      {useHydrated() ? (
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={props.id}
          aria-label={t('ui.showPassword')}
          title={t('ui.showPassword')}
          className={styles.reveal}
          data-testid={`${props.id}-reveal`}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      ) : null}
    </span>
  )
}
