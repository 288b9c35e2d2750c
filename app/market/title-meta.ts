type PageData = { title?: unknown; description?: unknown } | null | undefined

/** The `meta` of every page: its loader has written the title, and the description where there is one. */
export function titleMeta({ data }: { data: unknown }) {
  const page = data as PageData
  const title = typeof page?.title === 'string' ? page.title : 'Playhouse'
  return typeof page?.description === 'string' && page.description !== ''
    ? [{ title }, { name: 'description', content: page.description }]
    : [{ title }]
}
