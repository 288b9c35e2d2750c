import type { ReactNode } from 'react'
import { Button } from '#app/ui/Button/Button.tsx'

/** One way to answer. All look and weigh the same: saying no is as easy as saying yes (COO-02). */
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
