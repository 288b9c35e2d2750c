/** An amount short enough for a chip. */
export function shortAmount(minor: number): string {
  const major = minor / 100
  if (major >= 1_000) return `${Number((major / 1_000).toFixed(1))}k`
  return String(Number(major.toFixed(2)))
}
