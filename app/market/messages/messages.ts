/** Texts by key; related keys form a group. */
export type Messages = { readonly [key: string]: string | Messages }

/** URL of a namespace's messages for the browser. The version makes the response cacheable for ever. */
export function messagesPath(
  { version, variant }: { version: string; variant: string },
  namespace: string,
): string {
  return `/api/messages/${version}/${variant}/${namespace}`
}
