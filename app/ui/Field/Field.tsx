import { type InputHTMLAttributes, useId } from 'react'
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
  return (
    <FieldFrame {...words} id={id}>
      <input
        {...props.inputProps}
        id={id}
        name={props.name}
        type={props.type ?? 'text'}
        autoComplete={props.autoComplete}
        required={props.required}
        {...describedBy(id, words)}
        className={styles.input}
      />
    </FieldFrame>
  )
}
