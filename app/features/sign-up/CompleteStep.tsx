import { Form, useFetcher, useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Stack, Surface } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { SmallPrint } from '#app/ui/SmallPrint/SmallPrint.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import type { SignUpReply } from './sign-up-problems.ts'

export type SignUpOfferWords = { title: string; text: string; terms: string }
/** The offer to set limits, where the market requires it at the sign-up. */
export type LimitsQuestion = { title: string; text: string; action: string; href: string }

/** The account is open. The sign-up offer is shown here with its terms, and nothing navigates away automatically. */
export function CompleteStep(props: {
  view: { loggedIn: boolean; next: string }
  reply: SignUpReply | undefined
  offer: SignUpOfferWords | null
  limits: LimitsQuestion | null
}) {
  const { view, offer, limits } = props
  const { t } = useTranslation('signup')
  return (
    <Stack gap="lg">
      {view.loggedIn ? (
        <>
          <p role="status">{t('complete.loggedIn')}</p>
          {limits ? <Limits limits={limits} /> : null}
          {offer ? <Offer offer={offer} /> : null}
          <ButtonLink href={view.next} tone="primary" size="large" data-testid="signup-continue">
            {t('complete.continue')}
          </ButtonLink>
        </>
      ) : (
        <LogIn next={view.next} reply={props.reply} />
      )}
    </Stack>
  )
}

/** Before any offer; optional for the player. */
function Limits({ limits }: { limits: LimitsQuestion }) {
  return (
    <div data-testid="signup-limits">
      <Notice tone="info" title={limits.title}>
        <Stack gap="md">
          <p>{limits.text}</p>
          <span>
            <ButtonLink href={limits.href} size="medium" data-testid="signup-limits-way">
              {limits.action}
            </ButtonLink>
          </span>
        </Stack>
      </Notice>
    </div>
  )
}

function Offer({ offer }: { offer: SignUpOfferWords }) {
  return (
    <Surface>
      <Stack gap="md">
        <Heading level={2} size="lg">
          {offer.title}
        </Heading>
        <Text>{offer.text}</Text>
        <SmallPrint>{offer.terms}</SmallPrint>
      </Stack>
    </Surface>
  )
}

/** The login has not worked yet: it is retried here, or with the button without scripts. */
function LogIn(props: { next: string; reply: SignUpReply | undefined }) {
  const { t } = useTranslation('signup')
  const [query, setQuery] = useSearchParams()
  const busy = useSending() !== null
  const pressed = props.reply !== undefined
  const { state } = useLoginRetry(!pressed)
  const failed = pressed || state === 'failed'
  const asked = query.has('login')
  useEffect(() => {
    // The login popup opens over this page (table 2: login retry after sign-up).
    if (!failed || asked) return
    setQuery((it) => new URLSearchParams([...it, ['login', props.next]]), {
      replace: true,
      preventScrollReset: true,
    })
  }, [failed, asked, setQuery, props.next])
  return (
    <>
      {failed ? (
        <div data-testid="signup-failure" data-failure="ours.notLoggedIn">
          <Notice tone="critical" title={t('complete.notLoggedInTitle')}>
            {t('failure.ours.notLoggedIn')}
          </Notice>
        </div>
      ) : (
        <p role="status">{t('complete.loggingIn')}</p>
      )}
      <Form method="post">
        <input type="hidden" name="intent" value="log-in" />
        <Button type="submit" tone="primary" size="large" busy={busy} data-testid="signup-log-in">
          {t('complete.logIn')}
        </Button>
      </Form>
    </>
  )
}

/**
 * Retries the login in the background, while the page stays readable (SES-14). A successful login navigates by itself:
 * the response is a redirect.
 */
function useLoginRetry(active: boolean): LoginRetry {
  const { submit, state, data: answer } = useFetcher<SignUpReply>()
  const [retry, setRetry] = useState<LoginRetry>(AFTER_FIRST_ATTEMPT)

  useEffect(() => {
    if (!active || retry.state !== 'waiting') return
    const timer = setTimeout(() => {
      setRetry((it) => retryAfter(it, 'waited'))
      submit({ intent: 'log-in' }, { method: 'post' })
    }, LOGIN_RETRY_MS)
    return () => clearTimeout(timer)
  }, [active, retry.state, submit])

  useEffect(() => {
    if (state !== 'idle' || answer === undefined) return
    setRetry((it) => retryAfter(it, answer.mayRetry === true ? 'failure' : 'refusal'))
  }, [state, answer])

  return retry
}

/** After sign-up a failed login is retried, up to 5 attempts in all, 3 s apart (SES-14). */
export const MAX_LOGIN_ATTEMPTS = 5
const LOGIN_RETRY_MS = 3_000

export type LoginRetry = { attempt: number; state: 'trying' | 'waiting' | 'done' | 'failed' }
export type LoginRetryEvent = 'failure' | 'refusal' | 'waited' | 'success'

/** The first attempt is made by the server, when the last code was entered. */
export const AFTER_FIRST_ATTEMPT: LoginRetry = { attempt: 1, state: 'waiting' }

/** The machine "Login retry after sign-up" of table 2; a refusal that waiting cannot change ends it at once. */
export function retryAfter(retry: LoginRetry, event: LoginRetryEvent): LoginRetry {
  const { attempt, state } = retry
  if (state === 'waiting' && event === 'waited') return { attempt: attempt + 1, state: 'trying' }
  if (state !== 'trying') return retry
  if (event === 'success') return { attempt, state: 'done' }
  if (event === 'refusal') return { attempt, state: 'failed' }
  if (event === 'failure')
    return { attempt, state: attempt < MAX_LOGIN_ATTEMPTS ? 'waiting' : 'failed' }
  return retry
}
