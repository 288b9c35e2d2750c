import { useRef } from 'react'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import * as styles from './HarmMarkers.css.ts'
import { InterventionActions } from './InterventionActions.tsx'
import type { InterventionNotice } from './notices.server.ts'

/**
 * A message that requires a response, over any page. The focus is on its text, so that no key press answers it by
 * accident.
 */
export default function InterventionDialog({ warning }: { warning: InterventionNotice }) {
  const ref = useRef<HTMLDivElement>(null)
  return (
    <Dialog open mustAnswer title={warning.title} initialFocus={ref}>
      <div ref={ref} tabIndex={-1} className={styles.message} data-testid="warning-dialog">
        <Stack gap="lg">
          <p>{warning.text}</p>
          <p className={textStyles.caption} data-testid="warning-why">
            {warning.words.label}: {warning.why}
          </p>
          <InterventionActions warning={warning} />
        </Stack>
      </div>
    </Dialog>
  )
}
