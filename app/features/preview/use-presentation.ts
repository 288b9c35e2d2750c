import { useLocation, useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { Presentation } from './presentation.ts'
import type { PreviewView } from './preview-view.server.ts'

/** Connects the page to the Studio's Presentation tool while it is in its frame. The ref is for the outline. */
export function usePresentation(preview: PreviewView) {
  const outline = useRef<HTMLDivElement>(null)
  const presentation = useRef<Presentation | null>(null)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const doors = useRef({ navigate, revalidate })
  doors.current = { navigate, revalidate }
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
          navigate: (url) => doors.current.navigate(url),
          refresh: () => doors.current.revalidate(),
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
    presentation.current?.tellPage(`${pathname}${search}`)
  }, [pathname, search])
  return outline
}
