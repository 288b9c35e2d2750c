import type { ReactNode } from 'react'
import { Button } from '#app/ui/Button/Button.tsx'

/** One choice. All have the same look and weight: refusing is as easy as accepting (COO-02). */
export function ChoiceButton(props: {
  choice: 'accept' | 'reject' | 'save'
  busy: boolean
  testId: string
  children: ReactNode
}) {
  return (
    <Button
      type="submit"
      name="choice"
      value={props.choice}
      block
      disabled={props.busy}
      data-testid={props.testId}
    >
      {props.children}
    </Button>
  )
}
