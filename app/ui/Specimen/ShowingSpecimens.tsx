import { lazy, Suspense, useEffect, useState } from 'react'
import { Inline, Surface } from '#app/ui/Layout/Layout.tsx'
import { VisuallyHidden } from '#app/ui/Text/Text.tsx'
import { Amount } from '../Amount/Amount.tsx'
import { Button, ButtonLink } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { TextField } from '../Field/Field.tsx'
import { ICONS, type IconName } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { opens, Popover } from '../Popover/Popover.tsx'
import { Text } from '../Text/Text.tsx'
import { showToast } from '../Toast/toasts.ts'
import * as styles from './Specimen.css.ts'

const TONES = ['primary', 'neutral', 'quiet', 'critical'] as const
const SIZES = ['small', 'medium', 'large'] as const

export function ShowingSpecimens() {
  return (
    <Stack gap="xl">
      {TONES.map((tone) => (
        <Inline key={tone} gap="md">
          {SIZES.map((size) => (
            <Button key={size} tone={tone} size={size}>
              Deposit 50.00 €
            </Button>
          ))}
          <Button tone={tone} busy>
            Deposit 50.00 €
          </Button>
          <Button tone={tone} disabled>
            Closed
          </Button>
        </Inline>
      ))}
      <ButtonLink href="#main">Geschwindigkeitsbegrenzung aufheben</ButtonLink>
      <Inline gap="sm">
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <IconButton key={name} label={name} icon={name} />
        ))}
        <VisuallyHidden>Only listeners get this.</VisuallyHidden>
      </Inline>
      <div className={styles.two}>
        <Notice tone="info" title="This is a demo">
          No real money is taken or paid.
        </Notice>
        <Notice tone="success" title="Your limit is 50.00 € a week">
          It counts from now on and resets on Monday at 00:00.
        </Notice>
        <Notice tone="warning" title="Login and real-money play are paused">
          We cannot reach player accounts right now. You can look around; your money is safe.
        </Notice>
        <Notice tone="critical" title="That did not work">
          Vakuutusyhtiövaltuuskunnanpuheenjohtajanvaalilautakunta ei vastannut.
        </Notice>
      </div>
      <Inline gap="md">
        <Chip>Pending</Chip>
        <Chip>Waiting for a document</Chip>
      </Inline>
      <Amounts />
    </Stack>
  )
}

function Amounts() {
  const [value, setValue] = useState(1_234_567.89)
  return (
    <Surface>
      <Stack gap="md">
        <div className={styles.figures}>
          {(['en', 'fi', 'no', 'caf', 'de'] as const).map((language) => (
            <p key={language}>
              <Amount value={value} currency="EUR" language={language} />
            </p>
          ))}
          <p>
            <Amount value={value} currency="CAD" language="en" />
          </p>
        </div>
        <Inline gap="md">
          <Button size="small" onClick={() => setValue((it) => it + 10)}>
            Win 10.00
          </Button>
          <Button size="small" onClick={() => setValue((it) => it - 1)}>
            Stake 1.00
          </Button>
        </Inline>
      </Stack>
    </Surface>
  )
}

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
              { id: 'return', title: 'Return', content: <Text>96.30% over many rounds.</Text> },
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
