import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ReplaceConfirm } from '#app/rewards/ReplaceConfirm.tsx'
import { TermsCard } from '#app/rewards/TermsCard.tsx'
import { PlaceForm, usePlace } from '#app/session/page-window/place.tsx'
import { useEachNew } from '#app/session/use-each-new.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { TextField } from '#app/ui/Field/Field.tsx'
import { FieldErrors } from '#app/ui/Field/FieldErrors.tsx'
import { Stack, Surface } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import * as styles from './BonusCodePage.css.ts'
import type { CodeReply } from './bonus-code-page.server.ts'

type Props = {
  carried: string | null
  claimKey: string
  reply: CodeReply | undefined
  /** Cancels the confirmation; null in a window. */
  onLeave: (() => void) | null
}

/** A code is checked first, then claimed: on its page, and in the menu over a game. */
export function BonusCodeBody(props: Props) {
  const { reply } = props
  const { t } = useTranslation('rewards')
  const { conflict = null, failure = null, found = null } = reply ?? {}
  return (
    <Stack gap="xl">
      <Text tone="muted">{t('code.intro')}</Text>
      {failure !== null && conflict === null ? (
        <div data-testid="bonus-code-failure">
          <Notice
            tone="critical"
            title={t(
              reply?.forfeitFailed && failure === 'failed'
                ? 'forfeit.failed'
                : `failures.${failure}`,
            )}
          />
        </div>
      ) : null}
      {conflict && found ? (
        <ReplaceConfirm
          active={conflict}
          fields={{ code: found.code, key: props.claimKey }}
          onLeave={props.onLeave}
        />
      ) : null}
      <CodeForm {...props} />
      {found === null ? null : <Found found={found} claimKey={props.claimKey} />}
    </Stack>
  )
}

function CodeForm({ carried, reply }: Props) {
  const { t } = useTranslation('rewards')
  const busy = usePlace().sending?.get('intent') === 'look'
  const field = useRef<HTMLDivElement>(null)
  useEachNew(
    reply,
    () => field.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    { andFirst: true },
  )
  return (
    <FieldErrors of={reply}>
      <PlaceForm intent="look" testId="bonus-code-form">
        <div ref={field} className={styles.form}>
          <TextField
            name="code"
            id="bonus-code-code"
            label={t('code.label')}
            help={t('code.help')}
            autoComplete="off"
            {...(reply?.problem ? { error: t(`code.problems.${reply.problem}`) } : {})}
            inputProps={{
              'data-testid': 'bonus-code-code',
              defaultValue: reply?.typed ?? carried ?? '',
              maxLength: 60,
              autoCapitalize: 'characters',
              spellCheck: false,
            }}
          />
          <span>
            <Button type="submit" busy={busy} data-testid="bonus-code-submit">
              {t(busy ? 'code.checking' : 'code.check')}
            </Button>
          </span>
        </div>
      </PlaceForm>
    </FieldErrors>
  )
}

function Found(props: { found: NonNullable<CodeReply['found']>; claimKey: string }) {
  const { code, reward, requiresDeposit } = props.found
  const { t } = useTranslation('rewards')
  const path = useLocalePath()
  const busy = usePlace().sending?.get('intent') === 'claim'
  return (
    <div role="status" data-testid="bonus-code-found">
      <Surface>
        <div className={styles.found}>
          <div>
            <Heading level={2}>{reward?.name ?? t('code.of', { code })}</Heading>
            {reward === null ? null : (
              <Text size="small" tone="muted">
                {t('code.of', { code })}
              </Text>
            )}
          </div>
          {reward?.card ? <TermsCard card={reward.card} /> : null}
          {requiresDeposit ? (
            <>
              <Text>{t('code.deposit')}</Text>
              <span>
                <ButtonLink href={path('/deposit')} data-testid="bonus-code-to-deposit">
                  {t('claim.toDeposit')}
                </ButtonLink>
              </span>
            </>
          ) : (
            <PlaceForm intent="claim">
              <input type="hidden" name="code" value={code} />
              <input type="hidden" name="key" value={props.claimKey} />
              <Button type="submit" busy={busy} data-testid="bonus-code-claim">
                {t(busy ? 'claim.sending' : 'claim.button')}
              </Button>
            </PlaceForm>
          )}
        </div>
      </Surface>
    </div>
  )
}
