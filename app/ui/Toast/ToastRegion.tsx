import * as Toasts from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../Icon/Icon.tsx'
import { iconButton } from '../IconButton/IconButton.css.ts'
import * as styles from './Toast.css.ts'
import { pageToasts, type Toast } from './toasts.ts'

const ICON = { success: 'check', warning: 'alert', error: 'alert' } as const

/**
 * Where the toasts of `showToast` appear; once per page. Their timers pause while the pointer or the focus is on them;
 * F8 moves the focus there.
 */
export default function ToastRegion() {
  const { t } = useTranslation()
  const toasts = useSyncExternalStore(pageToasts.subscribe, pageToasts.current)
  return (
    <Toasts.Provider label={t('ui.notifications')} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Toasts.Viewport label={`${t('ui.notifications')} ({hotkey})`} className={styles.region} />
    </Toasts.Provider>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation()
  const stays = (event: { preventDefault(): void }) => {
    if (!toast.swipeable) event.preventDefault()
  }
  return (
    <Toasts.Root
      type={toast.kind === 'error' ? 'foreground' : 'background'}
      duration={toast.timer === 0 ? Number.POSITIVE_INFINITY : toast.timer}
      onOpenChange={(open) => {
        if (!open) pageToasts.close(toast.id)
      }}
      onSwipeMove={stays}
      onSwipeEnd={stays}
      className={styles.toast}
    >
      <span className={styles.markOf[toast.kind]}>
        <Icon name={ICON[toast.kind]} />
      </span>
      <Toasts.Description className={styles.words}>{toast.value}</Toasts.Description>
      <Toasts.Close className={iconButton} aria-label={t('close')}>
        <Icon name="close" />
      </Toasts.Close>
    </Toasts.Root>
  )
}
