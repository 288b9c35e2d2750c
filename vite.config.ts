import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'
import remixConfig from './remix.config.js'

/**
 * What every page loads anyway, as one file instead of twenty: each small file costs a request and its
 * headers. Forms and dialogs are not among them: they come when somebody reaches for them.
 */
const FRAME = [
  /\/app\/ui\/(Amount|Badge|Button|Chip|Heading|Icon|IconButton|Inline|Logo|Notice)\//,
  /\/app\/ui\/(PageContainer|Popover|SkipLink|Skeleton|Stack|Surface|Text|VisuallyHidden|theme)\//,
  /\/app\/features\/(errors|footer|frame|wallet)\//,
  /\/app\/content\/fragments\//,
  /\/app\/(market|session)\/[\w-]+(\.client)?\.tsx?$/,
  /\/(contracts|markets)\/(money|wallet-feed|currencies)\.ts$/,
]

/** Changes with our dependencies only, so that returning visitors have it already. */
const LIBRARIES =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|i18next|react-i18next|@remix-run\/(react|router))\//

function chunkOf(id: string): string | undefined {
  if (LIBRARIES.test(id)) return 'libraries'
  return FRAME.some((it) => it.test(id)) ? 'frame' : undefined
}

const DECODER = fileURLToPath(new URL('app/decode-answer.client.ts', import.meta.url))

/** In the browser Remix reads its answers through our decoder, which knows one that was given up. */
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
    // A font or picture inside a style sheet would cost first paint, and the policy forbids data: fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    ...(isSsrBuild
      ? {}
      : {
          rollupOptions: {
            output: {
              manualChunks: chunkOf,
            },
          },
        }),
  },
  server: { host: '127.0.0.1' },
}))
