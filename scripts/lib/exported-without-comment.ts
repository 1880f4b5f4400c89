import ts from 'typescript'
import type { SourceFile } from './source-file.ts'

/** The exported functions of a file that no doc comment explains. An overload or a page that a framework calls counts too. */
export function exportedWithoutComment({ path, text }: SourceFile): { name: string; line: number }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return source.statements.flatMap((statement) => {
    const name = nameOfExportedFunction(statement)
    if (name === null || ts.getJSDocCommentsAndTags(statement).length > 0) return []
    return [{ name, line: source.getLineAndCharacterOfPosition(statement.getStart()).line + 1 }]
  })
}

function nameOfExportedFunction(statement: ts.Statement): string | null {
  if (!ts.canHaveModifiers(statement)) return null
  const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported) return null
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? 'The default export'
  if (!ts.isVariableStatement(statement)) return null
  const [declared] = statement.declarationList.declarations
  const value = declared?.initializer
  const isFunction = value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
  return declared && isFunction ? declared.name.getText() : null
}
