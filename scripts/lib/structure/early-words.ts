import path from 'node:path'
import ts from 'typescript'
import type { SourceFile } from './source-file.ts'
import type { Breach } from './text-rules.ts'

/** What makes words that follow the language of a member of staff. */
const STAFF_WORDS = /\bstaffWords\(/

/**
 * Finds words of the admin that a module reads while it loads: they would stay in the language of that moment. Functions read them
 * when they are called. (decision 105)
 */
export function earlyWords(files: readonly SourceFile[]): Breach[] {
  const tables = new Set(files.filter(({ text }) => STAFF_WORDS.test(text)).map((file) => file.path))
  return files
    .filter((file) => /^cms\/src\/.*\.tsx?$/.test(file.path) && !file.isTest)
    .flatMap((file) => {
      const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true)
      const names = new Set([...importedFrom(source, tables), ...partsIn(source)])
      return names.size === 0 ? [] : readEarly(source, names).map((node) => breach(file, source, node))
    })
}

function breach({ path }: SourceFile, source: ts.SourceFile, node: ts.Identifier): Breach {
  const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
  return { path, line, message: `“${node.text}” is read while the module loads; read it in a function.` }
}

/** Local names of what the file imports from these files. */
function importedFrom(source: ts.SourceFile, tables: ReadonlySet<string>): Set<string> {
  const names = new Set<string>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const file = path.posix.join(path.posix.dirname(source.fileName), statement.moduleSpecifier.text)
    const bindings = statement.importClause?.namedBindings
    if (!tables.has(file) || !bindings || !ts.isNamedImports(bindings)) continue
    for (const { name } of bindings.elements) names.add(name.text)
  }
  return names
}

/** Names of parts of words: `const words = partOf(() => reviewWords.documents)`. */
function partsIn(source: ts.SourceFile): string[] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer && /^partOf\(/.test(initializer.getText(source)) ? name.text : [],
    )
}

/** Uses of these names outside functions. */
function readEarly(source: ts.SourceFile, names: ReadonlySet<string>): ts.Identifier[] {
  const found: ts.Identifier[] = []
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isVariableDeclaration(node) && node.initializer) return visit(node.initializer)
    if (ts.isIdentifier(node) && names.has(node.text)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
