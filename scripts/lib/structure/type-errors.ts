import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../step.ts'

/** A text to replace once, and its replacement. */
export type Edit = readonly [text: string, replacement: string]

/** Edits by file. */
export type Edits = Readonly<Record<string, readonly Edit[]>>

const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
// Without the browser's types, which take longest to read.
const settings: ts.CompilerOptions = { ...options, lib: ['lib.es2025.d.ts'], jsx: ts.JsxEmit.ReactJSX, types: [] }

/**
 * Checks the types of some files as they are and after edits in memory. Only these files and what they import from
 * `imported` are loaded, so each has the errors of its missing types in any case: only those that edits add count.
 */
export class TypeErrors {
  readonly #files: readonly string[]
  readonly #imported: RegExp
  readonly #cache = ts.createModuleResolutionCache(root, (file) => file, settings)
  readonly #before: ts.Program
  readonly #known: ReadonlySet<string>

  /** Paths are relative to the repository. */
  constructor({ files, imported }: { files: readonly string[]; imported: RegExp }) {
    this.#files = files.map((file) => path.join(root, file))
    this.#imported = imported
    this.#before = this.#program({})
    this.#known = new Set(this.#errorsIn(this.#before).map(({ key }) => key))
  }

  /** The files with errors that they do not have without the edits, sorted. */
  filesWith(edits: Edits): string[] {
    const added = this.#errorsIn(this.#program(edits, this.#before)).filter(({ key }) => !this.#known.has(key))
    return [...new Set(added.map(({ file }) => path.relative(root, file)))].sort()
  }

  #program(edits: Edits, before?: ts.Program): ts.Program {
    const host = ts.createCompilerHost(settings)
    const read = host.getSourceFile
    host.getSourceFile = (file, target, ...rest) => {
      const changes = edits[path.relative(root, file)]
      if (changes === undefined) return before?.getSourceFile(file) ?? read.call(host, file, target, ...rest)
      return ts.createSourceFile(file, edited(file, changes), target)
    }
    host.resolveModuleNameLiterals = (names, file, redirected, compiler) =>
      names.map(({ text }) => {
        const found = /^(\.|@pravesh\/)/.test(text)
          ? ts.resolveModuleName(text, file, compiler, host, this.#cache, redirected).resolvedModule
          : undefined
        return {
          resolvedModule: found && this.#imported.test(path.relative(root, found.resolvedFileName)) ? found : undefined,
        }
      })
    const program = ts.createProgram({ rootNames: [...this.#files], options: settings, host })
    const absent = Object.keys(edits).find((file) => !program.getSourceFile(path.join(root, file)))
    if (absent !== undefined) throw new Error(`${absent} is not imported by the checked files.`)
    return program
  }

  #errorsIn(program: ts.Program): { file: string; key: string }[] {
    return this.#files.flatMap((file) =>
      program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ code, messageText }) => {
        const message = ts.flattenDiagnosticMessageText(messageText, '\n')
        return { file, key: `${file}:${code}:${message}` }
      }),
    )
  }
}

function edited(file: string, changes: readonly Edit[]): string {
  return changes.reduce(
    (source, [text, replacement]) => {
      if (!source.includes(text)) throw new Error(`${path.relative(root, file)} does not contain: ${text}`)
      return source.replace(text, () => replacement)
    },
    readFileSync(file, 'utf8'),
  )
}
