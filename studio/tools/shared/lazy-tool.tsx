import { Flex, Spinner } from '@sanity/ui'
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'

/** A tool or pane that is loaded when it is first opened, so that the Studio is ready for editing sooner. */
export function lazyTool<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactElement {
  const Tool = lazy(load) as ComponentType<Props>
  return function LazyTool(props) {
    return (
      <Suspense
        fallback={
          <Flex align="center" justify="center" height="fill" padding={6}>
            <Spinner muted />
          </Flex>
        }
      >
        <Tool {...props} />
      </Suspense>
    )
  }
}
