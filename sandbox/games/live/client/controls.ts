type Actions = Readonly<Record<string, () => void>>

/**
 * Buttons by the name in their `data-do`, keys by the name of an action. Keys pressed in an open dialog or a select are
 * left alone.
 */
export function wireControls(actions: Actions, keys: Readonly<Record<string, string>>): void {
  document.addEventListener('click', (event) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-do]')
    if (target?.dataset.do) actions[target.dataset.do]?.()
  })
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]') || event.target instanceof HTMLSelectElement) return
    const action = keys[event.key]
    if (!action) return
    event.preventDefault()
    actions[action]?.()
  })
}
