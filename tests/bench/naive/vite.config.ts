import { join, relative, resolve } from 'node:path'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'
import remixConfig from '../../../remix.config.js'

const ROOT = resolve(import.meta.dirname, '../../..')
const INSTEAD: Readonly<Record<string, string>> = {
  '#app/features/lobby/Lobby.tsx': 'tests/bench/naive/NaiveLobby.tsx',
  '#app/features/lobby/load-lobby.server.ts': 'tests/bench/naive/naive-read-lobby.server.ts',
}
const IMPORTERS = ['app/routes/casino/lobby.tsx', 'app/routes/casino/lobby-page.server.ts']

/** Replaces the casino lobby's modules with the naive ones; the rest of the site is unchanged. */
const naiveLobby: Plugin = {
  name: 'naive-lobby',
  enforce: 'pre',
  resolveId(source, importer) {
    const from = importer ? relative(ROOT, importer.split('?', 1)[0] ?? '') : ''
    const instead = IMPORTERS.includes(from) ? INSTEAD[source] : undefined
    return instead ? join(ROOT, instead) : null
  },
}

export default defineConfig({
  root: ROOT,
  logLevel: 'error',
  plugins: [
    naiveLobby,
    vanillaExtractPlugin(),
    remix({
      ...remixConfig,
      buildDirectory: relative(ROOT, join(process.env.NAIVE_SITE ?? '.cache/naive-site', 'build')),
    }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
