import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './step.ts'

/** A file of the repository with what it imports. */
export interface SourceFile {
  /** From the repository's root, with slashes. */
  path: string
  text: string
  /** Tests, their helpers and recorded data, which may know what the code may not. */
  isTest: boolean
  imports: { line: number; specifier: string; target: string | null }[]
}

const GENERATED = /(^|\/)(node_modules|dist|\.next|\.astro|migrations|app)\/|payload-types\.ts$|\.d\.ts$/
const TEST = /\.test\.tsx?$|(^|\/)(test|e2e|fixtures)\/|(^|\/)vitest\.config\.ts$/
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g

/** Every file that people write in TypeScript or Astro, but for what is generated. */
export function readSources(): SourceFile[] {
  const patterns = ['{shared,site,cms,scripts}/**/*.{ts,tsx,mjs,astro}', '*.ts']
  return globSync(patterns, { cwd: root, exclude: (name) => GENERATED.test(`${name}/`) })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !GENERATED.test(file))
    .sort()
    .map((file) => parseSource(file, readFileSync(path.join(root, file), 'utf8')))
}

/** Reads what a file imports; a relative address, or one of a workspace, becomes a path from the repository's root. */
export function parseSource(file: string, text: string): SourceFile {
  const imports = [...text.matchAll(IMPORT)].map((match) => {
    const specifier = match[1] ?? ''
    return { line: lineAt(text, match.index), specifier, target: targetOf(file, specifier) }
  })
  return { path: file, text, isTest: TEST.test(file), imports }
}

/** The number, from 1, of the line that holds a position of a text. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const [, workspace, inner] = /^@pravesh\/(\w+)\/?(.*)$/.exec(specifier) ?? []
  return workspace === undefined ? null : `${workspace}/src/${inner}`
}
