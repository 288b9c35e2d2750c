import { Form, useLocation } from '@remix-run/react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { TextField } from '#app/ui/Field/Field.tsx'
import { FieldErrors } from '#app/ui/Field/FieldErrors.tsx'
import { SelectField } from '#app/ui/Field/SelectField.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useSending } from '#app/ui/use-sending.ts'
import { MAX_QUESTIONNAIRE_TEXT } from '#contracts/player-api/verification-words.ts'
import type { QuestionnairePage as Page, QuestionnaireReply } from './questionnaire.server.ts'
import type { Answers, Question } from './questionnaire-form.ts'
import * as styles from './Verification.css.ts'

type ReadPage = Extract<Page, { state: 'read' }>

/** The source of funds questionnaire (EDD-01 to EDD-05). */
export function QuestionnairePage({
  page,
  reply,
}: {
  page: Page
  reply: QuestionnaireReply | null
}) {
  const { t } = useTranslation('verification')
  const { t: common } = useTranslation()
  const { pathname } = useLocation()
  const path = useLocalePath()
  return (
    <Stack gap="xl">
      <Heading level={1}>{t('questionnaire.title')}</Heading>
      {page.state === 'failed' ? (
        <Notice tone="critical" title={t('errorTitle')}>
          <ButtonLink href={pathname} size="medium">
            {common('errors.area.button')}
          </ButtonLink>
        </Notice>
      ) : page.status === 'UNDER_REVIEW' || page.status === 'VERIFIED' ? (
        <div data-testid="questionnaire-done">
          <Notice
            tone={page.status === 'VERIFIED' ? 'success' : 'info'}
            title={t(
              page.status === 'VERIFIED' ? 'questionnaire.verified' : 'questionnaire.underReview',
            )}
          />
        </div>
      ) : (
        <>
          <Text tone="muted">{t('questionnaire.intro')}</Text>
          <Questions page={page} reply={reply} />
        </>
      )}
      <span>
        <ButtonLink href={path('/my-account/account/verification')} size="medium">
          {t('title')}
        </ButtonLink>
      </span>
    </Stack>
  )
}

function Questions({ page, reply }: { page: ReadPage; reply: QuestionnaireReply | null }) {
  const { t } = useTranslation('verification')
  const isSending = useSending() !== null
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (reply) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [reply])
  const { shows, onChange } = useChosenAnswers(reply?.answers ?? null)
  const common = (question: Question) => {
    const problem = reply?.problems[question]
    return {
      id: `questionnaire-${question}`,
      name: question,
      label: t(`questionnaire.${question}`),
      ...(problem === undefined ? {} : { error: t(`questionnaire.problems.${problem}`) }),
    }
  }
  const list = (
    question: 'occupation' | 'salaryRangeId' | 'sourceOfFunds' | 'nationality',
    choices: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      {...common(question)}
      placeholder={t('choose')}
      choices={choices}
      selectProps={{
        defaultValue: reply?.answers[question] ?? '',
        onChange,
        'data-testid': `questionnaire-${question}`,
      }}
    />
  )
  const words = (question: 'otherOccupation' | 'otherSourceOfFunds' | 'placeOfBirth') => (
    <TextField
      {...common(question)}
      inputProps={{
        defaultValue: reply?.answers[question] ?? '',
        maxLength: MAX_QUESTIONNAIRE_TEXT,
        'data-testid': `questionnaire-${question}`,
      }}
    />
  )
  return (
    <FieldErrors of={reply}>
      <Form ref={form} method="post" className={styles.form} data-testid="questionnaire">
        {reply?.failure ? (
          <Notice tone="critical" title={t(`questionnaire.problems.${reply.failure}`)} />
        ) : null}
        {list(
          'occupation',
          page.occupations.map((it) => ({
            value: it.id,
            label: t(`occupations.${it.id}`, it.label),
          })),
        )}
        {shows.otherOccupation ? words('otherOccupation') : null}
        {list(
          'salaryRangeId',
          page.ranges.map((it) => ({ value: String(it.id), label: rangeWords(it, t) })),
        )}
        {list(
          'sourceOfFunds',
          page.sources.map((it) => ({ value: it.id, label: t(`sources.${it.id}`, it.label) })),
        )}
        {shows.otherSourceOfFunds ? words('otherSourceOfFunds') : null}
        {words('placeOfBirth')}
        {list(
          'nationality',
          page.countries.map((it) => ({ value: it.id, label: it.label })),
        )}
        <span>
          <Button type="submit" tone="primary" busy={isSending} data-testid="questionnaire-send">
            {t(isSending ? 'questionnaire.sending' : 'questionnaire.send')}
          </Button>
        </span>
      </Form>
    </FieldErrors>
  )
}

type Say = ReturnType<typeof useTranslation<'verification'>>['t']

function rangeWords({ from, to }: ReadPage['ranges'][number], t: Say): string {
  if (from === null) return t('questionnaire.under', { amount: to })
  if (to === null) return t('questionnaire.andMore', { amount: from })
  return t('questionnaire.between', { from, to })
}

/** Which free-text fields are shown: those of Other. Before scripts run all of them are. */
function useChosenAnswers(sent: Answers | null) {
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const isOther = (name: 'occupation' | 'sourceOfFunds') =>
    !hydrated || (chosen[name] ?? sent?.[name]) === 'OTHER'
  return {
    shows: { otherOccupation: isOther('occupation'), otherSourceOfFunds: isOther('sourceOfFunds') },
    onChange: ({ currentTarget: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
      setChosen((before) => ({ ...before, [name]: value })),
  }
}
