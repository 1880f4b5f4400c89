import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../step.ts'

export interface SourceFile {
  /** Relative to the root of the repository, with forward slashes. */
  path: string
  text: string
  /** Tests, their helpers and fixtures, to which some rules do not apply. */
  isTest: boolean
}

export const TEST = /\.test(-d)?\.tsx?$|(^|\/)(test|e2e|fixtures)\/|(^|\/)vitest\.config\.ts$/
const GENERATED =
  /(^|\/)(node_modules|dist|public|\.next|\.astro|migrations)\/|importMap\.js$|payload-types\.ts$|\.d\.ts$/

export function readSources(): SourceFile[] {
  const patterns = ['{shared,site,cms,scripts}/**/*.{ts,tsx,js,mjs,astro,css}', '*.ts']
  return globSync(patterns, { cwd: root, exclude: (name) => GENERATED.test(`${name}/`) })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !GENERATED.test(file))
    .sort()
    .map((file) => sourceFile(file, readFileSync(path.join(root, file), 'utf8')))
}

export function sourceFile(file: string, text: string): SourceFile {
  return { path: file, text, isTest: TEST.test(file) }
}
