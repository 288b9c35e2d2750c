/** Redirects to the identity provider, and back to `next`. It leaves the site: never a client-side navigation. */
export function providerLoginPath(next: string): string {
  return `/api/identity/start?next=${encodeURIComponent(next)}`
}
