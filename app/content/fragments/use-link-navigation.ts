import { useNavigate } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'
import { afterPaint } from '#app/ui/after-paint.ts'

/** One listener for all links of an element: a plain click on an internal link navigates client-side. */
export function useLinkNavigation(element: RefObject<HTMLElement>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const root = element.current
    if (!root) return
    const onClick = (event: MouseEvent) => {
      const path = pathToFollow(event)
      if (path === null) return
      event.preventDefault()
      // Lets the pressed state paint first.
      afterPaint(() => navigate(path))
    }
    root.addEventListener('click', onClick)
    return () => root.removeEventListener('click', onClick)
  }, [element, navigate])
}

/** Where a click leads inside the site; null when the browser should handle it natively. */
export function pathToFollow(event: MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || modified) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const url = new URL(link.href)
  if (url.origin !== window.location.origin) return null
  if (link.hasAttribute('data-document')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
