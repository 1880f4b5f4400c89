import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../step.ts'
import { INFRASTRUCTURE } from './rooms.ts'

/** Returns the text of a file, or null if there is none. Paths are relative to the repository, with slashes. */
export type ReadSource = (file: string) => string | null

interface Named {
  file: string
  name: string
}

interface Module {
  /** Top-level declarations by name. */
  declared: Map<string, ts.Node>
  /** Values imported or re-exported from other files of the repository, by local name. */
  imported: Map<string, Named>
  /** Exported name → local name, where they differ. */
  renamed: Map<string, string>
}

/** What the walk comes to in a file, and where it comes from. */
export interface Entry {
  to: string
  from: string
}

export interface CodeWalk {
  start: Named
  read: ReadSource
  /** Where a call leads that is dispatched at run time: `file#name` → what runs. */
  dispatched?: Readonly<Record<string, readonly Named[]>>
  /** Where the walk ends: `file#name`. */
  ends?: readonly string[]
}

const ROOMS_WITHOUT_FEATURE = new RegExp(`^(cms/src/(${INFRASTRUCTURE.join('|')})|shared/src/(platform|site))/`)

/**
 * The entries of a walk through the code, by file, as someone reads it who follows an operation. The walk reads a
 * declaration from top to bottom. At the name of a function, class or constant that it has not read yet, it goes there,
 * reads that completely, and comes back. Coming from another file is an entry; what has been read is not read again.
 *
 * These are read like a library and do not count, because nothing in them leads on to a feature: infrastructure, other
 * packages, and leaves, which are files that import no value of a feature. Effects, handlers and branches for errors are
 * part of the walk, hooks of collections are not: they run inside Payload.
 */
export function entriesOf({ start, read, dispatched = {}, ends = [] }: CodeWalk): Map<string, Entry[]> {
  const modules = new Map<string, Module>()
  const done = new Set<string>()
  const entries = new Map<string, Entry[]>()

  const moduleOf = (file: string): Module => {
    const known = modules.get(file) ?? parse(file, read)
    modules.set(file, known)
    return known
  }
  const counts = (file: string) => !ROOMS_WITHOUT_FEATURE.test(file) && !isLeaf(moduleOf(file))

  function go({ file, name }: Named): void {
    const key = `${file}#${name}`
    const node = moduleOf(file).declared.get(name)
    if (done.has(key) || node === undefined) return
    done.add(key)
    for (const used of namesUsedIn(node)) follow(resolve({ file, name: used }, moduleOf), key)
  }

  function follow(target: Named | null, from: string): void {
    const key = target && `${target.file}#${target.name}`
    if (target === null || key === null || done.has(key) || ends.includes(key)) return
    for (const next of dispatched[key] ?? []) follow(next, from)
    if (target.file !== from.split('#')[0]) {
      if (!counts(target.file)) return
      entries.set(target.file, [...(entries.get(target.file) ?? []), { to: target.name, from }])
    }
    go(target)
  }

  go(start)
  return entries
}

/** Reads the sources of the repository. */
export const readRepository: ReadSource = (file) => {
  const absolute = path.join(root, file)
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : null
}

function isLeaf({ imported }: Module): boolean {
  return [...imported.values()].every(({ file }) => ROOMS_WITHOUT_FEATURE.test(file))
}

/** Follows imports and re-exports to the declaration of a name; null for a name of the language or another package. */
function resolve({ file, name }: Named, moduleOf: (file: string) => Module): Named | null {
  const { declared, imported, renamed } = moduleOf(file)
  const local = renamed.get(name) ?? name
  if (declared.has(local)) return { file, name: local }
  const source = imported.get(local)
  return source ? resolve(source, moduleOf) : null
}

function parse(file: string, read: ReadSource): Module {
  const module: Module = { declared: new Map(), imported: new Map(), renamed: new Map() }
  const source = ts.createSourceFile(file, read(file) ?? '', ts.ScriptTarget.Latest, true)
  for (const statement of source.statements) addStatement(module, statement, file)
  return module
}

function addStatement(module: Module, statement: ts.Statement, file: string): void {
  const { declared, imported, renamed } = module
  if (ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly) {
    const from = fileOf(statement.moduleSpecifier, file)
    const bindings = statement.importClause?.namedBindings
    if (from === null || !bindings || !ts.isNamedImports(bindings)) return
    for (const { name, propertyName, isTypeOnly } of bindings.elements)
      if (!isTypeOnly) imported.set(name.text, { file: from, name: (propertyName ?? name).text })
  } else if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
    const from = statement.moduleSpecifier ? fileOf(statement.moduleSpecifier, file) : null
    for (const { name, propertyName, isTypeOnly } of statement.exportClause.elements) {
      if (isTypeOnly || statement.isTypeOnly) continue
      if (from) imported.set(name.text, { file: from, name: (propertyName ?? name).text })
      else if (propertyName) renamed.set(name.text, propertyName.text)
    }
  } else if (ts.isVariableStatement(statement)) {
    for (const declaration of statement.declarationList.declarations)
      for (const name of boundNames(declaration.name)) declared.set(name, declaration)
  } else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
    declared.set(statement.name.text, statement)
  }
}

/** The file of the repository that a specifier imports; null for another package. */
function fileOf(specifier: ts.Expression, importer: string): string | null {
  if (!ts.isStringLiteral(specifier)) return null
  const { text } = specifier
  if (text.startsWith('@pravesh/shared/')) return `shared/src/${text.slice('@pravesh/shared/'.length)}.ts`
  return text.startsWith('.') ? path.posix.join(path.posix.dirname(importer), text) : null
}

/** The names that a declaration uses as values, in order, without those it declares itself. */
function namesUsedIn(declaration: ts.Node): string[] {
  const own = new Set<string>()
  const used: string[] = []
  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) for (const name of boundNames(node.name)) own.add(name)
    if (ts.isIdentifier(node) && isValue(node)) used.push(node.text)
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(declaration, visit)
  return used.filter((name) => !own.has(name))
}

/** Whether an identifier is a value, and not the name of a property or of a declaration. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.initializer === node
  return !(ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isFunctionDeclaration(parent))
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []))
}
