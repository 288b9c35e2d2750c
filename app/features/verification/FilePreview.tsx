import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import * as styles from './Verification.css.ts'

type Props = { files: readonly File[]; onRemove: (file: File) => void }

/** The chosen files: pictures are shown small, so that a blurred one is noticed before it is sent. */
export function FilePreview({ files, onRemove }: Props) {
  const { t } = useTranslation('verification')
  if (files.length === 0) return null
  return (
    <ul
      className={styles.previews}
      aria-label={t('files.chosen')}
      data-testid="verification-chosen"
    >
      {files.map((file) => (
        <li key={`${file.name}-${file.lastModified}-${file.size}`} className={styles.preview}>
          {file.type.startsWith('image/') ? <Picture file={file} /> : null}
          <span>{file.name}</span>
          <Button size="small" onClick={() => onRemove(file)}>
            {t('camera.remove', { name: file.name })}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const WIDTH = 240
/** Pixels of the shorter side; with fewer a printed page is unreadable. */
const ENOUGH_PIXELS = 600

/** Drawn on a canvas: the site's CSP does not allow `blob:` URLs for pictures. */
function Picture({ file }: { file: File }) {
  const { t } = useTranslation('verification')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isSmall, setIsSmall] = useState(false)
  useEffect(() => {
    let isOver = false
    createImageBitmap(file)
      .then((picture) => {
        const target = canvas.current
        if (!isOver && target) {
          target.width = WIDTH
          target.height = Math.max(1, Math.round((WIDTH * picture.height) / picture.width))
          target.getContext('2d')?.drawImage(picture, 0, 0, target.width, target.height)
          setIsSmall(Math.min(picture.width, picture.height) < ENOUGH_PIXELS)
        }
        picture.close()
      })
      // A file that cannot be drawn is refused by the server, with the reason.
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [file])
  return (
    <>
      <span aria-hidden="true">
        <canvas ref={canvas} className={styles.canvas} />
      </span>
      <span role="status">{isSmall ? t('files.small') : ''}</span>
    </>
  )
}
