import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack, Surface } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import * as styles from './Exclusions.css.ts'
import type { ExclusionReply } from './exclusion-actions.server.ts'
import type { ExclusionsPage as Page, Question } from './exclusions.server.ts'
import { FOREVER } from './requested-exclusion.ts'

const PATH = '/take-a-break'

/** All breaks and exclusions, for every signed-in player, also if the account may only withdraw (GAP-025). */
export function ExclusionsPage({ page, reply }: { page: Page; reply: ExclusionReply | undefined }) {
  const { t } = useTranslation('breaks')
  return (
    <div className={styles.column}>
      <Stack gap="xl">
        <Heading level={1}>{t('title')}</Heading>
        {reply?.kind === 'failed' ? (
          <div role="alert" data-testid="break-failed">
            <Notice tone="critical" title={t('failed.title')}>
              {t('failed.text')}
            </Notice>
          </div>
        ) : null}
        {reply?.kind === 'ask' ? (
          <Confirmation question={reply.question} />
        ) : (
          <>
            <Text>{t('intro')}</Text>
            {page.isOnTimeOut ? null : <Panic />}
            <ExclusionForms page={page} unchosen={reply?.kind === 'unchosen' ? reply.form : null} />
            <PastExclusions past={page.past} />
            <RecordFile />
          </>
        )}
      </Stack>
    </div>
  )
}

function Panic() {
  const { t } = useTranslation()
  const path = useLocalePath()
  return (
    <Part title={t('header.breakTitle')} text={t('header.breakText')} testId="break-panic">
      <Form method="post" action={path(PATH)}>
        <input type="hidden" name="intent" value="panic" />
        <Button type="submit" tone="critical" data-testid="break-panic-submit">
          {t('header.breakNow')}
        </Button>
      </Form>
    </Part>
  )
}

/** The two breaks with a choice of lengths; each needs a confirmation before it begins. */
function ExclusionForms({
  page,
  unchosen,
}: {
  page: Page
  unchosen: 'timeout' | 'exclusion' | null
}) {
  return (
    <>
      {page.isOnTimeOut ? null : (
        <LengthForm
          kind="timeout"
          field="hours"
          lengths={page.hours}
          isWrong={unchosen === 'timeout'}
        />
      )}
      <LengthForm
        kind="exclusion"
        field="months"
        lengths={page.months}
        isWrong={unchosen === 'exclusion'}
      />
    </>
  )
}

function LengthForm(props: {
  kind: 'timeout' | 'exclusion'
  field: 'hours' | 'months'
  lengths: Page['hours']
  isWrong: boolean
}) {
  const { kind, field, isWrong } = props
  const { t } = useTranslation('breaks')
  const path = useLocalePath()
  const busy = useSending()?.get('intent') === kind
  const errorId = `break-${kind}-error`
  return (
    <Part title={t(`${kind}.title`)} text={t(`${kind}.text`)} testId={`break-${kind}`}>
      <Form method="post" action={path(PATH)} noValidate>
        <Stack gap="lg">
          <input type="hidden" name="intent" value={kind} />
          <fieldset
            className={layout.fieldset}
            {...(isWrong ? { 'aria-describedby': errorId } : {})}
          >
            <legend className={textStyles.legend}>{t(`${kind}.choose`)}</legend>
            <div className={styles.rows}>
              {props.lengths.map(({ value, text }, index) => (
                <label key={value} className={styles.length}>
                  <input
                    type="radio"
                    name={field}
                    value={value}
                    className={styles.radio}
                    data-testid={`break-${kind}-${value}`}
                    {...(isWrong && index === 0 ? { 'aria-invalid': true, autoFocus: true } : {})}
                  />
                  {text}
                </label>
              ))}
            </div>
            {isWrong ? (
              <span id={errorId} className={textStyles.problem} data-testid={errorId}>
                {t('choose')}
              </span>
            ) : null}
          </fieldset>
          <div className={layout.wrap.md}>
            <Button type="submit" busy={busy} data-testid={`break-${kind}-submit`}>
              {t(`${kind}.submit`)}
            </Button>
          </div>
        </Stack>
      </Form>
    </Part>
  )
}

const points = (bets: Question['bets']) => ['out', 'final', bets, 'money', 'offers'] as const

/**
 * The consequences, in plain words, before the break begins. It takes the focus, so that it is read from its title on:
 * it replaces a longer page, and would otherwise begin under the header.
 */
function Confirmation({ question }: { question: Question }) {
  const { wish: requested, end, bets } = question
  const { t } = useTranslation('breaks')
  const path = useLocalePath()
  const busy = useSending()?.get('confirmed') === 'yes'
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView()
  }, [])
  return (
    <div ref={ref} tabIndex={-1} data-testid="break-confirm">
      <Part
        title={t(`confirm.${requested.kind}`)}
        text={end === null ? t('confirm.forever') : t('confirm.until', { end })}
        testId="break-confirm-end"
      >
        <ul className={styles.points}>
          {points(bets).map((point) => (
            <li key={point}>{t(`confirm.points.${point}`)}</li>
          ))}
          {requested.kind === 'exclusion' ? <li>{t('confirm.points.account')}</li> : null}
        </ul>
        <Form method="post" action={path(PATH)}>
          <input type="hidden" name="intent" value={requested.kind} />
          {requested.kind === 'timeout' ? (
            <input type="hidden" name="hours" value={requested.hours} />
          ) : (
            <input type="hidden" name="months" value={requested.months ?? FOREVER} />
          )}
          <input type="hidden" name="confirmed" value="yes" />
          <div className={layout.wrap.md}>
            <Button type="submit" tone="critical" busy={busy} data-testid="break-confirm-submit">
              {t('confirm.submit')}
            </Button>
            <ButtonLink href={path(PATH)} data-testid="break-confirm-back">
              {t('confirm.back')}
            </ButtonLink>
          </div>
        </Form>
      </Part>
    </div>
  )
}

function PastExclusions({ past }: { past: Page['past'] }) {
  const { t } = useTranslation('breaks')
  if (past === null || past.length === 0) return null
  return (
    <Stack gap="md">
      <Heading level={2}>{t('record.title')}</Heading>
      <div className={styles.rows} data-testid="break-record">
        {past.map((it) => (
          <div key={it.at} className={styles.past}>
            <span>
              {t(`record.${it.kind}`)},{' '}
              {it.end ? t('record.until', { end: it.end }) : t('record.forever')}
              {it.confirmed === null ? null : (
                <span className={textStyles.caption} data-testid="break-record-confirmed">
                  {' '}
                  ({t('record.confirmed', { when: it.confirmed })})
                </span>
              )}
            </span>
            <time dateTime={it.at} className={textStyles.caption}>
              {it.when}
            </time>
          </div>
        ))}
      </div>
    </Stack>
  )
}

function Part(props: { title: string; text: string; testId: string; children: ReactNode }) {
  return (
    <section aria-label={props.title} data-testid={props.testId}>
      <Surface>
        <Stack gap="lg">
          <Heading level={2}>{props.title}</Heading>
          <Text>{props.text}</Text>
          {props.children}
        </Stack>
      </Surface>
    </section>
  )
}

const FILE = '/take-a-break/record/protection-record'

function RecordFile() {
  const { t } = useTranslation('breaks')
  const path = useLocalePath()
  return (
    <Stack gap="md">
      <Heading level={2}>{t('file.title')}</Heading>
      <Text tone="muted">{t('file.text')}</Text>
      <div className={layout.wrap.md}>
        {(['csv', 'json'] as const).map((format) => (
          <ButtonLink
            key={format}
            href={path(`${FILE}.${format}`)}
            reloadDocument
            size="small"
            data-testid={`protection-record-${format}`}
          >
            {t(`file.${format}`)}
          </ButtonLink>
        ))}
      </div>
    </Stack>
  )
}
