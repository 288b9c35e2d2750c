import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { CheckboxField } from '#app/ui/Field/CheckboxField.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Surface } from '#app/ui/Surface/Surface.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { SelfTestBand } from '#contracts/player-api/self-test-words.ts'
import { SELF_TEST_PATH } from './paths.ts'
import * as styles from './SelfTest.css.ts'

/** The result, the next steps, and whether to store day and result: nothing is stored without asking. */
export function Result(props: {
  band: SelfTestBand
  isUnkept: boolean
  help: ReactNode
  again: () => void
}) {
  const { band } = props
  const { t } = useTranslation('selftest')
  const path = useLocalePath()
  const hydrated = useHydrated()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <Stack gap="xl">
      <div
        ref={ref}
        tabIndex={-1}
        className={styles.result}
        data-testid="self-test-result"
        data-band={band}
      >
        <Surface>
          <Stack gap="lg">
            <Heading level={2}>{t(`bands.${band}.title`)}</Heading>
            <Text>{t(`bands.${band}.text`)}</Text>
            <Text tone="muted">{t('noDiagnosis')}</Text>
            <div className={styles.actions}>
              <ButtonLink href={path('/my-account/gambling-limits')}>{t('ways.limits')}</ButtonLink>
              <ButtonLink href={path('/take-a-break')}>{t('ways.break')}</ButtonLink>
              {hydrated ? (
                <Button onClick={props.again} data-testid="self-test-again">
                  {t('again')}
                </Button>
              ) : (
                <ButtonLink href={path(SELF_TEST_PATH)}>{t('again')}</ButtonLink>
              )}
            </div>
          </Stack>
        </Surface>
      </div>
      {props.help}
      <Surface>
        <Form method="post" action={path(SELF_TEST_PATH)} noValidate>
          <Stack gap="lg">
            <Heading level={2}>{t('keep.title')}</Heading>
            <Text>{t('keep.text')}</Text>
            <input type="hidden" name="intent" value="keep" />
            <input type="hidden" name="band" value={band} />
            <CheckboxField
              name="consent"
              label={t('keep.consent')}
              inputProps={{ value: 'yes', 'data-testid': 'self-test-consent' }}
              {...(props.isUnkept ? { error: t('keep.missing') } : {})}
            />
            <div className={styles.actions}>
              <Button type="submit" data-testid="self-test-keep">
                {t('keep.submit')}
              </Button>
            </div>
          </Stack>
        </Form>
      </Surface>
    </Stack>
  )
}
