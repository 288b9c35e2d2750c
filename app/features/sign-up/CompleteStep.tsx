import { Form, useSearchParams } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { SmallPrint } from '#app/ui/SmallPrint/SmallPrint.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Surface } from '#app/ui/Surface/Surface.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import type { SignUpReply } from './sign-up-problems.ts'
import { useLoginRetry } from './use-login-retry.ts'

export type SignUpOfferWords = { title: string; text: string; terms: string }
/** The offer to set limits, where the market requires it at the sign-up. */
export type LimitsQuestion = { title: string; text: string; way: string; href: string }

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
              {limits.way}
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
    // The login popup opens over this page (table 2: the fifth failure).
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
