import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireLocale } from '#app/market/require-locale.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  requireLocale(args)
  return null
}

export default function Home() {
  return <main id="main">Playhouse</main>
}
