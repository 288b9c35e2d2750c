import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { titleMeta } from '#app/market/title-meta.ts'
import { guardResource } from '#app/session/guard.server.ts'
import { Specimen } from '#app/ui/Specimen/Specimen.tsx'

export const meta = titleMeta
export const headers = () => ({ 'X-Page-Cache': 'no' })

/** For developers and testers: the page does not exist in live mode. */
export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'editor')
  if (args.context.config.mode !== 'demo') throw data(null, { status: 404 })
  return { title: 'Design system · Playhouse' }
}

export default Specimen
