import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'

type DialogAction = { text: string; testId: string }

/** A message to the player over any page: one next step, and one close button. */
export function SessionDialog(props: {
  title: string
  text: string
  testId: string
  nextStep: DialogAction & { to: string }
  dismissal: DialogAction
  onClose: () => void
}) {
  const { nextStep, dismissal, onClose } = props
  const path = useLocalePath()
  return (
    <Dialog open onClose={onClose} title={props.title}>
      <div data-testid={props.testId}>
        <Stack gap="lg">
          <p>{props.text}</p>
          <div className={layout.stack.sm}>
            <ButtonLink
              href={path(nextStep.to)}
              tone="primary"
              block
              onClick={onClose}
              data-testid={nextStep.testId}
            >
              {nextStep.text}
            </ButtonLink>
            <Button block onClick={onClose} data-testid={dismissal.testId}>
              {dismissal.text}
            </Button>
          </div>
        </Stack>
      </div>
    </Dialog>
  )
}
