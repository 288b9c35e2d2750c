/**
 * The home of Remix's own options; vite.config.ts hands them to the plugin and app/routes.ts holds the routes.
 * `v3_lazyRouteDiscovery` stays off: it would serve `/__manifest` (SECURITY.md).
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverModuleFormat: 'esm',
  serverBuildFile: 'index.js',
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_routeConfig: true,
    v3_lazyRouteDiscovery: false,
  },
}
