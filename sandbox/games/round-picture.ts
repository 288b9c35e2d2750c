const TILE = 64
const GAP = 6

/**
 * The grid of symbols of an outcome, as a drawing that holds all its pictures; null for a game without a grid. It is
 * shown as an image, which loads nothing: every symbol is embedded once.
 */
export function pictureOf(
  view: unknown,
  assets: Readonly<Record<string, string>>,
  readAsset: (path: string) => { body: Buffer; type: string } | null,
): string | null {
  const grid = findGrid(view, assets)
  if (!grid) return null
  const symbols = [...new Set(grid.flat())]
  const pictures = symbols.map((symbol) => readAsset(assets[symbol] ?? ''))
  if (pictures.includes(null)) return null
  const definitions = pictures.map(
    (file, index) =>
      `<image id="s${index}" width="${TILE}" height="${TILE}" href="data:${file?.type};base64,${file?.body.toString('base64')}"/>`,
  )
  const step = TILE + GAP
  const tiles = grid.flatMap((reel, column) =>
    reel.map(
      (symbol, row) =>
        `<use href="#s${symbols.indexOf(symbol)}" x="${GAP + column * step}" y="${GAP + row * step}"/>`,
    ),
  )
  const width = GAP + grid.length * step
  const height = GAP + Math.max(...grid.map((it) => it.length)) * step
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" rx="12" fill="#221a2d"/>`,
    `<defs>${definitions.join('')}</defs>`,
    ...tiles,
    '</svg>',
  ].join('')
}

/**
 * Symbols by reel from the top, wherever a game stores them, as lists or as strings of one letter each: the first grid
 * whose symbols all have a picture.
 */
function findGrid(
  value: unknown,
  assets: Readonly<Record<string, string>>,
  depth = 5,
): string[][] | null {
  if (typeof value !== 'object' || value === null || depth === 0) return null
  if (isGrid(value, assets)) return value.map((reel) => [...reel])
  for (const inner of Object.values(value)) {
    const found = findGrid(inner, assets, depth - 1)
    if (found) return found
  }
  return null
}

function isGrid(
  value: unknown,
  assets: Readonly<Record<string, string>>,
): value is (string[] | string)[] {
  return (
    Array.isArray(value) &&
    value.length > 1 &&
    value.every(
      (reel) =>
        (Array.isArray(reel) || typeof reel === 'string') &&
        reel.length > 0 &&
        [...reel].every((it) => typeof it === 'string' && Object.hasOwn(assets, it)),
    )
  )
}
