// Bundles the server, its workers and commands to dist/node, and the client code of games and sportsbook to dist/game.
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { embedMigrations } from './embed-migrations.mjs'
import { entryPoint, ROOT, workersIn } from './setup.mjs'

const commands = (await readdir(join(ROOT, 'server', 'commands'))).filter(
  (it) => it.endsWith('.ts') && !it.endsWith('.test.ts'),
)

embedMigrations()
await rm(join(ROOT, 'dist', 'node'), { recursive: true, force: true })
await rm(join(ROOT, 'dist', 'game'), { recursive: true, force: true })
await build({
  entryPoints: [
    entryPoint('server/main.ts'),
    ...workersIn(['platform', 'content-lake', 'seed', 'sandbox', 'server']),
    ...commands.map((it) => entryPoint(join('server', 'commands', it))),
  ],
  outdir: join(ROOT, 'dist', 'node'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: 'linked',
  logLevel: 'warning',
  absWorkingDir: ROOT,
})

// Each game family has its own bundle and style sheet, which includes the shell's styles.
const games = join(ROOT, 'sandbox', 'games')
const book = join(ROOT, 'sandbox', 'sportsbook', 'client')
const families = (await readdir(games, { recursive: true }))
  .map((it) => it.replaceAll('\\', '/'))
  .filter((it) => /^[\w-]+\/client\/main\.ts$/.test(it))
  .map((it) => it.split('/')[0])
await mkdir(join(ROOT, 'dist', 'game'), { recursive: true })
const forPages = {
  outdir: join(ROOT, 'dist', 'game'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  // The style sheets of games and sportsbook share them; pages preload some by these names.
  // The older format is named by a font's style sheet, for browsers without the newer one.
  loader: { '.woff2': 'file', '.woff': 'file' },
  assetNames: '[name]',
  logLevel: 'warning',
  absWorkingDir: ROOT,
}
const { allSymbolPictures, skinStyles } = await load(join(games, 'skins.ts'))
await build({
  ...forPages,
  entryPoints: [
    { out: 'shell', in: join(games, 'client', 'shell.css') },
    ...families.flatMap((it) => [
      { out: it, in: join(games, it, 'client', 'main.ts') },
      { out: it, in: join(games, it, 'client', `${it}.css`) },
    ]),
  ],
  footer: { css: skinStyles() },
})
await build({
  ...forPages,
  entryPoints: [
    { out: 'sportsbook', in: join(book, 'main.ts') },
    { out: 'sportsbook-tracker', in: join(book, 'tracker', 'tracker.ts') },
    { out: 'sportsbook', in: join(book, 'sportsbook.css') },
  ],
})

for (const family of families) {
  const folder = join(games, family, 'client')
  for (const file of (await readdir(folder)).filter((it) => it.endsWith('.svg')))
    await cp(join(folder, file), join(ROOT, 'dist', 'game', file))
}

// The slots' symbols, rendered once from the openly licensed set (seed/CREDITS.md names it).
const { renderAsync } = await import('@resvg/resvg-js')
const { default: sharp } = await import('sharp')
const require = createRequire(import.meta.url)
const { icons } = require('@iconify-json/fluent-emoji/icons.json')
const symbols = join(ROOT, 'dist', 'game', 'symbols')
await mkdir(symbols, { recursive: true })
await Promise.all(
  allSymbolPictures().map(async (name) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="192" height="192">${icons[name].body}</svg>`
    const png = (await renderAsync(svg)).asPng()
    await writeFile(
      join(symbols, `${name}.webp`),
      await sharp(png).webp({ quality: 84 }).toBuffer(),
    )
  }),
)

/** The exports of a module with all that it imports. */
async function load(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    absWorkingDir: ROOT,
  })
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
}
