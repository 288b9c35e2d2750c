import { useEffect, useRef } from 'react'
import { useFormErrors } from '../Field/FieldErrors.tsx'
import { Notice } from '../Notice/Notice.tsx'

/** The problems of a form that are still there, each linked to its field. Takes the focus with each new reply. */
export function FormErrors(props: { title: string; errors: { fieldId: string; text: string }[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const { of, isCorrected } = useFormErrors()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reply is what the errors are from.
  useEffect(() => ref.current?.focus(), [of])
  const left = props.errors.filter(({ fieldId }) => !isCorrected(fieldId))
  if (left.length === 0) return null
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="critical" title={props.title}>
        <ul>
          {left.map((error) => (
            <li key={error.fieldId}>
              <a href={`#${error.fieldId}`}>{error.text}</a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
