import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'

type Way = { text: string; testId: string }

/** A message to the player over any page: one next step, and one close button. */
export function SessionDialog(props: {
  title: string
  text: string
  testId: string
  wayOn: Way & { to: string }
  wayOut: Way
  onClose: () => void
}) {
  const { wayOn, wayOut, onClose } = props
  const path = useLocalePath()
  return (
    <Dialog open onClose={onClose} title={props.title}>
      <div data-testid={props.testId}>
        <Stack gap="lg">
          <p>{props.text}</p>
          <div className={layout.stack.sm}>
            <ButtonLink
              href={path(wayOn.to)}
              tone="primary"
              block
              onClick={onClose}
              data-testid={wayOn.testId}
            >
              {wayOn.text}
            </ButtonLink>
            <Button block onClick={onClose} data-testid={wayOut.testId}>
              {wayOut.text}
            </Button>
          </div>
        </Stack>
      </div>
    </Dialog>
  )
}
