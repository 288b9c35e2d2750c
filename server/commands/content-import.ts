import { type Existing, importContent } from './move-content.ts'
import { runCommand, withContent } from './open-content.ts'

const KNOWN: Record<string, Existing> = { '--replace': 'replace', '--missing': 'keep' }
const USAGE =
  'Which file? npm run content:import -- <file.tar.gz> [--replace | --missing] [--dataset name]'

/**
 * `npm run content:import -- <file.tar.gz>`: content that `content:export` or `sanity dataset export` wrote.
 * Into an empty dataset, unless `--replace` takes the file's documents or `--missing` keeps those there.
 */
runCommand(async () => {
  const args = process.argv.slice(2)
  const at = args.indexOf('--dataset')
  const dataset = at < 0 ? undefined : args.splice(at, 2)[1]
  const files = args.filter((it) => !it.startsWith('--'))
  const flags = args.filter((it) => it.startsWith('--'))
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
