/** Letters that Unicode does not decompose into a letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')
const HIRAGANA = /[\u3041-\u3096]/g
const TO_KATAKANA = 0x60
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}ー]/u

/** A text without case, accents and other differences that people do not type: `Gonzó’s Łódź` is `gonzos lodz`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(NOT_PLAIN, (it) => PLAIN[it] ?? it)
    .replace(HIRAGANA, (it) => String.fromCharCode(it.charCodeAt(0) + TO_KATAKANA))
    .replace(/['’‘`´]/g, '')
}

/** The words of a text, folded. Scripts written without spaces are split into overlapping pairs of letters. */
export function wordsIn(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}ー]+/u)
    .filter((it) => it !== '')
    .flatMap((word) => (UNSPACED.test(word) ? pairs(word) : [word]))
}

function pairs(word: string): string[] {
  const letters = [...word]
  if (letters.length < 2) return letters
  return letters.slice(1).map((it, index) => `${letters[index]}${it}`)
}
