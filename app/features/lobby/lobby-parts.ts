/** Consecutive rows without a box between them: from the first up to but excluding the second number. */
export type LobbyPart = { from: number; to: number; boxes: readonly string[] }

/** The rows of a lobby, split where editors placed boxes; `boxes` come below the last row of a part. */
export function partsOfLobby(
  rows: readonly { grid: { boxes: readonly string[] } | undefined }[],
): LobbyPart[] {
  const parts: LobbyPart[] = []
  let from = 0
  for (const [index, { grid }] of rows.entries()) {
    const boxes = grid?.boxes ?? []
    if (boxes.length === 0 && index < rows.length - 1) continue
    parts.push({ from, to: index + 1, boxes })
    from = index + 1
  }
  return parts
}
