import path from 'node:path'
import ts from 'typescript'

/** A test file; paths are relative to the repository, with slashes. */
export interface TestSource {
  path: string
  text: string
}

const PRODUCT = /^(shared|cms|site)\/src\/.*\.ts$/
const NO_RULES = /\.test\.ts$|\/use-[^/]+\.ts$|\/(fixtures|seed|migrations|words|translations)\/|\/payload-types\.ts$/

/**
 * Whether a file may have rules: product code, but neither components and hooks (`use-*.ts`), which browser tests prove, nor
 * texts and data.
 */
export function mayHaveRules(file: string): boolean {
  return PRODUCT.test(file) && !NO_RULES.test(file)
}

/** Product files of which a unit test imports a value, and which it may therefore be expected to test. */
export function testedRules(tests: readonly TestSource[]): string[] {
  const imported = tests.flatMap((test) => importsOf(test))
  return [...new Set(imported)].filter(mayHaveRules).sort()
}

/** The files of the repository that a file imports at run time. */
function importsOf({ path: file, text }: TestSource): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const specifiers = source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) && importsValues(statement)
    return isImport && ts.isStringLiteral(statement.moduleSpecifier) ? [statement.moduleSpecifier.text] : []
  })
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('@pravesh/shared/')) return [`${specifier.replace('@pravesh/shared/', 'shared/src/')}.ts`]
    return specifier.startsWith('.') ? [path.posix.join(path.posix.dirname(file), specifier)] : []
  })
}

function importsValues({ importClause: clause }: ts.ImportDeclaration): boolean {
  if (clause === undefined || clause.isTypeOnly) return false
  const { name, namedBindings: bindings } = clause
  if (name !== undefined || bindings === undefined || ts.isNamespaceImport(bindings)) return true
  return bindings.elements.some(({ isTypeOnly }) => !isTypeOnly)
}
