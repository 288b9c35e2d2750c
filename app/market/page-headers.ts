/** The page selects which of its loader's headers apply to the document: whether it may be cached, when to retry. */
export function pageHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  const headers = new Headers()
  for (const name of ['x-page-cache', 'retry-after']) {
    const value = loaderHeaders.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
