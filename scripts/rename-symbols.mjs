// Renames symbols of the TypeScript sources: what a name refers to decides, never its text. A shorthand property keeps
// its name when only the variable is renamed, so payloads, rows and props stay as they are unless the map names them.
import { join } from 'node:path'
import ts from 'typescript'

const OF_TYPE = new Set([
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.MethodSignature,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.MethodDeclaration,
  ts.SyntaxKind.GetAccessor,
])
const OF_LITERAL = new Set([
  ts.SyntaxKind.PropertyAssignment,
  ts.SyntaxKind.ShorthandPropertyAssignment,
])
const BINDINGS = new Set([
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.FunctionExpression,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeParameter,
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.BindingElement,
])
const ANY_NAME = ts.SymbolFlags.Value | ts.SymbolFlags.Type | ts.SymbolFlags.Namespace

const parsed = new Map()

/** All sources as one program. `before` is the program of the step before: unchanged files are not parsed again. */
export function loadProgram(root, files, before) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const host = ts.createCompilerHost(options, true)
  const read = host.getSourceFile
  host.getSourceFile = (name, ...rest) => {
    const old = parsed.get(name)
    if (old && (name.includes('/node_modules/') || old.text === ts.sys.readFile(name))) return old
    const file = read(name, ...rest)
    parsed.set(name, file)
    return file
  }
  const names = files.map((it) => join(root, it))
  return ts.createProgram({ rootNames: names, options, host, oldProgram: before })
}

/**
 * Parses one line of the map: `name`, `.member` or `Type.member`, each with `@ folder, folder` to say where it is
 * declared.
 */
export function parseEntry(line, to) {
  const [what, where = ''] = line.split('@').map((it) => it.trim())
  const dot = what.indexOf('.')
  const places = where ? where.split(',').map((it) => it.trim()) : ['']
  if (dot === -1) return { line, from: what, to, places }
  return { line, from: what.slice(dot + 1), to, places, owner: what.slice(0, dot), member: true }
}

/**
 * The edits of one group, by file, and what was found. An entry whose symbol does not exist is in `missing`; one whose
 * new name would clash is in `clashes` and not applied.
 */
export function findEdits(program, root, entries) {
  const checker = program.getTypeChecker()
  const files = program
    .getSourceFiles()
    .filter((it) => it.fileName.startsWith(`${root}/`) && !it.fileName.includes('/node_modules/'))
  const pathOf = (node) => node.getSourceFile().fileName.slice(root.length + 1)
  const context = { checker, files, pathOf, hits: [], follow: new Map(), clashes: [] }
  const members = entries.filter((it) => it.member)
  const bindings = entries.filter((it) => !it.member)
  for (const entry of members) findMember(context, entry)
  findBindings(context, bindings)
  const applied = withoutClashes(context)
  const found = new Set(context.hits.map((it) => it.entry))
  return {
    edits: toEdits(applied, pathOf),
    renamed: [...new Set(applied.map((it) => it.entry))],
    missing: entries.filter((it) => !found.has(it)),
    clashes: context.clashes,
  }
}

/** Text of a file after its edits; `at` maps a place of the old text to the new one. */
export function applyEdits(text, edits) {
  let result = ''
  let last = 0
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    result += text.slice(last, edit.start) + edit.text
    last = edit.end
  }
  return result + text.slice(last)
}

function eachIdentifier(files, names, visit) {
  const pattern = new RegExp(`\\b(?:${[...names].map(escaped).join('|')})(?![\\w$])`)
  for (const file of files) {
    if (!pattern.test(file.text)) continue
    const walk = (node) => {
      if (ts.isIdentifier(node) || ts.isStringLiteral(node)) {
        if (names.has(node.text)) visit(node)
      } else ts.forEachChild(node, walk)
    }
    walk(file)
  }
}

const escaped = (name) => name.replaceAll('$', '\\$')

function inPlaces(entry, path) {
  return entry.places.some((it) => path.startsWith(it))
}

// --- members -----------------------------------------------------------------------------------------------------

function findMember(context, entry) {
  const { checker, files, pathOf } = context
  const seeds = new Set()
  const uses = []
  eachIdentifier(files, new Set([entry.from]), (node) => {
    const symbols = propertiesAt(checker, node).flatMap((it) => rootsOf(checker, it))
    if (symbols.length === 0) return
    uses.push({ node, symbols })
    const parent = node.parent
    if (!isNameOf(parent, node) || !inPlaces(entry, pathOf(node))) return
    if (entry.owner ? ownerOf(parent) === entry.owner : true) {
      if (OF_TYPE.has(parent.kind) || OF_LITERAL.has(parent.kind)) seeds.add(parent)
    }
  })
  if (seeds.size === 0) return
  const frozen = [...seeds].find((it) => isSchema(it))
  if (frozen) {
    context.clashes.push({ entry, why: `is a key of a schema in ${pathOf(frozen)}` })
    return
  }
  const matched = closure(uses, seeds)
  const literal = [...seeds].find((it) => saysInSql(it, entry.from))
  if (literal && !entry.line.includes('!')) {
    context.clashes.push({ entry, why: `a query in ${pathOf(literal)} says this name` })
    return
  }
  for (const node of matched) {
    context.hits.push({ entry, node, part: 'property' })
    if (isShorthandBinding(node)) followLocal(context, entry, node)
  }
}

/** Uses of the seeds; a literal that fills a seeded type becomes a seed itself, another type does not. */
function closure(uses, seeds) {
  const matched = new Set()
  for (let grew = true; grew; ) {
    grew = false
    for (const { node, symbols } of uses) {
      if (matched.has(node)) continue
      const declarations = symbols.flatMap((it) => it.declarations ?? [])
      if (!declarations.some((it) => seeds.has(it))) continue
      matched.add(node)
      grew = true
      for (const it of declarations) if (OF_LITERAL.has(it.kind)) seeds.add(it)
    }
  }
  return matched
}

function propertiesAt(checker, node) {
  const parent = node.parent
  const named = (type) => propertyOf(checker, type, node.text)
  if (ts.isStringLiteral(node)) {
    const type = ts.isLiteralTypeNode(parent) ? parent.parent : undefined
    if (type && ts.isIndexedAccessTypeNode(type) && type.indexType === parent)
      return named(checker.getTypeFromTypeNode(type.objectType))
    const list = type && ts.isUnionTypeNode(type) ? type.parent : type
    if (list && ts.isTypeReferenceNode(list) && /^(Pick|Omit)$/.test(list.typeName.getText()))
      return named(checker.getTypeFromTypeNode(list.typeArguments[0]))
    return []
  }
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    if ((parent.propertyName ?? parent.name) !== node || parent.dotDotDotToken) return []
    return named(checker.getTypeAtLocation(parent.parent))
  }
  if (ts.isJsxAttribute(parent) && parent.name === node) {
    const own = parent.symbol ? [parent.symbol] : []
    return [...own, ...named(checker.getContextualType(parent.parent))]
  }
  if (isNameOf(parent, node) && (OF_LITERAL.has(parent.kind) || OF_TYPE.has(parent.kind))) {
    const own = parent.symbol ? [parent.symbol] : []
    if (!ts.isObjectLiteralExpression(parent.parent)) return own
    return [...own, ...named(checker.getContextualType(parent.parent))]
  }
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    const symbol = checker.getSymbolAtLocation(node)
    return symbol ? [symbol] : []
  }
  return []
}

function propertyOf(checker, type, name) {
  if (!type) return []
  if (type.isUnionOrIntersection()) return type.types.flatMap((it) => propertyOf(checker, it, name))
  const symbol = checker.getPropertyOfType(checker.getApparentType(type), name)
  return symbol ? [symbol] : []
}

function rootsOf(checker, symbol) {
  const roots = checker.getRootSymbols(symbol)
  return roots.length === 1 && roots[0] === symbol
    ? roots
    : roots.flatMap((it) => rootsOf(checker, it))
}

function isNameOf(parent, node) {
  return parent.name === node
}

function ownerOf(node) {
  for (let it = node.parent; it; it = it.parent) {
    if (
      it.name &&
      ts.isIdentifier(it.name) &&
      (BINDINGS.has(it.kind) || ts.isMethodDeclaration(it))
    )
      return it.name.text
  }
  return undefined
}

function isSchema(node) {
  const call = node.parent?.parent
  return (
    OF_LITERAL.has(node.kind) &&
    call &&
    ts.isCallExpression(call) &&
    /^z\.|[oO]bject$|\.extend$/.test(call.expression.getText())
  )
}

function saysInSql(node, name) {
  const word = new RegExp(`(?:SELECT|RETURNING)[\\s\\S]*\\b${escaped(name)}\\b`)
  let found = false
  const walk = (it) => {
    if (found) return
    if (ts.isStringLiteralLike(it) || it.kind === ts.SyntaxKind.TemplateHead) {
      if (word.test(it.text)) found = true
    } else ts.forEachChild(it, walk)
  }
  walk(node.getSourceFile())
  return found
}

// --- variables, functions, types ---------------------------------------------------------------------------------

function findBindings(context, entries) {
  const byName = new Map()
  for (const it of entries) byName.set(it.from, [...(byName.get(it.from) ?? []), it])
  const names = new Set([...byName.keys(), ...[...context.follow.values()].map((it) => it.from)])
  if (names.size === 0) return
  const visit = (node) => {
    if (ts.isStringLiteral(node)) return
    for (const { symbol, part } of bindingsAt(context.checker, node)) {
      const entry = context.follow.get(symbol) ?? entryOf(context, byName, symbol, node.text)
      if (!entry) continue
      context.hits.push({ entry, node, part, symbol })
      // `const { name } = await import(...)`: the local variable goes with the export.
      if (part === 'property' && isShorthandBinding(node)) followLocal(context, entry, node)
    }
  }
  eachIdentifier(context.files, names, visit)
  const known = new Set(
    context.hits.map((it) => `${it.node.getSourceFile().fileName}:${it.node.pos}:${it.part}`),
  )
  if (context.follow.size === 0) return
  eachIdentifier(
    context.files,
    new Set([...context.follow.values()].map((it) => it.from)),
    (node) => {
      if (ts.isStringLiteral(node)) return
      for (const { symbol, part } of bindingsAt(context.checker, node)) {
        const entry = context.follow.get(symbol)
        const key = `${node.getSourceFile().fileName}:${node.pos}:${part}`
        if (entry && !known.has(key))
          context.hits.push({ entry, node, part, symbol, follows: true })
      }
    },
  )
}

function entryOf(context, byName, symbol, name) {
  return byName
    .get(name)
    ?.find((entry) =>
      symbol.declarations?.some(
        (it) =>
          BINDINGS.has(it.kind) &&
          it.name &&
          ts.isIdentifier(it.name) &&
          it.name.text === entry.from &&
          inPlaces(entry, context.pathOf(it)),
      ),
    )
}

function bindingsAt(checker, node) {
  const parent = node.parent
  if (ts.isShorthandPropertyAssignment(parent) && parent.name === node)
    return target(checker, checker.getShorthandAssignmentValueSymbol(parent), 'value')
  if (isShorthandBinding(node)) {
    const property = propertyOf(checker, checker.getTypeAtLocation(parent.parent), node.text)
    return [
      ...target(checker, checker.getSymbolAtLocation(node), 'value'),
      ...property.flatMap((it) => target(checker, it, 'property')),
    ]
  }
  if (ts.isBindingElement(parent) && parent.propertyName === node) {
    const property = propertyOf(checker, checker.getTypeAtLocation(parent.parent), node.text)
    return property.flatMap((it) => target(checker, it, 'whole'))
  }
  return target(checker, checker.getSymbolAtLocation(node), 'whole')
}

function target(checker, symbol, part) {
  if (!symbol) return []
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return [{ symbol: real, part }]
}

function isShorthandBinding(node) {
  const parent = node.parent
  return (
    ts.isBindingElement(parent) &&
    parent.name === node &&
    !parent.propertyName &&
    !parent.dotDotDotToken &&
    ts.isObjectBindingPattern(parent.parent)
  )
}

function followLocal(context, entry, node) {
  const symbol = context.checker.getSymbolAtLocation(node)
  if (symbol) context.follow.set(symbol, entry)
}

// --- clashes -----------------------------------------------------------------------------------------------------

function withoutClashes(context) {
  const renamedTo = new Map(
    context.hits.filter((it) => it.symbol).map((it) => [it.symbol, it.entry]),
  )
  const refused = new Map()
  const taken = occurrences(context, new Set(context.hits.map((it) => it.entry.to)))
  for (const hit of context.hits) {
    if (!hit.symbol) continue
    const why = clashOf(context, hit, renamedTo, taken)
    if (!why) continue
    if (context.follow.has(hit.symbol)) refused.set(hit.symbol, why)
    else if (!refused.has(hit.entry)) {
      refused.set(hit.entry, why)
      context.clashes.push({ entry: hit.entry, why })
    }
  }
  refuseMerged(context, refused)
  return context.hits.filter(
    (it) =>
      !refused.has(it.entry) &&
      !(it.symbol && context.follow.has(it.symbol) && refused.has(it.symbol)),
  )
}

/** Two symbols of one scope must not get one name. */
function refuseMerged(context, refused) {
  const declared = new Map()
  for (const { entry, symbol } of context.hits) {
    for (const it of symbol?.declarations ?? []) declared.set(it, { entry, symbol })
  }
  const scopes = new Map()
  for (const [node, { entry, symbol }] of declared) {
    const { pos, end } = scopeOf(node, symbol)
    const key = `${context.pathOf(node)}:${entry.to}`
    const others = scopes.get(key) ?? []
    const other = others.find(
      (it) => it.symbol !== symbol && it.entry.from !== entry.from && it.pos < end && pos < it.end,
    )
    if (other && !refused.has(entry) && !refused.has(other.entry)) {
      const why = `${other.entry.from} becomes ${entry.to} too in ${context.pathOf(node)}`
      refused.set(entry, why)
      context.clashes.push({ entry, why })
    }
    scopes.set(key, [...others, { entry, symbol, pos, end }])
  }
}

function clashOf(context, { entry, node, symbol }, renamedTo, taken) {
  const { checker, pathOf } = context
  const file = node.getSourceFile()
  const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
  const other = checker.resolveName(entry.to, node, ANY_NAME, true)
  const real = other && other.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(other) : other
  if (real && real !== symbol && (renamedTo.get(real)?.to ?? entry.to) === entry.to)
    return `${entry.to} is taken at ${pathOf(node)}:${line}`
  // The new name must not catch what another use of it in the same scope refers to.
  const scope = scopeOf(node, symbol)
  for (const use of taken.get(file)?.get(entry.to) ?? []) {
    if (use.pos < scope.pos || use.end > scope.end || !isFree(use)) continue
    const meant = checker.getSymbolAtLocation(use)
    if (!meant || renamedTo.has(meant)) continue
    const inside = meant.declarations?.some(
      (it) => it.getSourceFile() === file && it.pos >= scope.pos && it.end <= scope.end,
    )
    if (!inside) return `${entry.to} would be caught in ${pathOf(node)}`
  }
  return undefined
}

function scopeOf(node, symbol) {
  const file = node.getSourceFile()
  const own = symbol.declarations?.find((it) => it.getSourceFile() === file)
  for (let it = own?.parent; it; it = it.parent) {
    if (ts.isBlock(it) || ts.isFunctionLike(it) || ts.isForOfStatement(it)) return it
  }
  return file
}

const isFree = (node) =>
  !(
    (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
    (isNameOf(node.parent, node) &&
      (OF_TYPE.has(node.parent.kind) || node.parent.kind === ts.SyntaxKind.PropertyAssignment)) ||
    (ts.isBindingElement(node.parent) && node.parent.propertyName === node) ||
    ts.isJsxAttribute(node.parent) ||
    ts.isImportSpecifier(node.parent) ||
    ts.isQualifiedName(node.parent)
  )

function occurrences({ files }, names) {
  const found = new Map()
  if (names.size === 0) return found
  eachIdentifier(files, names, (node) => {
    if (ts.isStringLiteral(node)) return
    const file = node.getSourceFile()
    if (!found.has(file)) found.set(file, new Map())
    const byName = found.get(file)
    byName.set(node.text, [...(byName.get(node.text) ?? []), node])
  })
  return found
}

function toEdits(hits, pathOf) {
  const places = new Map()
  for (const { entry, node, part } of hits) {
    const path = pathOf(node)
    const key = `${path}:${node.getStart()}`
    const place = places.get(key) ?? { path, node }
    places.set(key, { ...place, [part]: entry.to })
  }
  const edits = new Map()
  for (const { path, node, property, value, whole } of places.values()) {
    const quote = ts.isStringLiteral(node) ? "'" : ''
    const isShort = ts.isShorthandPropertyAssignment(node.parent) || isShorthandBinding(node)
    const [name, own] = [property ?? node.text, value ?? node.text]
    const short = name === own ? name : `${name}: ${own}`
    const text = quote + (isShort ? short : (whole ?? property ?? value)) + quote
    const edit = { start: node.getStart(), end: node.getEnd(), text, from: node.text }
    edits.set(path, [...(edits.get(path) ?? []), edit])
  }
  return edits
}
