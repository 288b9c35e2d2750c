const LONG_MS = 500
/** A finger that moves further than this scrolls. */
const STILL_PX = 10
/** Within this time after a press, a click still belongs to it. */
const CLICK_MS = 400

/**
 * Calls `onLongPress` for a finger that stays on an element; true: the press is used up, so that neither a click nor
 * the browser's own menu follows. Returns what stops watching.
 */
export function watchLongPress(onLongPress: (target: Element) => boolean): () => void {
  const watch = new AbortController()
  let press: { x: number; y: number; target: Element } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let used = false
  const end = () => {
    clearTimeout(timer)
    press = null
  }
  const fire = () => {
    const target = press?.target
    end()
    if (target) used = onLongPress(target)
  }
  const swallow = (event: Event) => {
    if (!used) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onEnd = () => {
    end()
    setTimeout(() => {
      used = false
    }, CLICK_MS)
  }
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    handle: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, handle, { capture: true, signal: watch.signal })
  on('pointerdown', ({ pointerType, isPrimary, target, clientX, clientY }) => {
    end()
    used = false
    if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return
    press = { x: clientX, y: clientY, target }
    timer = setTimeout(fire, LONG_MS)
  })
  on('pointermove', ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > STILL_PX) end()
  })
  on('pointerup', onEnd)
  on('pointercancel', onEnd)
  on('scroll', end)
  on('click', swallow)
  // A browser whose own long press is shorter asks for its menu first.
  on('contextmenu', (event) => {
    if (press) fire()
    swallow(event)
  })
  return () => {
    end()
    watch.abort()
  }
}
