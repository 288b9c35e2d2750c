const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a request may change something. Fetch metadata decides where the browser sends it, the Origin
 * header otherwise; a request with neither is refused, and so is `same-site`: the sandbox's frames live on
 * another port of the same site (GAP-006, ASVS 3.5).
 */
export function mayChangeState(
  method: string,
  headers: Headers,
  allowedOrigins: readonly string[],
): boolean {
  if (SAFE_METHODS.includes(method.toUpperCase())) return true
  const origin = headers.get('origin')
  if (origin !== null && !allowedOrigins.includes(origin)) return false
  const site = headers.get('sec-fetch-site')
  return site === null ? origin !== null : site === 'same-origin'
}
