import path from 'node:path'
import ts from 'typescript'
import { memberUsesIn } from './portal-members.ts'

/** Something declared at the top of a file, or a part of a class there: `Publisher.publishAll`. */
export interface Named {
  file: string
  name: string
}

export interface CodeModule {
  /** Top-level declarations, and the parts of classes, by name. */
  declared: Map<string, ts.Node>
  /** Values imported or re-exported from other files of the repository, by local name. */
  imported: Map<string, Named>
  /** Types imported from other files of the repository, by local name. */
  types: Map<string, Named>
  /** Exported name → local name, where they differ. */
  renamed: Map<string, string>
  /** The members of the portal that it uses. */
  members: string[]
}

export function parseModule(file: string, text: string): CodeModule {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const members = memberUsesIn(source).flatMap(({ member }) => member ?? [])
  const module = { declared: new Map(), imported: new Map(), types: new Map(), renamed: new Map(), members }
  for (const statement of source.statements) addStatement(module, statement, file)
  return module
}

function addStatement(module: CodeModule, statement: ts.Statement, file: string): void {
  const { declared, imported, types, renamed } = module
  if (ts.isImportDeclaration(statement)) {
    const from = fileOf(statement.moduleSpecifier, file)
    const { isTypeOnly, namedBindings: bindings } = statement.importClause ?? {}
    if (from === null || !bindings || !ts.isNamedImports(bindings)) return
    for (const element of bindings.elements) {
      const { name, propertyName } = element
      const names = isTypeOnly || element.isTypeOnly ? types : imported
      names.set(name.text, { file: from, name: (propertyName ?? name).text })
    }
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
    if (ts.isClassDeclaration(statement)) addParts(module, statement.name.text, statement)
  }
}

function addParts({ declared }: CodeModule, name: string, { members }: ts.ClassDeclaration): void {
  for (const part of members) {
    const partName = ts.isConstructorDeclaration(part) ? 'constructor' : part.name?.getText()
    if (partName !== undefined) declared.set(`${name}.${partName}`, part)
  }
}

/** The file of the repository that a specifier imports; null for another package. */
function fileOf(specifier: ts.Expression, importer: string): string | null {
  if (!ts.isStringLiteral(specifier)) return null
  const { text } = specifier
  if (text.startsWith('@pravesh/shared/')) return `shared/src/${text.slice('@pravesh/shared/'.length)}.ts`
  return text.startsWith('.') ? path.posix.join(path.posix.dirname(importer), text) : null
}

export function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []))
}
