// Keeps the deliberate faults (tests/mutants/patches) applicable after a rename: they quote sources that are renamed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { applyEdits } from './rename-symbols.mjs'

/** Each fault with the position of its text in the source, before anything is renamed. */
export function patchesOf(root, files) {
  return files
    .filter((it) => /^tests\/mutants\/patches\/\w/.test(it))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      const consts = new Map()
      const found = []
      const walk = (node) => {
        if (
          ts.isVariableDeclaration(node) &&
          node.initializer &&
          ts.isStringLiteralLike(node.initializer)
        )
          consts.set(node.name.getText(), node.initializer.text)
        if (ts.isObjectLiteralExpression(node)) {
          const get = (name) =>
            node.properties.find((it) => it.name?.getText() === name)?.initializer
          const [file, find, replace] = ['file', 'find', 'replace'].map(get)
          const textOf = (it) => (ts.isIdentifier(it) ? consts.get(it.text) : it.text)
          if (file && find && replace) {
            const target = textOf(file)
            const before = readFileSync(join(root, target), 'utf8')
            found.push({
              path,
              target,
              before,
              find: find.text,
              replace: replace.text,
              name: get('name')?.text,
            })
          }
        }
        ts.forEachChild(node, walk)
      }
      walk(source)
      return found
    })
}

/** Writes the changed texts. Returns the files of faults that were written. */
export function refitPatches(root, patches, edits, moves) {
  const changed = new Set()
  for (const it of patches) {
    const target = moves.get(it.target) ?? it.target
    const now = readFileSync(join(root, target), 'utf8')
    const own = edits.get(it.target) ?? []
    const names = new Map(
      own.filter((edit) => /^[\w$]+$/.test(edit.text)).map((edit) => [edit.from, edit.text]),
    )
    const at = it.before.indexOf(it.find)
    const inside = own
      .filter((edit) => at !== -1 && edit.start >= at && edit.end <= at + it.find.length)
      .map((edit) => ({ ...edit, start: edit.start - at, end: edit.end - at }))
    const find = fitting(now, applyEdits(it.find, inside))
    const replace = withNames(it.replace, names, it.find)
    if (find === it.find && replace === it.replace) continue
    const path = join(root, it.path)
    const text = readFileSync(path, 'utf8')
    const next = withText(withText(text, it, 'find', find), it, 'replace', replace)
    if (next === text) continue
    writeFileSync(path, next)
    changed.add(it.path)
  }
  return [...changed]
}

/** The text as the formatter left it in the source: it may differ only in white space. */
function fitting(source, wanted) {
  if (source.split(wanted).length === 2) return wanted
  const parts = wanted
    .trim()
    .split(/\s+|(?<=[([{])|(?=[)\]}])/)
    .filter(Boolean)
  const pattern = parts.map((it) => it.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s*,?\\s*')
  const found = [...source.matchAll(new RegExp(pattern, 'g'))]
  return found.length === 1 ? found[0][0] : wanted
}

function withNames(text, names) {
  return text.replaceAll(/(?<![\w$.'])[A-Za-z_$][\w$]*(?![\w$'])/g, (it) => names.get(it) ?? it)
}

function withText(text, patch, key, value) {
  const source = ts.createSourceFile(patch.path, text, ts.ScriptTarget.Latest, true)
  let edit
  const walk = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const get = (name) => node.properties.find((it) => it.name?.getText() === name)?.initializer
      const [find, replace] = [get('find'), get('replace')]
      const isIt =
        key === 'find'
          ? find?.text === patch.find && replace?.text === patch.replace
          : replace?.text === patch.replace && patch.replaced === find?.text
      if (isIt && !edit) edit = get(key)
    }
    ts.forEachChild(node, walk)
  }
  walk(source)
  if (key === 'find') patch.replaced = value
  if (!edit || edit.text === value) return text
  return text.slice(0, edit.getStart()) + quoted(value) + text.slice(edit.getEnd())
}

function quoted(value) {
  if (!value.includes('\n') && !value.includes("'")) return `'${value.replaceAll('\\', '\\\\')}'`
  if (!value.includes('\n') && !value.includes('"')) return `"${value.replaceAll('\\', '\\\\')}"`
  return `\`${value.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``
}
