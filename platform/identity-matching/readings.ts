import { LOOKS, lettersOf } from '#contracts/look-alikes.ts'

/**
 * Texts as one person may spell them, in plain lower-case letters: normalised more than what is stored, for matching
 * only. It is computed when two people are compared and never stored, so an improvement applies to all players at once.
 */

/** Letters that no Unicode decomposition maps to a plain one, by their sound. */
const SOUNDS = lettersOf(
  'o:ø ae:æ oe:œ ss:ß l:ł d:đð th:þ i:ı h:ħ n:ŋ k:ĸ s:ſ ' +
    'a:а b:б v:в g:гґ d:д e:еёэє zh:ж z:з i:ийі k:к l:л m:м n:н o:о p:п r:р s:с t:т u:у f:ф kh:х ' +
    'ts:ц ch:ч sh:ш shch:щ :ъь y:ы yu:ю ya:я yi:ї ' +
    'a:α v:β g:γ d:δ e:ε z:ζ i:η th:θ i:ι k:κ l:λ m:μ n:ν x:ξ o:ο p:π r:ρ s:σς t:τ u:υ f:φ ch:χ ps:ψ o:ω ' +
    'ي:یى ك:ک ه:ة ' +
    // Japanese registers and keyboards write one family name with either.
    '高:髙 崎:﨑碕嵜 斎:齋 斉:齊 辺:邊邉 沢:澤 広:廣 浜:濱濵 桜:櫻 島:嶋嶌 真:眞 国:國 恵:惠 栄:榮 竜:龍 円:圓 ' +
    '蔵:藏 徳:德 曽:曾 弥:彌 瀬:瀨 淵:渕 槙:槇 穂:穗 黒:黑 関:關 万:萬',
)

const through = (letters: ReadonlyMap<string, string>, text: string) =>
  [...text].map((it) => letters.get(it) ?? it).join('')

/** Without case, marks, modifier letters and invisible characters; hiragana as katakana. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Lm}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Lm}]/gu, '')
    .replaceAll(/[ぁ-ゖ]/g, (it) => String.fromCharCode(it.charCodeAt(0) + 0x60))
}

/** A normalised form of an address or a postal code: letters and digits only. */
export const placeKey = (text: string): string =>
  through(SOUNDS, plain(text)).replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * The words of a name in each way that they can be read. Letters of another script are read by their sound, and in a
 * word with Latin letters by their looks; a whole word of look-alikes can be either, so there is a second reading.
 */
export function nameReadings(text: string): string[][] {
  const words = plain(text)
    .replaceAll(/['\u2018-\u201b\u2032\u00b4\u0060.\u00b7\u30fb]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((it) => it.replaceAll(/^\p{N}+|\p{N}+$/gu, ''))
    .filter((it) => it !== '')
  const bySound = words.map((it) => through(SOUNDS, /[a-z]/.test(it) ? through(LOOKS, it) : it))
  const byLooks = words.map((it) => through(SOUNDS, through(LOOKS, it)))
  return bySound.join(' ') === byLooks.join(' ') ? [bySound] : [bySound, byLooks]
}
