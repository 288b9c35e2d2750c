import { type RefObject, useEffect, useState } from 'react'

/** Which slide of a scrolling list is visible, and a function to show another. */
export function useCurrentSlide(
  list: RefObject<HTMLElement>,
  count: number,
): [number, (index: number) => void] {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const element = list.current
    if (!element || count < 2) return
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent([...element.children].indexOf(target))
        }
      },
      { root: element, threshold: 0.6 },
    )
    for (const slide of element.children) watcher.observe(slide)
    return () => watcher.disconnect()
  }, [list, count])
  const show = (index: number) => {
    const element = list.current
    const slide = element?.children[index]
    if (!element || !(slide instanceof HTMLElement)) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const first = element.children[0]
    const start = first instanceof HTMLElement ? first.offsetLeft : 0
    element.scrollTo({ left: slide.offsetLeft - start, behavior: calm ? 'auto' : 'smooth' })
  }
  return [current, show]
}
