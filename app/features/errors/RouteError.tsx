import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/** The screen for anything that a loader, an action or a component of this area threw (ERR-05, GAP-155). */
export function RouteError() {
  const error = useRouteError()
  const lost = networkFailure(error)
  if (lost) return <NetworkError failure={lost} />
  if (!isRouteErrorResponse(error)) return <AreaError />
  if (error.status === 404) return <NotFoundScreen />
  if (error.status === 403) return <PlainError kind="forbidden" />
  if (isMaintenance(error)) return <MaintenanceScreen />
  if (error.status === 503) return <PlainError kind="unavailable" />
  return <AreaError />
}

/** Whether the site is in maintenance, which is not an error (GRD-17). */
export function isMaintenance(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503 && error.data?.code === 'MAINTENANCE'
}

/** GRD-17: there is nothing to link to but this page again. */
function MaintenanceScreen() {
  const { t } = useTranslation()
  return (
    <ErrorScreen
      title={t('errors.maintenance.title')}
      text={t('errors.maintenance.text')}
      actions={<ReloadButton text={t('errors.area.button')} />}
    />
  )
}

/** ERR-04: the whole page failed. */
export function GenericError() {
  const { t } = useTranslation()
  return (
    <ErrorScreen
      text={t('errors.generic.text')}
      actions={<ReloadButton text={t('errors.generic.button')} />}
    />
  )
}

/** ERR-05: one area of the page failed. */
function AreaError() {
  const { t } = useTranslation()
  return (
    <ErrorScreen
      title={t('errors.area.title')}
      text={t('errors.area.text')}
      actions={<ReloadButton text={t('errors.area.button')} />}
    />
  )
}

/** ERR-03, CON-42: without an answer it is unknown whether a form arrived; it is not sent again automatically. */
function NetworkError({ failure }: { failure: NetworkFailure }) {
  const { t } = useTranslation()
  return (
    <ErrorScreen
      title={t(failure === 'network' ? 'errors.network.title' : 'errors.network.timedOut')}
      text={t('errors.network.text')}
      actions={<ReloadButton text={t('errors.area.button')} />}
    />
  )
}

function NotFoundScreen() {
  const { t } = useTranslation()
  const path = useLocalePath()
  return (
    <ErrorScreen
      title={t('errors.notFound.title')}
      text={t('errors.notFound.text')}
      actions={
        <>
          <ButtonLink href={path('/')} tone="primary" size="medium">
            {t('errors.notFound.home')}
          </ButtonLink>
          <ButtonLink href={path('/online-casino')} tone="neutral" size="medium">
            {t('errors.notFound.casino')}
          </ButtonLink>
        </>
      }
    />
  )
}

/** The page `/500` (ERR-07): a proxy may redirect here. */
export function ServerErrorScreen() {
  return <PlainError kind="server" />
}

function PlainError({ kind }: { kind: 'forbidden' | 'unavailable' | 'server' }) {
  const { t } = useTranslation()
  const path = useLocalePath()
  return (
    <ErrorScreen
      title={t(`errors.${kind}.title`)}
      text={t(`errors.${kind}.text`)}
      actions={
        <>
          <ReloadButton text={t('errors.area.button')} />
          <ButtonLink href={path('/')} tone="neutral" size="medium">
            {t('errors.notFound.home')}
          </ButtonLink>
        </>
      }
    />
  )
}

function ReloadButton({ text }: { text: string }) {
  return (
    <Button type="button" tone="primary" size="medium" onClick={() => window.location.reload()}>
      {text}
    </Button>
  )
}

/** Why a page got no answer at all: the connection is gone, or took too long (ERR-03, CON-42). */
type NetworkFailure = 'network' | 'timedOut'

/** The words of Chromium, Firefox and Safari for a request that got no answer; the standard has none. */
const NO_ANSWER = /^(?:Failed to fetch|NetworkError when attempting|Load failed|network error)/i

/** What kept a page from its data, if that was the network; null for everything else. */
export function networkFailure(error: unknown): NetworkFailure | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'TimeoutError') return 'timedOut'
  return error instanceof TypeError && NO_ANSWER.test(error.message) ? 'network' : null
}
