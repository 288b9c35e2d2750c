/** A small picture of the reels: symbols by reel from the top. */
export function gridPicture(
  reels: readonly (readonly string[] | string)[],
  assets: Readonly<Record<string, string>>,
): HTMLElement {
  const grid = document.createElement('div')
  grid.className = 'grid-picture'
  for (const reel of reels) {
    const column = document.createElement('div')
    for (const symbol of reel) {
      const image = document.createElement('img')
      image.src = assets[symbol] ?? ''
      image.alt = symbol
      image.width = 28
      image.height = 28
      column.append(image)
    }
    grid.append(column)
  }
  return grid
}
