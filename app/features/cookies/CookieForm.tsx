import { useTranslation } from 'react-i18next'
import type { ConsentCategory, ConsentOptions } from '#app/consent/consent.ts'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import * as styles from './Cookies.css.ts'
import { CHOOSE_PATH, useCookiesFetcher, useOnChosen } from './use-choose-cookies.ts'

/** The three categories; those that a visitor may refuse have a switch. */
export function CookieForm(props: {
  options: ConsentOptions
  back: string
  onChosen?: () => void
}) {
  const { t } = useTranslation('cookies')
  const path = useLocalePath()
  const { Form, state } = useCookiesFetcher()
  const busy = state !== 'idle'
  useOnChosen(props.onChosen)
  return (
    <Form method="post" action={CHOOSE_PATH}>
      <Stack gap="lg">
        <p className={styles.intro}>
          {t('intro')} <a href={path('/cookie-policy')}>{t('policy')}</a>
        </p>
        <input type="hidden" name="back" value={props.back} />
        <Category category="essentials" checked locked />
        <Category category="performanceFunctional" checked={props.options.performanceFunctional} />
        <Category category="marketing" checked={props.options.marketing} />
        <div className={styles.settingsLinks}>
          <ChoiceButton choice="save" busy={busy} testId="cookies-save">
            {t('save')}
          </ChoiceButton>
          <ChoiceButton choice="accept" busy={busy} testId="cookies-save-all">
            {t('acceptAll')}
          </ChoiceButton>
          <ChoiceButton choice="reject" busy={busy} testId="cookies-save-none">
            {t('rejectOptional')}
          </ChoiceButton>
        </div>
      </Stack>
    </Form>
  )
}

function Category(props: { category: ConsentCategory; checked: boolean; locked?: boolean }) {
  const { t } = useTranslation('cookies')
  const { category } = props
  const id = `cookies-${category}`
  return (
    <div className={styles.category}>
      <input
        id={id}
        type="checkbox"
        className={styles.toggle}
        data-testid={id}
        aria-describedby={`${id}-help`}
        defaultChecked={props.checked}
        {...(props.locked ? { disabled: true } : { name: category })}
      />
      <div>
        <label htmlFor={id} className={styles.categoryTitle}>
          {t(`category.${category}.title`)}
        </label>
        <p id={`${id}-help`} className={textStyles.caption}>
          {t(`category.${category}.text`)}
        </p>
      </div>
    </div>
  )
}
