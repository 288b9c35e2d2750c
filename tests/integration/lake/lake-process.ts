import { startLake } from '#tests/fixtures/running-lake.ts'

/** A lake in a separate process, to be killed: prints its URL when it listens. */
const folder = process.argv[2]
if (!folder) throw new Error('name the folder of the lake')
const running = await startLake({ folder })
process.stdout.write(`${running.url}\n`)
