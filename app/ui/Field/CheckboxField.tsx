import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import * as styles from './Field.css.ts'
import { useFieldWords } from './FieldErrors.tsx'
import { describedBy, FieldNotes } from './FieldFrame.tsx'

/** A checkbox; `label` may contain links, which are beside it and outside its label element. */
export function CheckboxField(props: {
  name: string
  id?: string
  label: ReactNode
  help?: string
  error?: string
  inputProps?: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'> & {
    'data-testid'?: string
  }
}) {
  const made = useId()
  const id = props.id ?? made
  const words = useFieldWords(id, props)
  return (
    <div className={styles.field} onInput={words.onInput}>
      <div className={styles.check}>
        <input
          {...props.inputProps}
          type="checkbox"
          id={id}
          name={props.name}
          {...describedBy(id, words)}
          className={styles.box}
        />
        <label htmlFor={id} className={styles.checkLabel}>
          {props.label}
        </label>
      </div>
      <FieldNotes {...words} id={id} />
    </div>
  )
}
