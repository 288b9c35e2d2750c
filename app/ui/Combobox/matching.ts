export type Choice = { value: string; label: string }

/** How many fit a list that can be read: a longer answer asks for another letter. */
const MOST = 50

/** The choices with every typed word somewhere in them: "aland" finds "Åland", the best beginnings first. */
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

/** Without case and without marks over letters. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
