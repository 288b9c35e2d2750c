import { Form, useLocation } from '@remix-run/react'
import {
  type FormEvent,
  type FormEventHandler,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { SELF_TEST_PATH } from '#app/session/protection-paths.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { CheckboxField } from '#app/ui/Field/CheckboxField.tsx'
import { FieldErrors, useFormErrors } from '#app/ui/Field/FieldErrors.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack, Surface } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { SelfTestBand } from '#contracts/player-api/protection-words.ts'
import * as styles from './SelfTest.css.ts'
import {
  ANSWERS,
  type Answers,
  bandOf,
  fieldOf,
  QUESTIONS,
  type Question,
  readAnswers,
  unanswered,
} from './score.ts'
import type { SelfTestPage as Page, SelfTestReply } from './self-test.server.ts'

/**
 * Nine questions and a result in plain words. With scripts the answers are scored in the browser and sent nowhere;
 * without, the server scores them and discards them.
 */
export function SelfTestPage(props: {
  page: Page
  reply: SelfTestReply | undefined
  help: ReactNode
}) {
  const { page } = props
  const { t } = useTranslation('selftest')
  const [own, setOwn] = useState<SelfTestReply | null>(null)
  const { key } = useLocation()
  // What a form was answered with takes the place of what was counted here before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer is another visit
  useEffect(() => setOwn(null), [key])
  const reply = own ?? props.reply
  const count = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const answers = readAnswers((name) => form.get(name))
    const band = bandOf(answers)
    setOwn(
      band === null
        ? { kind: 'missing', answers, missing: unanswered(answers) }
        : { kind: 'result', band },
    )
  }
  const isOver = reply?.kind === 'result' || reply?.kind === 'unkept'
  return (
    <div className={layout.readable}>
      <Stack gap="xl">
        <Stack gap="sm">
          <Heading level={1}>{t('title')}</Heading>
          <Text>{t('intro')}</Text>
        </Stack>
        {reply?.kind === 'failed' ? (
          <div role="alert">
            <Notice tone="critical" title={t('failed')} />
          </div>
        ) : null}
        {page.done && !reply ? (
          <div role="status" data-testid={`self-test-${page.done}`}>
            <Notice tone="success" title={t(page.done)} />
          </div>
        ) : null}
        {isOver ? (
          <Result
            key={reply.band}
            band={reply.band}
            isUnkept={reply.kind === 'unkept'}
            help={props.help}
            again={() => setOwn({ kind: 'missing', answers: {}, missing: [] })}
          />
        ) : (
          <Questions reply={reply?.kind === 'missing' ? reply : null} onSubmit={count} />
        )}
        <Kept kept={page.kept} />
      </Stack>
    </div>
  )
}

function Kept({ kept }: { kept: Page['kept'] }) {
  const { t } = useTranslation('selftest')
  const path = useLocalePath()
  if (kept === null || kept.length === 0) return null
  return (
    <Surface>
      <Stack gap="md">
        <Heading level={2}>{t('results')}</Heading>
        <ul className={styles.kept} data-testid="self-test-results">
          {kept.map((it) => (
            <li key={it.id}>
              <time dateTime={it.day}>{it.when}</time>: {t(`bands.${it.band}.title`)}
            </li>
          ))}
        </ul>
        <Form method="post" action={path(SELF_TEST_PATH)}>
          <Button
            type="submit"
            name="intent"
            value="forget"
            size="small"
            data-testid="self-test-forget"
          >
            {t('forget')}
          </Button>
        </Form>
      </Stack>
    </Surface>
  )
}

/** The questions as one plain form; the first unanswered one takes the focus. */
function Questions(props: {
  reply: { answers: Answers; missing: Question[] } | null
  onSubmit: FormEventHandler<HTMLFormElement>
}) {
  const { reply } = props
  const { t } = useTranslation('selftest')
  const path = useLocalePath()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (reply && reply.missing.length > 0) {
      form.current?.querySelector<HTMLInputElement>('[aria-invalid] input')?.focus()
    }
  }, [reply])
  return (
    <Surface>
      <FieldErrors of={reply}>
        <form
          ref={form}
          method="post"
          action={path(SELF_TEST_PATH)}
          noValidate
          onSubmit={props.onSubmit}
          className={styles.questions}
          data-testid="self-test"
        >
          <input type="hidden" name="intent" value="score" />
          {QUESTIONS.map((question) => (
            <Fieldset
              key={question}
              question={question}
              answer={reply?.answers[question]}
              isMissing={reply?.missing.includes(question) ?? false}
            />
          ))}
          <div className={layout.wrap.md}>
            <Button type="submit" data-testid="self-test-submit">
              {t('submit')}
            </Button>
          </div>
        </form>
      </FieldErrors>
    </Surface>
  )
}

function Fieldset(props: { question: Question; answer: string | undefined; isMissing: boolean }) {
  const { question } = props
  const { t } = useTranslation('selftest')
  const field = fieldOf(question)
  const { isCorrected, correct } = useFormErrors()
  const isMissing = props.isMissing && !isCorrected(field)
  return (
    <fieldset
      className={layout.fieldset}
      onInput={() => correct(field)}
      {...(isMissing ? { 'aria-describedby': `${field}-error`, 'aria-invalid': true } : {})}
    >
      <legend className={textStyles.legend}>
        {question}. {t(`questions.${question}`)}
      </legend>
      <div className={styles.rows}>
        {ANSWERS.map((answer) => (
          <label key={answer} className={styles.choice}>
            <input
              type="radio"
              name={field}
              value={answer}
              defaultChecked={props.answer === answer}
              className={styles.radio}
              data-testid={`${field}-${answer}`}
            />
            {t(`answers.${answer}`)}
          </label>
        ))}
      </div>
      {isMissing ? (
        <span id={`${field}-error`} className={textStyles.problem} data-testid={`${field}-error`}>
          {t('missing')}
        </span>
      ) : null}
    </fieldset>
  )
}

/** The result, the next steps, and whether to store day and result: nothing is stored without asking. */
function Result(props: {
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
            <div className={layout.wrap.md}>
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
            <div className={layout.wrap.md}>
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
