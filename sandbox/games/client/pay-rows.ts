/** One row of the pay table per symbol: its picture, and what three, four, five and more of it pay. */
export function fillPayRows(
  table: HTMLTableElement,
  rows: Iterable<readonly [symbol: string, pays: readonly number[]]>,
  assets: Readonly<Record<string, string>>,
): void {
  for (const [symbol, pays] of rows) {
    const row = table.insertRow()
    const image = document.createElement('img')
    image.src = assets[symbol] ?? ''
    image.alt = symbol
    image.width = 36
    image.height = 36
    row.insertCell().append(image)
    pays.forEach((pay, index) => {
      row.insertCell().textContent = pay === 0 ? '–' : `${index + 3}× ${pay}`
    })
  }
}
