export type Choice = { value: string; label: string }

/** Maximum length of a readable list: beyond it, another letter is needed. */
const MOST = 50

/** The choices that contain every typed word: "aland" finds "Åland", best prefix matches first. */
export function matching<It extends Choice>(choices: readonly It[], typed: string): It[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return choices.slice(0, MOST)
  const [first = ''] = words
  return choices
    .map((choice) => ({ choice, name: plain(choice.label) }))
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .sort((a, b) => Number(b.name.startsWith(first)) - Number(a.name.startsWith(first)))
    .slice(0, MOST)
    .map(({ choice }) => choice)
}

/** Without case and diacritics. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
