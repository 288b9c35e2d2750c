import { Form, useFetcher, useLocation, useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { type Editable, editablesOf, intentUrl } from './editable.ts'
import * as styles from './PreviewBar.css.ts'
import type { Presentation } from './presentation.ts'
import { SHARED_HOURS } from './preview-state.ts'
import type { PreviewView } from './preview-view.server.ts'

/**
 * Shows on every page that this is a preview, of what, and a link to leave it (GAP-159). Its forms work without
 * scripts.
 */
export default function PreviewBar({ preview }: { preview: PreviewView }) {
  const { t } = useTranslation('preview')
  const { pathname, search } = useLocation()
  const path = `${pathname}${search}`
  const outline = usePresentation(preview)
  return (
    <aside className={styles.bar} aria-label={t('label')} data-testid="preview-bar">
      <div className={styles.head}>
        <span className={styles.title}>{t(preview.isShared ? 'sharedTitle' : 'title')}</span>
        <span className={styles.fact}>
          {t('shows')}: {shown(preview, t)}
        </span>
        <span className={styles.fact}>{t('until', { moment: preview.endsAt })}</span>
        <Form method="post" action="/api/preview/leave" reloadDocument className={styles.end}>
          <input type="hidden" name="path" value={path} />
          <Button type="submit" size="small" data-testid="preview-leave">
            {t('leave')}
          </Button>
        </Form>
        {preview.isShared ? null : (
          <details className={styles.settings}>
            <summary className={styles.summary}>{t('settings')}</summary>
            <Settings preview={preview} path={path} />
            {preview.mayShare ? <Share path={path} /> : null}
            <Documents studioUrl={preview.studioUrl} path={path} />
          </details>
        )}
      </div>
      <div ref={outline} className={styles.outline} hidden />
    </aside>
  )
}

function shown(preview: PreviewView, t: ReturnType<typeof useTranslation<'preview'>>['t']): string {
  const [first = 'drafts'] = preview.perspective
  const what = first === 'drafts' ? t('drafts') : t('release', { name: first })
  const who = preview.audience ? t(preview.audience.kind) : t('own')
  return `${what}, ${preview.moment === '' ? t('now') : preview.moment.replace('T', ' ')}, ${who}`
}

function Settings({ preview, path }: { preview: PreviewView; path: string }) {
  const { t } = useTranslation('preview')
  const { audience } = preview
  const player = audience?.kind === 'player' ? audience : null
  return (
    <Form method="post" action="/api/preview/settings" reloadDocument className={styles.form}>
      <input type="hidden" name="path" value={path} />
      <label className={styles.field}>
        {t('moment')}
        <input
          className={styles.control}
          type="datetime-local"
          name="moment"
          defaultValue={preview.moment}
          data-testid="preview-moment"
        />
      </label>
      <label className={styles.field}>
        {t('audience')}
        <select
          className={styles.control}
          name="audience"
          defaultValue={audience?.kind ?? 'own'}
          data-testid="preview-audience"
        >
          {(['own', 'visitor', 'player'] as const).map((it) => (
            <option key={it} value={it}>
              {t(it)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {t('deposits')}
        <input
          className={styles.control}
          type="number"
          name="deposits"
          min={0}
          max={1_000_000}
          defaultValue={player?.depositsCount ?? 0}
        />
      </label>
      <label className={styles.field}>
        {t('segments')}
        <input
          className={styles.control}
          name="segments"
          maxLength={1_000}
          defaultValue={player?.segments.join(', ') ?? ''}
        />
      </label>
      <Button type="submit" tone="primary" data-testid="preview-apply">
        {t('apply')}
      </Button>
    </Form>
  )
}

function Share({ path }: { path: string }) {
  const { t } = useTranslation('preview')
  const fetcher = useFetcher<{ link: string | null }>()
  return (
    <fetcher.Form method="post" action="/api/preview/share" className={styles.form}>
      <input type="hidden" name="path" value={path} />
      <label className={styles.field}>
        {t('shareFor')}
        <select className={styles.control} name="hours" defaultValue={24}>
          {SHARED_HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {t('hours', { count: hours })}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {t('pages')}
        <select className={styles.control} name="pages" defaultValue="this">
          <option value="this">{t('thisPage')}</option>
          <option value="all">{t('allPages')}</option>
        </select>
      </label>
      <Button type="submit" busy={fetcher.state !== 'idle'} data-testid="preview-share">
        {t('share')}
      </Button>
      <p role="status">
        {fetcher.data?.link === null ? t('refused') : null}
        {fetcher.data?.link ? (
          <a className={styles.link} href={fetcher.data.link} data-testid="preview-link">
            {t('link')}
          </a>
        ) : null}
      </p>
    </fetcher.Form>
  )
}

/** The same as a click on the page, for keyboards and outside the Studio. */
function Documents({ studioUrl, path }: { studioUrl: string; path: string }) {
  const { t } = useTranslation('preview')
  const [documents, setDocuments] = useState<Editable[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page shows other documents.
  useEffect(() => setDocuments(editablesOf(document)), [path])
  return (
    <details>
      <summary className={styles.summary}>{t('edit')}</summary>
      {documents.length === 0 ? <p>{t('nothingToEdit')}</p> : null}
      <ul className={layout.wrap.md}>
        {documents.map((it) => (
          <li key={it.id}>
            <a href={intentUrl(studioUrl, it)} target="_blank" rel="noreferrer">
              {it.id}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Connects the page to the Studio's Presentation tool while it is in its frame. The ref is for the outline. */
function usePresentation(preview: PreviewView) {
  const outline = useRef<HTMLDivElement>(null)
  const presentation = useRef<Presentation | null>(null)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const router = useRef({ navigate, revalidate })
  router.current = { navigate, revalidate }
  const { studioUrl } = preview

  useEffect(() => {
    // Outside a frame there is no Studio to connect to.
    if (window.self === window.top && window.opener === null) return
    let ended = false
    import('./presentation.ts').then(
      ({ connectPresentation }) => {
        if (ended || !outline.current) return
        presentation.current = connectPresentation({
          studioOrigin: new URL(studioUrl).origin,
          outline: outline.current,
          navigate: (url) => router.current.navigate(url),
          refresh: () => router.current.revalidate(),
        })
      },
      () => undefined,
    )
    return () => {
      ended = true
      presentation.current?.close()
      presentation.current = null
    }
  }, [studioUrl])

  useEffect(() => {
    presentation.current?.reportPage(`${pathname}${search}`)
  }, [pathname, search])
  return outline
}
