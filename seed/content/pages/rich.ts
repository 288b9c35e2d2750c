type Block = Record<string, unknown>

/**
 * A text of the demo content as the Studio would have written it. A line is a paragraph; `## ` and `### ` start
 * headings, `- ` and `1. ` list items, `> ` expandable terms (the first line is always visible, an empty line ends
 * them), `|` table rows whose caption is in the line `Table: `, and `=> label | /path` is a button. `[words](/path)` is
 * a link, `**words**` are strong.
 */
export function rich(text: string): Block[] {
  const lines = text.split('\n').map((it) => it.trim())
  const blocks: Block[] = []
  let paragraph = 0
  const key = () => `b${paragraph++}`
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line === '') continue
    const rest = () => {
      const marker = line[0] ?? ''
      const taken = [line]
      while (lines[at + 1]?.startsWith(marker)) taken.push(lines[++at] ?? '')
      return taken
    }
    if (line.startsWith('Table: ')) {
      at += 1
      const rows: string[] = []
      for (; lines[at]?.startsWith('|'); at++) rows.push(lines[at] ?? '')
      at -= 1
      blocks.push({
        _type: 'dataTable',
        _key: key(),
        caption: line.slice('Table: '.length),
        rows: rows.map((row, index) => ({
          _type: 'tableRow',
          _key: `r${index}`,
          cells: row
            .slice(1, -1)
            .split('|')
            .map((it) => it.trim()),
        })),
      })
    } else if (line.startsWith('> ')) {
      const [summary = '', ...body] = rest().map((it) => it.slice(2))
      blocks.push({
        _type: 'termsAccordion',
        _key: key(),
        summary,
        body: body.map((it) => toBlock(it, key())),
      })
    } else if (line.startsWith('=> ')) {
      const [label = '', path = ''] = line.slice(3).split(' | ')
      blocks.push({ _type: 'richButton', _key: key(), label, path })
    } else blocks.push(toBlock(line, key()))
  }
  return blocks
}

const STARTS: [RegExp, Block][] = [
  [/^### /, { style: 'h3' }],
  [/^## /, { style: 'h2' }],
  [/^- /, { style: 'normal', listItem: 'bullet', level: 1 }],
  [/^\d+\. /, { style: 'normal', listItem: 'number', level: 1 }],
]

function toBlock(line: string, key: string): Block {
  const [pattern, facts] = STARTS.find(([it]) => it.test(line)) ?? [/^/, { style: 'normal' }]
  const markDefs: Block[] = []
  const pieces = line.replace(pattern, '').split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/)
  const children = pieces
    .filter((it) => it !== '')
    .map((piece, index) => {
      const span = { _type: 'span', _key: `s${index}` }
      const [, words, target] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece) ?? []
      if (words && target) {
        markDefs.push({ _type: 'link', _key: `l${index}`, target })
        return { ...span, text: words, marks: [`l${index}`] }
      }
      const strong = /^\*\*([^*]+)\*\*$/.exec(piece)?.[1]
      return { ...span, text: strong ?? piece, marks: strong ? ['strong'] : [] }
    })
  return { _type: 'block', _key: key, ...facts, markDefs, children }
}
