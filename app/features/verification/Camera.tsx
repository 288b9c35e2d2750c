import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { Inline } from '#app/ui/Layout/Layout.tsx'
import * as textStyles from '#app/ui/Text/Text.css.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as styles from './Verification.css.ts'

type State = 'closed' | 'open' | 'taken' | 'failed'
const QUALITY = 0.92

/** A picture from this device's camera. It runs only while it is shown; nothing leaves the page before submission. */
export function Camera(props: { onPicture: (picture: File) => void; count: number }) {
  const { t } = useTranslation('verification')
  const hydrated = useHydrated()
  const [state, setState] = useState<State>('closed')
  const box = useRef<HTMLDivElement>(null)
  const known = useRef(state)
  // The pressed button is gone: the focus moves to the first of its replacements.
  useEffect(() => {
    if (known.current !== state) box.current?.querySelector('button')?.focus()
    known.current = state
  }, [state])
  // Without scripts, or without a usable camera, the field takes files.
  if (!hydrated || !navigator.mediaDevices?.getUserMedia) return null
  const word = state === 'failed' ? t('camera.failed') : state === 'taken' ? t('camera.taken') : ''
  return (
    <div ref={box} className={styles.camera}>
      {state === 'open' ? (
        <Finder
          name={t('camera.name', { count: props.count + 1 })}
          onPicture={(picture) => {
            props.onPicture(picture)
            setState('taken')
          }}
          onClose={() => setState('closed')}
          onFailure={() => setState('failed')}
        />
      ) : (
        <span>
          <Button onClick={() => setState('open')} data-testid="camera-open">
            {t('camera.open')}
          </Button>
        </span>
      )}
      <span role="status" className={textStyles.caption}>
        {word}
      </span>
    </div>
  )
}

function Finder(props: {
  name: string
  onPicture: (picture: File) => void
  onClose: () => void
  onFailure: () => void
}) {
  const { t } = useTranslation('verification')
  const video = useRef<HTMLVideoElement>(null)
  const fail = useRef(props.onFailure)
  fail.current = props.onFailure
  useEffect(() => {
    let stream: MediaStream | null = null
    let isOver = false
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 } }, audio: false })
      .then((opened) => {
        if (isOver) return stop(opened)
        stream = opened
        if (video.current) video.current.srcObject = opened
      })
      .catch(() => {
        if (!isOver) fail.current()
      })
    return () => {
      isOver = true
      stop(stream)
    }
  }, [])
  const take = async () => {
    const picture = video.current && (await pictureOf(video.current, `${props.name}.jpg`))
    if (picture) props.onPicture(picture)
    else props.onFailure()
  }
  return (
    <>
      <video
        ref={video}
        autoPlay
        playsInline
        muted
        aria-label={t('camera.view')}
        className={styles.canvas}
      />
      <Inline gap="sm">
        <Button tone="primary" onClick={take} data-testid="camera-take">
          {t('camera.take')}
        </Button>
        <Button onClick={props.onClose}>{t('camera.stop')}</Button>
      </Inline>
    </>
  )
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Null while the camera has no picture yet. */
async function pictureOf(video: HTMLVideoElement, name: string): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  if (canvas.width === 0) return null
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  return blob && new File([blob], name, { type: 'image/jpeg' })
}
