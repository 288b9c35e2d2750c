import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import * as styles from './Fragment.css.ts'
import { knownFragment, loadFragment } from './fragment-store.ts'
import { useLinkNavigation } from './use-link-navigation.ts'

/** Filled by entry.server: for each fragment of the request, the placeholder that its bytes will replace. */
export const FragmentsContext = createContext<ReadonlyMap<string, string> | null>(null)

/**
 * A part of a page that the server keeps pre-rendered: written into the document as it is, kept on hydration, fetched
 * when missing. Its links navigate client-side. `whenMissing` is shown when it cannot be fetched. `as` is the list
 * element if it holds list items.
 */
export function Fragment(props: { id: string; as?: 'div' | 'ul'; whenMissing?: ReactNode }) {
  // Another address is another part of another page: the previous content must not be shown for it.
  return <FragmentOfAddress key={props.id.replace(/[?&]v=[\w-]+$/, '')} {...props} />
}

function FragmentOfAddress({
  id,
  as: Element = 'div',
  whenMissing,
}: {
  id: string
  as?: 'div' | 'ul'
  whenMissing?: ReactNode
}) {
  const offered = useContext(FragmentsContext)
  const [shown, setShown] = useState(() => {
    const html = offered?.get(id) ?? browserKnows(id)
    return { id, html: html ?? '', missing: html === undefined }
  })
  const [failed, setFailed] = useState(false)
  const element = useRef<HTMLDivElement & HTMLUListElement>(null)
  useLinkNavigation(element)

  if (shown.id !== id) {
    const next = browserKnows(id)
    if (next !== undefined) setShown({ id, html: next, missing: false })
  }
  useEffect(() => {
    if (browserKnows(id) !== undefined) return
    let left = false
    loadFragment(id).then(
      (html) => {
        if (!left) setShown({ id, html, missing: false })
      },
      // An older state of the same part may stay; an empty area may not.
      () => {
        if (!left) setFailed(true)
      },
    )
    return () => {
      left = true
    }
  }, [id])

  if (shown.missing && failed) return whenMissing
  return (
    <Element
      ref={element}
      className={styles.fragment}
      // An empty place must not be taken for the fragment that it waits for.
      data-fragment={shown.missing ? undefined : shown.id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own server out of React elements.
      dangerouslySetInnerHTML={{ __html: shown.html }}
    />
  )
}

function browserKnows(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : knownFragment(id)
}
