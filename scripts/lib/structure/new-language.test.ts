import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '../step.ts'

const LOCALE_FILE = path.join(root, 'shared/src/platform/locale.ts')
/** A table of words, or of translations, by language; beside it stands a file for each. */
const TABLES = '{shared,cms,site}/src/**/{words/words,translations/translations}.ts'

const files = (pattern: string) => globSync(pattern, { cwd: root }).sort()

/** Files that know languages by name, apart from those that only use a table. */
const sources = files('{shared,cms,site}/src/**/*.{ts,tsx}').filter(
  (file) => /\.tsx?$/.test(file) && /platform\/locale['.]/.test(readFileSync(path.join(root, file), 'utf8')),
)

const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
// Without the browser's types, which take longest to read.
const settings: ts.CompilerOptions = { ...options, lib: ['lib.es2025.d.ts'], jsx: ts.JsxEmit.ReactJSX, types: [] }
const cache = ts.createModuleResolutionCache(root, (file) => file, settings)

/**
 * The files with type errors if `LOCALES` has these languages. Packages are not loaded, so files have the errors of
 * their missing types in any case.
 */
function errorsWith(locales: string, before?: ts.Program) {
  const host = ts.createCompilerHost(settings)
  const read = host.getSourceFile
  host.getSourceFile = (file, target, ...rest) => {
    if (file !== LOCALE_FILE) return before?.getSourceFile(file) ?? read.call(host, file, target, ...rest)
    const text = readFileSync(file, 'utf8').replace("['en'] as const", `${locales} as const`)
    return ts.createSourceFile(file, text, target)
  }
  host.resolveModuleNameLiterals = (names, file, redirected, compiler) =>
    names.map(({ text }) =>
      /^(\.|@pravesh\/)/.test(text)
        ? ts.resolveModuleName(text, file, compiler, host, cache, redirected)
        : { resolvedModule: undefined },
    )
  const rootNames = [...files(TABLES), ...sources].map((file) => path.join(root, file))
  const program = ts.createProgram({ rootNames, options: settings, host })
  const errors = rootNames.flatMap((file) =>
    program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ code, start }) => `${file}:${start}:${code}`),
  )
  return { program, errors: new Set(errors) }
}

it('makes the compiler name every table that lacks a language, and nothing else', () => {
  const { program, errors } = errorsWith("['en']")
  const added = errorsWith("['en', 'xx']", program).errors.difference(errors)
  const named = [...added].map((error) => path.relative(root, error.slice(0, error.indexOf(':'))))
  expect(named.sort()).toEqual(files(TABLES))
})
