import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { requireLocale } from '#app/market/require-locale.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  requireLocale(args)
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
