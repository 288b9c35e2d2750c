import { type SelectHTMLAttributes, useId } from 'react'
import * as styles from './Field.css.ts'
import { useFieldWords } from './FieldErrors.tsx'
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame.tsx'

/** One of a few, as a native select: it works without scripts. */
export function SelectField(
  props: FieldWords & {
    name: string
    id?: string
    choices: readonly { value: string; label: string }[]
    /** Label for "nothing chosen yet"; without it the first choice is selected. */
    placeholder?: string
    selectProps?: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style'> & {
      'data-testid'?: string
    }
  },
) {
  const made = useId()
  const id = props.id ?? made
  const words = useFieldWords(id, props)
  return (
    <FieldFrame {...words} id={id}>
      <select
        {...props.selectProps}
        id={id}
        name={props.name}
        {...describedBy(id, words)}
        className={styles.select}
      >
        {props.placeholder === undefined ? null : <option value="">{props.placeholder}</option>}
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
