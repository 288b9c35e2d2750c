/** A comment, a string, a quoted name, a dollar-quoted body: a semicolon inside of them ends nothing. */
const PIECE =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[a-z_][a-z0-9_]*)?\$)[\s\S]*?\1|;|[\s\S]/gi

/** The statements of an SQL file, each with the comment before it: the embedded engine takes one at a time. */
export function splitStatements(text) {
  const statements = []
  let current = ''
  for (const [piece] of text.matchAll(PIECE)) {
    current += piece
    if (piece !== ';') continue
    statements.push(current.trim())
    current = ''
  }
  if (current.trim() !== '') throw new Error(`no semicolon ends this statement: ${current.trim()}`)
  return statements
}
