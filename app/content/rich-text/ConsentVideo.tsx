import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayLoad } from '#app/consent/use-consent.ts'
import { Button } from '#app/ui/Button/Button.tsx'
import * as styles from './RichText.css.ts'

/**
 * Nothing is requested from a third party before the visitor agrees: here, or to marketing in general (CON-29). Without
 * scripts it is a link to the video.
 */
export function ConsentVideo({
  video,
}: {
  video: { title: string; host: string; frame: string; page: string }
}) {
  const { t } = useTranslation('content')
  const [agreed, setAgreed] = useState(false)
  const mayLoad = useMayLoad('marketing')
  const frame = useRef<HTMLIFrameElement>(null)
  // The pressed button is gone, so the focus moves into the video.
  useEffect(() => {
    if (agreed) frame.current?.focus()
  }, [agreed])
  if (agreed || mayLoad) {
    return (
      <iframe
        ref={frame}
        className={styles.video}
        src={video.frame}
        title={video.title}
        allow="autoplay; fullscreen; encrypted-media"
        sandbox="allow-scripts allow-same-origin allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    <div className={styles.consent} data-testid="video-consent">
      <p className={styles.consentTitle}>{video.title}</p>
      <p>{t('video.consent', { host: video.host })}</p>
      <div className={styles.ways}>
        <Button onClick={() => setAgreed(true)}>{t('video.play', { host: video.host })}</Button>
        <a className={styles.elsewhere} href={video.page} rel="noopener noreferrer">
          {t('video.elsewhere', { host: video.host })}
        </a>
      </div>
    </div>
  )
}
