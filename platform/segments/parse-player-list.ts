const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const SEPARATORS = /[,;\r\n]/

/**
 * Ids separated by commas, semicolons or line ends, trimmed (GAP-127), without duplicates; and the invalid entries
 * (GAP-157).
 */
export function parsePlayerList(text: string): { ids: string[]; wrong: string[] } {
  const entries = text
    // Spreadsheets write a byte order mark first.
    .replace(/^\uFEFF/, '')
    .split(SEPARATORS)
    .map((it) =>
      it
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .toLowerCase(),
    )
    .filter((it) => it !== '')
  return {
    ids: [...new Set(entries.filter((it) => UUID.test(it)))],
    wrong: entries.filter((it) => !UUID.test(it)),
  }
}
