/** Rows that follow each other without a box between them: from the first to the one before the second figure. */
export type LobbyPart = { from: number; to: number; boxes: readonly string[] }

/** The rows of a lobby cut where editors put boxes between them; `boxes` stand below the last row of a part. */
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
