import type { ReactNode } from 'react'
import * as styles from './Field.css.ts'

type Notes = { help?: string; error?: string }
export type FieldWords = Notes & { label: string }

/** Label above, help and error below, all of them linked to the control between them. */
export function FieldFrame(
  props: FieldWords & { id: string; onInput?: () => void; children: ReactNode },
) {
  const { id } = props
  return (
    <div className={styles.field} onInput={props.onInput}>
      <label htmlFor={id} className={styles.label}>
        {props.label}
      </label>
      {props.children}
      <FieldNotes {...props} />
    </div>
  )
}

/** Content below a control: its help text, and the error of its value. */
export function FieldNotes({ id, help, error }: Notes & { id: string }) {
  return (
    <>
      {help ? (
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      ) : null}
      {error ? (
        <span id={`${id}-error`} data-testid={`${id}-error`} className={styles.error}>
          {error}
        </span>
      ) : null}
    </>
  )
}

/** The attributes that link a control to the texts of its frame. */
export function describedBy(id: string, words: Notes) {
  const ids = [words.help ? `${id}-help` : '', words.error ? `${id}-error` : ''].filter(Boolean)
  return {
    'aria-invalid': words.error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  }
}
