import { useState } from 'react'
import { Amount } from '../Amount/Amount.tsx'
import { Button, ButtonLink } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { ICONS, type IconName } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Surface } from '../Surface/Surface.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
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
        <Notice tone="warning" title="Logging in and playing for money are paused">
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
            <Amount value={value} currency="CAD" language="en" tick />
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
