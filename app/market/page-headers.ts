/** A page says itself what of its loader's headers is for everybody: whether it may be kept, when to come back. */
export function pageHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  const headers = new Headers()
  for (const name of ['x-page-cache', 'retry-after']) {
    const value = loaderHeaders.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
