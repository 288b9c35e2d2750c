import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { requireLocale } from '#app/market/require-locale.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  requireLocale(args)
  return null
}

export default function LocaleLayout() {
  return <Outlet />
}
