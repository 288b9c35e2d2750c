import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StaticPage } from '#app/features/static-page/StaticPage.tsx'
import { staticPage } from '#app/features/static-page/static-page.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'

export const handle = { indexable: true }
export const meta = titleMeta

export function loader(args: LoaderFunctionArgs) {
  return staticPage(args)
}

export default function StaticPageRoute() {
  const { id, heading, body } = useLoaderData<typeof loader>()
  return <StaticPage id={id} heading={heading} body={body} />
}
