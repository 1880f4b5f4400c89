import path from 'node:path'
import ts from 'typescript'
import type { SourceFile } from './source-file.ts'
import type { Breach } from './text-rules.ts'

/** The room whose stylesheets are for all components of the admin. */
const KIT = /^cms\/src\/admin-kit\//

/** Payload's own classes, for elements that look like its fields, buttons and tables. */
const PAYLOAD = new Set([
  'btn',
  'btn--size-small',
  'btn--style-secondary',
  'error',
  'field-label',
  'field-type',
  'field-type__wrap',
  'number',
  'read-only',
  'table',
  'versions',
  'versions__wrap',
])

/** A class name, or the beginning of one that a template completes, such as `badge--`. */
interface UsedClass {
  name: string
  isPrefix: boolean
  line: number
}

/**
 * Finds class names of admin components that are not theirs. A component imports its stylesheets, from its own folder or
 * a folder around it; besides their classes, it may use those of the admin kit and of Payload.
 */
export function borrowedClasses(files: readonly SourceFile[]): Breach[] {
  const sheets = files.filter((file) => file.path.startsWith('cms/src/') && file.path.endsWith('.css'))
  const classesOf = new Map(sheets.map((sheet) => [sheet.path, classesIn(sheet.text)]))
  const kit = sheets.flatMap((sheet) => (KIT.test(sheet.path) ? [...(classesOf.get(sheet.path) ?? [])] : []))
  return files
    .filter((file) => file.path.startsWith('cms/src/') && file.path.endsWith('.tsx') && !file.isTest)
    .flatMap((file) => {
      const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
      const own = stylesheetsOf(source).flatMap((sheet) => [...(classesOf.get(sheet) ?? [])])
      const allowed = [...own, ...kit, ...PAYLOAD]
      const isAllowed = ({ name, isPrefix }: UsedClass) =>
        isPrefix ? allowed.some((each) => each.startsWith(name)) : allowed.includes(name)
      return usedClasses(source)
        .filter((used) => !isAllowed(used))
        .map(({ name, line }) => ({
          path: file.path,
          line,
          message: `“${name}” is a class of neither this component's stylesheets, nor the admin kit, nor Payload.`,
        }))
    })
}

/** The class names in the selectors of a stylesheet. */
function classesIn(css: string): Set<string> {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))
}

/** The stylesheets that a component imports from its own folder and the folders around it. */
function stylesheetsOf(source: ts.SourceFile): string[] {
  const folder = path.posix.dirname(source.fileName)
  return source.statements
    .filter(ts.isImportDeclaration)
    .flatMap(({ moduleSpecifier }) => (ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : []))
    .filter((specifier) => specifier.endsWith('.css'))
    .map((specifier) => path.posix.join(folder, specifier))
    .filter((sheet) => `${folder}/`.startsWith(`${path.posix.dirname(sheet)}/`))
}

function usedClasses(source: ts.SourceFile): UsedClass[] {
  const used: UsedClass[] = []
  function addNames(text: string, node: ts.Node, isCompleted = false): void {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    const names = text.split(/\s+/)
    for (const [index, name] of names.entries()) {
      if (name !== '') used.push({ name, isPrefix: isCompleted && index === names.length - 1, line })
    }
  }
  /** Reads what an expression may evaluate to, but not what only decides it, such as conditions and arguments. */
  function addValue(node: ts.Node): void {
    if (ts.isStringLiteralLike(node)) addNames(node.text, node)
    else if (ts.isTemplateExpression(node)) {
      addNames(node.head.text, node, true)
      for (const { literal } of node.templateSpans) addNames(literal.text, literal, ts.isTemplateMiddle(literal))
    } else if (ts.isConditionalExpression(node)) {
      addValue(node.whenTrue)
      addValue(node.whenFalse)
    } else if (ts.isBinaryExpression(node)) addValue(node.right)
    else if (ts.isCallExpression(node)) addValue(node.expression)
    else ts.forEachChild(node, addValue)
  }
  function visit(node: ts.Node): void {
    if (ts.isJsxAttribute(node) && /[cC]lassName$/.test(node.name.getText())) {
      if (node.initializer) addValue(node.initializer)
    } else ts.forEachChild(node, visit)
  }
  visit(source)
  return used
}
