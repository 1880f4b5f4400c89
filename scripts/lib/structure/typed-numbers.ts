import { typedNumbers } from '@pravesh/shared/content/typed-numbers'
import ts from 'typescript'
import type { SourceFile } from './source-file.ts'
import type { Breach } from './text-rules.ts'
import { TYPED_NUMBERS, type TypedNumberException } from './typed-number-exceptions.ts'

/**
 * Texts for people. Demo content describes an invented organisation; apart from its policies, only the daily report reads it.
 * Translations by text have the numbers of their English texts, which `scripts/lib/languages` compares.
 */
const PUBLISHED = /^(?:shared|cms|site)\/src\/(?!.*\/(?:translations|labels)\/)(?!.*\/seed\/(?!data\/policy-)).*\.tsx?$/
/** Declarations of style sheets and attributes of elements in a template. */
const MARKUP = /[a-z-]+:\s?[^;{}"\n]*[;}]|\b[\w-]+="[^"\n]*"/g

/**
 * Finds texts that type an amount of money, a percentage, a period or a number of instalments. A template that inserts
 * a constant or a setting types none, because only its fixed parts are read.
 */
export function typedNumberBreaches(
  files: readonly SourceFile[],
  exceptions: readonly TypedNumberException[] = TYPED_NUMBERS,
): Breach[] {
  const unused = new Set(exceptions)
  const found = files.flatMap((file) => {
    const own = exceptions.filter(({ path }) => path === file.path)
    return breachesIn(file).filter(({ text }) => {
      const exception = own.find((each) => text.includes(each.text))
      if (exception) unused.delete(exception)
      return !exception
    })
  })
  const stale = [...unused].map(({ path, text }) => ({
    path,
    line: 1,
    message: `No text says “${text}” any more: remove the exception.`,
  }))
  return [...found.map(({ text: _, ...breach }) => breach), ...stale]
}

function breachesIn({ path, text, isTest }: SourceFile): (Breach & { text: string })[] {
  if (isTest || !PUBLISHED.test(path) || typedNumbers(text).length === 0) return []
  return textsIn(path, text).flatMap(({ line, text: sentence }) => {
    // A range has two numbers, with one text.
    const typed = new Set(typedNumbers(sentence.replace(MARKUP, ' ')).map((number) => number.text))
    return [...typed].map((number) => ({
      path,
      line,
      text: sentence,
      message: `“${number}” is typed: insert the constant or the setting, or a placeholder in a text of staff.`,
    }))
  })
}

/** The lines of strings of more than one word, with `…` in place of inserted values. */
function textsIn(path: string, code: string): { line: number; text: string }[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const found: { line: number; text: string }[] = []
  const visit = (node: ts.Node) => {
    const text = textOf(node)
    if (text !== null && /\p{L}\S*\s/u.test(text)) {
      const start = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push(...text.split('\n').map((each, index) => ({ line: start + index, text: each })))
    }
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
}
