import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { CheckboxField } from '../Field/CheckboxField.tsx'
import { TextField } from '../Field/Field.tsx'
import { SelectField } from '../Field/SelectField.tsx'
import { FormErrors } from '../FormErrors/FormErrors.tsx'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './Specimen.css.ts'

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

export function FormSpecimens() {
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
