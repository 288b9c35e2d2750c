import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Picture } from '#app/content/image-url.ts'
import { Button } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { BackToLobby } from './BackToLobby.tsx'
import * as styles from './GameScreen.css.ts'
import type { GameSession } from './game-session.ts'
import { LimitReached } from './LimitReached.tsx'
import { MandatoryLimitsMissing } from './MandatoryLimitsMissing.tsx'
import type { ReachedLimitView } from './reached-limit.ts'

/** The overlay while the game loads, is paused, or has no network. */
export function GameCover(props: {
  session: GameSession
  name: string
  picture: Picture | null
  lobbyPath: string
  /** The limit that blocks further stakes. */
  reachedLimit: ReachedLimitView | null
  /** Limits that the market requires before play are not set. */
  limitsMissing: boolean
  onResume: () => void
}) {
  const { phase, pausedFor } = props.session
  const { t } = useTranslation('game')
  if (pausedFor.includes('offline')) {
    return (
      <div className={styles.cover} role="status" data-testid="game-offline">
        <Notice tone="warning" title={t('offlineTitle')}>
          {t('offlineText')}
        </Notice>
      </div>
    )
  }
  if (props.limitsMissing) {
    return (
      <div className={styles.cover} role="status">
        <MandatoryLimitsMissing lobbyPath={props.lobbyPath} />
      </div>
    )
  }
  if (props.reachedLimit !== null) {
    return (
      <div className={styles.cover} role="status">
        <LimitReached limit={props.reachedLimit} lobbyPath={props.lobbyPath} />
      </div>
    )
  }
  if (phase !== 'ready') {
    return (
      <div className={styles.cover} role="status">
        {phase === 'loading' ? (
          <Loading name={props.name} picture={props.picture} lobbyPath={props.lobbyPath} />
        ) : (
          <Slow lobbyPath={props.lobbyPath} />
        )}
      </div>
    )
  }
  if (pausedFor.length === 0) return null
  return (
    <div className={styles.cover} role="status" data-testid="game-paused">
      <Notice tone="info" title={t('pausedTitle')}>
        {t('pausedText')}
      </Notice>
      {pausedFor.includes('player') ? (
        <Button type="button" tone="primary" size="medium" onClick={props.onResume}>
          {t('resume')}
        </Button>
      ) : null}
    </div>
  )
}

/** Games are scripts: without them the cover says so, and not that it loads. */
function Loading(props: { name: string; picture: Picture | null; lobbyPath: string }) {
  const { t } = useTranslation('game')
  const { picture } = props
  return (
    <>
      {picture && (
        <>
          <img {...picture} className={styles.backdrop} alt="" />
          <img {...picture} className={styles.art} alt="" />
        </>
      )}
      <p className={styles.withScripts}>{t('loading', { name: props.name })}</p>
      <noscript>
        <div className={styles.withoutScripts}>
          <Notice tone="info" title={t('noScriptTitle')}>
            {t('noScriptText')}
          </Notice>
          <BackToLobby to={props.lobbyPath} />
        </div>
      </noscript>
    </>
  )
}

function Slow({ lobbyPath }: { lobbyPath: string }) {
  const { t } = useTranslation('game')
  return (
    <>
      <Notice tone="warning" title={t('slowTitle')}>
        {t('slowText')}
      </Notice>
      <Button type="button" tone="primary" size="medium" onClick={() => window.location.reload()}>
        {t('tryAgain')}
      </Button>
      <BackToLobby to={lobbyPath} />
    </>
  )
}

/** The age question that some markets require before play for fun (CON-02). */
export function AgeGate(props: {
  age: number
  name: string
  lobbyPath: string
  logIn: ReactNode
  facts: ReactNode
}) {
  const { t } = useTranslation('game')
  const { age } = props
  return (
    <div className={styles.failed}>
      <h1 className={styles.failedName}>{props.name}</h1>
      <Notice tone="info" title={t('age.title', { age })}>
        {t('age.text', { age })}
      </Notice>
      <div className={layout.wrap.md}>
        <Form method="post">
          <Button type="submit" tone="primary" size="medium" data-testid="age-yes">
            {t('age.yes', { age })}
          </Button>
        </Form>
        {props.logIn}
        <BackToLobby to={props.lobbyPath} />
      </div>
      {props.facts}
    </div>
  )
}
