/** Texts by key; keys that belong together stand in a group. */
export type Messages = { readonly [key: string]: string | Messages }

/** Where the browser reads the messages of a namespace. The version makes the answer one to keep for ever. */
export function messagesPath(
  { version, voice }: { version: string; voice: string },
  namespace: string,
): string {
  return `/api/messages/${version}/${voice}/${namespace}`
}
