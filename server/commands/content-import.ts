import { type Existing, importContent } from './move-content.ts'
import { withContent } from './open-content.ts'
import { readDatasetOption, runCommand } from './run-command.ts'

const KNOWN: Record<string, Existing> = { '--replace': 'replace', '--missing': 'keep' }
const USAGE =
  'Which file? npm run content:import -- <file.tar.gz> [--replace | --missing] [--dataset name]'

/**
 * `npm run content:import -- <file.tar.gz>`: content that `content:export` or `sanity dataset export` wrote. Into an
 * empty dataset, unless `--replace` prefers the file's documents or `--missing` the existing ones.
 */
runCommand(async () => {
  const { dataset, rest } = readDatasetOption(process.argv.slice(2))
  const files = rest.filter((it) => !it.startsWith('--'))
  const flags = rest.filter((it) => it.startsWith('--'))
  const [file] = files
  if (!file || files.length > 1 || flags.length > 1 || flags.some((it) => !(it in KNOWN))) {
    console.error(USAGE)
    return 2
  }
  return withContent(dataset, async (client) => {
    const existing = KNOWN[flags[0] ?? ''] ?? 'fail'
    const { documents, warnings } = await importContent(client, file, existing)
    console.log(`${documents} documents were imported`)
    for (const warning of warnings) console.error(warning)
    return warnings.length === 0 ? 0 : 1
  })
})
