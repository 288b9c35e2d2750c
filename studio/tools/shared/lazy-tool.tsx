import { Flex, Spinner } from '@sanity/ui'
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'

/** A tool whose code is read when it is first opened: the Studio is ready to edit without it. */
export function lazyTool(load: () => Promise<{ default: ComponentType }>): () => ReactElement {
  const Tool = lazy(load)
  return function LazyTool() {
    return (
      <Suspense
        fallback={
          <Flex align="center" justify="center" height="fill" padding={6}>
            <Spinner muted />
          </Flex>
        }
      >
        <Tool />
      </Suspense>
    )
  }
}
