/**
 * How long scripts wait at most, in milliseconds. A page in a tab that is not shown has no frames, and a picture may come
 * from a slow host.
 */
const LONGEST_WAIT_MS = 1_000

/** Runs in the page, before its scripts are fetched. `loading` is "lazy" for all pictures outside the first screen. */
const FIRST_SCREEN = `const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
const pictures = () => [...document.images].filter((it) => it.loading !== 'lazy').map((it) => it.decode().catch(() => {}));
const painted = async () => { await frame(); await Promise.all(pictures()); await frame(); };
await Promise.race([painted(), new Promise((next) => setTimeout(next, ${LONGEST_WAIT_MS}))]);
for (const link of document.querySelectorAll('link[rel=late]')) link.rel = 'modulepreload';
`

/** What Remix writes: the imports of the manifest and of the modules of the routes. */
const IMPORTS = /import ("[^"]+");\n((?:import \* as route\d+ from "[^"]+";\n)+)/
const ROUTE_IMPORT = /import \* as (route\d+) from ("[^"]+");/g
const PRELOAD = '<link rel="modulepreload" '

/**
 * The page with its scripts fetched after its first screen is painted, so that they do not take the network and the
 * processor from styles, fonts and the first pictures. Links and forms work before (decision 0068).
 */
export function withLateScripts(html: string): string {
  const imports = IMPORTS.exec(html)
  if (!imports) return html
  const [all, manifest = '', list = ''] = imports
  const routes = [...list.matchAll(ROUTE_IMPORT)].map(([, name = '', from = '']) => ({
    name,
    from,
  }))
  const names = routes.map((it) => it.name).join(', ')
  const modules = [manifest, ...routes.map((it) => it.from)].map((it) => `import(${it})`)
  const late = `${FIRST_SCREEN}const [, ${names}] = await Promise.all([${modules.join(', ')}]);\n`
  return html.replaceAll(PRELOAD, '<link rel="late" ').replace(all, () => late)
}
