// `npm run reset`: fresh demo data. The rendered artwork stays in .cache, since it is always the same.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkPorts } from './ports.mjs'
import { fail, prepare, ROOT } from './setup.mjs'

const data = resolve(ROOT, process.env.PLAYHOUSE_DATA || '.data')
const taken = await checkPorts()
if (taken) fail(`${taken} Playhouse seems to be running: stop it before a reset.`)
if (existsSync(data)) {
  const known = ['secrets.json', 'db', 'seeded', 'assets', 'database']
  const strangers = readdirSync(data).filter((it) => !known.includes(it) && !it.startsWith('.'))
  if (strangers.length > 0)
    fail(`${data} holds files that are not ours (${strangers.join(', ')}): nothing was removed.`)
  for (const name of readdirSync(data)) {
    rmSync(join(data, name), { recursive: true, force: true })
  }
}
await prepare().catch((error) => fail(String(error.message ?? error)))
process.stdout.write('Fresh demo data is in place: npm start\n')
