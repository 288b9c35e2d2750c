import { type FormEventHandler, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button } from '#app/ui/Button/Button.tsx'
import { Surface } from '#app/ui/Surface/Surface.tsx'
import { SELF_TEST_PATH } from './paths.ts'
import * as styles from './SelfTest.css.ts'
import { ANSWERS, type Answers, fieldOf, QUESTIONS, type Question } from './score.ts'

/** The questions as one plain form; the first unanswered one takes the focus. */
export function Questions(props: {
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
        <div className={styles.actions}>
          <Button type="submit" data-testid="self-test-submit">
            {t('submit')}
          </Button>
        </div>
      </form>
    </Surface>
  )
}

function Fieldset(props: { question: Question; answer: string | undefined; isMissing: boolean }) {
  const { question, isMissing } = props
  const { t } = useTranslation('selftest')
  const field = fieldOf(question)
  return (
    <fieldset
      className={styles.question}
      {...(isMissing ? { 'aria-describedby': `${field}-error`, 'aria-invalid': true } : {})}
    >
      <legend className={styles.legend}>
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
        <span id={`${field}-error`} className={styles.error} data-testid={`${field}-error`}>
          {t('missing')}
        </span>
      ) : null}
    </fieldset>
  )
}
