type PageData =
  | { title?: unknown; description?: unknown; jsonLd?: unknown; shareImage?: unknown }
  | null
  | undefined

/** The `meta` of every page: its loader has composed the title and the tags for search engines. */
export function titleMeta({ data }: { data: unknown }) {
  const page = data as PageData
  const title = typeof page?.title === 'string' ? page.title : 'Playhouse'
  const description = textOf(page?.description)
  const image = textOf(page?.shareImage)
  return [
    { title },
    { property: 'og:title', content: title },
    ...(description === ''
      ? []
      : [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]),
    ...(image === '' ? [] : [{ property: 'og:image', content: image }]),
    ...(Array.isArray(page?.jsonLd) ? page.jsonLd.map((it) => ({ 'script:ld+json': it })) : []),
  ]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
