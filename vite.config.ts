import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.js'

export default defineConfig({
  plugins: [vanillaExtractPlugin(), remix(remixConfig)],
  build: {
    target: 'es2022',
    // A font or picture inside a style sheet would cost first paint, and the policy forbids data: fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  server: { host: '127.0.0.1' },
})
