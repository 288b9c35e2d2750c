import type { ReactNode } from 'react'
import * as styles from './Field.css.ts'

export type FieldWords = { label: string; help?: string; error?: string }

/** Label above, help and error below, all of them tied to the control that stands between. */
export function FieldFrame(props: FieldWords & { id: string; children: ReactNode }) {
  const { id } = props
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {props.label}
      </label>
      {props.children}
      {props.help ? (
        <span id={`${id}-help`} className={styles.help}>
          {props.help}
        </span>
      ) : null}
      {props.error ? (
        <span id={`${id}-error`} data-testid={`${id}-error`} className={styles.error}>
          {props.error}
        </span>
      ) : null}
    </div>
  )
}

/** The attributes that tie a control to the words of its frame. */
export function describedBy(id: string, words: FieldWords) {
  const ids = [words.help ? `${id}-help` : '', words.error ? `${id}-error` : ''].filter(Boolean)
  return {
    'aria-invalid': words.error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  }
}
