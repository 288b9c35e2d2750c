import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin, type Rollup } from 'vite'
import remixConfig from './remix.config.js'

/** Changes only with our dependencies, so that returning visitors already have it cached. */
const LIBRARIES =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|i18next|react-i18next|@remix-run\/(react|router))\//

/** The routes around every page. */
const FRAME_ROUTES = /\/app\/(root|routes\/locale\/layout)\.tsx$/
const LOBBY_ROUTE = /\/app\/routes\/casino\/lobby\.tsx$/

/** Small parts that most pages import and the frame does not. */
const SMALL_PARTS = [
  /\/app\/ui\/(Card|Facts|Layout|Pill|SmallPrint|Text)\//,
  /\/app\/content\/(ContentPicture|fragments\/)/,
  /\/app\/features\/(errors\/|lobby\/TileRows\.css)/,
  /\/app\/(market|session)\/(?!method-words|use-method-words|sportsbook-addresses)[\w-]+(\.client)?\.tsx?$/,
]

/** Parts of a lobby that are also on other pages. */
const GAME_PARTS = /\/app\/features\/(banners\/|lobby\/(GameTile|my-games\/favourites))/

/**
 * What every page loads is one file, and what a lobby adds is two: each file costs a request and half a kilobyte of
 * headers, and small files compress badly. Forms and dialogs are in none of them: they are loaded when someone opens
 * them.
 */
function chunksOf(): (id: string, meta: Rollup.ManualChunkMeta) => string | undefined {
  let frame: ReadonlySet<string> | undefined
  let lobby: ReadonlySet<string> | undefined
  return (id, meta) => {
    frame ??= importsOf(FRAME_ROUTES, meta)
    lobby ??= importsOf(LOBBY_ROUTE, meta)
    if (LIBRARIES.test(id)) return 'libraries'
    if (frame.has(id) || SMALL_PARTS.some((it) => it.test(id))) return 'frame'
    if (GAME_PARTS.test(id)) return 'game-parts'
    return lobby.has(id) ? 'lobby-parts' : undefined
  }
}

/** What the routes import, directly or not. A route remains a separate file, and libraries are left out. */
function importsOf(routes: RegExp, meta: Rollup.ManualChunkMeta): ReadonlySet<string> {
  const found = new Set<string>()
  const pending = [...meta.getModuleIds()].filter((it) => routes.test(it))
  for (const id of pending) {
    for (const imported of meta.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported) || LIBRARIES.test(imported)) continue
      found.add(imported)
      pending.push(imported)
    }
  }
  return found
}

const DECODER = fileURLToPath(new URL('app/decode-answer.client.ts', import.meta.url))

/** In the browser Remix reads its responses through our decoder, which handles responses that were cancelled. */
const ownDecoder: Plugin = {
  name: 'own-decoder',
  enforce: 'pre',
  resolveId(id, importer, { ssr }) {
    const isForBrowser = !ssr && importer?.includes('/node_modules/@remix-run/react/')
    return id === 'turbo-stream' && isForBrowser ? DECODER : null
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [ownDecoder, vanillaExtractPlugin(), remix(remixConfig)],
  build: {
    target: 'es2022',
    // An inlined font or picture in a style sheet would delay the first paint, and the policy forbids data: fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    ...(isSsrBuild
      ? {}
      : {
          // Saves six kilobytes compared with esbuild for what a lobby loads.
          minify: 'terser' as const,
          terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
          rollupOptions: {
            output: {
              manualChunks: chunksOf(),
            },
          },
        }),
  },
  server: { host: '127.0.0.1' },
}))
