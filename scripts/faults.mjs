// `npm run faults`: simulated failures around money; one of them kills the built product.
import { ensureInstalled, ensureNode, ensureSite } from './setup.mjs'

await ensureInstalled()
await ensureSite()
await ensureNode()
process.argv.splice(2, 0, 'tests/faults/main.ts')
await import('./run.mjs')
