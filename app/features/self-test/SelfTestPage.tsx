import { Form, useLocation } from '@remix-run/react'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Surface } from '#app/ui/Surface/Surface.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import { SELF_TEST_PATH } from './paths.ts'
import { Questions } from './Questions.tsx'
import { Result } from './Result.tsx'
import * as styles from './SelfTest.css.ts'
import { bandOf, readAnswers, unanswered } from './score.ts'
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
    <div className={styles.column}>
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
