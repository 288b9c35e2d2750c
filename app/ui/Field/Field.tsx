import { type InputHTMLAttributes, useId } from 'react'
import * as styles from './Field.css.ts'

export function TextField(props: {
  label: string
  name: string
  id?: string
  type?: 'text' | 'email' | 'password' | 'tel' | 'search'
  help?: string
  error?: string
  autoComplete?: string
  required?: boolean
  inputProps?: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'> & {
    'data-testid'?: string
  }
}) {
  const made = useId()
  const id = props.id ?? made
  const described = [props.help ? `${id}-help` : '', props.error ? `${id}-error` : ''].filter(
    Boolean,
  )
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {props.label}
      </label>
      <input
        {...props.inputProps}
        id={id}
        name={props.name}
        type={props.type ?? 'text'}
        autoComplete={props.autoComplete}
        required={props.required}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        className={styles.input}
      />
      {props.help ? (
        <span id={`${id}-help`} className={styles.help}>
          {props.help}
        </span>
      ) : null}
      {props.error ? (
        <span id={`${id}-error`} className={styles.error}>
          {props.error}
        </span>
      ) : null}
    </div>
  )
}
