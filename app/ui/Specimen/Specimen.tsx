import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Inline, PageContainer } from '#app/ui/Layout/Layout.tsx'
import { SmallPrint } from '#app/ui/SmallPrint/SmallPrint.tsx'
import { Heading } from '#app/ui/Text/Text.tsx'
import { Button, ButtonLink } from '../Button/Button.tsx'
import { Card, CardLink, CardList, cardPicture } from '../Card/Card.tsx'
import { Facts } from '../Facts/Facts.tsx'
import { CheckboxField } from '../Field/CheckboxField.tsx'
import { TextField } from '../Field/Field.tsx'
import { SelectField } from '../Field/SelectField.tsx'
import { FormErrors } from '../FormErrors/FormErrors.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { Stage, stagePicture } from '../Stage/Stage.tsx'
import { Text } from '../Text/Text.tsx'
import { Toasts } from '../Toast/Toasts.tsx'
import { BehaviourSpecimens, ShowingSpecimens } from './ShowingSpecimens.tsx'
import * as styles from './Specimen.css.ts'
import { ground } from './Specimen.css.ts'

/**
 * Every component of the design system in every state, for developers (/dev/ui). Its texts are not for players, so they
 * are in English only.
 */
export function Specimen() {
  return (
    <>
      <main id="main" tabIndex={-1} className={styles.page}>
        <PageContainer>
          <Stack gap="xxl">
            <Inline gap="lg">
              <Logo />
              <Button tone="quiet" size="small" onClick={switchLight}>
                Switch the light
              </Button>
            </Inline>
            <Heading level={1}>Components</Heading>
            <Group title="Colours">
              <ul className={styles.swatches}>
                {Object.entries(ground).map(([role, className]) => (
                  <li key={role} className={styles.swatch}>
                    <span className={`${styles.colour} ${className}`} />
                    {role}
                  </li>
                ))}
              </ul>
            </Group>
            <Group title="Type">
              {(['xxxl', 'xxl', 'xl', 'lg', 'md'] as const).map((size) => (
                <Heading key={size} level={3} size={size}>
                  Slots, tables and live games
                </Heading>
              ))}
              <Text size="large">Large text, for the one sentence that opens a page.</Text>
              <Text>Text: every game states its return before you play.</Text>
              <Text tone="muted">Muted: Voit milloin tahansa asettaa talletusrajan.</Text>
            </Group>
            <Group title="What shows">
              <ShowingSpecimens />
            </Group>
            <Group title="Cards and stages">
              <CardSpecimens />
            </Group>
            <Group title="Forms">
              <FormSpecimens />
            </Group>
            <Group title="Behaviour">
              <BehaviourSpecimens />
            </Group>
          </Stack>
        </PageContainer>
      </main>
      <Toasts />
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  )
}

function switchLight(): void {
  const { dataset } = document.documentElement
  dataset.theme = dataset.theme === 'light' ? 'dark' : 'light'
}

const Combobox = lazy(() => import('../Combobox/Combobox.tsx'))

const STUDIOS = [
  'Åland Lantern',
  'Amber Foundry',
  'Glasswing Foundry',
  'Kite & Barrel',
  'Moonmallow',
  'Northerly',
  'Quiet Thunder',
  'Sable Carousel',
  'Saffron Tide',
  'Sugarglass',
  'Terrace Rooms',
  'Velvet Fathom',
  'Zeppelinwerkstattgenossenschaft Oberammergau',
].map((label) => ({ value: label.toLowerCase().replace(/\W+/g, '-'), label }))

function FormSpecimens() {
  const [summary, setSummary] = useState(false)
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return (
    <div className={styles.two}>
      <Stack gap="lg">
        <TextField label="E-mail" name="email" type="email" help="We write to it only about you." />
        <TextField
          id="specimen-password"
          label="Password"
          name="password"
          type="password"
          error="At least 8 characters, one of them a figure."
        />
        <SelectField
          label="Country"
          name="country"
          placeholder="Choose"
          choices={[{ value: 'FI', label: 'Finland' }]}
        />
        <CheckboxField
          id="specimen-terms"
          name="terms"
          label="I have read the terms."
          error="Tick the box to go on."
        />
        {summary ? (
          <FormErrors
            title="One thing is missing"
            errors={[{ fieldId: 'specimen-password', text: 'The password is too short' }]}
          />
        ) : null}
        <Button block onClick={() => setSummary(true)}>
          Show what is wrong
        </Button>
      </Stack>
      {scripted ? (
        <Suspense fallback={null}>
          <Stack gap="lg">
            <Combobox
              label="Studio"
              name="studio"
              choices={STUDIOS}
              help="Arrow keys move, Enter chooses, Escape closes."
            />
            <Combobox
              label="Studio, already chosen"
              name="studio-chosen"
              choices={STUDIOS}
              defaultValue="moonmallow"
              error="This studio has no games in your country."
            />
          </Stack>
        </Suspense>
      ) : null}
    </div>
  )
}

const PRIZES = [
  { name: 'Place 1', value: '2,000.00 €' },
  { name: 'Places 2–5', value: '500.00 €' },
  { name: 'Vakuutusyhtiövaltuuskunnanpuheenjohtaja', value: 'Kolmesataa ilmaiskierrosta' },
]

/** Grey represents a picture; it takes the same space. */
function CardSpecimens() {
  return (
    <Stack gap="xl">
      <CardList columns="three">
        <li>
          <Card leads picture={<span className={cardPicture} />}>
            <Heading level={3}>
              <CardLink to="#main">All of this card leads on</CardLink>
            </Heading>
            <Text>What it is about, in a sentence or two.</Text>
            <SmallPrint>18+. Significant terms are at the foot, readable.</SmallPrint>
          </Card>
        </li>
        <li>
          <Card>
            <Heading level={3}>Vakuutusyhtiövaltuuskunnanpuheenjohtajanvaalilautakunta</Heading>
            <Facts facts={PRIZES} />
            <SmallPrint>Cards of a row are equally high, with and without a picture.</SmallPrint>
          </Card>
        </li>
        <li>
          <Card as="div">
            <Heading level={3}>Nothing to open</Heading>
            <Text tone="muted">Without a link a card does not answer to the pointer.</Text>
            <Inline gap="md">
              <ButtonLink href="#main">An action of its own</ButtonLink>
            </Inline>
          </Card>
        </li>
      </CardList>
      <Stage picture={<span className={stagePicture} />}>
        <Heading level={3} size="xxl">
          One thing to say
        </Heading>
        <Text size="large">A stage opens a page: words left, picture right, above on phones.</Text>
        <Inline gap="md">
          <ButtonLink href="#main" tone="primary" size="large">
            And one thing to do
          </ButtonLink>
        </Inline>
      </Stage>
      <Stage>
        <Heading level={3} size="xxl">
          The same without a picture
        </Heading>
        <Text size="large">The words take the whole stage, as wide as is read with ease.</Text>
      </Stage>
    </Stack>
  )
}
