/** What the browser keeps for a page. It may refuse that to a page in a frame, which then remembers until it is closed. */
export function browserStorage(storage: () => Storage) {
  const memory = new Map<string, string>()
  return {
    read(key: string): string | null {
      try {
        return storage().getItem(key)
      } catch {
        return memory.get(key) ?? null
      }
    },
    write(key: string, value: string): void {
      try {
        storage().setItem(key, value)
      } catch {
        memory.set(key, value)
      }
    },
    remove(key: string): void {
      try {
        storage().removeItem(key)
      } catch {
        memory.delete(key)
      }
    },
  }
}
