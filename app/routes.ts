import { index, layout, type RouteConfig, route } from '@remix-run/route-config'

/** The sitemap of the product. A layout never guards: every loader that needs a player says so itself. */
export default [
  index('routes/default-redirect.ts'),
  route(':locale', 'routes/locale/layout.tsx', [
    index('routes/locale/home.tsx'),
    route('*', 'routes/locale/not-found.tsx'),
  ]),
] satisfies RouteConfig
