import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

/** The submit button of a page's form: as wide as the fields above it. */
export function SubmitButton(props: { busy: boolean; testId: string; children: ReactNode }) {
  return (
    <Button
      type="submit"
      tone="primary"
      size="large"
      block
      busy={props.busy}
      data-testid={props.testId}
    >
      {props.children}
    </Button>
  )
}
