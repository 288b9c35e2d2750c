import { lazy, Suspense, useSyncExternalStore } from 'react'
import { pageToasts } from './toasts.ts'

const ToastRegion = lazy(() => import('./ToastRegion.tsx'))
const none = () => false

/** Mounted in the frame of every page; the code that shows toasts is loaded with the first of them. */
export function Toasts() {
  const wanted = useSyncExternalStore(pageToasts.subscribe, pageToasts.everShown, none)
  return wanted ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null
}
