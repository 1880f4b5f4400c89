import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from '../../find-program.ts'

/** The names of the dictionaries, and where Debian, Fedora and macOS have them. */
const NAMES: Record<string, string> = { hi: 'hi_IN', bn: 'bn_IN' }
const FOLDERS = ['/usr/share/hunspell', '/usr/share/myspell', '/Library/Spelling']
const LANGUAGES = Object.keys(NAMES)

function filesOf(locale: string): { rules: string; words: string } | null {
  const name = NAMES[locale] ?? ''
  const folder = FOLDERS.find((each) => existsSync(path.join(each, `${name}.dic`)))
  return folder ? { rules: path.join(folder, `${name}.aff`), words: path.join(folder, `${name}.dic`) } : null
}

/** Whether hunspell is installed with the dictionaries of all languages. */
export const hasDictionaries = () =>
  findProgram('hunspell') !== undefined && LANGUAGES.every((locale) => filesOf(locale) !== null)

/**
 * The words that hunspell does not know. It gets a copy of the dictionary in normal form C, as texts are, that takes vowel signs
 * for letters; by itself it ends a word at each of them.
 */
export function unknownWords(words: readonly string[], locale: string): Set<string> {
  const files = filesOf(locale)
  if (files === null) throw new Error(`hunspell has no dictionary for ${locale}.`)
  const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-spelling-'))
  try {
    const signs = [...new Set(words.join(''))].filter((each) => /[\p{M}\u200C\u200D]/u.test(each)).join('')
    const copy = path.join(folder, 'dictionary')
    writeFileSync(`${copy}.aff`, `${readFileSync(files.rules, 'utf8').normalize('NFC')}\nWORDCHARS ${signs}\n`)
    writeFileSync(`${copy}.dic`, readFileSync(files.words, 'utf8').normalize('NFC'))
    const input = words.join('\n')
    const { status, stdout, stderr } = spawnSync('hunspell', ['-i', 'UTF-8', '-d', copy, '-l'], {
      input,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`hunspell failed: ${stderr}`)
    return new Set(stdout.split('\n').filter((each) => each !== ''))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
