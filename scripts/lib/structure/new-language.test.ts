/** @long it compiles every table of words; `site/src/new-language.test.ts` draws every page in an invented language */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../step.ts'
import { TypeErrors } from './type-errors.ts'

const LOCALE_FILE = 'shared/src/platform/locale.ts'
/** A table of words, or of translations, by language; beside it stands a file for each. */
const TABLES = '{shared,cms,site}/src/**/{words/words,translations/translations}.ts'

const files = (pattern: string) => globSync(pattern, { cwd: root }).sort()

/** Files that know languages by name, apart from those that only use a table. */
const sources = files('{shared,cms,site}/src/**/*.{ts,tsx}').filter(
  (file) => /\.tsx?$/.test(file) && /platform\/locale['.]/.test(readFileSync(path.join(root, file), 'utf8')),
)

it('makes the compiler name every table that lacks a language, and nothing else', () => {
  const errors = new TypeErrors({ files: [...files(TABLES), ...sources], imported: /./ })
  expect(errors.filesWith({ [LOCALE_FILE]: [["bn: 'বাংলা' }", "bn: 'বাংলা', xx: 'Xx' }"]] })).toEqual(files(TABLES))
})
