const TIMEOUT_MS = 15_000

/**
 * Fetches a page of the site as data, or posts a form to it when there is a `body`. `elsewhere`: a guard redirects, and
 * the page itself has to follow. `failed`: no response, or an unexpected shape.
 */
export async function askPage<Data extends object>(
  address: string,
  isData: (answer: object) => answer is Data,
  body?: FormData,
): Promise<Data | 'elsewhere' | 'failed'> {
  try {
    const response = await fetch(address, {
      ...(body ? { method: 'POST', body } : {}),
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.type === 'opaqueredirect' || response.status === 401) return 'elsewhere'
    const isOurs = response.headers.get('content-type')?.startsWith('application/json')
    // Refusals have the same shape.
    const data: unknown = isOurs ? await response.json() : null
    return typeof data === 'object' && data !== null && isData(data) ? data : 'failed'
  } catch {
    return 'failed'
  }
}
