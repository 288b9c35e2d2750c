import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useLocalePath } from '#app/market/use-locale.ts'
import { HARM_MARKERS_PATH } from '#app/session/protection-paths.ts'
import { Button } from '#app/ui/Button/Button.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import * as styles from './HarmMarkers.css.ts'
import type { InterventionNotice } from './notices.server.ts'

const HELPS = ['BREAK', 'LIMITS', 'HELP'] as const

/** The choices for a message in a dialog, each on a line of its own. */
export function InterventionActions({ warning }: { warning: InterventionNotice }) {
  return (
    <InterventionForm warning={warning} className={styles.lines}>
      {[...HELPS, 'READ' as const].map((it) => (
        <Answer key={it} answer={it} warning={warning} size="medium" />
      ))}
    </InterventionForm>
  )
}

/** A message above a page: all that it says, and each choice, in little height. */
export function CompactIntervention({ warning }: { warning: InterventionNotice }) {
  return (
    <InterventionForm warning={warning} className={styles.compact}>
      <div className={styles.head}>
        <p className={styles.title}>{warning.title}</p>
        <Answer answer="READ" warning={warning} size="small" />
      </div>
      <p className={styles.mutedText}>
        {warning.text}{' '}
        <span data-testid="warning-why">
          {warning.words.label}: {warning.why}
        </span>
      </p>
      <div className={styles.actions}>
        {HELPS.map((it) => (
          <Answer key={it} answer={it} warning={warning} size="small" />
        ))}
      </div>
    </InterventionForm>
  )
}

/** One plain form: each of its buttons is a response. */
function InterventionForm(props: {
  warning: InterventionNotice
  className: string
  children: ReactNode
}) {
  const { warning } = props
  const path = useLocalePath()
  const { pathname, search } = useLocation()
  return (
    <Form
      method="post"
      action={path(HARM_MARKERS_PATH)}
      preventScrollReset
      className={props.className}
    >
      <input type="hidden" name="warning" value={warning.id} />
      <input type="hidden" name="textVersion" value={warning.textVersion} />
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      {props.children}
    </Form>
  )
}

function Answer(props: {
  answer: (typeof HELPS)[number] | 'READ'
  warning: InterventionNotice
  size: 'small' | 'medium'
}) {
  const { answer, warning, size } = props
  const busy = useSending()?.get('warning') === warning.id
  return (
    <Button
      type="submit"
      name="intent"
      value={answer}
      size={size}
      block={size === 'medium'}
      busy={busy}
      data-testid={`warning-${answer}`}
    >
      {warning.words[answer]}
    </Button>
  )
}
