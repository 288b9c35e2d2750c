import { Form, useLocation } from '@remix-run/react'
import { useLocalePath } from '#app/market/use-locale.ts'
import { HARM_MARKERS_PATH } from '#app/session/protection-paths.ts'
import { Button } from '#app/ui/Button/Button.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import * as styles from './HarmMarkers.css.ts'
import type { InterventionNotice } from './notices.server.ts'

const GRAVE = ['BREAK', 'LIMITS', 'HELP', 'READ'] as const

/** The choices for a message, as one plain form: each of them is a response. */
export function InterventionActions(props: { warning: InterventionNotice; look: 'lines' | 'row' }) {
  const { warning, look } = props
  const path = useLocalePath()
  const { pathname, search } = useLocation()
  const busy = useSending()?.get('warning') === warning.id
  return (
    <Form
      method="post"
      action={path(HARM_MARKERS_PATH)}
      preventScrollReset
      className={look === 'lines' ? styles.lines : styles.ways}
    >
      <input type="hidden" name="warning" value={warning.id} />
      <input type="hidden" name="textVersion" value={warning.textVersion} />
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      {GRAVE.map((answer) => (
        <Button
          key={answer}
          type="submit"
          name="intent"
          value={answer}
          size={look === 'lines' ? 'medium' : 'small'}
          block={look === 'lines'}
          busy={busy}
          data-testid={`warning-${answer}`}
        >
          {warning.words[answer]}
        </Button>
      ))}
    </Form>
  )
}
