import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from '#app/ui/Button/SubmitButton.tsx'
import { TextField } from '#app/ui/Field/Field.tsx'
import { SelectField } from '#app/ui/Field/SelectField.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import { AgeNote } from './AgeNote.tsx'
import { BackLink } from './BackLink.tsx'
import { FormProblems, postalKey, useFieldErrors } from './FormProblems.tsx'
import * as styles from './SignUpPage.css.ts'
import type { SignUpReply } from './sign-up-problems.ts'
import type { ContactInfoView } from './sign-up-view.server.ts'

type TextName = 'street' | 'postalCode' | 'city' | 'cpf' | 'phoneBody'

/** Birth date, address and phone: country-specific rules come from the markets. */
export function ContactInfoForm(props: { view: ContactInfoView; reply: SignUpReply | undefined }) {
  const { view, reply } = props
  const { t } = useTranslation('signup')
  const busy = useSending() !== null
  const typed = reply?.typed ?? view.typed
  const words = { country: view.country, age: view.age.age }
  const errorOf = useFieldErrors(reply, words)
  const text = (name: TextName, autoComplete: string, maxLength: number) => ({
    id: `signup-${name}`,
    label: t(`fields.${name}`),
    name,
    autoComplete,
    required: true,
    inputProps: { 'data-testid': `signup-${name}`, defaultValue: typed[name] ?? '', maxLength },
    ...errorOf(name),
  })
  return (
    <Stack gap="lg">
      <FormProblems reply={reply} words={words} />
      <Form method="post" noValidate>
        <input type="hidden" name="intent" value="contact" />
        <Stack gap="lg">
          <AgeNote rule={view.age} />
          <TextField
            id="signup-dateOfBirth"
            label={t('fields.dateOfBirth')}
            name="dateOfBirth"
            type="date"
            autoComplete="bday"
            required
            inputProps={{
              'data-testid': 'signup-dateOfBirth',
              defaultValue: typed.dateOfBirth ?? '',
              max: view.today,
            }}
            {...errorOf('dateOfBirth')}
          />
          <TextField {...text('street', 'address-line1', 100)} />
          <div className={styles.two}>
            <TextField
              {...text('postalCode', 'postal-code', 20)}
              help={t(`postalCode.${postalKey(view.country)}.help`)}
            />
            <TextField {...text('city', 'address-level2', 60)} />
          </div>
          {view.provinces.length > 0 ? (
            <SelectField
              id="signup-provinceCode"
              label={t('fields.provinceCode')}
              name="provinceCode"
              placeholder={t('choose')}
              choices={view.provinces}
              selectProps={{
                'data-testid': 'signup-provinceCode',
                defaultValue: typed.provinceCode ?? '',
                autoComplete: 'address-level1',
                required: true,
              }}
              {...errorOf('provinceCode')}
            />
          ) : null}
          {view.asksCpf ? (
            <TextField {...text('cpf', 'off', 20)} help={t('contact.cpfHelp')} />
          ) : null}
          <div className={styles.phone}>
            <SelectField
              id="signup-phonePrefix"
              label={t('fields.phonePrefix')}
              name="phonePrefix"
              choices={view.prefixes}
              selectProps={{
                'data-testid': 'signup-phonePrefix',
                defaultValue: typed.phonePrefix ?? '',
                autoComplete: 'tel-country-code',
              }}
              {...errorOf('phonePrefix')}
            />
            <TextField
              {...text('phoneBody', 'tel-national', 40)}
              type="tel"
              help={t('contact.phoneHelp')}
            />
          </div>
          <SubmitButton busy={busy} testId="signup-submit">
            {t(busy ? 'sending' : 'next')}
          </SubmitButton>
        </Stack>
      </Form>
      <BackLink from="ContactInfo" />
    </Stack>
  )
}
