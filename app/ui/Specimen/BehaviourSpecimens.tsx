import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../Field/Field.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { opens, Popover } from '../Popover/Popover.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { showToast } from '../Toast/toasts.ts'
import * as styles from './Specimen.css.ts'

const Dialog = lazy(() => import('../Dialog/Dialog.tsx').then((it) => ({ default: it.Dialog })))
const Menu = lazy(() => import('../Menu/Menu.tsx'))
const Tabs = lazy(() => import('../Tabs/Tabs.tsx'))

const PANEL = 'specimen-panel'

export function BehaviourSpecimens() {
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return (
    <Stack gap="xl">
      <Inline gap="md">
        <Button {...opens(PANEL)}>Open the panel</Button>
        {scripted ? <Scripted /> : null}
      </Inline>
      <Popover id={PANEL} label="A panel" panelClass={styles.panel}>
        <Text>The browser opens it, closes it and gives the focus back.</Text>
      </Popover>
      {scripted ? (
        <Suspense fallback={null}>
          <Tabs
            label="What a game says of itself"
            tabs={[
              { id: 'rules', title: 'Rules', content: <Text>Five reels, three rows.</Text> },
              { id: 'return', title: 'Return', content: <Text>96.30 % over many rounds.</Text> },
              { id: 'stakes', title: 'Stakes', content: <Text>From 0.10 € to 50.00 €.</Text> },
            ]}
          />
        </Suspense>
      ) : null}
      <Inline gap="md">
        <Button onClick={() => showToast({ kind: 'success', value: 'Your limit is set.' })}>
          Good news
        </Button>
        <Button onClick={() => showToast({ kind: 'warning', value: 'The connection is slow.' })}>
          A warning
        </Button>
        <Button
          onClick={() =>
            showToast({
              kind: 'error',
              value: 'We could not save that.',
              timer: 0,
              swipeable: false,
            })
          }
        >
          An error that stays
        </Button>
      </Inline>
    </Stack>
  )
}

function Scripted() {
  const [open, setOpen] = useState(false)
  const [last, setLast] = useState('none')
  return (
    <Suspense fallback={null}>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Menu
        label="Sort"
        commands={[
          { id: 'name', title: 'By name', onChoose: () => setLast('name') },
          { id: 'new', title: 'Newest first', onChoose: () => setLast('new') },
          { id: 'return', title: 'By return', disabled: true, onChoose: () => setLast('return') },
        ]}
      />
      <Text tone="muted">Sorted: {last}</Text>
      <Dialog open={open} onClose={() => setOpen(false)} title="Set a deposit limit">
        <Stack gap="lg">
          <TextField label="At most in a week" name="limit" help="Lower counts at once." />
          <Button tone="primary" size="large" block onClick={() => setOpen(false)}>
            Set the limit
          </Button>
        </Stack>
      </Dialog>
    </Suspense>
  )
}
