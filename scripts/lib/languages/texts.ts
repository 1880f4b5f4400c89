import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pravesh/shared/platform/locale'
import { inStaffLanguage } from '../../../cms/src/foundation/languages/in-staff-language.ts'
import { root } from '../step.ts'
import { samples } from './samples.ts'

/** The languages that the default one is translated into. */
export const TRANSLATED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** A text and its translation. */
export interface Pair {
  /** The file of the translation, from the repository. */
  file: string
  /** The key of words, or the English text itself. */
  key: string
  english: string
  translation: string
}

const WORDS = '{site,cms,shared}/src/**/{words,*-words}'
/** Translations by English text: of `shared`, and of labels of the admin. */
const TRANSLATIONS = '{shared/src/*/translations,cms/src/*/labels}'

const find = (pattern: string) => globSync(pattern, { cwd: root }).sort()

/** Every file of translations, from the repository. */
export const translatedFiles = () =>
  TRANSLATED.flatMap((locale) => find(`{${WORDS},${TRANSLATIONS}}/${locale}{.ts,/*.ts}`))

/** The folders with words in the default language. */
export const wordFolders = () => find(`${WORDS}/${DEFAULT_LOCALE}.ts`).map((file) => path.dirname(file))

/** Every text with its translation. Functions are called with the same samples in both languages. */
export async function pairsIn(locale: Locale): Promise<Pair[]> {
  const words = wordFolders().map(async (folder) => {
    const file = `${folder}/${locale}.ts`
    const english = textsIn(await wordsIn(`${folder}/${DEFAULT_LOCALE}.ts`, DEFAULT_LOCALE))
    const words = await wordsIn(file, locale)
    // Words of staff may write lists and times, which are in the language of the reader.
    const translated = new Map(inStaffLanguage(locale, () => textsIn(words)).map(({ key, text }) => [key, text]))
    return english.map(({ key, text }) => ({ file, key, english: text, translation: translated.get(key) ?? '' }))
  })
  const shared = find(`${TRANSLATIONS}/${locale}.ts`).map(async (file) =>
    Object.entries((await wordsIn(file, locale)) as Record<string, string>).map(([english, translation]) => ({
      file,
      key: english,
      english,
      translation,
    })),
  )
  return (await Promise.all([...words, ...shared])).flat()
}

/** The exported words of a file, as `en` of `en.ts`. */
async function wordsIn(file: string, locale: Locale): Promise<object> {
  const { [locale]: words } = await import(pathToFileURL(path.join(root, file)).href)
  if (words === undefined) throw new Error(`${file} does not export ${locale}.`)
  return words
}

/** The texts of words at any depth, and what functions return for samples, by key. */
function textsIn(words: unknown, key = ''): { key: string; text: string }[] {
  if (typeof words === 'string') return [{ key, text: words }]
  if (typeof words === 'function') {
    return samples.flatMap(({ name, values }) =>
      textsIn(
        result(() => words(...values)),
        `${key}(${name})`,
      ),
    )
  }
  if (words === null || typeof words !== 'object') return []
  return Object.entries(words).flatMap(([name, each]) => textsIn(each, key === '' ? name : `${key}.${name}`))
}

/** What a function returns; undefined for samples of another type than it takes. A sample that it returns is a text. */
function result(call: () => unknown): unknown {
  try {
    const value = call()
    return typeof value === 'function' ? String(value) : value
  } catch {
    return undefined
  }
}
