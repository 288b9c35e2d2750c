import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { guard } from '#app/session/guard.server.ts'

/** Any path without a route: 404 inside the frame, by the layout's error screen (RTE-04). */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  await guard(args, 'notFound')
  throw data(null, { status: 404 })
}

export async function action(args: LoaderFunctionArgs): Promise<never> {
  await guard(args, 'notFound')
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
