/** Storage key of the theme; `light` or `dark`. */
const THEME_KEY = 'theme'

/**
 * Runs before the first paint, so that no page flashes in the other theme. The same text in every page: the CSP of
 * cached pages allows it by its hash. Storage may be blocked; then the preference of the browser counts.
 */
export const THEME_SCRIPT = `var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}document.documentElement.dataset.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme: light)').matches?'light':'dark'`

/** Switches the theme and stores it; returns the new theme. */
export function toggleTheme(): 'light' | 'dark' {
  const root = document.documentElement
  const next = root.dataset.theme === 'light' ? 'dark' : 'light'
  root.dataset.theme = next
  try {
    localStorage.setItem(THEME_KEY, next)
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
  return next
}
