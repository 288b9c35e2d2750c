import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { requireLocale } from '#app/market/require-locale.server.ts'

/** Whatever is not in the sitemap: 404 inside the frame, by the layout's error screen (RTE-04). */
export function loader(args: LoaderFunctionArgs): never {
  requireLocale(args)
  throw data(null, { status: 404 })
}

export function action(args: LoaderFunctionArgs): never {
  requireLocale(args)
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
