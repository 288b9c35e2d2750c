import { index, type RouteConfig, route } from '@remix-run/route-config'

/** The sitemap of the product. A layout never guards: every loader that needs a player says so itself. */
export default [
  index('routes/default-redirect.ts'),
  route('api/wallet/balance', 'routes/resources/wallet-balance.ts'),
  route('api/wallet/feed-token', 'routes/resources/feed-token.ts'),
  route('api/fragment/:name', 'routes/resources/fragment.ts'),
  route('api/preview/enable', 'routes/preview/enable.ts'),
  route('api/preview/open', 'routes/preview/open.ts'),
  route('api/preview/settings', 'routes/preview/settings.ts'),
  route('api/preview/share', 'routes/preview/share.ts'),
  route('api/preview/leave', 'routes/preview/leave.ts'),
  route('dev/ui', 'routes/dev/ui.tsx'),
  route(':locale', 'routes/locale/layout.tsx', [
    index('routes/locale/home.tsx'),
    route('online-casino', 'routes/casino/lobby.tsx'),
    route('online-casino/:category', 'routes/casino/category.tsx'),
    route('online-casino/play/:provider/:id?', 'routes/casino/play.tsx'),
    route('live-casino-online', 'routes/live/lobby.tsx'),
    route('live-casino-online/:category', 'routes/live/category.tsx'),
    route('live-casino-online/play/:provider/:id?', 'routes/live/play.tsx'),
    route('my-account/account', 'routes/account/overview.tsx'),
    route('my-account/banking/transactions', 'routes/account/transactions.tsx'),
    route('login', 'routes/session/login.tsx'),
    route('logout', 'routes/session/logout.ts'),
    route('401', 'routes/session/unauthorized.tsx'),
    route('500', 'routes/locale/server-error.tsx'),
    route('*', 'routes/locale/not-found.tsx'),
  ]),
] satisfies RouteConfig
