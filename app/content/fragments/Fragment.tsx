import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import * as styles from './Fragment.css.ts'
import { bringFragment, knownFragment } from './fragment-store.ts'
import { useLinkNavigation } from './use-link-navigation.ts'

/** Filled by the server's entry: for each fragment of the request the mark that its bytes will replace. */
export const FragmentsContext = createContext<ReadonlyMap<string, string> | null>(null)

/**
 * A part of a page that the server keeps ready made: written into the document as it is, kept as it is when
 * the browser takes over, fetched when it was not there. Its links navigate in the page.
 * `whenMissing` stands in its place when it cannot be fetched. `as` is the list where it holds list items.
 */
export function Fragment(props: { id: string; as?: 'div' | 'ul'; whenMissing?: ReactNode }) {
  // Another address is another part of another page: what stood there before must not stand for it.
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
    bringFragment(id).then(
      (html) => {
        if (!left) setShown({ id, html, missing: false })
      },
      // An older state of the same part may stay; an empty place may not.
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
      data-fragment={shown.id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own server out of React elements.
      dangerouslySetInnerHTML={{ __html: shown.html }}
    />
  )
}

function browserKnows(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : knownFragment(id)
}
