// `npm run screens`: pictures of the built product's pages in every size, theme and language.
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, ensureNode, ensureSite, fail } from './setup.mjs'

await ensureInstalled()
await ensureSite()
await ensureNode()
const { CHROMIUM_PATH } = await ensureChromium().catch((error) => fail(error.message))
process.env.CHROMIUM_PATH = CHROMIUM_PATH
process.argv.splice(2, 0, 'tests/screens/main.ts')
await import('./run.mjs')
