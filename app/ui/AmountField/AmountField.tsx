import { useId, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { useFieldWords } from '../Field/FieldErrors.tsx'
import { describedBy, FieldFrame, type FieldWords } from '../Field/FieldFrame.tsx'
import { useHydrated } from '../use-hydrated.ts'
import * as styles from './AmountField.css.ts'

/**
 * An input for amounts: a text field, because a number field silently drops what it cannot parse. `quick` fills it with
 * one tap.
 */
export function AmountField(
  props: FieldWords & {
    name: string
    id?: string
    /** ISO 4217, or the unit that is counted instead. */
    currency: string
    defaultValue?: string | undefined
    quick?: readonly { value: string; text: string }[]
    quickLabel?: string
    testId?: string
  },
) {
  const made = useId()
  const id = props.id ?? made
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const { quick = [] } = props
  const words = useFieldWords(id, props)
  const fillIn = (value: string) => {
    if (!input.current) return
    input.current.value = value
    // As if it were typed: an error of the earlier amount disappears.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
  }
  return (
    <div className={styles.whole}>
      <FieldFrame {...words} id={id}>
        <div className={styles.control}>
          <input
            ref={input}
            id={id}
            name={props.name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            required
            defaultValue={props.defaultValue}
            data-testid={props.testId}
            {...describedBy(id, words)}
            className={styles.input}
          />
          <span className={styles.currency}>{props.currency}</span>
        </div>
      </FieldFrame>
      {hydrated && quick.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset within the frame of one field says too much
        <div role="group" aria-label={props.quickLabel} className={styles.quick}>
          {quick.map(({ value, text }) => (
            <Button key={value} size="small" onClick={() => fillIn(value)}>
              {text}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
