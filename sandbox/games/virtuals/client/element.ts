export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  what: { text?: string; className?: string; data?: Record<string, string> } = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (what.text !== undefined) made.textContent = what.text
  if (what.className) made.className = what.className
  Object.assign(made.dataset, what.data)
  return made
}
