import { useEffect, useRef } from 'react'
import { Notice } from '../Notice/Notice.tsx'

/** The problems of a form, each linked to its field. Takes the focus when it appears. */
export function FormErrors(props: { title: string; errors: { fieldId: string; text: string }[] }) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is a new list.
  useEffect(() => ref.current?.focus(), [props.errors])
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="critical" title={props.title}>
        <ul>
          {props.errors.map((error) => (
            <li key={error.fieldId}>
              <a href={`#${error.fieldId}`}>{error.text}</a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
