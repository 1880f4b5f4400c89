import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '../step.ts'

/** Attributes that people read or hear. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|caption|hint|label|legend|placeholder|title)$/
const LETTER = /\p{L}/u

/** The texts that a component contains itself instead of taking them from words. */
function textsIn(tsx: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) found.push(node.text.trim())
    if (ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText()) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
      if (value && ts.isStringLiteralLike(value)) found.push(value.text)
    }
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile('component.tsx', tsx, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found.filter((text) => LETTER.test(text))
}

/** The template of an Astro file as JSX, without its styles and scripts. */
function templateOf(astro: string): string {
  const template = astro.replace(/^---\n.*?\n---\n/s, '').replace(/<(style|script)\b[^>]*>.*?<\/\1>/gs, '')
  return `<>${template.replace(/<!.*?>/gs, '')}</>`
}

it('finds text and attributes that people hear', () => {
  expect(textsIn('<p title="A" class="b" alt={`C`}>{x} D <b aria-label={w.e}>{"f"}</b></p>')).toEqual(['A', 'C', 'D'])
  const astro = `---\nconst a = 'b'\n---\n<!doctype html>\n<p>Text</p>\n<style>\n  p {}\n</style>`
  expect(textsIn(templateOf(astro))).toEqual(['Text'])
})

it('finds none in the site', () => {
  const files = globSync('site/src/**/*.{tsx,astro}', { cwd: root })
  const found = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8')
    return textsIn(file.endsWith('.astro') ? templateOf(source) : source).map((text) => `${file}: ${text}`)
  })
  expect(files.length).toBeGreaterThan(0)
  expect(found).toEqual([])
})
