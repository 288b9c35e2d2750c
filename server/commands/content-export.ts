import { resolve } from 'node:path'
import { exportContent } from './move-content.ts'
import { withContent } from './open-content.ts'
import { readDatasetOption, runCommand } from './run-command.ts'

/**
 * `npm run content:export -- [file.tar.gz] [--dataset name]`: all content with drafts, releases and assets,
 * in the form of `sanity dataset export`.
 */
runCommand(() => {
  const { dataset, rest } = readDatasetOption(process.argv.slice(2))
  const file = resolve(rest[0] ?? 'content-export.tar.gz')
  return withContent(dataset, async (client) => {
    const { documents, assets, missing } = await exportContent(client, file)
    console.log(`${documents} documents and ${assets} assets are in ${file}`)
    for (const id of missing) console.error(`missing: the file of ${id}`)
    return missing.length === 0 ? 0 : 1
  })
})
