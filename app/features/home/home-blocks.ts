import type { HomeBlockContent } from './home.query.server.ts'

/** A block of the home page as its page needs it; consecutive game rows form one block. */
export type HomeBlock =
  | { key: string; type: 'homeBanners' | 'homeIntro' | 'homeSignUp' }
  /** The range of rows, end exclusive, counted over all rows of games. */
  | { key: string; type: 'homeGames'; from: number; to: number }
  | { key: string; type: 'homeBoxes'; boxes: readonly string[] }
  | { key: string; type: 'homePromotions'; most: number }

/** The default without a home page from an editor, or while the lake cannot be read. */
export const USUAL_BLOCKS: readonly HomeBlock[] = [
  { key: 'banners', type: 'homeBanners' },
  { key: 'intro', type: 'homeIntro' },
]

/** The blocks in the order of the document (GAP-120). Every page has the heading, first if no block places it. */
export function homeBlocks(content: readonly HomeBlockContent[]): HomeBlock[] {
  const blocks: HomeBlock[] = []
  let row = 0
  for (const it of content) {
    const { _key: key } = it
    const last = blocks.at(-1)
    if (it.type === 'homeGames') {
      if (last?.type === 'homeGames') last.to += 1
      else blocks.push({ key, type: it.type, from: row, to: row + 1 })
      row += 1
    } else if (it.type === 'homeBoxes') blocks.push({ key, type: it.type, boxes: it.boxes })
    else if (it.type === 'homePromotions') blocks.push({ key, type: it.type, most: it.most })
    // A second banners or heading block would be an editor's mistake.
    else if (!blocks.some(({ type }) => type === it.type)) blocks.push({ key, type: it.type })
  }
  return blocks.some(({ type }) => type === 'homeIntro')
    ? blocks
    : [{ key: 'intro', type: 'homeIntro' }, ...blocks]
}
